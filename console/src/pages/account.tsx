import type { AccountGetOutput } from 'agent-inbox-client/source';
import { ALL_PERMISSIONS } from '../session/permissions.ts';
import { useSession } from '../session/session.ts';
import { useLoad } from '../ui/load.ts';
import { CopyButton, Failure, Loading, PageHeader } from '../ui/parts.tsx';
import { sizeText } from '../ui/size.ts';
import { ExportMail } from './export-mail.tsx';
import { Retention } from './retention.tsx';

type Limit = keyof AccountGetOutput['limits'];

const LIMITS: readonly (readonly [Limit, string, (value: number) => string])[] = [
  ['inboxes', 'Inboxes', numberText],
  ['messages_per_month', 'Messages this month', numberText],
  ['storage_bytes', 'Storage', sizeText],
  ['webhooks', 'Webhooks', numberText],
  ['api_keys', 'API keys', numberText],
];

/** Who is signed in: the account, the key, and what the plan allows. */
export function AccountPage() {
  const { identity, may } = useSession();
  const mayRead = may('metrics_read') && identity.scope_type === 'organization';
  return (
    <div class="page page-narrow">
      <PageHeader title="Account" />
      <dl class="card fact-list who">
        <div>
          <dt>Account</dt>
          <dd>
            <code>{identity.organization_id}</code>{' '}
            <CopyButton text={identity.organization_id} label="Copy the account id" />
          </dd>
        </div>
        <div>
          <dt>Key</dt>
          <dd>
            <code>{identity.api_key_id}</code>
          </dd>
        </div>
        <div>
          <dt>Scope</dt>
          <dd>{identity.inbox_id ?? 'All inboxes'}</dd>
        </div>
        <div>
          <dt>Permissions</dt>
          <dd>{permissionsText(identity.permissions)}</dd>
        </div>
      </dl>
      {mayRead ? <Limits /> : <p class="hint">This key cannot read the limits of the account.</p>}
      <ExportMail />
    </div>
  );
}

function Limits() {
  const { client } = useSession();
  const { data, error, reload } = useLoad((signal) => client.account.get({}, { signal }), []);
  if (error !== undefined) return <Failure error={error} retry={reload} />;
  if (data === undefined) return <Loading />;
  return (
    <>
      {!data.verified && (
        <p class="notice">
          Not verified: the owner has not confirmed the emailed code, so the limits of a new account apply.
        </p>
      )}
      {data.status === 'canceled' && (
        <p class="notice">Canceled: mail can be read, but nothing can be changed.</p>
      )}
      <section class="card limits" aria-label="Limits">
        <h2>
          Limits <span class="badge">{data.verified ? 'verified' : 'not verified'}</span>
        </h2>
        <ul>
          {LIMITS.map(([name, title, text]) => (
            <li key={name}>
              <span>{title}</span>
              <span class="limit-text">
                {text(data.limits[name].used)} of {text(data.limits[name].max)}
              </span>
              <meter
                aria-label={title}
                max={Math.max(1, data.limits[name].max)}
                value={data.limits[name].used}
              />
            </li>
          ))}
        </ul>
      </section>
      <Retention days={data.retention_days} />
    </>
  );
}

function permissionsText(granted: readonly string[]): string {
  if (granted.length === ALL_PERMISSIONS.length) return 'All';
  return granted.length === 0 ? 'None' : granted.join(', ');
}

/** Alike in every locale. */
function numberText(value: number): string {
  return String(value).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}
