/** `source` of the service's events on its bus. */
export const EVENT_SOURCE = 'agent-inbox';

/** Event types of v1 (EVT-01, D-WHK-05). */
export const EVENT_TYPES = [
  'message.received',
  'message.received.spam',
  'message.received.unauthenticated',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** Clean mail alone is `message.received`; what is both spam and unauthenticated is spam. */
export function eventTypeForLabels(labels: readonly string[]): EventType {
  if (labels.includes('spam')) return 'message.received.spam';
  return labels.includes('unauthenticated') ? 'message.received.unauthenticated' : 'message.received';
}
