import type { ApiKey } from 'agent-inbox-client/source';
import { useState } from 'preact/hooks';
import { describePermissions } from '../session/permissions.ts';
import { useSession } from '../session/session.ts';
import { useAction } from '../ui/action.ts';
import { ListState, More } from '../ui/list-state.tsx';
import { usePages } from '../ui/pages.ts';
import { ActionFailure, Dialog, Empty, PageHeader } from '../ui/parts.tsx';
import { Ago } from '../ui/time.tsx';
import { CreateKey } from './create-key.tsx';

export function KeysPage() {
  const { client, identity, may } = useSession();
  const [isCreating, setIsCreating] = useState(false);
  const [revoking, setRevoking] = useState<ApiKey>();
  const list = usePages(
    (next, signal) =>
      client.apiKeys
        .list({ limit: 100, ...next }, { signal })
        .then(({ api_keys, next_page_token }) => ({ items: api_keys, next: next_page_token })),
    ({ api_key_id }) => api_key_id,
    [],
  );
  return (
    <div class="page">
      <PageHeader title="API keys">
        {may('api_key_create') && (
          <button type="button" class="button button-main" onClick={() => setIsCreating(true)}>
            New key
          </button>
        )}
      </PageHeader>
      <ListState list={list} />
      {list.items.length > 0 && (
        <ul class="rows">
          {list.items.map((key) => (
            <li key={key.api_key_id} class="row">
              <div class="row-main">
                <span class="row-title">
                  {key.name} {key.api_key_id === identity.api_key_id && <span class="badge">this key</span>}
                </span>
                <span class="row-text">
                  <code>{key.prefix}…</code> · {scopeOf(key)} · {grantsOf(key)}
                </span>
              </div>
              <span class="row-side">
                {key.used_at === null ? (
                  'never used'
                ) : (
                  <span>
                    used <Ago iso={key.used_at} />
                  </span>
                )}
              </span>
              <span class="row-actions">
                {may('api_key_delete') && (
                  <button
                    type="button"
                    class="button button-quiet"
                    aria-label={`Revoke ${key.name}`}
                    onClick={() => setRevoking(key)}
                  >
                    Revoke
                  </button>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      <More list={list}>More keys</More>
      {list.isEmpty && <Empty title="This key cannot see any keys" />}
      {isCreating && <CreateKey onClose={() => setIsCreating(false)} onCreated={list.refresh} />}
      {revoking !== undefined && (
        <RevokeKey
          apiKey={revoking}
          isOwn={revoking.api_key_id === identity.api_key_id}
          onClose={() => setRevoking(undefined)}
          onRevoked={() => list.patch((each) => (each.api_key_id === revoking.api_key_id ? undefined : each))}
        />
      )}
    </div>
  );
}

function scopeOf({ scope_type, scope_id }: ApiKey): string {
  return scope_type === 'organization' ? 'all inboxes' : scope_id;
}

function grantsOf({ permissions }: ApiKey): string {
  if (permissions === null) return 'full access';
  const granted = Object.keys(permissions).filter((name) => permissions[name] === true);
  return describePermissions(granted).join(' · ');
}

interface RevokeKeyProps {
  readonly apiKey: ApiKey;
  readonly isOwn: boolean;
  readonly onClose: () => void;
  readonly onRevoked: () => void;
}

function RevokeKey({ apiKey: { api_key_id, name, prefix }, isOwn, onClose, onRevoked }: RevokeKeyProps) {
  const { client, signOut } = useSession();
  const { isRunning, failure, run } = useAction();
  const revoke = () =>
    run(async () => {
      await client.apiKeys.delete({ api_key_id });
      onRevoked();
      onClose();
      if (isOwn) signOut('You revoked the key that you were signed in with.');
    });
  return (
    <Dialog title="Revoke key" onClose={onClose}>
      <p>
        <strong>{name}</strong> (<code>{prefix}…</code>) stops working immediately, everywhere.
      </p>
      {isOwn && <p class="notice notice-bad">You are signed in with this key.</p>}
      <ActionFailure text={failure} />
      <div class="dialog-actions">
        <button type="button" class="button button-danger" disabled={isRunning} onClick={revoke}>
          {isRunning ? 'Revoking…' : 'Revoke key'}
        </button>
      </div>
    </Dialog>
  );
}
