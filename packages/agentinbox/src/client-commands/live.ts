import type { EventType, StreamedEvent } from 'agent-inbox-client/source';
import { WaitTimeout } from 'agent-inbox-client/source';
import { instantOf } from 'agent-inbox-client/source/given';
import { RETRY_SCHEDULE_SECONDS } from 'agent-inbox-client/source/webhook-schedule';
import { WrongUsage } from '../failures/wrong-usage.ts';
import { counted } from '../output/counted.ts';
import { jsonText } from '../output/json-text.ts';
import { print, printError } from '../output/output.ts';
import { connect, connectToStream } from './connect.ts';
import { connectionLines } from './connection-lines.ts';
import { Forwarder } from './forward.ts';
import { refuseUnknownInboxes } from './known-inboxes.ts';
import { listenSecret } from './listen-secret.ts';
import type { ProfileFlags } from './profile.ts';
import { mailText } from './show-mail.ts';
import { spinning } from './spinner.ts';

export interface ListenFlags extends ProfileFlags {
  readonly json?: boolean;
  readonly inbox?: readonly string[];
  /** The service validates the cursor. */
  readonly eventType?: readonly EventType[];
  readonly since?: string;
  readonly after?: string;
  readonly forwardTo?: string;
  readonly secret?: string;
  readonly count?: number;
}

export async function listen(flags: ListenFlags): Promise<void> {
  const since = flags.since === undefined ? {} : { since: timeOf(flags.since) };
  const { client, used } = connectToStream(flags);
  const forwarder = flags.forwardTo === undefined ? undefined : startForwarding(flags.forwardTo, flags);
  await refuseUnknownInboxes(client, flags.inbox ?? []);
  const selection = {
    ...(flags.inbox === undefined ? {} : { inbox_ids: [...flags.inbox] }),
    ...(flags.eventType === undefined ? {} : { event_types: [...flags.eventType] }),
    ...(flags.after === undefined ? {} : { after: flags.after }),
  };
  // The service refuses a wrong event type or cursor before the command says that it listens.
  await client.events.list({ ...selection, limit: 1 });
  let left = flags.count ?? Number.POSITIVE_INFINITY;
  const events = client.stream({
    ...selection,
    ...since,
    ...connectionLines(`Listening to ${used}. Press Ctrl-C to stop.`),
  });
  for await (const event of events) {
    print(flags.json === true ? jsonText(event) : line(event));
    await forwarder?.post(event);
    left -= 1;
    if (left <= 0) break;
  }
  if (forwarder !== undefined) await endForwarding(forwarder, flags);
}

/** Waits for pending retries and exits with 1 when an event was given up. */
async function endForwarding(forwarder: Forwarder, { forwardTo }: ListenFlags): Promise<void> {
  if (forwarder.pending > 0)
    printError(`Retrying ${counted(forwarder.pending, 'failed event')}. Press Ctrl-C to stop.`);
  for (const id of await forwarder.end()) {
    printError(`Not delivered to ${forwardTo}: ${id}`);
    process.exitCode = 1;
  }
}

function startForwarding(url: string, flags: ListenFlags): Forwarder {
  const secret = listenSecret(flags);
  printError(`Signing with ${secret}`);
  return new Forwarder({ url, secret, schedule: RETRY_SCHEDULE_SECONDS, report: printError });
}

function line(event: StreamedEvent): string {
  const { timestamp, event_type, inbox_id } = event;
  const message = 'message_id' in event ? `  ${event.message_id}` : '';
  return `${timestamp}  ${event_type}  ${inbox_id}${message}`;
}

export interface WaitFlags extends ProfileFlags {
  readonly json?: boolean;
  readonly from?: string;
  readonly subject?: string;
  readonly since?: string;
  readonly timeout: string;
}

export async function waitForMail(inbox: string, flags: WaitFlags): Promise<void> {
  const seconds = Number(flags.timeout);
  if (!(seconds > 0)) throw new WrongUsage('--timeout must be a number of seconds');
  try {
    const waiting = connect(flags).messages.waitFor(inbox, {
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
    printError(`No matching message arrived within ${seconds} s.`);
    process.exitCode = 1;
  }
}

function timeOf(text: string): string {
  try {
    return instantOf('--since', text);
  } catch {
    throw new WrongUsage('--since must be a time such as 2026-11-21T08:00:00Z');
  }
}
