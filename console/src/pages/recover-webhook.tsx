import type { Webhook } from 'agent-inbox-client/source';
import { useState } from 'preact/hooks';
import { useSession } from '../session/session.ts';
import { useAction } from '../ui/action.ts';
import { ActionFailure, Dialog, Field } from '../ui/parts.tsx';

const HOUR_MS = 3_600_000;

export function RecoverWebhook({
  webhook,
  onClose,
  onStarted,
}: {
  readonly webhook: Webhook;
  readonly onClose: () => void;
  readonly onStarted: () => void;
}) {
  const { client } = useSession();
  const { isRunning, failure, errors, run } = useAction();
  const [since, setSince] = useState(() => localTime(new Date(Date.now() - HOUR_MS)));
  const [isStarted, setIsStarted] = useState(false);
  const submit = (event: Event) => {
    event.preventDefault();
    run(async () => {
      await client.webhooks.recover({
        webhook_id: webhook.webhook_id,
        since: new Date(since).toISOString(),
      });
      setIsStarted(true);
      onStarted();
    });
  };
  return (
    <Dialog title="Recover deliveries" onClose={onClose}>
      {isStarted ? (
        <p class="notice notice-good" role="status">
          Recovering: missed events appear in the delivery log as they are sent.
        </p>
      ) : (
        <form onSubmit={submit}>
          <p>
            This resends all events since the time below that were not delivered to{' '}
            <strong>{webhook.url}</strong>.
          </p>
          <Field
            label="Since"
            error={errors['since']}
            type="datetime-local"
            required
            value={since}
            onInput={(event) => setSince(event.currentTarget.value)}
            hint="At most 30 days ago."
          />
          <ActionFailure text={failure} />
          <div class="dialog-actions">
            <button type="submit" class="button button-main" disabled={isRunning}>
              {isRunning ? 'Starting…' : 'Recover'}
            </button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

function localTime(time: Date): string {
  const offset = time.getTimezoneOffset() * 60_000;
  return new Date(time.getTime() - offset).toISOString().slice(0, 16);
}
