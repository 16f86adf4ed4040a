import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { mailbox, shownLine } from '../mail/shown-text.ts';
import { Icon } from '../ui/icon.tsx';
import { Labels } from '../ui/labels.tsx';
import { Time } from '../ui/time.tsx';
import { Highlighted, hitsOf } from './highlighted.tsx';
import { KindLabel } from './kind-card.tsx';
import type { ThreadRow, Threads } from './thread-rows.ts';
import type { Selection } from './use-selection.ts';

/** The height in pixels must match the style sheet. */
const ROW = 72;
const OF_FOLDERS = new Set(['held', 'trash']);
const AROUND = 8;

interface ThreadListProps {
  readonly threads: Threads;
  readonly hrefOfRow: (id: string) => string;
  readonly openId: string | undefined;
  readonly selected: number;
  readonly selectedId: string | undefined;
  /** A change of this number moves the focus to the selected row. */
  readonly focusRequests: number;
  readonly onSelect: (id: string) => void;
  readonly chosen: Selection | undefined;
}

/** The document contains only visible rows, so that thousands scroll as smoothly as ten. */
export function ThreadList({
  threads,
  hrefOfRow,
  openId,
  selected,
  selectedId,
  focusRequests,
  onSelect,
  chosen,
}: ThreadListProps) {
  const { items: rows, hasMore, more } = threads;
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 800 });
  const measure = () => {
    const { scrollTop = 0, clientHeight = 0 } = box.current ?? {};
    setView({ top: scrollTop, height: clientHeight });
  };
  useEffect(() => {
    measure();
    const observer = new ResizeObserver(measure);
    if (box.current !== null) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  useKeptPosition(box, rows);
  useSelectedInView(box, selected, `${selectedId} ${focusRequests}`);
  useFocus(box, focusRequests);

  const from = Math.max(0, Math.floor(view.top / ROW) - AROUND);
  const to = Math.min(rows.length, Math.ceil((view.top + view.height) / ROW) + AROUND);
  useEffect(() => {
    if (hasMore && to >= rows.length - AROUND && rows.length > 0) more();
  }, [to, rows.length, hasMore, more]);

  return (
    <div
      class={chosen === undefined ? 'threads' : 'threads threads-chosen'}
      ref={box}
      onScroll={measure}
      hidden={rows.length === 0}
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the role from a list without markers */}
      <ul role="list" style={{ height: `${rows.length * ROW}px` }}>
        {rows.slice(from, to).map((row, offset) => {
          const index = from + offset;
          return (
            <li
              key={row.id}
              aria-setsize={hasMore ? -1 : rows.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${index * ROW}px)` }}
            >
              <Row
                row={row}
                href={hrefOfRow(row.id)}
                isOpen={row.id === openId}
                isSelected={index === selected}
                onFocus={() => onSelect(row.id)}
              />
              {chosen !== undefined && (
                <input
                  type="checkbox"
                  class="thread-check"
                  aria-label={`Select ${shownLine(row.subject) || '(no subject)'}`}
                  checked={chosen.has(row.id)}
                  onClick={({ shiftKey }) => {
                    onSelect(row.id);
                    if (shiftKey) chosen.extendTo(row.id);
                    else chosen.toggle(row.id);
                  }}
                />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

export function Row({
  row,
  href,
  isOpen,
  isSelected,
  onFocus,
}: {
  readonly row: ThreadRow;
  readonly href: string;
  readonly isOpen: boolean;
  readonly isSelected: boolean;
  readonly onFocus: () => void;
}) {
  const senders = row.senders.map(mailbox);
  const names = senders.map(({ name, address }) => (name === '' ? address : name));
  // The sender chooses the display name, so the domain is shown next to it.
  const domains = new Set(
    senders.filter(({ name }) => name !== '').map(({ address }) => address.split('@').at(-1) ?? ''),
  );
  const { subject: subjectHit, other: hit } = hitsOf(row.highlights);
  const classes = ['thread', isSelected && 'thread-selected', row.unread && 'thread-unread'];
  return (
    <a
      class={classes.filter(Boolean).join(' ')}
      href={href}
      onFocus={onFocus}
      {...(isOpen ? { 'aria-current': 'true' } : {})}
    >
      <span class="thread-line">
        {row.unread && <span class="hidden-text">Unread.</span>}
        <span class="thread-from">{names.join(', ') || '(no sender)'}</span>
        {row.count > 1 && (
          <span class="count" title={`${row.count} messages`}>
            {row.count}
          </span>
        )}
        <Time class="thread-time" iso={row.time} />
      </span>
      <span class="thread-line">
        <span class="thread-subject">
          {subjectHit ? <Highlighted highlight={subjectHit} /> : shownLine(row.subject) || '(no subject)'}
        </span>
        {row.hasAttachment && (
          <span title="has attachments">
            <Icon name="clip" />
            <span class="hidden-text">has attachments</span>
          </span>
        )}
        {row.code !== undefined && <code class="badge">{shownLine(row.code)}</code>}
        <KindLabel kind={row.kind} />
        <Labels labels={row.labels.filter((label) => !OF_FOLDERS.has(label))} max={3} />
      </span>
      <span class="thread-line">
        {domains.size > 0 && <span class="thread-domain">{[...domains].join(', ')}</span>}
        <span class="thread-preview">
          {hit === undefined ? shownLine(row.preview) : <Highlighted highlight={hit} hasField />}
        </span>
      </span>
    </a>
  );
}

/** Rows inserted above the view move it with them; at the top new rows are visible at once. */
function useKeptPosition(box: { readonly current: HTMLDivElement | null }, rows: readonly ThreadRow[]): void {
  const before = useRef(rows);
  useLayoutEffect(() => {
    const element = box.current;
    const first = Math.floor((element?.scrollTop ?? 0) / ROW);
    const anchor = before.current[first]?.id;
    if (element !== null && first > 0 && anchor !== undefined && before.current !== rows) {
      const now = rows.findIndex(({ id }) => id === anchor);
      if (now >= 0) element.scrollTop += (now - first) * ROW;
    }
    before.current = rows;
  }, [box, rows]);
}

function useSelectedInView(
  box: { readonly current: HTMLDivElement | null },
  selected: number,
  choice: string,
): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const top = selected * ROW;
    if (top < element.scrollTop) element.scrollTop = top;
    if (top + ROW > element.scrollTop + element.clientHeight) {
      element.scrollTop = top + ROW - element.clientHeight;
    }
  }, [box, choice]);
}

function useFocus(box: { readonly current: HTMLDivElement | null }, focusRequests: number): void {
  useEffect(() => {
    if (focusRequests === 0) return;
    // Rows that have scrolled into view are in the document with the next frame.
    const frame = requestAnimationFrame(() => {
      box.current?.querySelector<HTMLElement>('.thread-selected')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [box, focusRequests]);
}
