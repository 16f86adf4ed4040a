import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { AttachmentSink } from '@agent-inbox/mail-reader';

interface BenchedParser {
  readonly name: string;
  parse(raw: Readable): Promise<unknown>;
  close(): Promise<void>;
}

/** Attachments are read to their end and discarded, as in an upload to S3. */
const passing: AttachmentSink = {
  async store(_meta, content) {
    for await (const _ of content);
  },
};

const nothing = async (): Promise<void> => undefined;

/** Each parser imports its library when it is opened, so that none counts in another's memory. */
const PARSERS: Readonly<Record<string, () => Promise<Omit<BenchedParser, 'name'>>>> = {
  async ours() {
    const { parseMail } = await import('@agent-inbox/mail-reader');
    return { parse: (raw) => parseMail(raw, passing), close: nothing };
  },
  async 'ours, in its thread'() {
    const { createMailParser } = await import('@agent-inbox/mail-reader/parser');
    const workerUrl = new URL('../../packages/mail-reader/src/worker/parse-mail.worker.ts', import.meta.url);
    const parser = createMailParser({ workerUrl });
    return { parse: (raw) => parser.parse(raw, passing), close: () => parser.close() };
  },
  async simpleParser() {
    const { simpleParser } = await import('mailparser');
    return { parse: (raw) => simpleParser(raw), close: nothing };
  },
  async 'mailparser streaming'() {
    const { MailParser } = await import('mailparser');
    const options = { skipHtmlToText: true, skipTextToHtml: true, skipImageLinks: true };
    return {
      async parse(raw) {
        const parser = new MailParser(options);
        const done = new Promise<void>((resolve, reject) =>
          parser.once('end', resolve).once('error', reject),
        );
        parser.on('data', (part) => {
          if (part.type === 'attachment') part.content.once('end', () => part.release()).resume();
        });
        raw.pipe(parser);
        await done;
      },
      close: nothing,
    };
  },
  async 'postal-mime'() {
    const { default: PostalMime } = await import('postal-mime');
    return { parse: async (raw) => PostalMime.parse(await buffer(raw)), close: nothing };
  },
};

export const PARSER_NAMES: readonly string[] = Object.keys(PARSERS);

export async function openParser(name: string): Promise<BenchedParser> {
  const open = PARSERS[name];
  if (open === undefined) throw new Error(`There is no parser ${name}`);
  return { name, ...(await open()) };
}

const CHUNK_BYTES = 64 * 1024;

export function streamOf(raw: Buffer): Readable {
  return Readable.from(
    (function* () {
      for (let start = 0; start < raw.length; start += CHUNK_BYTES) {
        // A view would transfer its entire underlying buffer to a thread, so each chunk is a copy.
        yield Buffer.from(raw.subarray(start, start + CHUNK_BYTES));
      }
    })(),
  );
}
