import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FAULT_KINDS } from '../../packages/laptop/src/adverse/fault-log.ts';
import { opened } from '../opened.ts';
import { ADVERSE_SEED } from './adverse-seed.ts';
import { Service } from './service.ts';
import { WebhookEndpoint } from './webhook-endpoint.ts';

const SEED = 1;
/** With TEST_LONG until every kind of fault was injected, which takes minutes; its rounds are several times enough for the rarest. */
const IS_LONG = process.env['TEST_LONG'] !== undefined;
const MAX_ROUNDS = IS_LONG ? 20 : 1;
const MAILS_A_ROUND = IS_LONG ? 40 : 10;
const READS_A_ROUND = IS_LONG ? 40 : 10;
/** Half an hour: the machine may be slow, and the rarest kind needs some hundred mails. */
const TIMEOUT_MS = 1_800_000;

const service = opened(() => Service.start({ adverseSeed: ADVERSE_SEED ?? SEED }));

describe('the runtime in adverse mode', () => {
  test(
    'stores and announces every mail exactly once, whatever faults it injects',
    async () => {
      const account = await service.account();
      await using endpoint = await WebhookEndpoint.open();
      const hook = { url: endpoint.url, event_types: ['message.received'] };
      expect((await service.post('/webhooks', hook, account.apiKey)).status).toBe(201);
      const subjects: string[] = [];
      const missing = () => FAULT_KINDS.filter((kind) => service.runtime.adverse?.counts[kind] === 0);
      for (let round = 0; round < MAX_ROUNDS && missing().length > 0; round++) {
        const mails = Array.from({ length: MAILS_A_ROUND }, (_, n) => `Mail ${round}.${n}`);
        subjects.push(...mails);
        for (const subject of mails) {
          await service.send({ to: account.inboxId, subject, messageId: `<${subject.slice(5)}@x.example>` });
        }
        // Reads while the mails arrive: of the index, which lags, and enough of them that some fail.
        for (let read = 0; read < READS_A_ROUND; read++) {
          await service.get(`/inboxes/${account.inboxId}/threads`, account.apiKey);
        }
        await service.runtime.settled();
      }

      if (IS_LONG) expect(missing()).toEqual([]);
      const stored: string[] = [];
      let token: unknown;
      do {
        const page = typeof token === 'string' ? `&page_token=${encodeURIComponent(token)}` : '';
        const answer = await service.get(
          `/inboxes/${account.inboxId}/messages?limit=100${page}`,
          account.apiKey,
        );
        stored.push(...answer.list('messages').map((message) => message.string('subject')));
        token = answer.field('next_page_token');
      } while (typeof token === 'string');
      expect(stored.toSorted()).toEqual(subjects.toSorted());
      expect(endpoint.counts().size).toBe(subjects.length);
    },
    TIMEOUT_MS,
  );

  test('has functions count what the table refuses them, also when a later attempt succeeds', () => {
    const injected = readFileSync(join(service.runtime.dataDir, 'adverse-faults.jsonl'), 'utf8')
      .split('\n')
      .filter((line) =>
        /"(call throttled|transaction cancelled by a throttle)".* dynamodb /.test(line),
      ).length;
    const counted = service.metric('TableThrottled');

    // An instance may be ended between the refusal and the line about it.
    expect(counted).toBeLessThanOrEqual(injected);
    expect(counted > 0).toBe(injected > 0);
  });

  test('writes what it injected to the data directory, without addresses, ids or secrets', async () => {
    const lines = readFileSync(join(service.runtime.dataDir, 'adverse-faults.jsonl'), 'utf8')
      .trim()
      .split('\n');
    const faults = lines.map((line) => JSON.parse(line) as { at: string; kind: string; where: string });

    expect(faults.length).toBeGreaterThan(FAULT_KINDS.length);
    for (const fault of faults) {
      expect(Object.keys(fault)).toEqual(['at', 'kind', 'where']);
      expect(FAULT_KINDS).toContain(fault.kind);
      expect(fault.where).not.toMatch(/@|msg_|inbox\.localhost|AKIA/);
    }
  });
});
