import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { keysOfMessageId, threadId } from '../../lambdas/ids.ts';
import { changeMessages } from '../../lambdas/messages/change-messages.ts';
import { listMessages, listThreads, type MessageListFilter } from '../../lambdas/store/message/messages.ts';
import { storedContentSchema, storedSummarySchema } from '../../lambdas/store/object/stored-message.ts';
import { writeRows } from '../../lambdas/store/table/batch-write.ts';
import { rowType, UnknownRowVersion } from '../../lambdas/store/table/row-type.ts';
import { keyOfRow, type Table } from '../../lambdas/store/table/table.ts';
import { openTestTable } from '../lambdas/store/table/test-table.ts';
import { NOW } from '../lambdas/test-context.ts';
import { rowTypeOf, rowTypes } from '../ops/table-map.ts';
import { makeMessages, readMessages } from './messages.ts';
import { goldenObjectsSchema, makeObjects, readObjects } from './objects.ts';
import { ALL, PATH, readRows } from './read-rows.ts';

const VERSIONS = readdirSync(import.meta.dirname).filter((name) => /^v\d+$/.test(name));

function linesOf(version: string, file: string): unknown[] {
  const lines = readFileSync(`${import.meta.dirname}/${version}/${file}.jsonl`, 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) =>
    JSON.parse(line, (name, value) =>
      // As DynamoDB's JSON names bytes.
      name === 'B' && typeof value === 'string' ? Buffer.from(value, 'base64') : value,
    ),
  );
}

const namedOf = (version: string, file: string): Record<string, unknown> =>
  Object.fromEntries(z.array(z.tuple([z.string(), z.unknown()])).parse(linesOf(version, file)));

const itemsSchema = z.array(z.record(z.string(), z.custom<AttributeValue>()));

const rowsOf = (version: string) =>
  itemsSchema.parse(linesOf(version, 'rows')).map((item) => unmarshall(item));

test('there are golden rows of version 1', () => {
  expect(VERSIONS).toContain('v1');
});

describe.each(VERSIONS)('the golden rows of %s', (version) => {
  test('have every row type of the table map', () => {
    const names = new Set(rowsOf(version).map((row) => rowTypeOf(keyOfRow(row))?.name));

    expect(rowTypes.map(({ name }) => name).filter((name) => !names.has(name))).toEqual([]);
  });

  async function withRows(use: (table: Table) => Promise<void>): Promise<void> {
    const table = await openTestTable();
    try {
      await writeRows(
        table,
        rowsOf(version).map((put) => ({ put })),
      );
      await use(table);
    } finally {
      await table.stop();
    }
  }

  test('are read as the release read them that wrote them', () =>
    withRows(async (table) => {
      expect(await readRows(table)).toMatchObject(namedOf(version, 'reads'));
    }));

  test('have messages of before there was a state, which are read and can be changed', () =>
    withRows(async (table) => {
      const list = async (filter: MessageListFilter) =>
        (await listMessages(table, PATH, ['clean'], ALL, filter))?.items ?? [];
      const messages = await list({});
      expect(messages.map(({ unread, labels }) => [unread, labels])).toEqual(
        messages.map(() => [false, ['received']]),
      );
      const id = messages.at(-1)?.message_id ?? '';
      const { threadKey = '', sortKey = '' } = keysOfMessageId(id) ?? {};
      const change = { unread: true, addLabels: ['mine'], removeLabels: [], ifLabels: [], unlessLabels: [] };
      const services = { table, now: () => NOW, randomBytes, publications: { send: async () => undefined } };
      await changeMessages(services, {
        ...{ inbox: PATH, threadKey, sortKeys: [sortKey], change, together: true, mayChange: () => true },
      });

      expect(
        (await list({ marks: ['label:mine'] })).map(({ message_id, unread }) => [message_id, unread]),
      ).toEqual([[id, true]]);
      const threads = await listThreads(table, PATH, ['clean'], ALL, { groups: ['unread'] });
      expect(threads?.items.map(({ threadId: thread, labels }) => [thread, labels])).toEqual([
        [threadId(threadKey), ['received', 'mine']],
      ]);
    }));
});

describe.each(VERSIONS)('the golden objects of %s', (version) => {
  const objects = goldenObjectsSchema.parse(namedOf(version, 'objects'));

  test('are read as the release read them that wrote them', async () => {
    expect(await readObjects(objects)).toMatchObject(namedOf(version, 'object-reads'));
  });
});

describe.each(VERSIONS)('the golden messages of %s', (version) => {
  const messages = namedOf(version, 'messages');

  test('are read as the release read them that sent them', () => {
    const reads = namedOf(version, 'message-reads');

    expect(Object.keys(reads)).toEqual(Object.keys(messages));
    // As JSON: a read message has dates.
    expect(JSON.parse(JSON.stringify(readMessages(messages)))).toMatchObject(reads);
  });

  test('have every member that the messages sent today have, which that release reads during an upgrade', () => {
    for (const [name, sent] of Object.entries(makeMessages())) {
      expect(memberNames(sent), name).toEqual(expect.arrayContaining(memberNames(messages[name])));
    }
  });
});

function memberNames(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path];
  return Object.entries(value).flatMap(([name, member]) => memberNames(member, `${path}.${name}`));
}

test('every schema of a queue message has a golden message', async () => {
  const folder = new URL('../../lambdas/jobs/', import.meta.url);
  const jobs: Record<string, unknown>[] = await Promise.all(
    readdirSync(folder).map((file) => import(new URL(file, folder).href)),
  );
  const bodies = Object.values(makeMessages());
  const schemas = jobs.flatMap((each) => Object.entries(each)).filter(([name]) => name.endsWith('Schema'));
  const isStrict = (schema: unknown) => (schema instanceof z.ZodObject ? schema.strict() : schema);
  const unread = schemas.filter(
    ([, schema]) => !bodies.some((body) => (isStrict(schema) as z.ZodType).safeParse(body).success),
  );

  expect(unread.map(([name]) => name)).toEqual([]);
});

test('the newest golden objects have every field of the stored message', async () => {
  const { message } = z
    .object({ message: z.record(z.string(), z.record(z.string(), z.unknown())) })
    .parse(await readObjects(await makeObjects()));

  expect(Object.keys(message['summary'] ?? {}).sort()).toEqual(Object.keys(storedSummarySchema.shape).sort());
  expect(Object.keys(message['content'] ?? {}).sort()).toEqual(Object.keys(storedContentSchema.shape).sort());
});

describe('a row type', () => {
  const type = rowType('example', 1, { name: z.string() });

  test('reads its own version, and a row without one as version 1', () => {
    expect(type.attributes({ name: 'a' })).toEqual({ name: 'a', v: 1 });
    expect(type.parse({ name: 'a', v: 1 })).toEqual({ name: 'a' });
    expect(type.parse({ name: 'a' })).toEqual({ name: 'a' });
  });

  test('refuses a version that it does not know, by name', () => {
    expect(() => type.parse({ name: 'a', v: 2 })).toThrow(UnknownRowVersion);
    expect(() => type.parse({ name: 'a', v: 2 })).toThrow('A row of type example has version 2');
  });
});
