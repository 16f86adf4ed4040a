import { type DeliverableEvent, eventFrame } from '../events/events.ts';
import { INCLUDES, type Include } from '../events/webhook-include.ts';
import type { WebhookData } from './webhook-data.ts';

/** Of UTF-8: what gateways and functions of receivers usually take. */
export const BODY_BYTES = 200_000;

/** Parts of a message by name, as far as a webhook includes them. */
export type Content = Pick<WebhookData, Include>;

/** The body with as many parts as it holds: what is left out is the end of the list, and `left_out` names it. */
export function bodyWith(event: DeliverableEvent, content: Content | undefined): string {
  if (content === undefined) return eventFrame(event, { included: false, left_out: [] });
  const wanted = INCLUDES.filter((include) => content[include] !== undefined);
  for (let kept = wanted.length; ; kept -= 1) {
    const members = Object.fromEntries(wanted.slice(0, kept).map((include) => [include, content[include]]));
    const body = eventFrame(event, { included: true, left_out: wanted.slice(kept), ...members });
    if (kept === 0 || Buffer.byteLength(body) <= BODY_BYTES) return body;
  }
}
