/**
 * Counts AWS calls, capacity units and bytes of logs on the local runtime. Run `npx node bench/cost-model/count.ts`
 * after a change of the data model or of logging, then `npx node bench/pages/write-pages.ts`.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { LIMITS } from '../../lambdas/settings/plan-settings.ts';
import { stackWaitsKey, tenantWaitsKey } from '../../lambdas/store/keys.ts';
import { takeCounted } from '../../lambdas/store/limit/lease-count.ts';
import { leasePoolOf, takeLease } from '../../lambdas/store/limit/lease-pool.ts';
import { MAX_WAIT_SECONDS } from '../../lambdas/waiting/wait-until-found.ts';
import type { Account, Service } from '../../test/system/service.ts';
import { StreamClient } from '../../test/system/stream-client.ts';
import { hookTo, WebhookEndpoint } from '../../test/system/webhook-endpoint.ts';
import { COUNTED_FILE, type CountedWork, REPEATS } from './counted.ts';
import { startCountedService } from './counted-service.ts';
import type { CountingProxy } from './counting-proxy.ts';
import { PRICED_CALLS } from './prices.ts';
import { sampleMail } from './sample-mail.ts';

const INDEXED_MAILS = 64;
const WAITING_CALLS = 400;
const PAGE = 20;
const HOUR_MS = 3_600_000;
/** Waits of 25 seconds end in groups of five seconds, which have their own leases. */
const GROUP_MS = 5_000;
const LEASE_GROUPS = 6;
const COUNTED_ACTIONS = ['sqs:SendMessage', ...Object.keys(PRICED_CALLS)];
/** Lambda's JSON log format wraps each line in this envelope, except embedded metrics. */
const ENVELOPE = JSON.stringify({
  timestamp: new Date().toISOString(),
  level: 'INFO',
  requestId: '00000000-0000-0000-0000-000000000000',
  message: {},
}).length;
/** CloudWatch Logs adds this overhead to each event (API reference, "PutLogEvents"). */
const EVENT_BYTES = 26;

class Counter {
  readonly works: Record<string, CountedWork> = {};
  readonly service: Service;
  readonly #proxy: CountingProxy;
  readonly #actions = new Map<string, number>();
  #mails = 0;

  private constructor(service: Service, proxy: CountingProxy) {
    this.service = service;
    this.#proxy = proxy;
    const { permissions } = service.runtime;
    const record = permissions.record.bind(permissions);
    permissions.record = (use) => {
      this.#actions.set(use.action, (this.#actions.get(use.action) ?? 0) + 1);
      record(use);
    };
  }

  static async run(settings: Record<string, string>, work: (counter: Counter) => Promise<void>) {
    await using counted = await startCountedService(settings);
    const counter = new Counter(counted.service, counted.proxy);
    await work(counter);
    return counter.works;
  }

  async count(name: string, work: (round: number) => Promise<unknown>, repeats = REPEATS): Promise<void> {
    await this.service.runtime.settled();
    this.#actions.clear();
    this.#proxy.take();
    const logged = this.#logBytes();
    for (let round = 0; round < repeats; round++) await work(round);
    // This program must not poll the table while it counts.
    await this.service.runtime.settled(async () => false);
    const { read, write, calls, writesByPartition } = this.#proxy.take();
    const each = (value: number): number => Math.round((value / repeats) * 10) / 10;
    const perWork = (counts: Iterable<readonly [string, number]>): Record<string, number> =>
      Object.fromEntries([...counts].sort().map(([key, value]) => [key, each(value)]));
    console.log(`${name}: ${each(write)} write units, ${each(read)} read units, ${each(calls)} calls`);
    this.works[name] = {
      writeUnits: each(write),
      readUnits: each(read),
      tableCalls: each(calls),
      logBytes: Math.round((this.#logBytes() - logged) / repeats),
      writeUnitsByPartition: perWork(Object.entries(writesByPartition)),
      calls: perWork([...this.#actions].filter(([action]) => COUNTED_ACTIONS.includes(action))),
    };
  }

  #logBytes(): number {
    const lines = this.service.logs().split('\n');
    return lines
      .filter((line) => line.startsWith('{'))
      .map((line) => Buffer.byteLength(line) + EVENT_BYTES + (line.includes('"_aws"') ? 0 : ENVELOPE))
      .reduce((sum, bytes) => sum + bytes, 0);
  }

  mail({ inboxId }: Account, subject: string) {
    this.#mails += 1;
    return { to: inboxId, ...sampleMail(this.#mails, subject) };
  }
}

/** Usage roll-ups run minutes later, as deployed, and are not counted here. */
const works = await Counter.run({}, async (counter) => {
  const { service } = counter;
  const account = await service.account();
  const { apiKey } = account;
  const get = async (path: string): Promise<void> => {
    const { status } = await service.get(path, apiKey);
    if (status !== 200) throw new Error(`${path}: ${status}`);
  };
  await service.deliver(counter.mail(account, 'root'));
  const message = (await service.newest(account)).string('message_id');
  await counter.count('receive', (round) => service.deliver(counter.mail(account, `new ${round}`)));
  const unknown = `nobody@${account.inboxId.split('@')[1]}`;
  await counter.count('dropped', (round) =>
    service.deliver({ ...counter.mail(account, `dropped ${round}`), to: unknown }),
  );
  await counter.count('get-message', () => get(`/inboxes/${account.inboxId}/messages/${message}`));
  const socket = await StreamClient.open(`${service.runtime.endpoints.ws_url}?api_key=${apiKey}`);
  await counter.count('receive-with-socket', (round) =>
    service.deliver(counter.mail(account, `streamed ${round}`)),
  );
  await socket.close();
  const endpoint = await WebhookEndpoint.open(200);
  await hookTo(service, account, endpoint);
  await counter.count('receive-with-webhook', (round) =>
    service.deliver(counter.mail(account, `hooked ${round}`)),
  );
  await endpoint[Symbol.asyncDispose]();
});

const changed = await Counter.run({}, async (counter) => {
  const { service } = counter;
  const account = await service.account();
  const of = { ...account, inboxId: await service.inbox(account.apiKey) };
  const inbox = `/inboxes/${of.inboxId}`;
  const call = async (method: string, path: string, body?: object) => {
    const answer = await service.call(method, path, { key: account.apiKey, body });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.text}`);
    return answer;
  };
  const mails = Array.from({ length: REPEATS }, (_, i) => counter.mail(of, `changed ${i}`));
  for (const mail of mails) await service.deliver(mail);
  const paths = (await service.messages(of)).map((each) => `${inbox}/messages/${each.string('message_id')}`);
  const claims: string[] = [];
  await counter.count('claim', async () => {
    const [claim] = (await call('POST', `${inbox}/claims`, {})).list('claims');
    claims.push(claim?.string('claim_id') ?? '');
  });
  await counter.count('extend', (i) => call('POST', `${inbox}/claims/${claims[i]}/extend`, {}));
  await counter.count('complete', (i) => call('POST', `${inbox}/claims/${claims[i]}/complete`, {}));
  for (const path of paths) await call('PATCH', path, { unread: true });
  await counter.count('mark-read', (i) => call('PATCH', paths[i] ?? '', { unread: false }));
  await counter.count('label', (i) => call('PATCH', paths[i] ?? '', { add_labels: ['invoice'] }));
  await counter.count('trash', (i) => call('DELETE', paths[i] ?? ''));
  for (const path of paths) await call('POST', `${path}/restore`);
  await counter.count('delete-for-good', (i) => call('DELETE', `${paths[i]}?permanent=true`));
  await call('PATCH', inbox, { unlisted: 'hold' });
  await counter.count('receive-held', (i) => service.deliver(counter.mail(of, `held ${i}`)));
  const held = (await call('GET', `${inbox}/messages?include_held=true&label=held`)).list('messages');
  await counter.count('release', (i) =>
    call('POST', `${inbox}/messages/${held[i]?.string('message_id')}/release`, {}),
  );
  await counter.count('list-unread', () => call('GET', `${inbox}/messages?unread=true`));
});

const AT_ONCE = { usageRollUpDelaySeconds: '0', usageSettleSeconds: '0' };
const rolledUp = await Counter.run(AT_ONCE, async (counter) => {
  const { service } = counter;
  const account = await service.account();
  await service.deliver(counter.mail(account, 'root'));
  await counter.count(
    'receive-and-roll-up',
    (round) => service.deliver(counter.mail(account, `rolled up ${round}`)),
    INDEXED_MAILS,
  );
  await counter.count('search', async () => {
    const found = await service.get(`/messages?q=%22rolled%20up%22&limit=${PAGE}`, account.apiKey);
    if (found.list('messages').length !== PAGE) throw new Error(`search: ${found.text}`);
  });
});

/** All leases except one are taken first, because DynamoDB bills an update for the whole row. */
async function fillWaitPools(
  service: Service,
  { organizationId }: Account,
  waitingCalls: number,
): Promise<void> {
  const services = { table: service.table, now: () => new Date() };
  const waits = LIMITS.waits.verified;
  const untilOf = (i: number): number => Date.now() + HOUR_MS + (i % LEASE_GROUPS) * GROUP_MS;
  for (let i = 0; i < waits - 1; i++) {
    const token = `token-${String(i).padStart(2, '0')}`;
    const shares = [{ name: `key-${String(i % 4).padStart(2, '0')}`, limit: LIMITS.waitsPerKey.verified }];
    const wanted = { key: tenantWaitsKey(organizationId), token, until: untilOf(i), limit: waits, shares };
    const full = await takeLease(services, wanted, leasePoolOf(undefined));
    if (full !== undefined) throw new Error('The pool of the account is full too early');
  }
  const count = { key: stackWaitsKey('api', 'all'), limit: waitingCalls, groupMs: GROUP_MS };
  for (let i = 0; i < waitingCalls - 1; i++) await takeCounted(services, count, untilOf(i));
}

/**
 * As deployed, a wait polls once a second and other calls hold all leases except one. One wait is enough, because each
 * is equally long.
 */
const waited = await Counter.run(
  { waitPollMilliseconds: '1000', waitingCalls: String(WAITING_CALLS) },
  async (counter) => {
    const { service } = counter;
    const account = await service.account();
    const { inboxId, apiKey } = account;
    await fillWaitPools(service, account, WAITING_CALLS);
    await counter.count(
      'wait',
      async () => {
        const { status } = await service.get(`/inboxes/${inboxId}/messages?wait=${MAX_WAIT_SECONDS}`, apiKey);
        if (status !== 200) throw new Error(`wait: ${status}`);
      },
      1,
    );
  },
);

const lines = Object.entries({ ...works, ...changed, ...rolledUp, ...waited }).map(
  ([name, work]) => `${JSON.stringify(name)}: ${JSON.stringify(work)}`,
);
writeFileSync(COUNTED_FILE, `{\n${lines.join(',\n')}\n}\n`);
execFileSync('biome', ['format', '--write', COUNTED_FILE]);
