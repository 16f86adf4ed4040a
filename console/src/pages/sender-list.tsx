import { useState } from 'preact/hooks';
import { shownLine } from '../mail/shown-text.ts';
import { accessOf } from '../session/access.ts';
import { useSession } from '../session/session.ts';
import { useAction } from '../ui/action.ts';
import { ListState, More } from '../ui/list-state.tsx';
import { usePages } from '../ui/pages.ts';
import { ActionFailure, Field } from '../ui/parts.tsx';
import { fullTime, shortTime, Time } from '../ui/time.tsx';

type List = 'allow' | 'block';

const TITLES: Readonly<Record<List, readonly [title: string, hint: string]>> = {
  allow: ['Allowed', 'Mail from these senders is always accepted if it passes DMARC.'],
  block: ['Blocked', 'Mail from these senders is dropped.'],
};

const ENTRY_TYPES: Readonly<Record<string, string>> = {
  address: 'address',
  domain: 'domain',
  subdomains: 'subdomains',
  list_id: 'mailing list',
};

interface SenderListProps {
  readonly list: List;
  readonly inboxId?: string;
}

export function SenderList({ list, inboxId }: SenderListProps) {
  const session = useSession();
  const { lists } = session.client;
  const { mayChangeLists } = accessOf(session);
  const { isRunning, failure, run } = useAction();
  const pages = usePages(
    async (next, signal) => {
      const page = { list, limit: 100, ...next };
      const { entries, next_page_token } = await (inboxId === undefined
        ? lists.list(page, { signal })
        : lists.listForInbox({ inbox_id: inboxId, ...page }, { signal }));
      return { items: entries, next: next_page_token };
    },
    ({ entry }) => entry,
    [list, inboxId ?? ''],
  );
  const remove = (entry: string) =>
    run(async () => {
      await (inboxId === undefined
        ? lists.delete({ list, entry })
        : lists.deleteForInbox({ inbox_id: inboxId, list, entry }));
      pages.patch((each) => (each.entry === entry ? undefined : each));
    });
  const [title, hint] = TITLES[list];
  return (
    <section class="section" aria-label={title}>
      <h2>{title}</h2>
      <p class="hint">{hint}</p>
      <ListState list={pages} />
      {pages.items.length > 0 && (
        <ul class="rows">
          {pages.items.map(({ entry, entry_type, reason, expires_at, created_at }) => (
            <li key={entry} class="row">
              <div class="row-main">
                <span class="row-title">{shownLine(entry)}</span>
                <span class="row-text">
                  {[ENTRY_TYPES[entry_type], shownLine(reason ?? '')].filter(Boolean).join(' · ')}
                </span>
              </div>
              <span class="row-side">
                {expires_at !== null && (
                  <span title={fullTime(expires_at)}>until {shortTime(expires_at)}</span>
                )}
                <Time iso={created_at} />
              </span>
              <span class="row-actions">
                {mayChangeLists && (
                  <button
                    type="button"
                    class="button button-quiet"
                    aria-label={`Remove ${shownLine(entry)}`}
                    disabled={isRunning}
                    onClick={() => remove(entry)}
                  >
                    Remove
                  </button>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {pages.isEmpty && <p>No senders yet.</p>}
      <More list={pages}>More senders</More>
      <ActionFailure text={failure} />
      {mayChangeLists && <AddSender list={list} inboxId={inboxId} onAdded={pages.reload} />}
    </section>
  );
}

interface AddSenderProps {
  readonly list: List;
  readonly inboxId: string | undefined;
  readonly onAdded: () => void;
}

function AddSender({ list, inboxId, onAdded }: AddSenderProps) {
  const { client } = useSession();
  const { isRunning, failure, errors, run } = useAction(['entry', 'reason', 'expires_at']);
  const [entry, setEntry] = useState('');
  const [reason, setReason] = useState('');
  const [until, setUntil] = useState('');
  const submit = (event: Event) => {
    event.preventDefault();
    run(async () => {
      const added = {
        list,
        entry: entry.trim(),
        ...(reason.trim() === '' ? {} : { reason: reason.trim() }),
        ...(until === '' ? {} : { expires_at: new Date(until).toISOString() }),
      };
      await (inboxId === undefined
        ? client.lists.add(added)
        : client.lists.addForInbox({ inbox_id: inboxId, ...added }));
      setEntry('');
      setReason('');
      setUntil('');
      onAdded();
    });
  };
  return (
    <details class="add-sender">
      <summary>Add a sender</summary>
      <form onSubmit={submit}>
        <Field
          label="Sender"
          hint="An address, a domain, *.domain for its subdomains, or list-id:<id>"
          error={errors['entry']}
          required
          value={entry}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          onInput={(event) => setEntry(event.currentTarget.value)}
        />
        <Field
          label="Note"
          hint="Optional."
          error={errors['reason']}
          value={reason}
          onInput={(event) => setReason(event.currentTarget.value)}
        />
        <Field
          label="Expires"
          type="datetime-local"
          hint="In your time zone. Leave empty for no expiry."
          error={errors['expires_at']}
          value={until}
          onInput={(event) => setUntil(event.currentTarget.value)}
        />
        <ActionFailure text={failure} />
        <button type="submit" class="button button-main" disabled={isRunning}>
          {list === 'allow' ? 'Allow' : 'Block'}
        </button>
      </form>
    </details>
  );
}
