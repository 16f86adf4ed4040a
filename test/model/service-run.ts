import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import * as z from 'zod';
import { signUp } from '../../lambdas/accounts/sign-up.ts';
import { identify } from '../../lambdas/auth/identify.ts';
import { ApiError } from '../../lambdas/core/errors.ts';
import type { Operation } from '../../lambdas/operations/define.ts';
import { execute } from '../../lambdas/operations/execute.ts';
import { operations } from '../../lambdas/operations/registry.ts';
import { policySchema } from '../../lambdas/settings/policy.ts';
import { getInbox } from '../../lambdas/store/inbox/inboxes.ts';
import { liveServices } from '../lambdas/accounts/live-services.ts';
import { inboxMail, receiveServices, storedSummary } from '../lambdas/store/receive/arriving-mail.ts';
import type { TestTable } from '../lambdas/store/table/test-table.ts';
import { INBOX_DOMAIN, NOW } from '../lambdas/test-context.ts';
import type { Command } from './commands.ts';
import { Model, type ModelFlags, type ModelInbox, type ModelKey, type Outcome } from './model.ts';

const INBOX_CAP = 3;

const operationNamed = (name: string): Operation => {
  const found = operations.find((operation) => operation.name === name);
  if (found === undefined) throw new Error(`There is no operation ${name}`);
  return found;
};

const threadsSchema = z.object({
  threads: z.array(z.object({ labels: z.array(z.string()), message_count: z.int() })),
});
const bodySchema = z.record(z.string(), z.unknown());
type Body = z.output<typeof bodySchema>;

/** Plays commands with the service and with the model, and compares each answer. */
export class Run {
  readonly model = new Model(INBOX_CAP);
  readonly #unique = randomBytes(5).toString('hex');
  readonly #live;
  readonly #table: TestTable;
  #seconds = 0;
  #mails = 0;

  constructor(table: TestTable) {
    this.#table = table;
    const plan = {
      inboxes: INBOX_CAP,
      messagesPerMonth: 100_000,
      storageBytes: 1e9,
      webhooks: 1,
      keys: 1000,
    };
    this.#live = liveServices(table, {
      sourceIp: this.#unique,
      // A minute for each step: no key of a short run meets its rate limit.
      now: () => new Date(NOW.getTime() + this.#seconds * 60_000),
      policy: policySchema.parse({
        inboxDomain: INBOX_DOMAIN,
        plans: { unverified: plan, verified: plan },
        signUpsPerHourPerSource: 0,
        codeMailsPerMinute: 100,
        codeMailsPerDay: 100,
        creationsPerMinute: 0,
      }),
    });
  }

  async openTenant(name: string): Promise<void> {
    const { context } = this.#live;
    // Both plans are alike here: what an unconfirmed account may do is another test's.
    const made = await signUp(context, `${name}-${this.#unique}@human.test`, undefined);
    const { caller } = await identify(context, made.secret, context.sourceIp);
    this.model.inboxes.push({
      address: made.inboxId,
      tenant: made.organizationId,
      clientId: undefined,
      displayName: undefined,
      deleted: false,
      threads: [],
    });
    this.model.keys.push({
      id: caller.keyId,
      secret: made.secret,
      tenant: made.organizationId,
      inbox: undefined,
      permissions: undefined,
      revoked: false,
    });
  }

  async step(each: Command): Promise<void> {
    this.#seconds += 1;
    switch (each.kind) {
      case 'create-inbox':
        return this.#createInbox(this.#key(each.key), each.name, each.clientId);
      case 'rename-inbox':
        return this.#renameInbox(this.#key(each.key), this.#inbox(each.inbox), each.text);
      case 'delete-inbox':
        return this.#deleteInbox(this.#key(each.key), this.#inbox(each.inbox));
      case 'create-key':
        return this.#createKey(
          this.#key(each.key),
          each.inbox === undefined ? undefined : this.#inbox(each.inbox),
          each.permissions,
        );
      case 'delete-key':
        return this.#deleteKey(this.#key(each.key), this.#key(each.target));
      case 'mail':
        return this.#mail(this.#inbox(each.inbox), each.replyTo, each.flags);
      case 'look':
        return this.#look(this.#key(each.key));
    }
  }

  async compare(): Promise<void> {
    this.#seconds += 1;
    for (const key of this.model.keys.slice(0, 2)) {
      const { context } = this.#live;
      const caller = { ...(await this.#caller(key)), permissions: null };
      const listed = await execute(operationNamed('inboxes.list'), { ...context, caller }, { limit: 100 });
      const shown = z
        .object({ inboxes: z.array(z.object({ inbox_id: z.string(), display_name: z.string().nullable() })) })
        .parse(listed.body).inboxes;
      const expectedInboxes = this.model.live(key.tenant).toReversed();
      expect(shown.map(({ inbox_id }) => inbox_id)).toEqual(expectedInboxes.map(({ address }) => address));
      expect(shown.map((inbox) => inbox.display_name)).toEqual(
        expectedInboxes.map((inbox) => inbox.displayName ?? null),
      );
      for (const { address, threads } of expectedInboxes) {
        const all = { inbox_id: address, limit: 100, include_spam: true, include_unauthenticated: true };
        const { body } = await execute(operationNamed('threads.list'), { ...context, caller }, all);
        expect(threadsSchema.parse(body).threads).toEqual(
          threads
            .toReversed()
            .map(({ labels, messages }) => ({ labels: [...labels], message_count: messages })),
        );
      }
      const usage = await execute(operationNamed('metrics.usage'), { ...context, caller }, { limit: 1 });
      const last = (type: string) =>
        z
          .array(z.object({ value: z.int() }))
          .parse(bodySchema.parse(usage.body)[type])
          .at(-1)?.value;
      expect({
        inboxes: last('inbox_count'),
        threads: last('thread_count'),
        messages: last('message_count'),
      }).toEqual(this.model.usage(key.tenant));
    }
  }

  #key(pick: number): ModelKey {
    return at(this.model.keys, pick);
  }

  #inbox(pick: number): ModelInbox {
    return at(this.model.inboxes, pick);
  }

  /** The sign-up keys of a run are never revoked in `compare`: a tenant can always look at itself. */
  async #caller({ id, tenant }: ModelKey) {
    return {
      keyId: id,
      tenantId: tenant,
      scope: { type: 'organization' as const },
      permissions: null,
      pending: false,
      epoch: 0,
    };
  }

  async #call(key: ModelKey, name: string, input: Body): Promise<{ outcome: Outcome; body: Body }> {
    const { context } = this.#live;
    try {
      const { caller } = await identify(context, key.secret, context.sourceIp);
      const { body } = await execute(operationNamed(name), { ...context, caller }, input);
      return { outcome: 'done', body: body === undefined ? {} : bodySchema.parse(body) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const outcome = outcomeSchema.parse(error.name);
      return { outcome, body: {} };
    }
  }

  async #createInbox(key: ModelKey, name: number | undefined, client: number | undefined): Promise<void> {
    const username = name === undefined ? undefined : `name${name}-${this.#unique}`;
    const clientId = client === undefined ? undefined : `client-${client}`;
    const address = username === undefined ? undefined : `${username}@${INBOX_DOMAIN}`;
    const right = this.model.createInbox(key, address, clientId);
    const { outcome, body } = await this.#call(key, 'inboxes.create', {
      ...(username === undefined ? {} : { username }),
      ...(clientId === undefined ? {} : { client_id: clientId }),
    });
    expect(outcome).toBe(typeof right === 'object' || right === 'new' ? 'done' : right);
    if (typeof right === 'object') expect(body['inbox_id']).toBe(right.address);
    if (right !== 'new') return;
    if (address !== undefined) expect(body['inbox_id']).toBe(address);
    this.model.inboxes.push({
      address: z.string().parse(body['inbox_id']),
      tenant: key.tenant,
      clientId,
      displayName: undefined,
      deleted: false,
      threads: [],
    });
  }

  async #renameInbox(key: ModelKey, inbox: ModelInbox, text: string): Promise<void> {
    const right = this.model.refusal(key, 'inbox_update') ?? this.model.reach(key, inbox) ?? 'done';
    const display_name = `n${text}`;
    const { outcome } = await this.#call(key, 'inboxes.update', { inbox_id: inbox.address, display_name });
    expect(outcome).toBe(right);
    if (right === 'done') inbox.displayName = display_name;
  }

  async #deleteInbox(key: ModelKey, inbox: ModelInbox): Promise<void> {
    const right = this.model.refusal(key, 'inbox_delete') ?? this.model.reach(key, inbox) ?? 'done';
    const { outcome } = await this.#call(key, 'inboxes.delete', { inbox_id: inbox.address });
    expect(outcome).toBe(right);
    if (right === 'done') inbox.deleted = true;
  }

  async #createKey(
    key: ModelKey,
    inbox: ModelInbox | undefined,
    permissions: ModelKey['permissions'],
  ): Promise<void> {
    const right = this.model.createKey(key, inbox, permissions);
    const flags =
      permissions === undefined
        ? {}
        : { permissions: Object.fromEntries(permissions.map((flag) => [flag, true])) };
    const { outcome, body } =
      inbox === undefined
        ? await this.#call(key, 'api-keys.create', { name: 'k', ...flags })
        : await this.#call(key, 'api-keys.create-for-inbox', {
            inbox_id: inbox.address,
            name: 'k',
            ...flags,
          });
    expect(outcome).toBe(right);
    if (right !== 'done') return;
    this.model.keys.push({
      id: z.string().parse(body['api_key_id']),
      secret: z.string().parse(body['api_key']),
      tenant: key.tenant,
      inbox: inbox ?? key.inbox,
      permissions,
      revoked: false,
    });
  }

  async #deleteKey(key: ModelKey, target: ModelKey): Promise<void> {
    const hidden =
      target.tenant !== key.tenant ||
      target.revoked ||
      (key.inbox !== undefined && target.inbox !== key.inbox);
    const right = this.model.refusal(key, 'api_key_delete') ?? (hidden ? 'not_found' : 'done');
    // A key whose inbox is gone leaves the list when the purge comes by: both answers are right until then.
    if (right === 'done' && target.inbox?.deleted === true) return;
    const { outcome } = await this.#call(key, 'api-keys.delete', { api_key_id: target.id });
    expect(outcome).toBe(right);
    if (right === 'done') target.revoked = true;
  }

  async #mail(inbox: ModelInbox, replyTo: number | undefined, flags: ModelFlags): Promise<void> {
    const found = await getInbox(this.#table, inbox.tenant, inbox.address);
    expect(found === undefined).toBe(inbox.deleted);
    if (found === undefined) return;
    this.#mails += 1;
    const id = `<${this.#mails}@x>`;
    // One of the mails before, whichever inbox and thread that went to.
    const inReplyTo = replyTo === undefined ? undefined : `<${Math.max(0, this.#mails - 1 - replyTo)}@x>`;
    const services = { ...receiveServices(this.#table), now: this.#live.context.now };
    await storedSummary(
      services,
      inboxMail(found, {
        id,
        second: this.#seconds,
        ...(inReplyTo === undefined ? {} : { inReplyTo }),
        ...flags,
      }),
    );
    this.model.receive(inbox, id, inReplyTo, flags);
  }

  async #look(key: ModelKey): Promise<void> {
    const right = this.model.refusal(key, undefined) ?? 'done';
    const { outcome, body } = await this.#call(key, 'identity.auth-me', {});
    expect(outcome).toBe(right);
    if (right !== 'done') return;
    expect(body).toEqual({
      api_key_id: key.id,
      tenant_id: key.tenant,
      scope_type: key.inbox === undefined ? 'organization' : 'inbox',
      scope_id: key.inbox?.address ?? key.tenant,
      ...(key.inbox === undefined ? {} : { inbox_id: key.inbox.address }),
    });
  }
}

const outcomeSchema = z.enum([
  'unauthenticated',
  'forbidden',
  'not_found',
  'cap_hit',
  'conflict',
  'address_unavailable',
]);

function at<T>(list: readonly T[], pick: number): T {
  const found = list[pick % list.length];
  if (found === undefined) throw new Error('There is nothing to pick from');
  return found;
}
