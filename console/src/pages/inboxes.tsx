import type { Inbox } from 'agent-inbox-client/source';
import { useState } from 'preact/hooks';
import { goTo, type Path } from '../router.ts';
import { useSession } from '../session/session.ts';
import { lazy } from '../ui/lazy.tsx';
import { ListState, More } from '../ui/list-state.tsx';
import { usePages } from '../ui/pages.ts';
import { Empty, PageHeader } from '../ui/parts.tsx';
import { useRows } from '../ui/rows.ts';
import { CreateInbox } from './create-inbox.tsx';
import { DeleteInbox } from './delete-inbox.tsx';
import { InboxPage } from './inbox.tsx';
import { InboxRow } from './inbox-row.tsx';

const InboxSendersPage = lazy(() => import('./senders.tsx').then((senders) => senders.InboxSendersPage));

export function InboxesPage({ path }: { readonly path: Path }) {
  const [inboxId, first, second] = path;
  if (inboxId === undefined) return <InboxList />;
  if (first === 'senders') return <InboxSendersPage key={inboxId} inboxId={inboxId} />;
  const folder = first === 'trash' || first === 'held' ? first : 'mail';
  const openId = folder === 'mail' ? first : second;
  return <InboxPage key={`${inboxId} ${folder}`} inboxId={inboxId} folder={folder} openId={openId} />;
}

function InboxList() {
  const { client, identity, may } = useSession();
  // A key that is scoped to an inbox cannot create inboxes, whatever its permissions are.
  const mayCreate = may('inbox_create') && identity.scope_type === 'organization';
  const [search, setSearch] = useState('');
  const [isCreating, setIsCreating] = useState(false);
  const [deleting, setDeleting] = useState<Inbox>();
  const list = usePages(
    (next, signal) =>
      client.inboxes
        .list({ limit: 50, include_activity: true, ...next }, { signal })
        .then(({ inboxes, next_page_token }) => ({ items: inboxes, next: next_page_token })),
    ({ inbox_id }) => inbox_id,
    [],
  );
  const wanted = search.trim().toLowerCase();
  const shown = list.items.filter((inbox) => matches(inbox, wanted));
  const rows = useRows<HTMLUListElement>(shown.length, {
    '/': () => document.getElementById('inbox-search')?.focus(),
    c: (row) => row?.closest('.row')?.querySelector<HTMLElement>('[data-copy="address"]')?.click(),
  });

  return (
    <div class="page">
      <PageHeader title="Inboxes">
        <input
          id="inbox-search"
          type="search"
          class="search"
          aria-label="Search inboxes"
          placeholder="Search inboxes"
          value={search}
          onInput={(event) => setSearch(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') event.currentTarget.blur();
          }}
        />
        {mayCreate && (
          <button type="button" class="button button-main" onClick={() => setIsCreating(true)}>
            New inbox
          </button>
        )}
      </PageHeader>
      <ListState list={list} />
      {shown.length > 0 && (
        <ul class="rows" ref={rows}>
          {shown.map((inbox) => (
            <InboxRow
              key={inbox.inbox_id}
              inbox={inbox}
              onChange={(read) => list.patch((each) => (each.inbox_id === read.inbox_id ? read : each))}
              onDelete={may('inbox_delete') ? () => setDeleting(inbox) : undefined}
            />
          ))}
        </ul>
      )}
      <More list={list}>More inboxes</More>
      {!list.isLoading && list.error === undefined && shown.length === 0 && (
        <Empty title={wanted === '' ? 'No inboxes yet' : `No inbox matches "${search.trim()}"`}>
          {wanted === '' && mayCreate && (
            <p>An inbox is an email address that receives mail. Press "New inbox" to create one.</p>
          )}
          {wanted !== '' && list.hasMore && <p>Not all inboxes are loaded. Press "More inboxes".</p>}
        </Empty>
      )}
      {isCreating && (
        <CreateInbox
          onClose={() => setIsCreating(false)}
          onCreated={(inbox) => goTo('inboxes', inbox.inbox_id)}
        />
      )}
      {deleting !== undefined && (
        <DeleteInbox
          inbox={deleting}
          onClose={() => setDeleting(undefined)}
          onDeleted={() => list.patch((each) => (each.inbox_id === deleting.inbox_id ? undefined : each))}
        />
      )}
    </div>
  );
}

function matches({ inbox_id, display_name, metadata }: Inbox, wanted: string): boolean {
  const texts = [inbox_id, display_name ?? '', ...Object.entries(metadata).flat()];
  return texts.some((text) => text.toLowerCase().includes(wanted));
}
