import type { MessageSummary } from 'agent-inbox-client/source';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { parseSearch } from '../mail/search.ts';
import { mailbox, shownLine } from '../mail/shown-text.ts';
import { hrefOf, type Path } from '../router.ts';
import { useSession } from '../session/session.ts';
import { Labels } from '../ui/labels.tsx';
import { usePages } from '../ui/pages.ts';
import { Empty, Failure, Loading, PageHeader } from '../ui/parts.tsx';
import { useRows } from '../ui/rows.ts';
import { fullTime, shortTime } from '../ui/time.tsx';
import { Highlighted } from './highlighted.tsx';
import { KindLabel } from './kind-card.tsx';

const PAGE = 50;
const TYPING_MS = 300;

/**
 * The messages of all inboxes of the key, newest first, or those that a search finds. The search is in the address, so that
 * Back from a message shows it again.
 */
export function SearchPage({ path: [search = ''] }: { readonly path: Path }) {
  const { client, live } = useSession();
  const [typed, setTyped] = useState(search);
  const written = useRef(search);
  const parsed = useMemo(() => parseSearch(search), [search]);
  const filters = parsed.problem === undefined ? parsed.filters : {};
  const list = usePages(
    async (page_token, signal) => {
      const input = { limit: PAGE, ...filters, ...(page_token === undefined ? {} : { page_token }) };
      const { messages, next_page_token } = await client.messages.search(input, { signal });
      return { items: messages, next: next_page_token };
    },
    ({ message_id }) => message_id,
    [filters],
  );
  const { refresh } = list;
  useEffect(
    () =>
      live.onEvent((event) => {
        if ('message_id' in event) refresh(event.message_id);
      }),
    [live, refresh],
  );
  useEffect(() => {
    const timer = setTimeout(() => {
      if (typed === written.current) return;
      written.current = typed;
      location.replace(hrefOf('search', ...(typed === '' ? [] : [typed])));
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    // Another address than what was typed here.
    if (search === written.current) return;
    written.current = search;
    setTyped(search);
  }, [search]);
  const rows = useRows<HTMLUListElement>(list.items.length, {
    '/': () => document.getElementById('search-all')?.focus(),
  });
  return (
    <div class="page">
      <PageHeader title="Search">
        <input
          id="search-all"
          type="search"
          class="search"
          aria-label="Search all inboxes"
          placeholder="Search words, from:ann, is:unread"
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') event.currentTarget.blur();
          }}
        />
      </PageHeader>
      {parsed.problem !== undefined && (
        <p class="hint hint-bad" role="alert">
          {parsed.problem}
        </p>
      )}
      {list.error !== undefined && <Failure error={list.error} retry={list.reload} />}
      {list.items.length > 0 && (
        <ul class="rows" ref={rows}>
          {list.items.map((message) => (
            <Row key={message.message_id} message={message} />
          ))}
        </ul>
      )}
      {list.isLoading && list.items.length === 0 && <Loading />}
      {list.hasMore && (
        <button type="button" class="button" disabled={list.isLoading} onClick={list.more}>
          Search older mail
        </button>
      )}
      {!list.isLoading && list.error === undefined && list.items.length === 0 && (
        <Empty title={search === '' ? 'No mail yet' : 'No matches so far'}>
          <p>To search spam, mail from unverified senders, the trash or held messages, open their inbox.</p>
        </Empty>
      )}
    </div>
  );
}

function Row({ message }: { readonly message: MessageSummary }) {
  const { inbox_id, thread_id, from, subject, preview, unread, labels, kind, received_at } = message;
  const [hit] = message.highlights ?? [];
  const isSubject = hit?.field === 'subject';
  const { name, address } = mailbox(from);
  return (
    <li class="row">
      <a class="row-main" data-row href={hrefOf('inboxes', inbox_id, thread_id)}>
        <span class={unread ? 'row-subject row-unread' : 'row-subject'}>
          {isSubject ? <Highlighted highlight={hit} /> : shownLine(subject) || '(no subject)'}
        </span>
        <span class="row-text">
          {hit === undefined || isSubject ? shownLine(preview) : <Highlighted highlight={hit} hasField />}
        </span>
        <span class="row-text">
          {name} {address || '(no sender)'} · {inbox_id}
        </span>
      </a>
      <span class="row-side">
        <KindLabel kind={kind} />
        <Labels labels={labels} max={3} />
        <time dateTime={received_at} title={fullTime(received_at)}>
          {shortTime(received_at)}
        </time>
      </span>
    </li>
  );
}
