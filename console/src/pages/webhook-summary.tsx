import type { Webhook } from '../../../client/src/index.ts';

export function EnabledBadge({ isEnabled }: { readonly isEnabled: boolean }) {
  return isEnabled ? (
    <span class="badge badge-good">enabled</span>
  ) : (
    <span class="badge badge-bad">disabled</span>
  );
}

export function describeWebhook({ event_types, inbox_ids }: Webhook): string {
  const scope = inbox_ids === undefined ? 'all inboxes' : inbox_ids.join(', ');
  return `${event_types.join(', ')} · ${scope}`;
}
