import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { AgentInbox, Export } from 'agent-inbox-client/source';
import { fileFailure } from '../failures/file-failure.ts';
import { WrongUsage } from '../failures/wrong-usage.ts';
import { counted } from '../output/counted.ts';
import { jsonText } from '../output/json-text.ts';
import { print } from '../output/output.ts';
import { connect } from './connect.ts';
import type { ProfileFlags } from './profile.ts';
import { spinning } from './spinner.ts';

export interface ExportFlags extends ProfileFlags {
  readonly json?: boolean;
  readonly output: string;
  readonly format: string;
  readonly inbox?: readonly string[];
  readonly after?: string;
  readonly before?: string;
  readonly includeSpam?: boolean;
  readonly force?: boolean;
}

const POLL_MS = 1_000;

export async function exportMail(flags: ExportFlags): Promise<void> {
  const { output, format, inbox, after, before } = flags;
  if (format !== 'mbox' && format !== 'jsonl') throw new WrongUsage('--format must be mbox or jsonl');
  if (flags.force !== true && existsSync(output))
    throw new WrongUsage(`${output} already exists; use --force to overwrite it`);
  if (!existsSync(dirname(output)))
    throw new WrongUsage(`The directory ${dirname(output)} does not exist; create it first`);
  const client = connect(flags);
  const begun = await client.exports.create({
    format,
    ...(inbox === undefined ? {} : { inbox_ids: [...inbox] }),
    ...(after === undefined ? {} : { after }),
    ...(before === undefined ? {} : { before }),
    ...(flags.includeSpam === true ? { include_spam: true } : {}),
  });
  const done = await spinning('Exporting', completed(client, begun));
  await spinning('Downloading', download(done, output));
  const { export_id, messages, skipped, bytes, sha256 } = done;
  if (flags.json === true) {
    print(jsonText({ export_id, file: output, messages, skipped, bytes, sha256 }, 2));
    return;
  }
  const left = skipped === 0 ? '' : `, ${skipped} omitted because the original bytes are missing`;
  print(`${output}: ${counted(messages, 'message')}, ${counted(bytes, 'byte')}, sha256 ${sha256}${left}`);
}

async function completed(client: AgentInbox, begun: Export): Promise<Export> {
  const { export_id } = begun;
  let found = begun;
  while (found.status === 'running') {
    await pause(POLL_MS);
    found = await client.exports.get({ export_id });
  }
  if (found.status === 'failed') throw new Error(`The export ${export_id} failed. Start another one.`);
  return found;
}

/** A file with a wrong digest never gets the final name. */
async function download({ download_url, sha256 }: Export, output: string): Promise<void> {
  const reply = await fetch(download_url ?? '');
  if (!reply.ok || reply.body === null) throw new Error(`The download was refused: ${reply.status}`);
  const hash = createHash('sha256');
  const part = `${output}.part`;
  try {
    await pipeline(
      // `ReadableStream` has the type of browsers here; Node's is async iterable.
      reply.body as unknown as AsyncIterable<Uint8Array>,
      async function* (chunks: AsyncIterable<Uint8Array>) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          yield chunk;
        }
      },
      createWriteStream(part),
    );
    if (hash.digest('hex') !== sha256)
      throw new Error('The downloaded file is damaged: its SHA-256 differs. Run the command again.');
    renameSync(part, output);
  } catch (error) {
    rmSync(part, { force: true });
    throw fileFailure(error, 'write') ?? error;
  }
}
