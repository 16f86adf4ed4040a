import { useState } from 'preact/hooks';
import { shownLine } from '../mail/shown-text.ts';
import { useSession } from '../session/session.ts';
import { ListState, More } from '../ui/list-state.tsx';
import { usePages } from '../ui/pages.ts';
import { Time } from '../ui/time.tsx';

const REASONS: Readonly<Record<string, string>> = {
  blocked_by_inbox: 'blocked by the inbox',
  blocked_by_account: 'blocked by the account',
  unlisted: 'sender not on a list',
  unknown_names: 'too many unknown names in an hour',
};

export function DroppedMail() {
  const { client } = useSession();
  const [today, setToday] = useState(0);
  const pages = usePages(
    async (next, signal) => {
      const input = { limit: 50, ...next };
      const { dropped, dropped_today, next_page_token } = await client.lists.dropped(input, { signal });
      setToday(dropped_today);
      return { items: dropped, next: next_page_token };
    },
    (mail) => JSON.stringify(mail),
    [],
  );
  return (
    <section class="section" aria-label="Dropped mail">
      <div class="section-header">
        <h2>Dropped mail</h2>
        <button type="button" class="button" disabled={pages.isLoading} onClick={pages.reload}>
          Reload
        </button>
      </div>
      <p class="hint">
        Dropped today (UTC): {today}. The first 1,000 of each day are listed, for 30 days. Their content is
        not stored.
      </p>
      <ListState list={pages} />
      {pages.items.length > 0 && (
        <ul class="rows">
          {pages.items.map((mail) => (
            <li key={JSON.stringify(mail)} class="row">
              <div class="row-main">
                <span class="row-title">{shownLine(mail.sender ?? '') || '(no sender)'}</span>
                <span class="row-text">
                  to {shownLine(mail.inbox_id)} · envelope {shownLine(mail.envelope_from) || '(empty)'} ·{' '}
                  {REASONS[mail.reason] ?? shownLine(mail.reason)}
                </span>
              </div>
              <Time class="row-text row-time" iso={mail.at} />
            </li>
          ))}
        </ul>
      )}
      {pages.isEmpty && <p>No mail was dropped.</p>}
      <More list={pages}>More dropped mail</More>
    </section>
  );
}
