import { beforeAll, describe, expect, test } from 'vitest';
import type { Operation } from '../../lambdas/operations/define.ts';
import { operations } from '../../lambdas/operations/registry.ts';
import { opened } from '../opened.ts';
import { callOperation, furnish, pathParameters } from './operation-call.ts';
import { type Account, Service } from './service.ts';
import { everyRow } from './stored-rows.ts';

type Ids = Readonly<Record<string, string>>;

interface Tenant {
  readonly account: Account;
  readonly ids: Ids;
}

const KEY_KINDS = ['organization', 'inbox', 'pending'] as const;

const service = opened(() => Service.start());
let victim: Tenant;
let own: Tenant;
let keys: Readonly<Record<(typeof KEY_KINDS)[number], string>>;
/** Ids of the right form that do not exist. */
let unknown: Ids;
/** Of the tenant whose ids are used, before any is. */
let rowsBefore: Readonly<Record<string, unknown>>;

beforeAll(async () => {
  victim = await tenant();
  own = await tenant();
  const inboxKey = await service.key(own.account.apiKey, undefined, own.account.inboxId);
  const pending = await service.post('/agent/sign-up', { human_email: own.account.humanEmail });
  keys = {
    organization: own.account.apiKey,
    inbox: inboxKey,
    pending: pending.string('api_key'),
  };
  unknown = Object.fromEntries(Object.entries(victim.ids).map(([name, id]) => [name, neverGiven(id)]));
  rowsBefore = await rowsOf(victim);
});

async function tenant(): Promise<Tenant> {
  const account = await service.account();
  return { account, ids: await furnish(service, account) };
}

/** The same id with another last character, or another name before the @. */
function neverGiven(id: string): string {
  if (id === 'block') return id;
  if (id.includes('@')) return `x${id}`;
  return id.slice(0, -1) + (id.endsWith('0') ? '1' : '0');
}

interface Reach {
  readonly operation: Operation;
  readonly parameter: string;
}

const ID_LISTS = ['inbox_ids'];
/** The same for every tenant. */
const NAMES = ['list'];

const reaches: readonly Reach[] = operations.flatMap((operation) => [
  ...pathParameters(operation)
    .filter((parameter) => !NAMES.includes(parameter))
    .map((parameter) => ({ operation, parameter })),
  ...ID_LISTS.filter((name) => name in operation.input.shape).map((parameter) => ({
    operation,
    parameter,
  })),
]);

function reach({ operation, parameter }: Reach, id: string, key: string): ReturnType<typeof callOperation> {
  const values = { ...own.ids, [parameter]: ID_LISTS.includes(parameter) ? [id] : id };
  return callOperation(service, operation, { key, values });
}

/** Every row that belongs to the tenant, but for when its keys were used. */
async function rowsOf({ account, ids }: Tenant): Promise<Readonly<Record<string, unknown>>> {
  const marks = [account.organizationId, ...Object.values(ids)];
  const rows: Record<string, unknown> = {};
  for await (const row of everyRow(service)) {
    const text = JSON.stringify(row);
    if (marks.some((mark) => text.includes(mark))) rows[`${row['pk']} ${row['sk']}`] = row;
  }
  return rows;
}

describe.each(KEY_KINDS)("with a key of kind %s, another tenant's id", (kind) => {
  test.each(
    reaches.map((each) => [each.operation.name, each.parameter, each] as const),
  )('is to %s as %s what an unknown one is [PUR-10, ERR-10]', async (_name, parameter, each) => {
    const foreign = ID_LISTS.includes(parameter) ? victim.ids['inbox_id'] : victim.ids[parameter];
    const nobodys = ID_LISTS.includes(parameter) ? unknown['inbox_id'] : unknown[parameter];
    if (foreign === undefined || nobodys === undefined) {
      throw new Error(`No tenant of this test has a ${parameter}: furnish it`);
    }

    const answers = [await reach(each, foreign, keys[kind]), await reach(each, nobodys, keys[kind])];

    const [first, second] = answers.map(({ status, body }) => ({ status, body }));
    expect(first).toEqual(second);
    expect([403, 404]).toContain(first?.status);
  });

  test("leads to no change of the other tenant's rows [PUR-10]", async () => {
    expect(await rowsOf(victim)).toEqual(rowsBefore);
  });
});

test('covers every operation that takes an id', () => {
  const withIds = operations.filter(
    (operation) =>
      pathParameters(operation).some((name) => !NAMES.includes(name)) ||
      Object.keys(operation.input.shape).some((name) => /_ids?$/.test(name) && name !== 'client_id'),
  );
  expect(new Set(reaches.map(({ operation }) => operation))).toEqual(new Set(withIds));
});
