import { useState } from 'preact/hooks';
import { shownLine } from '../mail/shown-text.ts';
import { useSession } from '../session/session.ts';
import { usePages } from '../ui/pages.ts';
import { Failure, Field, Loading, PageHeader } from '../ui/parts.tsx';
import { fullTime, shortTime } from '../ui/time.tsx';

/** Who changed what. */
export function AuditLogPage() {
  const { client } = useSession();
  const [draft, setDraft] = useState({ actor: '', action: '', resource: '' });
  const [wanted, setWanted] = useState(draft);
  const pages = usePages(
    async (page_token, signal) => {
      const filters = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== ''));
      const page = page_token === undefined ? {} : { page_token };
      const { entries, next_page_token } = await client.auditLog.list(
        { limit: 100, ...filters, ...page },
        { signal },
      );
      return { items: entries, next: next_page_token };
    },
    ({ audit_id }) => audit_id,
    [wanted],
  );
  const field = (name: keyof typeof draft, label: string, hint: string) => (
    <Field
      label={label}
      hint={hint}
      value={draft[name]}
      autocomplete="off"
      autocapitalize="off"
      spellcheck={false}
      onInput={(event) => setDraft({ ...draft, [name]: event.currentTarget.value.trim() })}
    />
  );
  return (
    <div class="page">
      <PageHeader title="Audit log">
        <button type="button" class="button" disabled={pages.isLoading} onClick={pages.reload}>
          Reload
        </button>
      </PageHeader>
      <p class="hint">
        Changes in the last 400 days, newest first. Entries name the changed fields, never their values.
      </p>
      <form
        class="inline-form"
        onSubmit={(event) => {
          event.preventDefault();
          setWanted(draft);
        }}
      >
        {field('actor', 'Actor', 'An id, or key, operator or service')}
        {field('action', 'Action', 'Such as api_key.created')}
        {field('resource', 'Resource', 'An id, or a type such as inbox')}
        <button type="submit" class="button">
          Filter
        </button>
      </form>
      {pages.error !== undefined && <Failure error={pages.error} retry={pages.reload} />}
      {pages.isLoading && pages.items.length === 0 && <Loading />}
      {pages.items.length > 0 && (
        <ul class="rows">
          {pages.items.map(({ audit_id, at, actor, action, resource, ip_prefix, changed }) => (
            <li key={audit_id} class="row">
              <div class="row-main">
                <span class="row-title">
                  {shownLine(action)} <code>{shownLine(resource.id)}</code>
                </span>
                <span class="row-text">
                  {actor.type} {shownLine(actor.id)}
                  {ip_prefix !== null && ` · from ${ip_prefix}`}
                  {changed.length > 0 && ` · ${shownLine(changed.join(', '))}`}
                </span>
              </div>
              <time class="row-side" dateTime={at} title={fullTime(at)}>
                {shortTime(at)}
              </time>
            </li>
          ))}
        </ul>
      )}
      {!pages.isLoading && pages.error === undefined && pages.items.length === 0 && (
        <p>{pages.hasMore ? 'No entries in this part of the log.' : 'No entries.'}</p>
      )}
      {pages.hasMore && (
        <button type="button" class="button" disabled={pages.isLoading} onClick={pages.more}>
          Earlier entries
        </button>
      )}
    </div>
  );
}
