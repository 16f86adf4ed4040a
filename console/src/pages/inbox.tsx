import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useKeys } from '../keyboard.ts';
import type { MailTarget } from '../mail/change-mail.ts';
import { parseSearch } from '../mail/search.ts';
import { goTo, hrefOf } from '../router.ts';
import { useSession } from '../session/session.ts';
import { Address } from '../ui/address.tsx';
import { Icon } from '../ui/icon.tsx';
import { lazy } from '../ui/lazy.tsx';
import { CopyButton, Empty, Failure, Loading } from '../ui/parts.tsx';
import { EmptyInbox } from './empty-inbox.tsx';
import { FolderBar } from './folder-bar.tsx';
import { useActivity } from './inbox-activity.ts';
import { useMailCommands } from './mail-commands.tsx';
import { SearchBar } from './search-bar.tsx';
import { Row, ThreadList } from './thread-list.tsx';
import { type Folder, type ThreadRow, useThreads } from './thread-rows.ts';
import { ThreadView } from './thread-view.tsx';
import { useSelection } from './use-selection.ts';

const MessagePane = lazy(() => import('./message-pane.tsx').then((pane) => pane.MessagePane));

interface InboxPageProps {
  readonly inboxId: string;
  readonly folder: Folder;
  readonly openId: string | undefined;
}

export function InboxPage({ inboxId, folder, openId }: InboxPageProps) {
  const { may } = useSession();
  const [search, setSearch] = useState('');
  const [hidden, setHidden] = useState({ spam: false, unauthenticated: false });
  const parsed = useMemo(() => parseSearch(search), [search]);
  const filters = parsed.problem === undefined ? parsed.filters : {};
  const threads = useThreads(inboxId, folder, filters, hidden);
  const rows = threads.items;
  // The selection is kept by id because new mail is inserted above it. Until one is chosen, the first row is selected.
  const [selectedId, setSelectedId] = useState<string>();
  const selected = Math.max(
    0,
    rows.findIndex(({ id }) => id === selectedId),
  );
  // The open thread's own view provides this row, because the list may not have loaded it, or may filter it out.
  const [open, setOpen] = useState<ThreadRow>();
  const apart = open?.id === openId && !rows.some(({ id }) => id === openId) ? open : undefined;
  const copy = useRef<HTMLSpanElement>(null);
  const isFiltered = Object.keys(filters).length > 0;
  const pathOf = (id: string) => ['inboxes', inboxId, ...(folder === 'mail' ? [] : [folder]), id];
  const listPath = pathOf('').slice(0, -1);
  const goToList = () => goTo(...listPath);

  const { unread_count: unread = 0, held_count: held = 0 } = useActivity(inboxId) ?? {};
  useEffect(() => {
    const count = unread === 0 ? '' : `(${unread >= 1000 ? '1000+' : unread}) `;
    document.title = `${count}${inboxId} · Agent Inbox`;
  }, [inboxId, unread]);
  useEffect(() => {
    if (openId !== undefined) setSelectedId(openId);
  }, [openId]);
  const [focusRequests, setFocusRequests] = useState(0);
  const focusSelected = () => setFocusRequests((before) => before + 1);
  const opened = useRef(openId);
  useEffect(() => {
    if (opened.current !== undefined && openId === undefined) focusSelected();
    opened.current = openId;
  }, [openId]);

  const chosen = useSelection(rows);
  const { commands, change, gone, undo, shown } = useMailCommands(inboxId, folder, threads, (targets) => {
    const ids = new Set(targets.map(({ id }) => id));
    chosen.none();
    const next = rows.slice(selected).find(({ id }) => !ids.has(id));
    if (ids.has(selectedId ?? '')) setSelectedId(next?.id);
    if (openId === undefined) focusSelected();
    else if (ids.has(openId)) goToList();
  });
  const mayChoose = commands.length > 0;

  const move = (by: number) => {
    const row = rows[Math.min(Math.max(selected + by, 0), rows.length - 1)];
    setSelectedId(row?.id);
    if (openId === undefined) focusSelected();
    else if (row !== undefined) goTo(...pathOf(row.id));
    return row;
  };
  const openSelected = () => {
    const row = rows[selected];
    if (row !== undefined) goTo(...pathOf(row.id));
  };
  const back = () => {
    if (openId !== undefined) goToList();
    else if (folder === 'mail') goTo('inboxes');
    else goTo('inboxes', inboxId);
  };
  const extend = (by: number) => {
    const start = rows[selected];
    if (start !== undefined && chosen.rows.length === 0) chosen.toggle(start.id);
    const row = move(by);
    if (row !== undefined) chosen.extendTo(row.id);
  };
  const toggle = () => {
    const row = rows[selected];
    if (row !== undefined) chosen.toggle(row.id);
  };
  const targets = (): readonly MailTarget[] => {
    if (chosen.rows.length > 0) return chosen.rows;
    const row = openId === undefined ? rows[selected] : (rows.find(({ id }) => id === openId) ?? apart);
    return row === undefined ? [] : [row];
  };
  const run = (command: (typeof commands)[number]) => {
    const wanted = targets();
    if (wanted.length > 0) command.run(wanted);
  };
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    o: openSelected,
    Enter: openSelected,
    u: back,
    Escape: () => (chosen.rows.length > 0 ? chosen.none() : back()),
    '/': () => document.getElementById('thread-search')?.focus(),
    c: () => copy.current?.querySelector('button')?.click(),
    z: undo,
    ...(mayChoose
      ? { x: toggle, J: () => extend(1), K: () => extend(-1), '* a': chosen.all, '* n': chosen.none }
      : {}),
    ...Object.fromEntries(commands.map((command) => [command.key, () => run(command)])),
  });

  return (
    <div class={openId === undefined ? 'mail' : 'mail mail-open'}>
      <section class="mail-list" aria-label={`Threads in ${inboxId}`}>
        <header class="mail-list-header">
          <a class="back" href={hrefOf('inboxes')} aria-label="All inboxes">
            ‹
          </a>
          <h1>
            <Address text={inboxId} />
          </h1>
          <span ref={copy}>
            <CopyButton text={inboxId} label={`Copy the address ${inboxId}`} isQuiet>
              <Icon name="copy" />
            </CopyButton>
          </span>
        </header>
        {folder !== 'held' && (
          <SearchBar
            text={search}
            problem={parsed.problem}
            onSearch={setSearch}
            hidden={hidden}
            onHidden={setHidden}
            maySpam={may('label_spam_read')}
            isTrash={folder === 'trash'}
          />
        )}
        <FolderBar
          inboxId={inboxId}
          folder={folder}
          commands={commands}
          chosen={mayChoose ? chosen : undefined}
          count={rows.length}
          held={held}
        />
        {threads.error !== undefined && <Failure error={threads.error} retry={threads.reload} />}
        {apart !== undefined && !threads.isLoading && (
          <div class="thread-apart">
            <p class="hint">Open, but not in the loaded part of the list</p>
            <Row row={apart} href={hrefOf(...pathOf(apart.id))} isOpen isSelected onFocus={() => undefined} />
          </div>
        )}
        <ThreadList
          threads={threads}
          hrefOfRow={(id) => hrefOf(...pathOf(id))}
          openId={openId}
          selected={selected}
          selectedId={selectedId}
          focusRequests={focusRequests}
          onSelect={setSelectedId}
          chosen={mayChoose ? chosen : undefined}
        />
        {threads.isLoading && rows.length === 0 && <Loading what="Loading threads" />}
        {!threads.isLoading && threads.error === undefined && rows.length === 0 && (
          <EmptyInbox
            inboxId={inboxId}
            folder={folder}
            isFiltered={isFiltered}
            hasMore={threads.hasMore}
            more={threads.more}
          />
        )}
      </section>
      <section class="mail-view" aria-label="Open thread">
        {openId !== undefined && (
          <h1 class="back-link">
            <a href={hrefOf(...listPath)}>
              <span aria-hidden="true">‹</span> <Address text={inboxId} />
            </a>
          </h1>
        )}
        {openId === undefined ? (
          <Empty title={folder === 'mail' ? 'No thread is open' : 'No message is open'}>
            {rows.length > 0 && (
              <p class="wide-only">
                Choose one from the list, or move with <kbd>j</kbd> and <kbd>k</kbd> and open it with{' '}
                <kbd>o</kbd>.
              </p>
            )}
          </Empty>
        ) : folder === 'mail' ? (
          <ThreadView
            key={openId}
            inboxId={inboxId}
            threadId={openId}
            commands={commands}
            change={change}
            onShown={setOpen}
          />
        ) : (
          <MessagePane
            key={openId}
            inboxId={inboxId}
            folder={folder}
            messageId={openId}
            commands={commands}
            gone={gone}
            onShown={setOpen}
          />
        )}
      </section>
      {shown}
    </div>
  );
}
