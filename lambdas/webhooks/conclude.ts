import { nextAttempt } from 'agent-inbox-client/source/webhook-attempts';
import type { JobQueue } from '../aws/job-queue.ts';
import { type DeliverableEvent, isServiceEvent } from '../events/events.ts';
import type { Include } from '../events/webhook-include.ts';
import { deliveryIdOf } from '../ids.ts';
import type { DeadDelivery } from '../jobs/delivery-message.ts';
import { logInfo } from '../observability/log.ts';
import type { Keyring } from '../store/secret/keyring.ts';
import {
  type Conclusion,
  type LoggedAttempt,
  noteRedelivered,
  recordAttempt,
  type WebhookDelivery,
} from '../store/webhook/webhook-deliveries.ts';
import type { Webhook } from '../store/webhook/webhooks.ts';
import { type Disabling, disableGone } from './disable.ts';
import { type Enqueuing, enqueue, nextMessage } from './enqueue.ts';
import type { Attempt, SendOutcome } from './send.ts';

export interface DeliverServices extends Enqueuing, Disabling {
  readonly keyring: Keyring;
  readonly dead: JobQueue<DeadDelivery>;
  readonly schedule: readonly number[];
  /** The range is 0 to below 1, like `Math.random`. */
  random(): number;
  bodyOf(event: DeliverableEvent, include: readonly Include[]): Promise<string>;
  send(attempt: Attempt): Promise<SendOutcome>;
}

/** A worker that died leaves only `delivered: false`. */
type AttemptOutcome = Pick<SendOutcome, 'delivered' | 'status' | 'retryAfterSeconds'>;

interface EndedAttempt {
  readonly delivery: WebhookDelivery;
  readonly logged: LoggedAttempt;
  readonly outcome: AttemptOutcome;
  readonly webhook: Webhook | undefined;
}

function conclusionOf(services: DeliverServices, attempt: number, outcome: AttemptOutcome): Conclusion {
  if (outcome.delivered) return { state: 'delivered' };
  const { schedule, random } = services;
  const next = nextAttempt({ schedule, attempt, random, outcome });
  if (next === 'dead') return { state: 'dead' };
  if (next === 'disable') return { state: 'abandoned', reason: 'endpoint_gone' };
  return { state: 'pending', next_attempt_at: services.now().getTime() + next * 1000 };
}

/** After a crash between log and next step SQS redelivers the message, which leads to `follow-up` (next-step.ts). */
export async function conclude(
  services: DeliverServices,
  { delivery, logged, outcome, webhook }: EndedAttempt,
): Promise<void> {
  const { attempt, status, error, duration_ms } = logged;
  const conclusion = conclusionOf(services, attempt, outcome);
  if (!(await recordAttempt(services.table, delivery, logged, conclusion, services.now()))) return;
  services.metering.count('WebhookFailed', outcome.delivered ? 0 : 1);
  logInfo('webhook attempted', {
    webhook_id: delivery.webhook_id,
    delivery_id: delivery.delivery_id,
    attempt,
    status,
    error,
    duration_ms,
    state: conclusion.state,
  });
  await followUp(services, { ...delivery, ...conclusion }, webhook);
}

export async function followUp(
  services: DeliverServices,
  delivery: WebhookDelivery,
  webhook: Webhook | undefined,
): Promise<void> {
  if (delivery.state === 'pending') await enqueue(services, nextMessage(services, delivery));
  if (delivery.state === 'delivered') await noteSuccess(services, delivery);
  if (delivery.state === 'dead') await sendToDeadLetterQueue(services, delivery);
  if (delivery.reason === 'endpoint_gone' && webhook !== undefined && isAsAttempted(webhook, delivery)) {
    await disableGone(services, webhook);
  }
}

/** A recovery must not send the event again after a retry has succeeded. */
async function noteSuccess({ table }: DeliverServices, delivery: WebhookDelivery): Promise<void> {
  const { webhook_id, event } = delivery;
  const first = deliveryIdOf(webhook_id, event.event_id, new Date(event.timestamp));
  if (first !== delivery.delivery_id && isServiceEvent(event)) {
    await noteRedelivered(table, webhook_id, first);
  }
}

/** A 410 of a previous URL must not disable the webhook. */
function isAsAttempted({ updatedAt }: Webhook, { began_at }: WebhookDelivery): boolean {
  return began_at !== undefined && Date.parse(updatedAt) <= began_at;
}

async function sendToDeadLetterQueue(services: DeliverServices, delivery: WebhookDelivery): Promise<void> {
  await services.dead.send({
    tenant: delivery.tenant,
    webhook_id: delivery.webhook_id,
    delivery_id: delivery.delivery_id,
    event_id: delivery.event.event_id,
    event_type: delivery.event.event_type,
    attempts: delivery.attempt,
  });
  services.metering.count('WebhookDead');
}
