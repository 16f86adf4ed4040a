import { EVENT_SOURCE } from '../events/event-type.ts';
import type { ServiceEvent } from '../events/service-event.ts';

export interface EventPublisher {
  /** Every event or an error: part of them may have been published then, and will be again. */
  publish(events: readonly ServiceEvent[]): Promise<void>;
}

/** Loads the client and its command; tests bring a client of their own. */
const loadEventBridge = () => import('./sdk/event-bridge.ts');

const ENTRIES_PER_CALL = 10;

export function eventBridgePublisher(busName: string, eventBridge = loadEventBridge): EventPublisher {
  return {
    async publish(events) {
      const { client, PutEventsCommand } = await eventBridge();
      for (let start = 0; start < events.length; start += ENTRIES_PER_CALL) {
        const entries = events.slice(start, start + ENTRIES_PER_CALL).map((event) => ({
          EventBusName: busName,
          Source: EVENT_SOURCE,
          DetailType: event.event_type,
          Detail: JSON.stringify(event),
        }));
        const reply = await client.send(new PutEventsCommand({ Entries: entries }));
        // A refused entry is reported in the answer, not thrown.
        const refused = reply.Entries?.find((entry) => entry.ErrorCode !== undefined);
        if (refused !== undefined) throw new Error(`EventBridge refused an event: ${refused.ErrorCode}`);
      }
    },
  };
}
