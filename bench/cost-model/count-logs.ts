/**
 * Counts log bytes in Lambda's JSON format. Run `npx node bench/cost-model/count-logs.ts` after a change of logging,
 * then `npx node bench/pages/write-pages.ts`.
 */
import { writeFileSync } from 'node:fs';
import { Service } from '../../test/system/service.ts';
import { hookTo, WebhookEndpoint } from '../../test/system/webhook-endpoint.ts';
import { LOGGED_FILE, type Logged } from './logged.ts';

const REPEATS = 5;
/** Lambda's JSON log format wraps each line in this envelope, except embedded metrics. */
const ENVELOPE = JSON.stringify({
  timestamp: new Date().toISOString(),
  level: 'INFO',
  requestId: '00000000-0000-0000-0000-000000000000',
  message: {},
}).length;
/** CloudWatch Logs adds this overhead to each event (API reference, "PutLogEvents"). */
const EVENT_BYTES = 26;

const service = await Service.start({ settings: { usageRollUpDelaySeconds: '0', usageSettleSeconds: '0' } });
const logged: Record<string, number> = {};

function bytesOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => {
    const envelope = line.includes('"_aws"') ? 0 : ENVELOPE;
    return sum + Buffer.byteLength(line) + envelope + EVENT_BYTES;
  }, 0);
}

function lines(): readonly string[] {
  return service
    .logs()
    .split('\n')
    .filter((line) => line.startsWith('{'));
}

async function count(name: keyof Logged, work: () => Promise<unknown>): Promise<void> {
  await service.runtime.settled();
  const before = bytesOf(lines());
  for (let round = 0; round < REPEATS; round++) await work();
  await service.runtime.settled();
  logged[name] = Math.round((bytesOf(lines()) - before) / REPEATS);
  console.log(`${name}: ${logged[name]} bytes`);
}

async function fireSchedules(): Promise<void> {
  for (const { logicalId, properties } of service.runtime.template.ofType('AWS::Events::Rule')) {
    if (properties['ScheduleExpression'] !== undefined) await service.runtime.compute.events.fire(logicalId);
  }
}

const account = await service.account();
const mail = { to: account.inboxId, subject: 'a mail', text: 'A line of an ordinary mail.\n'.repeat(60) };
await service.deliver(mail);
await count('idle', fireSchedules);
await count('receive', () => service.deliver(mail));
await count('dropped', () => service.deliver({ ...mail, to: `nobody@${account.inboxId.split('@')[1]}` }));
await count('call', () => service.get(`/inboxes/${account.inboxId}/threads`, account.apiKey));
const endpoint = await WebhookEndpoint.open(200);
await hookTo(service, account, endpoint);
await count('receive-with-webhook', () => service.deliver(mail));
await endpoint[Symbol.asyncDispose]();
writeFileSync(LOGGED_FILE, `${JSON.stringify(logged, undefined, 2)}\n`);
await service.stop();
