import type { Webhook } from 'agent-inbox-client/source';

export function EnabledBadge({ isEnabled }: { readonly isEnabled: boolean }) {
  return isEnabled ? (
    <span class="badge badge-good">enabled</span>
  ) : (
    <span class="badge badge-bad">disabled</span>
  );
}

/** The values of headers are secret, so only their names are shown. */
export function describeWebhook({ event_types, inbox_ids, include, headers }: Webhook): string {
  const names = Object.keys(headers);
  return [
    event_types.join(', '),
    inbox_ids.length === 0 ? 'all inboxes' : inbox_ids.join(', '),
    include.length > 0 && `with ${include.join(', ')}`,
    names.length > 0 && `headers: ${names.join(', ')}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
