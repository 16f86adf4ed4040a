import type {
  MessagesGetOutput,
  MessagesListInput,
  MessagesListOutput,
  Operations,
} from './generated/types.ts';
import { instantOf, refuseUnknown } from './given.ts';

export interface Wanted {
  /** Part of the sender's name or address in any letter case, or a pattern. */
  readonly from?: string | RegExp;
  readonly subject?: string | RegExp;
  /** Only messages that arrived since this time; default: one minute before the call. */
  readonly since?: Date | string;
  /** Milliseconds; default: 60,000. */
  readonly timeout?: number;
  readonly signal?: AbortSignal;
}

/** No matching message arrived in time. */
export class WaitTimeout extends Error {
  override readonly name = 'WaitTimeout';
}

export interface MessageSource {
  readonly messages: Pick<Operations['messages'], 'get' | 'list' | 'listAll'>;
  /** The time is milliseconds since 1970 by the service's clock; undefined before its first response. */
  calledAt(): number | undefined;
}

type Listed = MessagesListOutput['messages'][number];

const TIMEOUT_MS = 60_000;
/** The action that causes a message often precedes the call that waits for it. */
const RECENT_MS = 60_000;
/** The service does not wait longer than this. */
export const MAX_WAIT_SECONDS = 25;
/** A response may arrive this much later than its wait. */
export const ANSWER_MS = 10_000;
/** Messages are stored within this time of their arrival, possibly after one that arrived later. */
const LATE_MS = 120_000;

export async function waitFor(
  source: MessageSource,
  inbox_id: string,
  wanted: Wanted,
): Promise<MessagesGetOutput> {
  refuseUnknown(wanted, ['from', 'subject', 'since', 'timeout', 'signal']);
  const givenSince = wanted.since === undefined ? undefined : Date.parse(instantOf('since', wanted.since));
  const timeoutMs = wanted.timeout ?? TIMEOUT_MS;
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = wanted.signal === undefined ? timeout : AbortSignal.any([wanted.signal, timeout]);
  const endsAt = performance.now() + timeoutMs;
  try {
    const { message_id } = await firstThatFits(source, inbox_id, wanted, givenSince, endsAt, signal);
    return await source.messages.get({ inbox_id, message_id }, { signal });
  } catch (error) {
    if (!timeout.aborted) throw error;
  }
  wanted.signal?.throwIfAborted();
  throw new WaitTimeout('No matching message arrived in time');
}

async function firstThatFits(
  { messages, calledAt }: MessageSource,
  inbox_id: string,
  wanted: Wanted,
  givenSince: number | undefined,
  endsAt: number,
  signal: AbortSignal,
): Promise<Listed> {
  // Every response contains the service's time, and this one also checks the inbox.
  if (givenSince === undefined && calledAt() === undefined) {
    await messages.list({ inbox_id, limit: 1 }, { signal });
  }
  const since = givenSince ?? (calledAt() ?? Date.now()) - RECENT_MS;
  const asked = { inbox_id, limit: 100, ...filtersOf(wanted) };
  const others = new Set<string>();
  let newest = since;
  let seconds = MAX_WAIT_SECONDS;
  const isWanted = (message: Listed): boolean => {
    if (others.has(message.message_id)) return false;
    if (fits(message.from, wanted.from) && fits(message.subject, wanted.subject)) return true;
    others.add(message.message_id);
    newest = Math.max(newest, Date.parse(message.received_at));
    // An earlier arrival may still appear, so the list is polled again with growing intervals.
    seconds = 1;
    return false;
  };
  for (;;) {
    const from = Math.max(since, newest - LATE_MS);
    for await (const message of messages.listAll(
      { ...asked, after: isoOf(from), ascending: true },
      { signal },
    )) {
      if (isWanted(message)) return message;
    }
    const left = Math.ceil((endsAt - performance.now()) / 1000);
    const wait = Math.max(1, Math.min(seconds, left));
    seconds = Math.min(seconds * 2, MAX_WAIT_SECONDS);
    // The call waits only if `after` skips the messages that are known not to match.
    const page = await messages.list(
      { ...asked, after: isoOf(newest), wait },
      { signal, timeoutMs: wait * 1000 + ANSWER_MS },
    );
    // Pages are newest first.
    const found = [...page.messages].reverse().find(isWanted);
    if (found !== undefined) return found;
  }
}

function isoOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

function filtersOf({ from, subject }: Wanted): Pick<MessagesListInput, 'from' | 'subject'> {
  return {
    ...(typeof from === 'string' ? { from } : {}),
    ...(typeof subject === 'string' ? { subject } : {}),
  };
}

function fits(value: string, wanted: string | RegExp | undefined): boolean {
  // The service has already compared strings.
  if (wanted === undefined || typeof wanted === 'string') return true;
  // A pattern with the flag g would continue at its last match.
  return new RegExp(wanted.source, wanted.flags.replace('g', '')).test(value);
}
