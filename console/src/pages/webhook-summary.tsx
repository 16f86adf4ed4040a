import type { Webhook } from 'agent-inbox-client/source';

export function EnabledBadge({ isEnabled }: { readonly isEnabled: boolean }) {
  return isEnabled ? (
    <span class="badge badge-good">enabled</span>
  ) : (
    <span class="badge badge-bad">disabled</span>
  );
}

export function describeWebhook({ event_types, inbox_ids }: Webhook): string {
  const scope = inbox_ids.length === 0 ? 'all inboxes' : inbox_ids.join(', ');
  return `${event_types.join(', ')} · ${scope}`;
}
