import { EVENT_SOURCE, type Publication } from '../events/events.ts';
import { backOff } from '../timing/backoff.ts';

export interface EventPublisher {
  /** EventBridge may have taken some of the events, and a retry publishes them again. */
  publish(publications: readonly Publication[]): Promise<void>;
}

const loadEventBridge = () => import('./sdk/event-bridge.ts');

const ENTRIES_PER_CALL = 10;
/** All rounds together take less than half a second. */
const ROUNDS = 4;
/** EventBridge documents these errors as transient (PutEventsResultEntry). */
const TRANSIENT_CODES = new Set(['ThrottlingException', 'InternalFailure', 'InternalException']);

interface Waiting {
  readonly publication: Publication;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

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
      // PutEvents reports refused entries in its response.
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
    await Promise.resolve();
    while (waiting.length > 0) {
      const batch = waiting.splice(0, ENTRIES_PER_CALL);
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
      void sendWaiting();
      await Promise.all(published);
    },
  };
}
