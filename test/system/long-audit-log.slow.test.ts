import { expect, test } from 'vitest';
import * as z from 'zod';
import { opened } from '../opened.ts';
import { operatorCall } from './operator-client.ts';
import { Service } from './service.ts';

/** More than a read of the log, and than a page of the stream behind its lines. */
const CHANGES = 1_500;
const AT_ONCE = 10;
/** Below the calls that a key has in a minute. */
const CALLS_OF_A_KEY = 500;
const LIMIT = 100;

const pageSchema = z.object({
  entries: z.array(z.object({ audit_id: z.string(), action: z.string() })),
  next_page_token: z.string().nullable(),
});
type AuditPage = z.output<typeof pageSchema>;

const service = opened(() => Service.start());

async function walk(read: (token: string | undefined) => Promise<unknown>): Promise<AuditPage['entries']> {
  const entries: AuditPage['entries'] = [];
  for (let token: string | null | undefined; token !== null; ) {
    const page = pageSchema.parse(await read(token));
    entries.push(...page.entries);
    token = page.next_page_token;
  }
  return entries;
}

test('an audit log of 1,500 changes has each once, newest first, over REST with and without a filter, for the operator and as lines', async () => {
  const account = await service.account();
  const { organizationId: tenant } = account;
  const keys: string[] = [];
  for (let n = 0; n < CHANGES / CALLS_OF_A_KEY; n++) keys.push(await service.key(account.apiKey));
  const changed: number[] = [];
  await Promise.all(
    keys.flatMap((key) =>
      Array.from({ length: AT_ONCE }, async () => {
        // Changes of one inbox at the same time are refused.
        const inboxId = await service.inbox(account.apiKey);
        for (let n = 0; n < CALLS_OF_A_KEY / AT_ONCE; n++) {
          const { status } = await service.patch(`/inboxes/${inboxId}`, { display_name: `${n}` }, key);
          changed.push(status);
        }
      }),
    ),
  );
  expect(changed.filter((status) => status !== 200)).toEqual([]);
  await service.runtime.settled();

  const rest = (query: string) =>
    walk(async (token) => {
      const page = token === undefined ? '' : `&page_token=${token}`;
      const answer = await service.get(`/audit-log?limit=${LIMIT}${query}${page}`, account.apiKey);
      expect(answer.status).toBe(200);
      return JSON.parse(answer.text);
    });
  const all = await rest('');
  const updates = all.filter(({ action }) => action === 'inbox.updated');
  expect([updates.length, new Set(all.map(({ audit_id }) => audit_id)).size]).toEqual([CHANGES, all.length]);
  expect(all.map(({ audit_id }) => audit_id)).toEqual(
    all
      .map(({ audit_id }) => audit_id)
      .toSorted()
      .toReversed(),
  );
  expect(await rest('&action=inbox.updated')).toEqual(updates);
  // Few of many rows match: pages without any lead on.
  expect(await rest('&action=api_key.created')).toEqual(
    all.filter(({ action }) => action === 'api_key.created'),
  );

  const seen = await walk((page_token) =>
    operatorCall(service, {
      command: 'audit-log.of-tenant',
      tenant,
      limit: LIMIT,
      ...(page_token === undefined ? {} : { page_token }),
    }),
  );
  expect(seen.map(({ audit_id }) => audit_id)).toEqual(all.map(({ audit_id }) => audit_id));
  const lines = service
    .logs()
    .split('\n')
    .filter((line) => line.includes('"message":"audit"') && line.includes(tenant))
    .map((line) => /"audit_id":"(\w+)"/.exec(line)?.[1]);
  expect(new Set(lines)).toEqual(new Set(all.map(({ audit_id }) => audit_id)));
  expect(lines.length).toBe(all.length);
}, 180_000);
