import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { HeaderSectionCapture, MAX_MAIL_BYTES } from '@agent-inbox/laptop/smtp';
import { createTransport } from 'nodemailer';
import { fileFailure } from '../failures/file-failure.ts';
import { WrongUsage } from '../failures/wrong-usage.ts';
import { explained, mailServer, SendFailed } from './mail-server.ts';
import { type MboxMail, splitMbox } from './split-mbox.ts';

export interface ImportFlags {
  readonly eml?: readonly string[];
  readonly mbox?: string;
  readonly to: string;
  readonly skip: number;
  readonly smtp?: string;
  readonly dataDir: string;
}

interface ImportProgress {
  readonly onMail: (done: number) => void;
  readonly onRefused: (text: string) => void;
}

interface ImportedMail extends MboxMail {
  readonly file: string;
  readonly number?: number;
}

/** Used if a message names no sender; an empty sender would mark a bounce. */
const UNKNOWN_SENDER = 'unknown@localhost';
const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[\w.-]+$/;

/** Continues after a refused message. @throws SendFailed if a message was refused or the server is gone; WrongUsage. */
export async function importMails(flags: ImportFlags, progress: ImportProgress): Promise<string> {
  if ((flags.eml === undefined) === (flags.mbox === undefined))
    throw new WrongUsage('Pass either --eml or --mbox');
  const server = mailServer(flags);
  const pool = {
    pool: true,
    maxConnections: 1,
    maxMessages: Number.POSITIVE_INFINITY,
    maxRequeues: 0,
  } as const;
  const transport = createTransport({ ...server, ...pool, ignoreTLS: true });
  let [done, refused] = [0, 0];
  try {
    for await (const mail of mailsOf(flags)) {
      if (done >= flags.skip) {
        const refusal = await refusalOf(mail, (raw) =>
          transport.sendMail({ envelope: { from: senderOf(raw), to: flags.to }, raw }),
        );
        if (refusal !== undefined) {
          refused += 1;
          progress.onRefused(`${nameOf(mail)}: ${refusal}`);
        }
      }
      done += 1;
      progress.onMail(done);
    }
  } catch (error) {
    const reason = explained(error, `${server.host}:${server.port}`);
    if (done <= flags.skip || !(reason instanceof Error)) throw reason;
    throw new SendFailed(`Stopped after message ${done}; --skip ${done} continues with the next`, {
      cause: reason,
    });
  } finally {
    transport.close();
  }
  const sent = Math.max(0, done - flags.skip) - refused;
  const counts = `${sent} ${sent === 1 ? 'message' : 'messages'} sent to ${flags.to}`;
  if (refused > 0) throw new SendFailed(`${counts}, ${refused} refused`);
  if (sent === 0)
    throw new SendFailed(`No messages to import${done === 0 ? '' : `: --skip skips all ${done}`}`);
  return counts;
}

/** @returns undefined if the server accepted the message. @throws errors that concern every message. */
async function refusalOf(
  { raw }: MboxMail,
  send: (raw: Buffer) => Promise<unknown>,
): Promise<string | undefined> {
  if (raw === undefined) return `it has more than ${MAX_MAIL_BYTES} bytes`;
  if (raw.length === 0) return 'it is empty';
  try {
    await send(raw);
    return undefined;
  } catch (error) {
    const isOfThisMail =
      error instanceof Error &&
      'responseCode' in error &&
      error.responseCode !== 421 &&
      // All messages have the same recipient.
      !('command' in error && error.command === 'RCPT TO');
    if (!isOfThisMail) throw error;
    return error.message;
  }
}

async function* mailsOf({ eml, mbox }: ImportFlags): AsyncGenerator<ImportedMail> {
  try {
    for (const file of eml ?? []) {
      const isTooLarge = (await stat(file)).size > MAX_MAIL_BYTES;
      yield { file, raw: isTooLarge ? undefined : await readFile(file) };
    }
    if (mbox === undefined) return;
    let number = 0;
    for await (const { raw } of splitMbox(createReadStream(mbox))) {
      number += 1;
      yield { file: mbox, number, raw };
    }
  } catch (error) {
    throw fileFailure(error, 'read the message') ?? error;
  }
}

function nameOf({ file, number, raw }: ImportedMail): string {
  const subject = raw === undefined ? undefined : headersOf(raw).get('subject');
  const place = number === undefined ? file : `Message ${number} of ${file}`;
  return subject === undefined ? place : `${place} ("${subject}")`;
}

/** Prefers the envelope sender recorded by the receiving server to the author. */
function senderOf(raw: Buffer): string {
  const headers = headersOf(raw);
  const path = /<([^<>]*)>/.exec(headers.get('return-path') ?? '')?.[1];
  if (path !== undefined && (path === '' || ADDRESS.test(path))) return path;
  const from = headers.get('from') ?? '';
  const author = /<([^<>]*)>\s*$/.exec(from)?.[1] ?? from.trim();
  return ADDRESS.test(author) ? author : UNKNOWN_SENDER;
}

/** The first field of each name wins. */
function headersOf(raw: Buffer): ReadonlyMap<string, string> {
  const capture = new HeaderSectionCapture();
  capture.add(raw);
  return new Map(
    capture
      .fields()
      .map(({ name, value }) => [name.toLowerCase(), value] as const)
      .reverse(),
  );
}
