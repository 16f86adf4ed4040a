import { EVENT_SOURCE } from '../events/event-type.ts';
import type { ServiceEvent } from '../events/service-event.ts';

export interface EventPublisher {
  /** Every event or an error: part of them may have been published then, and will be again. */
  publish(events: readonly ServiceEvent[]): Promise<void>;
}

/** Loads the client and its command; tests bring a client of their own. */
const loadEventBridge = () => import('./sdk/event-bridge.ts');

const ENTRIES_PER_CALL = 10;

interface Waiting {
  readonly event: ServiceEvent;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** One call at a time: what is published while it is under way goes with the next, up to ten events together. */
export function eventBridgePublisher(busName: string, eventBridge = loadEventBridge): EventPublisher {
  const waiting: Waiting[] = [];
  let isSending = false;

  async function put(batch: readonly Waiting[]): Promise<void> {
    const { client, PutEventsCommand } = await eventBridge();
    const Entries = batch.map(({ event }) => ({
      EventBusName: busName,
      Source: EVENT_SOURCE,
      DetailType: event.event_type,
      Detail: JSON.stringify(event),
    }));
    const reply = await client.send(new PutEventsCommand({ Entries }));
    for (const [i, { resolve, reject }] of batch.entries()) {
      // A refused entry is reported in the answer, not thrown.
      const code = reply.Entries?.[i]?.ErrorCode;
      if (code === undefined) resolve();
      else reject(new Error(`EventBridge refused an event: ${code}`));
    }
  }

  async function sendWaiting(): Promise<void> {
    if (isSending) return;
    isSending = true;
    // What is published at the same moment goes together.
    await Promise.resolve();
    while (waiting.length > 0) {
      const batch = waiting.splice(0, ENTRIES_PER_CALL);
      // Whoever published is told; nobody else is concerned.
      await put(batch).catch((error: unknown) => {
        for (const { reject } of batch) reject(error);
      });
    }
    isSending = false;
  }

  return {
    async publish(events) {
      const published = events.map(
        (event) => new Promise<void>((resolve, reject) => waiting.push({ event, resolve, reject })),
      );
      // Never rejects; what it does is awaited by those whose events they are.
      void sendWaiting();
      await Promise.all(published);
    },
  };
}
