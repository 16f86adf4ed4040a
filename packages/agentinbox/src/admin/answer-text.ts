import { sheet } from '../client-commands/show.ts';
import type { StyledText } from '../output/styled-text.ts';

type Row = Readonly<Record<string, unknown>>;
type Sentence = (answer: Row, request: Row) => string;

const SENTENCES: Readonly<Record<string, Sentence>> = {
  'tenants.create': ({ tenant_id, human_email, api_key }) =>
    api_key === null
      ? `${human_email} already has the account ${tenant_id}. Its key was shown only once; "admin tenants new-key" replaces it.`
      : `Created the account ${tenant_id}. Its key is shown only this once.`,
  'tenants.delete': ({ tenant_id }) => `Deleted the tenant ${tenant_id}. Its data is now being removed.`,
  'tenants.new-key': ({ tenant_id }) =>
    `Replaced the sign-up key of ${tenant_id}. The new key is shown only this once.`,
  'tenants.set-plan': ({ tenant_id, plan }) => `The tenant ${tenant_id} is now on the plan ${plan}.`,
  'tenants.cancel': ({ tenant_id }) =>
    `Canceled the subscription of ${tenant_id}: it can read, and its writes fail with read_only.`,
  'tenants.reactivate': ({ tenant_id }) => `Reactivated the subscription of ${tenant_id}.`,
  'tenants.suspend': ({ tenant_id, suspension }) =>
    `Suspended ${tenant_id}. Its mail is ${Object(suspension).receive === 'drop' ? 'dropped' : 'kept'}.`,
  'tenants.resume': ({ tenant_id }) => `Resumed ${tenant_id}.`,
  'tenants.set-limit': ({ tenant_id, plan }, { limit, value }) =>
    value === 'plan'
      ? `The limit ${limit} of ${tenant_id} is now the limit of the plan ${plan}.`
      : `The limit ${limit} of ${tenant_id} is now ${value}.`,
  'keys.create': ({ tenant_id, api_key_id, expires_at }) =>
    `Created the key ${api_key_id} for ${tenant_id}. It is valid until ${expires_at} and shown only this once.`,
  'data.hold': ({ tenant_id }, { subject, on }) =>
    `${on === true ? 'Placed a legal hold on' : 'Lifted the legal hold on'} ${subject}${subject === tenant_id ? '' : ` (tenant ${tenant_id})`}.`,
  'invitations.revoke': ({ invitation_id }) => `Revoked the invitation ${invitation_id}.`,
};

const COPIED = ['inbox_id', 'api_key', 'permissions'];

export function answerText(operation: string, answer: Row, request: Row): StyledText {
  const sentence = SENTENCES[operation];
  if (sentence === undefined) return sheet(answer);
  const copied = Object.entries(answer).filter(([name, value]) => COPIED.includes(name) && value !== null);
  return copied.length === 0
    ? [sentence(answer, request)]
    : [sentence(answer, request), '\n', ...sheet(Object.fromEntries(copied))];
}
