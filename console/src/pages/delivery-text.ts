import type { Delivery } from 'agent-inbox-client/source';
import { ago } from '../ui/time.tsx';

export const STATE_TONES: Readonly<Record<Delivery['state'], string>> = {
  pending: 'unsure',
  delivered: 'good',
  dead: 'bad',
  abandoned: 'bad',
};

const ERRORS: Readonly<Record<string, string>> = {
  status: 'the endpoint did not respond with 2xx',
  redirect: 'the endpoint responded with a redirect, which is not followed',
  timeout: 'no response within 15 seconds',
  connection: 'no connection',
  tls: 'the TLS connection failed',
  invalid_response: 'the response was not HTTP',
  blocked_target: 'the host does not resolve to a public address',
  interrupted: 'the sender was interrupted; the event may have arrived',
};

const REASONS: Readonly<Record<NonNullable<Delivery['reason']>, string>> = {
  endpoint_gone: 'the endpoint responded with 410',
  endpoint_too_slow: 'the endpoint was too slow for three days',
  webhook_disabled: 'the webhook is disabled',
  webhook_deleted: 'the webhook was deleted',
  inbox_deleted: 'the inbox was deleted',
  message_deleted: 'the message was deleted',
  out_of_scope: 'the webhook no longer covers the inbox',
  event_type_not_wanted: 'the webhook no longer covers the event type',
  kind_not_wanted: 'the webhook no longer covers mail of this kind',
};

export function resultOf(delivery: Delivery): string {
  const { state, reason, next_attempt_at } = delivery;
  if (state === 'abandoned' && reason !== null) return REASONS[reason];
  const last = delivery.attempt === 0 ? 'not sent yet' : answerOf(delivery);
  const next = next_attempt_at === null ? '' : `; next attempt ${ago(next_attempt_at)}`;
  return `${last}${next}`;
}

export function answerOf({
  status,
  error,
  duration_ms,
}: Pick<Delivery, 'status' | 'error' | 'duration_ms'>): string {
  const answer = status === null ? '' : `HTTP ${status}`;
  const problem = error === null ? '' : (ERRORS[error] ?? error);
  const time = duration_ms === null ? '' : `in ${duration_ms} ms`;
  const parts = [answer, problem].filter((part) => part !== '').join(', ');
  return parts === '' && time === '' ? 'in progress' : `${parts} ${time}`.trim();
}

export function hasFailed({ state, error }: Delivery): boolean {
  return state === 'dead' || state === 'abandoned' || (state === 'pending' && error !== null);
}

export function isDue({ state, next_attempt_at }: Delivery): boolean {
  return (
    state === 'pending' && (next_attempt_at === null || Date.parse(next_attempt_at) - Date.now() < 10_000)
  );
}
