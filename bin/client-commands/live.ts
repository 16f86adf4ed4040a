import { randomBytes } from 'node:crypto';
import type { EventType, MessageEvent } from '../../client/src/index.ts';
import { WaitTimeout } from '../../client/src/index.ts';
import { createSecret, signatureHeaders } from '../../lambdas/webhooks/sign.ts';
import { WrongUsage } from '../../local/wrong-usage.ts';
import { jsonText } from '../output/json-text.ts';
import { print, printError } from '../output/output.ts';
import { connectToStream } from './connect.ts';
import type { ProfileFlags } from './profile.ts';
import { mailText } from './show-mail.ts';
import { spinning } from './spinner.ts';

export interface ListenFlags extends ProfileFlags {
  readonly json?: boolean;
  readonly inbox?: readonly string[];
  /** As typed: the service refuses what is none. */
  readonly eventType?: readonly EventType[];
  readonly since?: string;
  readonly forwardTo?: string;
  readonly count?: number;
}

/** Prints events as they come, and hands them on where `--forward-to` says. */
export async function listen(flags: ListenFlags): Promise<void> {
  const since = flags.since === undefined ? {} : { since: timeOf(flags.since) };
  const client = connectToStream(flags);
  const secret = createSecret(randomBytes);
  if (flags.forwardTo !== undefined) printError(`Signing with ${secret}`);
  printError('Listening. Ctrl-C ends it.');
  let left = flags.count ?? Number.POSITIVE_INFINITY;
  const events = client.stream({
    ...(flags.inbox === undefined ? {} : { inbox_ids: flags.inbox }),
    ...(flags.eventType === undefined ? {} : { event_types: flags.eventType }),
    ...since,
  });
  for await (const event of events) {
    print(flags.json === true ? jsonText(event) : line(event));
    if (flags.forwardTo !== undefined) await forward(flags.forwardTo, event, secret);
    left -= 1;
    if (left <= 0) return;
  }
}

function line({ timestamp, event_type, inbox_id, message_id }: MessageEvent): string {
  return `${timestamp}  ${event_type}  ${inbox_id}  ${message_id}`;
}

/** As the service's own deliveries, but once and whatever the answer: it is a look, not a queue. */
async function forward(url: string, event: MessageEvent, secret: string): Promise<void> {
  const id = event.event_id ?? event.message_id;
  const { event_type, ...rest } = event;
  const body = JSON.stringify({ type: 'event', event_type, event_id: id, ...rest });
  const timestampSeconds = Math.floor(Date.now() / 1000);
  const headers = signatureHeaders({ secret, id, timestampSeconds, body });
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      redirect: 'manual',
    });
    printError(`  → ${response.status}`);
  } catch (error) {
    // The receiver is being restarted: the next event will find it.
    printError(`  → ${error instanceof Error ? error.message : String(error)}`);
  }
}

export interface WaitFlags extends ProfileFlags {
  readonly json?: boolean;
  readonly from?: string;
  readonly subject?: string;
  readonly since?: string;
  readonly timeout: string;
}

/** Prints the first mail that fits; the process exits with 1 when none comes in time. */
export async function waitForMail(inbox: string, flags: WaitFlags): Promise<void> {
  const seconds = Number(flags.timeout);
  if (!(seconds > 0)) throw new WrongUsage('--timeout must be a number of seconds');
  try {
    const waiting = connectToStream(flags).messages.waitFor(inbox, {
      timeout: seconds * 1000,
      ...(flags.from === undefined ? {} : { from: flags.from }),
      ...(flags.subject === undefined ? {} : { subject: flags.subject }),
      ...(flags.since === undefined ? {} : { since: timeOf(flags.since) }),
    });
    const message = await spinning(`Waiting for mail to ${inbox}`, waiting);
    print(flags.json === true ? jsonText(message, 2) : mailText(message));
    process.exitCode = 0;
  } catch (error) {
    if (!(error instanceof WaitTimeout)) throw error;
    printError(`No such mail came within ${seconds} s.`);
    process.exitCode = 1;
  }
}

function timeOf(text: string): Date {
  const time = new Date(text);
  if (Number.isNaN(time.getTime()))
    throw new WrongUsage('--since must be a time such as 2026-11-21T08:00:00Z');
  return time;
}
