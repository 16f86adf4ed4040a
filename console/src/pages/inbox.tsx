import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useKeys } from '../keyboard.ts';
import { parseSearch } from '../mail/search.ts';
import { goTo, hrefOf, type Path } from '../router.ts';
import { useSession } from '../session/session.ts';
import { CopyButton, Empty, Failure, Loading } from '../ui/parts.tsx';
import { EmptyInbox } from './empty-inbox.tsx';
import { SearchBar } from './search-bar.tsx';
import { ThreadList } from './thread-list.tsx';
import { useThreads } from './thread-rows.ts';
import { ThreadView } from './thread-view.tsx';

export interface InboxPageProps {
  readonly inboxId: string;
  /** The open thread, if any. */
  readonly path: Path;
}

/** The threads of an inbox, live, and the open one beside them. */
export function InboxPage({ inboxId, path: [threadId] }: InboxPageProps) {
  const { may } = useSession();
  const [search, setSearch] = useState('');
  const [hidden, setHidden] = useState({ spam: false, unauthenticated: false });
  const parsed = useMemo(() => parseSearch(search), [search]);
  const filters = parsed.problem === undefined ? parsed.filters : {};
  const threads = useThreads(inboxId, filters, hidden);
  // By its id: new mail comes above it. The first one until another is chosen.
  const [selectedId, setSelectedId] = useState<string>();
  const selected = Math.max(
    0,
    threads.rows.findIndex(({ thread_id }) => thread_id === selectedId),
  );
  const copy = useRef<HTMLSpanElement>(null);
  const isFiltered = Object.keys(filters).length > 0;

  useEffect(() => {
    document.title = `${inboxId} · Agent Inbox`;
  }, [inboxId]);
  useEffect(() => {
    if (threadId !== undefined) setSelectedId(threadId);
  }, [threadId]);
  const [focusRequests, setFocusRequests] = useState(0);
  const focusSelected = () => setFocusRequests((before) => before + 1);
  const opened = useRef(threadId);
  useEffect(() => {
    if (opened.current !== undefined && threadId === undefined) focusSelected();
    opened.current = threadId;
  }, [threadId]);
  const move = (by: number) => {
    const row = threads.rows[Math.min(Math.max(selected + by, 0), threads.rows.length - 1)];
    setSelectedId(row?.thread_id);
    // Beside an open thread the next one is opened.
    if (threadId === undefined) focusSelected();
    else if (row !== undefined) goTo('inboxes', inboxId, row.thread_id);
  };
  const openSelected = () => {
    const row = threads.rows[selected];
    if (row !== undefined) goTo('inboxes', inboxId, row.thread_id);
  };
  const back = () => (threadId === undefined ? goTo('inboxes') : goTo('inboxes', inboxId));
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    o: openSelected,
    Enter: openSelected,
    u: back,
    Escape: back,
    '/': () => document.getElementById('thread-search')?.focus(),
    c: () => copy.current?.querySelector('button')?.click(),
  });

  return (
    <div class={threadId === undefined ? 'mail' : 'mail mail-open'}>
      <section class="mail-list" aria-label={`Threads of ${inboxId}`}>
        <header class="mail-list-header">
          <a class="back" href={hrefOf('inboxes')} aria-label="All inboxes">
            ‹
          </a>
          <h1 title={inboxId}>{inboxId}</h1>
          <span ref={copy}>
            <CopyButton text={inboxId} label={`Copy the address ${inboxId}`} />
          </span>
        </header>
        <SearchBar
          text={search}
          problem={parsed.problem}
          onSearch={setSearch}
          hidden={hidden}
          onHidden={setHidden}
          maySpam={may('label_spam_read')}
        />
        {threads.error !== undefined && <Failure error={threads.error} retry={threads.reload} />}
        <ThreadList
          inboxId={inboxId}
          threads={threads}
          openThread={threadId}
          selected={selected}
          selectedId={selectedId}
          focusRequests={focusRequests}
          onSelect={setSelectedId}
        />
        {threads.isLoading && threads.rows.length === 0 && <Loading what="Loading threads" />}
        {!threads.isLoading && threads.error === undefined && threads.rows.length === 0 && (
          <EmptyInbox
            inboxId={inboxId}
            isFiltered={isFiltered}
            hasMore={threads.hasMore}
            more={threads.more}
          />
        )}
      </section>
      <section class="mail-view" aria-label="Open thread">
        {threadId === undefined ? (
          <Empty title="No thread is open">
            <p class="wide-only">
              Choose one from the list, or walk through it with <kbd>j</kbd> and <kbd>k</kbd> and open it with{' '}
              <kbd>o</kbd>.
            </p>
          </Empty>
        ) : (
          <ThreadView key={threadId} inboxId={inboxId} threadId={threadId} />
        )}
      </section>
    </div>
  );
}
