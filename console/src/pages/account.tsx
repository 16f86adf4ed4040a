import type { AccountGetOutput } from 'agent-inbox-client/source';
import { describePermissions } from '../session/permissions.ts';
import { useSession } from '../session/session.ts';
import { type Loaded, useLoad } from '../ui/load.ts';
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

export function AccountPage() {
  const { client, identity, may } = useSession();
  const mayRead = may('metrics_read') && identity.scope_type === 'organization';
  const account = useLoad(async (signal) => (mayRead ? client.account.get({}, { signal }) : undefined), []);
  return (
    <div class="page page-narrow">
      <PageHeader title="Account" />
      <dl class="card fact-list who">
        <div>
          <dt>Account</dt>
          <dd>
            <code>{identity.organization_id}</code>{' '}
            <CopyButton text={identity.organization_id} label="Copy the account id" isSmall />
          </dd>
        </div>
        {mayRead && (
          <div>
            <dt>Owner</dt>
            <dd>{account.data === undefined ? '…' : account.data.verified ? 'verified' : 'not verified'}</dd>
          </div>
        )}
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
          <dd>
            {describePermissions(identity.permissions).map((text) => (
              <p key={text}>{text}</p>
            ))}
          </dd>
        </div>
      </dl>
      {mayRead ? (
        <Limits account={account} />
      ) : (
        <p class="hint">This key cannot read the limits of the account.</p>
      )}
      <ExportMail />
    </div>
  );
}

function Limits({
  account: { data, error, reload },
}: {
  readonly account: Loaded<AccountGetOutput | undefined>;
}) {
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
        <h2>Limits</h2>
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

function numberText(value: number): string {
  return String(value).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}
