import { useState } from 'preact/hooks';
import { shownLine } from '../mail/shown-text.ts';
import { AUDIT_ACTIONS, actionText } from '../session/audit-actions.ts';
import { useSession } from '../session/session.ts';
import { ListState, More } from '../ui/list-state.tsx';
import { useLoad } from '../ui/load.ts';
import { usePages } from '../ui/pages.ts';
import { PageHeader } from '../ui/parts.tsx';
import { Select } from '../ui/select.tsx';
import { Time } from '../ui/time.tsx';

const ACTORS = [
  ['', 'Anyone'],
  ['key', 'Any key'],
  ['operator', 'The operator'],
  ['service', 'The service'],
] as const;
const ACTIONS = [
  ['', 'Any action'],
  ...AUDIT_ACTIONS.map((action) => [action, actionText(action)] as const),
] as const;

export function AuditLogPage() {
  const { client } = useSession();
  const [actor, setActor] = useState('');
  const [action, setAction] = useState<(typeof ACTIONS)[number][0]>('');
  const [resource, setResource] = useState('');
  const keys = useLoad(async (signal) => {
    const { api_keys } = await client.apiKeys.list({ limit: 100 }, { signal });
    return new Map(api_keys.map(({ api_key_id, name }) => [api_key_id, shownLine(name)]));
  }, []);
  const nameOf = (id: string) => keys.data?.get(id) ?? shownLine(id);
  const pages = usePages(
    async (next, signal) => {
      const { entries, next_page_token } = await client.auditLog.list(
        {
          limit: 100,
          ...(actor === '' ? {} : { actor }),
          ...(action === '' ? {} : { action }),
          ...(resource === '' ? {} : { resource }),
          ...next,
        },
        { signal },
      );
      return { items: entries, next: next_page_token };
    },
    ({ audit_id }) => audit_id,
    [actor, action, resource],
  );
  return (
    <div class="page">
      <PageHeader title="Audit log">
        <Select label="Actor" options={[...ACTORS, ...(keys.data ?? [])]} value={actor} onChange={setActor} />
        <Select label="Action" options={ACTIONS} value={action} onChange={setAction} />
        <input
          type="search"
          class="search"
          aria-label="Resource"
          placeholder="Resource id"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          onChange={(event) => setResource(event.currentTarget.value.trim())}
        />
        <button type="button" class="button" disabled={pages.isLoading} onClick={pages.reload}>
          Reload
        </button>
      </PageHeader>
      <p class="hint">
        Changes in the last 400 days, newest first. Entries name the changed fields, never their values.
      </p>
      <ListState list={pages} />
      {pages.items.length > 0 && (
        <ul class="rows">
          {pages.items.map(({ audit_id, at, actor, action, resource, ip_prefix, changed }) => (
            <li key={audit_id} class="row">
              <div class="row-main">
                <span class="row-title" title={action}>
                  {actionText(shownLine(action))}
                </span>
                <span class="row-text">
                  by {actor.type === 'key' ? nameOf(actor.id) : `the ${actor.type}`}
                  {ip_prefix !== null && ` from ${ip_prefix}`} · {resource.type} {nameOf(resource.id)}
                  {changed.length > 0 && ` · ${shownLine(changed.join(', '))}`}
                </span>
              </div>
              <Time class="row-text row-time" iso={at} />
            </li>
          ))}
        </ul>
      )}
      {pages.isEmpty && <p>{pages.hasMore ? 'No entries in this part of the log.' : 'No entries.'}</p>}
      <More list={pages}>Earlier entries</More>
    </div>
  );
}
