import type { MessageSummary } from 'agent-inbox-client/source';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { parseSearch } from '../mail/search.ts';
import { mailbox, shownLine } from '../mail/shown-text.ts';
import { hrefOf, type Path } from '../router.ts';
import { useSession } from '../session/session.ts';
import { Labels } from '../ui/labels.tsx';
import { ListState, More } from '../ui/list-state.tsx';
import { useLoad } from '../ui/load.ts';
import { usePages } from '../ui/pages.ts';
import { Empty, PageHeader } from '../ui/parts.tsx';
import { useRows } from '../ui/rows.ts';
import { Select } from '../ui/select.tsx';
import { Time } from '../ui/time.tsx';
import { Highlighted, hitsOf } from './highlighted.tsx';
import { KindLabel } from './kind-card.tsx';

const PAGE = 50;
const TYPING_MS = 300;

const SYNTAX = [
  ['invoice -draft', 'words that must and must not occur'],
  ['"your order"', 'an exact phrase'],
  ['from:ann', 'part of the sender’s address or name'],
  ['to:sales', 'part of a recipient’s address or name'],
  ['subject:invoice', 'part of the subject'],
  ['is:unread', 'unread'],
  ['has:attachment', 'with attachments'],
  ['label:urgent', 'with this label'],
  ['kind:bounce', 'of this kind'],
  ['after:2026-01-31', 'arrived on this day or later'],
] as const;

/** The search is in the address, so that Back from a message shows it again. */
export function SearchPage({ path: [search = '', scope = ''] }: { readonly path: Path }) {
  const { client, live, may } = useSession();
  const [inbox, setInbox] = useState(scope);
  const inboxes = useLoad(
    async (signal) =>
      may('inbox_read') ? (await client.inboxes.list({ limit: 100 }, { signal })).inboxes : [],
    [],
  );
  const ids = new Set([
    ...(inbox === '' ? [] : [inbox]),
    ...(inboxes.data ?? []).map((each) => each.inbox_id),
  ]);
  const [typed, setTyped] = useState(search);
  const written = useRef(search);
  const parsed = useMemo(() => parseSearch(search), [search]);
  const filters = parsed.problem === undefined ? parsed.filters : {};
  const list = usePages(
    async (next, signal) => {
      if (search === '') return { items: [], next: null };
      const inbox_ids = inbox === '' ? {} : { inbox_ids: [inbox] };
      const input = {
        limit: PAGE,
        ...inbox_ids,
        ...filters,
        ...next,
      };
      const { messages, next_page_token } = await client.messages.search(input, { signal });
      return { items: messages, next: next_page_token };
    },
    ({ message_id }) => message_id,
    [search, filters, inbox],
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
      if (typed === written.current && inbox === scope) return;
      written.current = typed;
      location.replace(hrefOf('search', ...(typed === '' ? [] : [typed, inbox].filter(Boolean))));
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, inbox, scope]);
  useEffect(() => {
    // The text is replaced only if the address was not typed here.
    if (search === written.current) return;
    written.current = search;
    setTyped(search);
  }, [search]);
  useEffect(() => {
    if (search === '') document.getElementById('search-all')?.focus();
  }, []);
  const rows = useRows<HTMLUListElement>(list.items.length, {
    '/': () => document.getElementById('search-all')?.focus(),
  });
  return (
    <div class="page">
      <PageHeader title="Search">
        <Select
          label="Where"
          options={[['', 'All inboxes'], ...[...ids].map((id) => [id, id] as const)]}
          value={inbox}
          onChange={setInbox}
        />
      </PageHeader>
      <div class="search-large">
        <input
          id="search-all"
          type="search"
          aria-label="Search mail"
          placeholder="Words, or from:ann is:unread"
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') event.currentTarget.blur();
          }}
        />
      </div>
      {parsed.problem !== undefined && (
        <p class="hint hint-bad" role="alert">
          {parsed.problem}
        </p>
      )}
      <ListState list={list} />
      {list.items.length > 0 && (
        <ul class="rows" ref={rows}>
          {list.items.map((message) => (
            <Row key={message.message_id} message={message} />
          ))}
        </ul>
      )}
      <More list={list}>Search older mail</More>
      {!list.isLoading &&
        list.error === undefined &&
        list.items.length === 0 &&
        (search === '' ? (
          <dl class="shortcuts syntax">
            {SYNTAX.map(([written, meaning]) => (
              <div key={written}>
                <dt>
                  <code>{written}</code>
                </dt>
                <dd class="hint">{meaning}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <Empty title="No matches so far">
            <p>To search spam, mail from unverified senders, the trash or held messages, open their inbox.</p>
          </Empty>
        ))}
    </div>
  );
}

function Row({ message }: { readonly message: MessageSummary }) {
  const { inbox_id, thread_id, from, subject, preview, unread, labels, kind, received_at } = message;
  const { subject: subjectHit, other: hit } = hitsOf(message.highlights);
  const { name, address } = mailbox(from);
  return (
    <li class="row">
      <a class="row-main" data-row href={hrefOf('inboxes', inbox_id, thread_id)}>
        <span class={unread ? 'row-line row-subject row-unread' : 'row-line row-subject'}>
          {subjectHit ? <Highlighted highlight={subjectHit} /> : shownLine(subject) || '(no subject)'}
        </span>
        <span class="row-text row-line">
          {hit === undefined ? shownLine(preview) : <Highlighted highlight={hit} hasField />}
        </span>
        <span class="row-text row-line">
          {name} {address || '(no sender)'} · {inbox_id}
        </span>
      </a>
      <span class="row-side">
        <KindLabel kind={kind} />
        <Labels labels={labels} max={3} />
        <Time iso={received_at} />
      </span>
    </li>
  );
}
