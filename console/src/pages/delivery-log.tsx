import type { Delivery, Webhook } from 'agent-inbox-client/source';
import { useEffect, useState } from 'preact/hooks';
import { hrefOf } from '../router.ts';
import { useSession } from '../session/session.ts';
import { useAction } from '../ui/action.ts';
import { Choices } from '../ui/choices.tsx';
import { ListState, More } from '../ui/list-state.tsx';
import { usePages } from '../ui/pages.ts';
import { ActionFailure, Empty } from '../ui/parts.tsx';
import { Ago, fullTime } from '../ui/time.tsx';
import { answerOf, isDue, resultOf, STATE_TONES } from './delivery-text.ts';

const STATES = ['all', 'pending', 'delivered', 'dead', 'abandoned'] as const;
type State = (typeof STATES)[number];

const PENDING_MS = 2_000;

interface DeliveryLogProps {
  readonly webhook: Webhook;
  readonly round: number;
  readonly mayRedeliver: boolean;
}

export function DeliveryLog({ webhook: { webhook_id }, round, mayRedeliver }: DeliveryLogProps) {
  const { client, live } = useSession();
  const [state, setState] = useState<State>('all');
  const list = usePages(
    (next, signal) =>
      client.webhooks
        .listDeliveries({ webhook_id, limit: 50, ...next }, { signal })
        .then(({ deliveries, next_page_token }) => ({ items: deliveries, next: next_page_token })),
    ({ delivery_id }) => delivery_id,
    [webhook_id],
  );
  const { refresh } = list;
  useEffect(() => {
    if (round === 0) return;
    refresh();
    // A redelivery goes through a queue and appears in the log a little later.
    const timer = setTimeout(refresh, PENDING_MS);
    return () => clearTimeout(timer);
  }, [round, refresh]);
  useEffect(() => live.onEvent(() => refresh()), [live, refresh]);
  const isChanging = list.items.some(isDue);
  useEffect(() => {
    if (!isChanging) return;
    const timer = setInterval(refresh, PENDING_MS);
    return () => clearInterval(timer);
  }, [isChanging, refresh]);
  const shown = list.items.filter((delivery) => state === 'all' || delivery.state === state);
  return (
    <section class="section" aria-label="Delivery log">
      <header class="section-header">
        <h2>Deliveries</h2>
        <Choices label="Show deliveries that are" choices={STATES} chosen={state} choose={setState} />
      </header>
      <ListState list={list} />
      {shown.length > 0 && (
        <ul class="rows">
          {shown.map((delivery) => (
            <Row
              key={delivery.delivery_id}
              delivery={delivery}
              mayRedeliver={mayRedeliver}
              onRedelivered={refresh}
            />
          ))}
        </ul>
      )}
      <More list={list}>Older deliveries</More>
      {!list.isLoading && list.error === undefined && shown.length === 0 && (
        <Empty title={state === 'all' ? 'Nothing has been sent yet' : `No delivery is ${state}`}>
          {list.hasMore && (
            <p>Only the newest {list.items.length} were searched. Press "Older deliveries" to see more.</p>
          )}
          {state === 'all' && <p>Press "Send test" to see how your endpoint responds.</p>}
        </Empty>
      )}
    </section>
  );
}

interface RowProps {
  readonly delivery: Delivery;
  readonly mayRedeliver: boolean;
  readonly onRedelivered: () => void;
}

function Row({ delivery, mayRedeliver, onRedelivered }: RowProps) {
  const { client } = useSession();
  const { isRunning, failure, run } = useAction();
  const { webhook_id, delivery_id, state, attempt, attempts, created_at } = delivery;
  const redeliver = () =>
    run(async () => {
      await client.webhooks.redeliver({ webhook_id, delivery_id });
      onRedelivered();
    });
  return (
    <li class="row">
      <details class="row-main">
        <summary>
          <span class={`badge badge-${STATE_TONES[state]}`}>{state}</span>{' '}
          <span class="row-title">{delivery.event_type}</span>
          <span class="row-text"> {resultOf(delivery)}</span>
        </summary>
        <dl class="fact-list">
          <div>
            <dt>Event</dt>
            <dd>{delivery.event_id}</dd>
          </div>
          {delivery.inbox_id !== null && delivery.thread_id !== null && (
            <div>
              <dt>Thread</dt>
              <dd>
                <a href={hrefOf('inboxes', delivery.inbox_id, delivery.thread_id)}>{delivery.inbox_id}</a>
              </dd>
            </div>
          )}
          {attempts.map((each) => (
            <div key={each.attempt}>
              <dt>Attempt {each.attempt}</dt>
              <dd>
                {fullTime(each.started_at)}: {answerOf(each)}
              </dd>
            </div>
          ))}
        </dl>
      </details>
      <span class="row-side">
        <span>
          {attempt === 1 ? '1 attempt' : `${attempt} attempts`} · <Ago iso={created_at} />
        </span>
      </span>
      <span class="row-actions">
        {mayRedeliver && (
          <button
            type="button"
            class="button"
            disabled={isRunning}
            aria-label={`Redeliver ${delivery_id}`}
            onClick={redeliver}
          >
            Redeliver
          </button>
        )}
      </span>
      <ActionFailure text={failure} />
    </li>
  );
}
