import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PERMISSION_FLAGS, type PermissionFlag } from '../../lambdas/caller/permissions.ts';
import { operations } from '../../lambdas/operations/registry.ts';
import { callOperation, type PathValues } from './operation-call.ts';
import { type Account, Service } from './service.ts';
import { setInRow } from './stored-rows.ts';

/**
 * What the interface says of each operation (docs/interface.md, sections 4 and 5): the flag that it takes, whether
 * a key that is pinned to an inbox may call it at all, and whether it writes. Written down here by hand: what
 * the registry says of itself is what is tested.
 */
const RULES: Readonly<
  Record<string, readonly [PermissionFlag | 'none', 'any' | 'organization', 'read' | 'write']>
> = {
  'identity.whoami': ['none', 'any', 'read'],
  'identity.auth-me': ['none', 'any', 'read'],
  'account.get': ['metrics_read', 'organization', 'read'],
  'inboxes.create': ['inbox_create', 'organization', 'write'],
  'domains.list': ['inbox_read', 'any', 'read'],
  'inboxes.list': ['inbox_read', 'any', 'read'],
  'inboxes.get': ['inbox_read', 'any', 'read'],
  'inboxes.update': ['inbox_update', 'any', 'write'],
  'inboxes.delete': ['inbox_delete', 'any', 'write'],
  'threads.search': ['thread_read', 'any', 'read'],
  'messages.search': ['message_read', 'any', 'read'],
  'threads.list': ['thread_read', 'any', 'read'],
  'threads.get': ['thread_read', 'any', 'read'],
  'threads.update': ['inbox_update', 'any', 'write'],
  'messages.update': ['inbox_update', 'any', 'write'],
  'messages.update-many': ['inbox_update', 'any', 'write'],
  'threads.delete': ['inbox_delete', 'any', 'write'],
  'threads.restore': ['inbox_update', 'any', 'write'],
  'messages.delete': ['inbox_delete', 'any', 'write'],
  'messages.restore': ['inbox_update', 'any', 'write'],
  'claims.create': ['inbox_update', 'any', 'write'],
  'claims.extend': ['inbox_update', 'any', 'write'],
  'claims.complete': ['inbox_update', 'any', 'write'],
  'claims.release': ['inbox_update', 'any', 'write'],
  'account.update': ['inbox_update', 'organization', 'write'],
  'messages.release': ['inbox_update', 'organization', 'write'],
  'lists.dropped': ['inbox_read', 'organization', 'read'],
  'lists.list': ['inbox_read', 'organization', 'read'],
  'lists.list-for-inbox': ['inbox_read', 'any', 'read'],
  'lists.add': ['inbox_update', 'organization', 'write'],
  'lists.add-for-inbox': ['inbox_update', 'organization', 'write'],
  'lists.delete': ['inbox_update', 'organization', 'write'],
  'lists.delete-for-inbox': ['inbox_update', 'organization', 'write'],
  'inboxes.verification': ['message_read', 'any', 'read'],
  'messages.list': ['message_read', 'any', 'read'],
  'messages.get': ['message_read', 'any', 'read'],
  'messages.get-raw': ['message_read', 'any', 'read'],
  'messages.get-attachment': ['message_read', 'any', 'read'],
  'attachments.text': ['message_read', 'any', 'read'],
  'events.list': ['message_read', 'any', 'read'],
  'audit-log.list': ['api_key_read', 'organization', 'read'],
  // A canceled account may export, as it may read.
  'exports.create': ['message_read', 'organization', 'read'],
  'exports.get': ['message_read', 'organization', 'read'],
  'metrics.usage': ['metrics_read', 'any', 'read'],
  'api-keys.create': ['api_key_create', 'organization', 'write'],
  'api-keys.list': ['api_key_read', 'any', 'read'],
  'api-keys.get': ['api_key_read', 'any', 'read'],
  'api-keys.delete': ['api_key_delete', 'any', 'write'],
  'api-keys.create-for-inbox': ['api_key_create', 'any', 'write'],
  'api-keys.list-for-inbox': ['api_key_read', 'any', 'read'],
  'webhooks.create': ['webhook_create', 'any', 'write'],
  'webhooks.list': ['webhook_read', 'any', 'read'],
  'webhooks.get': ['webhook_read', 'any', 'read'],
  'webhooks.update': ['webhook_update', 'any', 'write'],
  'webhooks.delete': ['webhook_delete', 'any', 'write'],
  'webhooks.create-for-inbox': ['webhook_create', 'any', 'write'],
  'webhooks.list-for-inbox': ['webhook_read', 'any', 'read'],
  'webhooks.list-deliveries': ['webhook_read', 'any', 'read'],
  'webhooks.redeliver': ['webhook_update', 'any', 'write'],
  'webhooks.recover': ['webhook_update', 'any', 'write'],
  'webhooks.test': ['webhook_update', 'any', 'write'],
};

/** What a call takes besides the flag of its rule: a claim answers whole messages. */
const SECOND_FLAGS: Readonly<Record<string, readonly PermissionFlag[]>> = {
  'claims.create': ['message_read'],
  'messages.release': ['label_spam_read'],
  'exports.create': ['api_key_read'],
  'exports.get': ['api_key_read'],
};

/** Sign-up and what the service is take no key, and verify is about the account: no flag, scope or subscription has a say. */
const OUTSIDE = ['agent.sign-up', 'agent.verify', 'service.info'];

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

/** A key of fewer permissions cannot make one of more: the key that it makes has none. */
const BODIES: Readonly<Record<string, Record<string, unknown>>> = {
  'inboxes.create': {},
  'account.update': { unlisted: 'accept' },
  'lists.add': { entry: 'some.example' },
  'lists.add-for-inbox': { entry: 'some.example' },
  'threads.update': { unread: true },
  'messages.update': { unread: true },
  'messages.update-many': { message_ids: ['msg_none'], unread: true },
  'api-keys.create': { name: 'made', permissions: {} },
  'api-keys.create-for-inbox': { name: 'made', permissions: {} },
  'webhooks.create': { url: 'https://127.0.0.1:9/', event_types: ['message.received'] },
  'webhooks.create-for-inbox': { url: 'https://127.0.0.1:9/', event_types: ['message.received'] },
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
        const path: PathValues = {
          inbox_id: held.inboxId,
          thread_id: 'thr_none',
          message_id: 'msg_none',
          claim_id: 'clm_none',
          export_id: 'exp_none',
          attachment_id: 'att_none',
          api_key_id: 'key_none',
          webhook_id: 'wh_none',
          delivery_id: 'dlv_none',
          list: 'block',
          entry: 'none.example',
        };
        // The inbox's own end comes last.
        const ordered = operations.filter(({ name }) => !OUTSIDE.includes(name) && name !== 'inboxes.delete');
        ordered.push(...operations.filter(({ name }) => name === 'inboxes.delete'));
        for (const operation of ordered) {
          const body = BODIES[operation.name];
          const answer = await callOperation(service, operation, {
            key: held.key,
            path,
            ...(body === undefined ? {} : { body }),
          });
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

test('has a rule for every operation', () => {
  const names = operations.map(({ name }) => name).filter((name) => !OUTSIDE.includes(name));
  expect(Object.keys(RULES).sort()).toEqual([...names].sort());
});
