import type { JobQueue } from '../aws/job-queue.ts';
import { isServiceEvent } from '../events/events.ts';
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
import { nextAttempt } from './schedule.ts';
import type { Attempt, SendOutcome } from './send.ts';

export interface DeliverServices extends Enqueuing, Disabling {
  readonly keyring: Keyring;
  /** Where an event ends whose schedule is spent. */
  readonly dead: JobQueue<DeadDelivery>;
  /** Seconds before each attempt. */
  readonly schedule: readonly number[];
  /** From 0 up to 1, as `Math.random`. */
  random(): number;
  send(attempt: Attempt): Promise<SendOutcome>;
}

/** The part of an outcome that decides what follows; of an attempt whose worker died only `delivered: false`. */
type AttemptOutcome = Pick<SendOutcome, 'delivered' | 'status' | 'retryAfterSeconds'>;

interface EndedAttempt {
  readonly delivery: WebhookDelivery;
  readonly logged: LoggedAttempt;
  readonly outcome: AttemptOutcome;
  readonly webhook: Webhook | undefined;
}

/** The state of the delivery after an attempt that ended now. */
function conclusionOf(services: DeliverServices, attempt: number, outcome: AttemptOutcome): Conclusion {
  if (outcome.delivered) return { state: 'delivered' };
  const { schedule, random } = services;
  const next = nextAttempt({ schedule, attempt, random, outcome });
  if (next === 'dead') return { state: 'dead' };
  if (next === 'disable') return { state: 'abandoned', reason: 'endpoint_gone' };
  return { state: 'pending', next_attempt_at: services.now().getTime() + next * 1000 };
}

/**
 * Logs an attempt, then takes the next step. After a crash between the two, the queue message is delivered again and
 * finds the attempt logged (`follow-up` in next-step.ts).
 */
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

/** Takes the step after the last attempt of a delivery. May be repeated. */
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

/** A delivery in place of an earlier one: a recovery must not send the event again. */
async function noteSuccess({ table }: DeliverServices, delivery: WebhookDelivery): Promise<void> {
  const { webhook_id, event } = delivery;
  const first = deliveryIdOf(webhook_id, event.event_id, new Date(event.timestamp));
  if (first !== delivery.delivery_id && isServiceEvent(event)) {
    await noteRedelivered(table, webhook_id, first);
  }
}

/** Whether the webhook is unchanged since the attempt: a 410 of an earlier URL does not disable a new one. */
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
