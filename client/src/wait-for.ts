import type { MessagesGetOutput } from './generated/types.ts';
import type { MessageEvent } from './stream.ts';

export interface Wanted {
  /** Part of the sender's name or address, without regard to case, or a pattern. */
  readonly from?: string | RegExp;
  readonly subject?: string | RegExp;
  /** Messages that arrived since then count too; by default only those that arrive after the call. */
  readonly since?: Date;
  /** Milliseconds; 60,000 by default. */
  readonly timeout?: number;
  readonly signal?: AbortSignal;
}

/** No matching message arrived in time. */
export class WaitTimeout extends Error {
  override readonly name = 'WaitTimeout';
}

const TIMEOUT_MS = 60_000;

/**
 * Resolves with the first message that matches.
 * @param events of the inbox from `since` on, each once.
 * @throws WaitTimeout
 */
export async function waitFor(
  wanted: Wanted,
  events: (signal: AbortSignal) => AsyncIterable<MessageEvent>,
  read: (event: MessageEvent, signal: AbortSignal) => Promise<MessagesGetOutput>,
): Promise<MessagesGetOutput> {
  const timeout = AbortSignal.timeout(wanted.timeout ?? TIMEOUT_MS);
  const signal = wanted.signal === undefined ? timeout : AbortSignal.any([wanted.signal, timeout]);
  try {
    for await (const event of events(signal)) {
      const message = await read(event, signal);
      if (fits(message.from, wanted.from) && fits(message.subject, wanted.subject)) return message;
    }
  } catch (error) {
    if (!timeout.aborted) throw error;
  }
  wanted.signal?.throwIfAborted();
  throw new WaitTimeout('No matching message arrived in time');
}

function fits(value: string, wanted: string | RegExp | undefined): boolean {
  if (wanted === undefined) return true;
  if (typeof wanted === 'string') return value.toLowerCase().includes(wanted.toLowerCase());
  // A pattern with the flag g would continue where it stopped.
  return new RegExp(wanted.source, wanted.flags.replace('g', '')).test(value);
}
