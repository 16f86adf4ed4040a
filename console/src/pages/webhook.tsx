import type { Webhook } from 'agent-inbox-client/source';
import { useEffect, useState } from 'preact/hooks';
import { useKeys } from '../keyboard.ts';
import { goTo, hrefOf } from '../router.ts';
import { useSession } from '../session/session.ts';
import { useAction } from '../ui/action.ts';
import { useLoad } from '../ui/load.ts';
import { ActionFailure, Dialog, Failure, Loading, PageHeader } from '../ui/parts.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { RecoverWebhook } from './recover-webhook.tsx';
import { describeWebhook, EnabledBadge } from './webhook-summary.tsx';

export function WebhookPage({ webhookId }: { readonly webhookId: string }) {
  const { client, may } = useSession();
  const { data, error, reload } = useLoad(
    (signal) => client.webhooks.get({ webhook_id: webhookId }, { signal }),
    [webhookId],
  );
  const { isRunning, failure, run } = useAction();
  const [round, setRound] = useState(0);
  const [dialog, setDialog] = useState<'delete' | 'recover'>();
  useKeys({ u: () => goTo('webhooks'), Escape: () => goTo('webhooks') });
  useEffect(() => {
    // The log is polled until the redelivery that was just requested appears in it.
    if (round === 0) return;
    const timer = setTimeout(reload, 1_000);
    return () => clearTimeout(timer);
  }, [round, reload]);
  if (error !== undefined) return <Failure error={error} retry={reload} />;
  if (data === undefined) return <Loading />;
  const change = (changes: { readonly enabled: boolean }) =>
    run(async () => {
      await client.webhooks.update({ webhook_id: webhookId, ...changes });
      reload();
    });
  const test = () =>
    run(async () => {
      await client.webhooks.test({ webhook_id: webhookId });
      setRound((before) => before + 1);
    });
  return (
    <div class="page">
      <a class="back-to" href={hrefOf('webhooks')}>
        ‹ Webhooks
      </a>
      <PageHeader title={data.url}>
        {may('webhook_update') && (
          <>
            <button type="button" class="button" disabled={isRunning || !data.enabled} onClick={test}>
              Send test
            </button>
            <button
              type="button"
              class="button"
              disabled={!data.enabled}
              onClick={() => setDialog('recover')}
            >
              Recover…
            </button>
            <button
              type="button"
              class="button"
              disabled={isRunning}
              onClick={() => change({ enabled: !data.enabled })}
            >
              {data.enabled ? 'Disable' : 'Enable'}
            </button>
          </>
        )}
        {may('webhook_delete') && (
          <button type="button" class="button button-danger" onClick={() => setDialog('delete')}>
            Delete
          </button>
        )}
      </PageHeader>
      <p class="row-text">
        <EnabledBadge isEnabled={data.enabled} /> {describeWebhook(data)}
      </p>
      <ActionFailure text={failure} />
      <DeliveryLog webhook={data} round={round} mayRedeliver={may('webhook_update') && data.enabled} />
      {dialog === 'delete' && <DeleteWebhook webhook={data} onClose={() => setDialog(undefined)} />}
      {dialog === 'recover' && (
        <RecoverWebhook
          webhook={data}
          onClose={() => setDialog(undefined)}
          onStarted={() => setRound((before) => before + 1)}
        />
      )}
    </div>
  );
}

function DeleteWebhook({ webhook, onClose }: { readonly webhook: Webhook; readonly onClose: () => void }) {
  const { client } = useSession();
  const { isRunning, failure, run } = useAction();
  const remove = () =>
    run(async () => {
      await client.webhooks.delete({ webhook_id: webhook.webhook_id });
      goTo('webhooks');
    });
  return (
    <Dialog title="Delete webhook" onClose={onClose}>
      <p>
        Deliveries to <strong>{webhook.url}</strong> stop immediately, and retries are abandoned.
      </p>
      <ActionFailure text={failure} />
      <div class="dialog-actions">
        <button type="button" class="button button-danger" disabled={isRunning} onClick={remove}>
          {isRunning ? 'Deleting…' : 'Delete webhook'}
        </button>
      </div>
    </Dialog>
  );
}
