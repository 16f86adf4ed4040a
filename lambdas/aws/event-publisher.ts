import { EVENT_SOURCE, type Publication } from '../events/events.ts';
import { backOff } from '../timing/backoff.ts';

export interface EventPublisher {
  /** Every event or an error: part of them may have been published then, and will be again. */
  publish(publications: readonly Publication[]): Promise<void>;
}

/** Loads the client and its command; tests bring a client of their own. */
const loadEventBridge = () => import('./sdk/event-bridge.ts');

const ENTRIES_PER_CALL = 10;
/** Calls for an entry that is refused with a retryable error; with the pauses between them less than half a second. */
const ROUNDS = 4;
/** Transient errors (EventBridge API reference, PutEventsResultEntry). */
const TRANSIENT_CODES = new Set(['ThrottlingException', 'InternalFailure', 'InternalException']);

interface Waiting {
  readonly publication: Publication;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** One call at a time: what is published while it is under way goes with the next, up to ten events together. */
export function eventBridgePublisher(busName: string, eventBridge = loadEventBridge): EventPublisher {
  const waiting: Waiting[] = [];
  let isSending = false;

  async function put(batch: readonly Waiting[]): Promise<void> {
    let pending = batch;
    for (let round = 1; pending.length > 0; round++) {
      if (round > 1) await backOff(round - 1);
      pending = await putOnce(pending, round === ROUNDS);
    }
  }

  /** @returns the entries that EventBridge refused with a retryable error. */
  async function putOnce(batch: readonly Waiting[], isLast: boolean): Promise<readonly Waiting[]> {
    const { client, PutEventsCommand } = await eventBridge();
    const Entries = batch.map(({ publication: { event, listeners } }) => ({
      EventBusName: busName,
      Source: EVENT_SOURCE,
      DetailType: event.event_type,
      Detail: JSON.stringify({ ...event, listeners }),
    }));
    const reply = await client.send(new PutEventsCommand({ Entries }));
    return batch.filter(({ resolve, reject }, i) => {
      // A refused entry is reported in the answer, not thrown.
      const code = reply.Entries?.[i]?.ErrorCode;
      if (code === undefined) resolve();
      else if (!isLast && TRANSIENT_CODES.has(code)) return true;
      else reject(new Error(`EventBridge refused an event: ${code}`));
      return false;
    });
  }

  async function sendWaiting(): Promise<void> {
    if (isSending) return;
    isSending = true;
    // Events that are published in the same tick share a call.
    await Promise.resolve();
    while (waiting.length > 0) {
      const batch = waiting.splice(0, ENTRIES_PER_CALL);
      // Only the publisher of the refused event gets the error.
      await put(batch).catch((error: unknown) => {
        for (const { reject } of batch) reject(error);
      });
    }
    isSending = false;
  }

  return {
    async publish(publications) {
      const published = publications.map(
        (publication) =>
          new Promise<void>((resolve, reject) => waiting.push({ publication, resolve, reject })),
      );
      // Never rejects; what it does is awaited by those whose events they are.
      void sendWaiting();
      await Promise.all(published);
    },
  };
}
