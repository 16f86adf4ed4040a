import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PERMISSION_FLAGS, type PermissionFlag } from '../../lambdas/caller/permissions.ts';
import { RULES } from '../lambdas/operations/access-rules.ts';
import { callOperation, inOrder, type Values } from './operation-call.ts';
import { type Account, Service } from './service.ts';
import { setInRow } from './stored-rows.ts';

/** What a call takes besides the flag of its rule: a claim answers whole messages. */
const SECOND_FLAGS: Readonly<Record<string, readonly PermissionFlag[]>> = {
  'claims.create': ['message_read'],
  'messages.release': ['label_spam_read'],
  'exports.create': ['api_key_read'],
  'exports.get': ['api_key_read'],
};

const SCOPES = ['organization', 'inbox'] as const;
const SUBSCRIPTIONS = ['active', 'canceled'] as const;

const GRANTS: readonly (readonly [string, readonly PermissionFlag[] | null])[] = [
  ['full', null],
  ...PERMISSION_FLAGS.map((flag): [string, PermissionFlag[]] => [`only ${flag}`, [flag]]),
  ...PERMISSION_FLAGS.map((flag): [string, PermissionFlag[]] => [
    `all but ${flag}`,
    PERMISSION_FLAGS.filter((each) => each !== flag),
  ]),
];

const PLAN = { inboxes: 1000, messagesPerMonth: 1000, storageBytes: 1_000_000, webhooks: 1000 };

let service: Service;
beforeAll(async () => {
  const plans = JSON.stringify({ unverified: PLAN, verified: PLAN });
  service = await Service.start({ settings: { plans } });
});
afterAll(() => service.stop());

interface MatrixKey {
  readonly key: string;
  readonly inboxId: string;
}

async function makeKey(
  account: Account,
  scope: (typeof SCOPES)[number],
  grant: readonly PermissionFlag[] | null,
): Promise<MatrixKey> {
  const inboxId = await service.inbox(account.apiKey);
  const path = scope === 'inbox' ? `/inboxes/${inboxId}/api-keys` : '/api-keys';
  const permissions = grant === null ? undefined : Object.fromEntries(grant.map((flag) => [flag, true]));
  const made = await service.post(path, { name: 'matrix', permissions }, account.apiKey);
  return { key: made.string('api_key'), inboxId };
}

function cancel({ organizationId }: Account): Promise<void> {
  return setInRow(service, { pk: `TENANT#${organizationId}`, sk: 'ACCOUNT' }, 'canceled', true);
}

/** What the interface says of a call: refused by name, or let through to whatever it finds. */
function expected(
  name: string,
  scope: (typeof SCOPES)[number],
  grant: readonly PermissionFlag[] | null,
  subscription: (typeof SUBSCRIPTIONS)[number],
): 'forbidden' | 'read_only' | 'let through' {
  const [flag, wantedScope, kind] = RULES[name] ?? ['none', 'any', 'read'];
  const lacks = (each: PermissionFlag) => grant !== null && !grant.includes(each);
  if (flag !== 'none' && lacks(flag)) return 'forbidden';
  if (wantedScope === 'organization' && scope === 'inbox') return 'forbidden';
  if (kind === 'write' && subscription === 'canceled') return 'read_only';
  if ((SECOND_FLAGS[name] ?? []).some(lacks)) return 'forbidden';
  return 'let through';
}

/** The name of a refusal, and the status of a failure: a key that is not known, a body that is not valid, or an error of the service. */
function saidBy(answer: Awaited<ReturnType<typeof callOperation>>): string {
  if (answer.status === 403) return answer.string('name');
  const isFailure = answer.status >= 500 || answer.status === 401 || answer.status === 422;
  return isFailure ? `status ${answer.status}` : 'let through';
}

/** Nothing of this exists but the inbox of the key. A key of fewer permissions cannot make one of more: the key that it makes has none. */
const VALUES: Values = {
  thread_id: 'thr_none',
  message_id: 'msg_none',
  claim_id: 'clm_none',
  export_id: 'exp_none',
  attachment_id: 'att_none',
  api_key_id: 'key_none',
  webhook_id: 'wh_none',
  delivery_id: 'dlv_none',
  permissions: {},
};

describe.each(SUBSCRIPTIONS)('a tenant whose subscription is %s', (subscription) => {
  describe.each(SCOPES)('with a key of scope %s', (scope) => {
    test('lets through and refuses what the interface says, for every flag and operation [LST-03, STA-20, STA-21, ERR-04, ERR-07, AUT-20, AUT-21, AUT-22, AUT-23, AUT-24, AUT-25, AUT-27, AUT-28, AUT-29, AUT-30, AUT-31, AUT-32, AUT-33, AUT-34]', async () => {
      const account = await service.account();
      const matrix: { grant: (typeof GRANTS)[number]; held: MatrixKey }[] = [];
      for (const grant of GRANTS) matrix.push({ grant, held: await makeKey(account, scope, grant[1]) });
      if (subscription === 'canceled') await cancel(account);

      const wrong: string[] = [];
      const tryAll = async ({ grant, held }: (typeof matrix)[number]) => {
        const values = { ...VALUES, inbox_id: held.inboxId };
        for (const operation of inOrder.filter(({ name }) => name in RULES)) {
          const answer = await callOperation(service, operation, { key: held.key, values });
          const said = saidBy(answer);
          const right = expected(operation.name, scope, grant[1], subscription);
          if (said !== right) wrong.push(`${operation.name} with ${grant[0]}: ${said}, not ${right}`);
        }
      };
      // A few keys side by side: each is one client that calls one operation after the other.
      while (matrix.length > 0) await Promise.all(matrix.splice(0, 6).map(tryAll));
      expect(wrong).toEqual([]);
    });
  });
});
