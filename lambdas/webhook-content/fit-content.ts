import { type DeliverableEvent, eventFrame } from '../events/events.ts';
import { INCLUDES, type Include } from '../events/webhook-include.ts';
import type { WebhookData } from './webhook-data.ts';

/** Gateways and functions of receivers usually accept this many bytes of UTF-8. */
export const BODY_BYTES = 200_000;

export type Content = Pick<WebhookData, Include>;

/** Parts that do not fit are omitted from the end of the list, and `left_out` names them. */
export function bodyWith(event: DeliverableEvent, content: Content | undefined): string {
  if (content === undefined) return eventFrame(event, { included: false, left_out: [] });
  const wanted = INCLUDES.filter((include) => content[include] !== undefined);
  for (let kept = wanted.length; ; kept -= 1) {
    const members = Object.fromEntries(wanted.slice(0, kept).map((include) => [include, content[include]]));
    const body = eventFrame(event, { included: true, left_out: wanted.slice(kept), ...members });
    if (kept === 0 || Buffer.byteLength(body) <= BODY_BYTES) return body;
  }
}
