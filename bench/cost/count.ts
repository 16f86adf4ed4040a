/**
 * Runs each kind of work on the local runtime and writes down what it takes of AWS: calls by action and capacity units.
 * `node bench/cost/count.ts`, after a change of the data model; then `node bench/cost/write-pages.ts`.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDynamodb } from '../../local/engines/dynamodb-engine.ts';
import { Service } from '../../test/system/service.ts';
import { hookTo, WebhookEndpoint } from '../../test/system/webhook-endpoint.ts';
import { COUNTED_FILE, type Counted, type CountedWork } from './counted.ts';
import { startCountingProxy } from './counting-proxy.ts';
import { sampleMail } from './sample-mail.ts';

const REPEATS = 5;

const directory = mkdtempSync(join(tmpdir(), 'cost-'));
const engine = await startDynamodb({ dataFile: join(directory, 'dynamodb.sqlite') });
const proxy = await startCountingProxy(engine.origin);
process.env['AGENT_INBOX_DYNAMODB_ENDPOINT'] = proxy.origin;
const service = await Service.start({ settings: { usageRollUpDelaySeconds: '0', usageSettleSeconds: '0' } });

const actions = new Map<string, number>();
const record = service.runtime.permissions.record.bind(service.runtime.permissions);
service.runtime.permissions.record = (use) => {
  actions.set(use.action, (actions.get(use.action) ?? 0) + 1);
  record(use);
};

async function count(name: string, work: (round: number) => Promise<unknown>): Promise<CountedWork> {
  await service.runtime.settled();
  actions.clear();
  proxy.take();
  for (let round = 0; round < REPEATS; round++) await work(round);
  await service.runtime.settled();
  const { read, write, calls, writesByPartition } = proxy.take();
  const each = (value: number): number => Math.round((value / REPEATS) * 10) / 10;
  const perWork = (counts: Iterable<readonly [string, number]>): Record<string, number> =>
    Object.fromEntries([...counts].sort().map(([key, value]) => [key, each(value)]));
  console.log(`${name}: ${each(write)} write units, ${each(read)} read units, ${each(calls)} calls`);
  return {
    name,
    writeUnits: each(write),
    readUnits: each(read),
    tableCalls: each(calls),
    writeUnitsByPartition: perWork(Object.entries(writesByPartition)),
    calls: perWork([...actions].filter(([action]) => !action.startsWith('dynamodb:'))),
  };
}

const account = await service.account();
const { apiKey } = account;
const get = async (path: string): Promise<void> => {
  const { status } = await service.get(path, apiKey);
  if (status !== 200) throw new Error(`${path}: ${status}`);
};
let mails = 0;
const mail = (subject: string) => ({ to: account.inboxId, ...sampleMail(++mails, subject) });
await service.deliver({ ...mail('root'), messageId: '<root@x>' });
const message = (await service.newest(account)).string('message_id');
const works: CountedWork[] = [];
works.push(await count('receive', (round) => service.deliver(mail(`new ${round}`))));
works.push(
  await count('receive-reply', (round) => service.deliver({ ...mail(`re ${round}`), inReplyTo: '<root@x>' })),
);
works.push(await count('get-message', () => get(`/inboxes/${account.inboxId}/messages/${message}`)));
works.push(await count('list-threads', () => get(`/inboxes/${account.inboxId}/threads`)));
works.push(await count('create-inbox', () => service.inbox(apiKey)));
const endpoint = await WebhookEndpoint.open(200);
await hookTo(service, account, endpoint);
works.push(await count('receive-with-webhook', (round) => service.deliver(mail(`hooked ${round}`))));
await endpoint[Symbol.asyncDispose]();

const counted: Counted = { works };
writeFileSync(COUNTED_FILE, `${JSON.stringify(counted, undefined, 2)}\n`);
await service.stop();
await proxy.close();
await engine.stop();
rmSync(directory, { recursive: true, force: true });
