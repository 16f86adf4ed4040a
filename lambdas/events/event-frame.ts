import type { ServiceEvent } from './service-event.ts';

/**
 * An event as receivers see it: a webhook's body and a WebSocket frame are these bytes (UTF-8). Ids alone on
 * purpose, since mail here often carries other services' codes. The tenant stays inside.
 */
export function eventFrame(event: ServiceEvent): string {
  // JSON.stringify keeps this order, and signatures cover the bytes: named here, not spread.
  return JSON.stringify({
    type: 'event',
    event_type: event.event_type,
    event_id: event.event_id,
    timestamp: event.timestamp,
    inbox_id: event.inbox_id,
    thread_id: event.thread_id,
    message_id: event.message_id,
  });
}
