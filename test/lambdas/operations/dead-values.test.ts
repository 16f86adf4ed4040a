import { expect, test } from 'vitest';
import type * as z from 'zod';
import { operations } from '../../../lambdas/operations/registry.ts';

/** Each field with a schema of this kind, in whichever operation. */
function fieldsOf(names: readonly string[]) {
  return operations.flatMap(({ name, input }) =>
    Object.entries(input.shape)
      .filter(([field]) => names.includes(field))
      .map(([field, schema]) => ({ name, field, schema: schema as z.ZodType })),
  );
}

/** A field is a value, a list of them, or either. */
const isAccepted = (schema: z.ZodType, value: string) =>
  [value, [value]].some((given) => schema.safeParse(given).success);

const CHANGED = fieldsOf(['add_labels', 'remove_labels']);
const COMPARED = fieldsOf(['label', 'not_label', 'if_labels', 'unless_labels']);

test.each(CHANGED)('$name refuses in $field the label unread, which no message has', ({ schema }) => {
  expect(isAccepted(schema, 'done')).toBe(true);
  expect(isAccepted(schema, 'unread')).toBe(false);
  expect(isAccepted(schema, 'Unread')).toBe(false);
});

test.each(COMPARED)('$name accepts in $field any well-formed label, which then finds nothing', ({
  schema,
}) => {
  expect(isAccepted(schema, 'unread')).toBe(true);
});

const senders = fieldsOf(['entry', 'expected_senders']).filter(({ name }) => !/delete/.test(name));

test.each(senders)('$name refuses in $field an entry that would match no sender', ({ schema }) => {
  for (const entry of ['ann@example.com', 'example.com', '*.example.com', 'list-id:news.example.com'])
    expect(isAccepted(schema, entry), entry).toBe(true);
  for (const entry of ['*@example.com', 'no-*@example.com', '@example.com', '*example.com', 'example.*', '*'])
    expect(isAccepted(schema, entry), entry).toBe(false);
});

test('the operations that take labels and entries are all found', () => {
  expect(Math.min(CHANGED.length, COMPARED.length)).toBeGreaterThan(5);
  expect(senders.map(({ name }) => name)).toEqual(['inboxes.create', 'lists.add', 'lists.add-for-inbox']);
});
