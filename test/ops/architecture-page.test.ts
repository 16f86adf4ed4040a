import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import * as keys from '../../lambdas/store/keys.ts';
import {
  EXPORT_PREFIX,
  INCOMING_PREFIX,
  MAIL_PREFIX,
  METERING_PREFIX,
  RAW_PREFIX,
  SEARCH_PREFIX,
} from '../../lambdas/store/object/object-keys.ts';
import { architecturePage } from '../../scripts/architecture-page.ts';
import { grantsOf } from '../stack/statements.ts';
import { nameOf, synthesized } from '../stack/synthesized.ts';
import { ROOT, readText } from './repository-files.ts';
import { mapRows as rows, rowsUnder, rowTypeOf, rowTypes } from './table-map.ts';

const template = synthesized();

/** The fixed text with which a key of the map begins: `KEY#` of `KEY#<key>`, nothing of `<delivery>`. */
const fixed = (cell: string): string => cell.replaceAll('`', '').split('<')[0] ?? '';

const listings = rowsUnder('The table').filter((cells) => cells.length === 3);

const listingKeySchema = z.object({ gpk: z.string(), gsk: z.string() });
const keySchema = z.object({ pk: z.string(), sk: z.string() });

/** What each function of keys.ts whose name ends in `Key` makes of arguments that say nothing. */
const builtKeys = Object.entries(keys)
  .filter(([name, value]) => name.endsWith('Key') && typeof value === 'function')
  // Positions in the log have a `#` in them; tenants and inboxes do not.
  .map(([name, build]) => ({
    name,
    key: (build as (...parts: string[]) => unknown)('a', 'b#b', 'c#c', 'd#d'),
  }))
  .concat({ name: 'KEYRING_KEY', key: keys.KEYRING_KEY });
const tableKeys = builtKeys.flatMap(({ name, key }) => {
  const { success, data } = keySchema.safeParse(key);
  return success ? [{ name, key: data }] : [];
});

/** Functions that a cell names, by their entry points; `stream-*` names all that begin so. */
function functionsOf(cell: string): string[] {
  const names = cell
    .replace(/\([^)]*\)/g, '')
    .split(',')
    .map((name) => name.trim());
  return names.flatMap((name) =>
    name.endsWith('-*')
      ? Object.keys(FUNCTION_IDS).filter((each) => each.startsWith(name.slice(0, -1)))
      : [name],
  );
}

const FUNCTION_IDS: Readonly<Record<string, string>> = {
  api: 'RestApiFunction',
  mcp: 'AssistantsMcpFunction',
  'stream-connect': 'StreamConnectFunction',
  'stream-message': 'StreamMessageFunction',
  'stream-disconnect': 'StreamDisconnectFunction',
  'stream-fan-out': 'StreamFanOutFunction',
  'fan-out-webhooks': 'WebhooksFanOutFunction',
  'deliver-webhook': 'WebhooksDeliverFunction',
  'deliver-slow-webhook': 'WebhooksDeliverSlowFunction',
  'roll-up-usage': 'UsageFunction',
  'read-attachment': 'AttachmentTextFunction',
  'write-audit-lines': 'AuditLinesFunction',
  'receive-mail': 'MailIngressReceiveMailFunction',
  'release-deferred': 'DeferredMailFunction',
  purge: 'PurgeFunction',
  admin: 'AdminFunction',
  rebuild: 'RebuildFunction',
};

/** An update can return the row: authentication reads by it. */
const WRITES = ['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'];
const conditionSchema = z.object({
  'ForAllValues:StringLike': z.object({ 'dynamodb:LeadingKeys': z.array(z.string()) }),
});

/** Partitions that a function's role may write or read; undefined where the role is not held to some. */
function partitionsOf(name: string, isWanted: (action: string) => boolean): string[] | undefined {
  const wanted = grantsOf(template).filter(
    ({ function: owner, resource, action }) =>
      owner === name && resource === 'StoreTable' && isWanted(action.replace('dynamodb:', '')),
  );
  if (wanted.some(({ condition }) => condition === undefined)) return undefined;
  const keys = wanted.flatMap(
    ({ condition }) => conditionSchema.parse(condition)['ForAllValues:StringLike']['dynamodb:LeadingKeys'],
  );
  return [...new Set(keys.map((key) => key.replace(/\*$/, '')))].sort();
}

/** Partitions of the map's rows that name a function in one of these columns. */
function onPage(name: string, columns: readonly number[]): string[] {
  const naming = rows.filter((cells) =>
    columns.some((column) => functionsOf(cells[column] ?? '').includes(name)),
  );
  return [...new Set(naming.map(([pk = '']) => fixed(pk)))].sort();
}

describe('the table map of docs/architecture.md', () => {
  test('has each row once', () => {
    const keys = rows.map(([pk, sk]) => `${pk} ${sk}`);

    expect(keys.length).toBeGreaterThan(30);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  test('is the table of lambdas/store/keys.ts, as npm run generate writes it', () => {
    const page = readText('docs/architecture.md');

    expect(architecturePage(page)).toBe(page);
  });

  test('has every key that lambdas/store/keys.ts builds, and no others', () => {
    expect(tableKeys.filter(({ key }) => rowTypeOf(key) === undefined)).toEqual([]);

    const built = new Set(tableKeys.map(({ key }) => rowTypeOf(key)?.name));
    expect(rowTypes.map(({ name }) => name).filter((name) => !built.has(name))).toEqual([]);
  });

  test('has the two lists of the index', () => {
    const built = builtKeys.flatMap(({ key }) => listingKeySchema.safeParse(key).data ?? []);

    expect(built.map(({ gpk }) => gpk.split('#')[0]).sort()).toEqual(
      listings.map(([gpk = '']) => fixed(gpk).replace('#', '')).sort(),
    );
  });

  test('has every partition by which roles are restricted', () => {
    const partitions = new Set(rows.map(([pk = '']) => fixed(pk)));

    expect(Object.values(keys.PARTITION).filter((prefix) => !partitions.has(prefix))).toEqual([]);
  });

  test('names functions that exist', () => {
    const named = new Set(rows.flatMap(([, , , by = '', read = '']) => [by, read].flatMap(functionsOf)));

    expect([...named].filter((name) => FUNCTION_IDS[name] === undefined)).toEqual([]);
    for (const name of named) expect(existsSync(join(ROOT, `lambdas/${name}.lambda.ts`))).toBe(true);
  });

  test.each([
    ['writes', 3, (action: string) => WRITES.includes(action)],
    ['reads', 4, (action: string) => !WRITES.includes(action) || action === 'UpdateItem'],
  ] as const)('says that a function %s rows of a partition only where its role may', (_, column, isWanted) => {
    for (const [name, id] of Object.entries(FUNCTION_IDS)) {
      const granted = partitionsOf(id, isWanted);
      if (granted !== undefined)
        expect(onPage(name, [column]).filter((key) => !granted.includes(key))).toEqual([]);
    }
  });

  test('names a restricted function at every partition that its role may write or read', () => {
    for (const [name, id] of Object.entries(FUNCTION_IDS)) {
      const granted = partitionsOf(id, () => true);
      if (granted !== undefined)
        expect({ name, partitions: onPage(name, [3, 4]) }).toEqual({ name, partitions: granted });
    }
  });
});

test('docs/architecture.md lists the prefixes of the bucket', () => {
  const prefixes = new Set(rowsUnder('The bucket').map(([key = '']) => fixed(key)));

  expect([...prefixes].sort()).toEqual(
    [EXPORT_PREFIX, INCOMING_PREFIX, MAIL_PREFIX, METERING_PREFIX, RAW_PREFIX, SEARCH_PREFIX].sort(),
  );
});

test('docs/architecture.md lists every queue of the template', () => {
  const listed = rowsUnder('The queues').flatMap(([queue = '', , , , further = '']) => [
    queue.replaceAll('`', ''),
    ...(queue.includes('Queue') ? [queue.replaceAll('`', '').replace(/Queue$/, 'DeadLetters')] : []),
    ...(further === '' ? [] : [further.replaceAll('`', '')]),
  ]);

  expect(listed.sort()).toEqual(Object.keys(template.findResources('AWS::SQS::Queue')).map(nameOf).sort());
});
