import { useState } from 'preact/hooks';
import { hrefOf, type Path } from '../router.ts';
import { useSession } from '../session/session.ts';
import { ListState, More } from '../ui/list-state.tsx';
import { usePages } from '../ui/pages.ts';
import { Empty, PageHeader } from '../ui/parts.tsx';
import { useRows } from '../ui/rows.ts';
import { CreateWebhook } from './create-webhook.tsx';
import { WebhookPage } from './webhook.tsx';
import { WebhookHealth } from './webhook-health.tsx';
import { describeWebhook, EnabledBadge } from './webhook-summary.tsx';

export function WebhooksPage({ path: [webhookId] }: { readonly path: Path }) {
  return webhookId === undefined ? <WebhookList /> : <WebhookPage key={webhookId} webhookId={webhookId} />;
}

function WebhookList() {
  const { client, may } = useSession();
  const [isCreating, setIsCreating] = useState(false);
  const list = usePages(
    (next, signal) =>
      client.webhooks
        .list({ limit: 100, ...next }, { signal })
        .then(({ webhooks, next_page_token }) => ({ items: webhooks, next: next_page_token })),
    ({ webhook_id }) => webhook_id,
    [],
  );
  const rows = useRows<HTMLUListElement>(list.items.length);
  return (
    <div class="page">
      <PageHeader title="Webhooks">
        {may('webhook_create') && (
          <button type="button" class="button button-main" onClick={() => setIsCreating(true)}>
            New webhook
          </button>
        )}
      </PageHeader>
      <ListState list={list} />
      {list.items.length > 0 && (
        <ul class="rows" ref={rows}>
          {list.items.map((webhook) => (
            <li key={webhook.webhook_id} class="row">
              <a class="row-main" data-row href={hrefOf('webhooks', webhook.webhook_id)}>
                <span class="row-title">{webhook.url}</span>
                <span class="row-text">{describeWebhook(webhook)}</span>
              </a>
              <span class="row-side">
                <EnabledBadge isEnabled={webhook.enabled} />
              </span>
              <WebhookHealth webhook={webhook} />
            </li>
          ))}
        </ul>
      )}
      <More list={list}>More webhooks</More>
      {list.isEmpty && (
        <Empty title="No webhooks yet">
          <p>A webhook sends signed events to your HTTPS URL and retries failed deliveries.</p>
        </Empty>
      )}
      {isCreating && <CreateWebhook onClose={() => setIsCreating(false)} onCreated={list.refresh} />}
    </div>
  );
}
