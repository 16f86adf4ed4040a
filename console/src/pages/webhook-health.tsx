import type { Webhook } from 'agent-inbox-client/source';
import { useEffect, useRef } from 'preact/hooks';
import { useSession } from '../session/session.ts';
import { errorText } from '../ui/error-text.ts';
import { useLoad } from '../ui/load.ts';
import { useSeen } from '../ui/seen.ts';
import { Ago } from '../ui/time.tsx';
import { hasFailed, isDue, resultOf } from './delivery-text.ts';

const NEWEST = 20;
const FAILURES = 3;
/** An event appears in the delivery log a little later than in the stream. */
const LOG_LAG_MS = 2_000;

export function WebhookHealth({ webhook }: { readonly webhook: Webhook }) {
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(box);
  return (
    <div class="row-more" ref={box}>
      {isSeen ? <Health webhook={webhook} /> : <p class="hint">Loading deliveries…</p>}
    </div>
  );
}

function Health({ webhook: { webhook_id } }: { readonly webhook: Webhook }) {
  const { client, live } = useSession();
  const { data, error, reload } = useLoad(
    (signal) => client.webhooks.listDeliveries({ webhook_id, limit: NEWEST }, { signal }),
    [webhook_id],
  );
  const deliveries = data?.deliveries ?? [];
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = live.onEvent(() => {
      clearTimeout(timer);
      timer = setTimeout(reload, LOG_LAG_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [live, reload]);
  const isChanging = deliveries.some(isDue);
  useEffect(() => {
    if (!isChanging) return;
    const timer = setInterval(reload, LOG_LAG_MS);
    return () => clearInterval(timer);
  }, [isChanging, reload]);

  if (error !== undefined) return <p class="hint hint-bad">{errorText(error)}</p>;
  if (data === undefined) return <p class="hint">Loading deliveries…</p>;
  const [newest] = deliveries.filter(({ attempt }) => attempt > 0);
  if (newest === undefined) return <p class="hint">Nothing has been sent yet.</p>;
  const failures = deliveries.filter(hasFailed);
  const isFailing = hasFailed(newest);
  return (
    <>
      <p class="hint">
        <span class={`badge badge-${isFailing ? 'bad' : 'good'}`}>
          {isFailing ? 'failing' : 'delivering'}
        </span>{' '}
        {summary(failures.length, deliveries.length)}
      </p>
      {failures.length > 0 && (
        <ul class="failures" aria-label="Recent failures">
          {failures.slice(0, FAILURES).map((delivery) => (
            <li key={delivery.delivery_id}>
              <Ago iso={delivery.updated_at} />: {delivery.event_type}, {resultOf(delivery)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function summary(failed: number, all: number): string {
  if (failed === 0) return all === 1 ? 'The last delivery succeeded.' : `None of the last ${all} failed.`;
  return all === 1 ? 'The last delivery failed.' : `${failed} of the last ${all} failed.`;
}
