import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { bucketEnds } from '../../../lambdas/operations/metrics/usage.ts';
import { operations } from '../../../lambdas/operations/registry.ts';

/** Every limit of an input: the field (`[]` each item, `{}` each value, `{key}` each key), what is limited, and to what. */
const LIMITS = `
actor: maxLength 300, minLength 1
add_labels: maxItems 20
after: maxLength 6000, minLength 1
api_key_id: maxLength 200, minLength 1
attachment_id: maxLength 200, minLength 1
claim_id: maxLength 300
delay_seconds: maximum 3600, minimum 0
delivered_to: maxLength 320
delivery_id: maxLength 200, minLength 1
display_name: maxLength 200
entry: maxLength 330, minLength 1
event_types: minItems 1
expected_senders: maxItems 20, minItems 1
expected_senders[]: maxLength 330, minLength 1
expires_in: maximum 2592000, minimum 300
export_id: maxLength 200, minLength 1
from: maxLength 200, minLength 1
from_domain: maxLength 253, minLength 1
headers{key}: maxLength 64
headers{}: maxLength 1024
human_email: maxLength 254
if_labels: maxItems 20
inbox_id: maxLength 320, minLength 1
include: maxItems 8
inbox_ids: maxItems 10, maxItems 100, minItems 1
inbox_ids[]: maxLength 320, minLength 1
invitation: maxLength 200
kind: minItems 1
kinds: maxItems 7, minItems 1
label: maxItems 20, minItems 1
lease_seconds: maximum 3600, minimum 30
limit: maximum 10, maximum 100, maximum 500, minimum 1
max_chars: maximum 100000, minimum 1
message_id: maxLength 200, minLength 1
message_ids: maxItems 50, minItems 1
message_ids[]: maxLength 200
metadata{key}: maxLength 40, minLength 1
metadata{}: maxLength 500
name: maxLength 200, minLength 1
not_kind: minItems 1
not_kinds: maxItems 7, minItems 1
not_label: maxItems 20, minItems 1
offset: minimum 0
otp_code: maxLength 64
page_token: maxLength 2048
period: minimum 1
reason: maxLength 200
remove_labels: maxItems 20
resource: maxLength 300, minLength 1
retention_days: maximum 3650, minimum 1
subject: maxLength 200, minLength 1
tag: maxLength 200, minLength 1
thread_id: maxLength 200, minLength 1
to: maxLength 200, minLength 1
unless_labels: maxItems 20
url: maxLength 2048
usage_types: minItems 1
wait: maximum 25, minimum 0
webhook_id: maxLength 200, minLength 1
worker: maxLength 100, minLength 1
`
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [field, limits = ''] = line.split(': ');
    return limits.split(', ').map((limit) => `${field} ${limit}`);
  });

const KINDS = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'] as const;

type Kind = (typeof KINDS)[number];

interface Schema extends Partial<Record<Kind, number>> {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly additionalProperties?: Schema;
  readonly propertyNames?: Schema;
  readonly anyOf?: readonly Schema[];
}

interface Limit {
  readonly operation: (typeof operations)[number];
  readonly field: string;
  readonly kind: Kind;
  readonly value: number;
}

function limitsOf(operation: Limit['operation']): Limit[] {
  const visit = (field: string, schema: Schema): Limit[] => [
    ...KINDS.flatMap((kind) => {
      const value = schema[kind];
      return value === undefined || Math.abs(value) >= Number.MAX_SAFE_INTEGER
        ? []
        : [{ operation, field, kind, value }];
    }),
    ...(schema.items === undefined ? [] : visit(`${field}[]`, schema.items)),
    ...(typeof schema.additionalProperties === 'object'
      ? visit(`${field}{}`, schema.additionalProperties)
      : []),
    ...(schema.propertyNames === undefined ? [] : visit(`${field}{key}`, schema.propertyNames)),
    ...(schema.anyOf ?? []).flatMap((each) => visit(field, each)),
  ];
  const { properties = {} } = z.toJSONSchema(operation.input, {
    io: 'input',
    unrepresentable: 'any',
  }) as Schema;
  return Object.entries(properties).flatMap(([field, schema]) => visit(field, schema));
}

const declared = operations.flatMap(limitsOf);
const nameOf = ({ field, kind, value }: Limit): string => `${field} ${kind} ${value}`;

/** A value of the field with so much of what is limited. */
function ofSize(field: string, kind: Kind, amount: number): unknown {
  if (kind === 'minimum' || kind === 'maximum') return amount;
  if (kind === 'minItems' || kind === 'maxItems') return Array.from({ length: amount }, (_, i) => `item${i}`);
  const text = 'x'.repeat(amount);
  if (field.endsWith('[]')) return [text];
  if (field.endsWith('{}')) return { key: text };
  return field.endsWith('{key}') ? { [text]: 'value' } : text;
}

/** Whether the operation refuses the value for its size; what else is wrong with it does not matter here. */
function isRefused({ operation, field, kind }: Limit, amount: number): boolean {
  const name = field.replace(/[[{].*$/, '');
  const { error } = operation.input.safeParse({ [name]: ofSize(field, kind, amount) });
  const issues = error?.issues.filter(({ path }) => path[0] === name) ?? [];
  return /"code":"too_(?:big|small)"/.test(JSON.stringify(issues));
}

describe('limits of inputs', () => {
  test('are those of this table', () => {
    expect([...new Set(declared.map(nameOf))].toSorted()).toEqual(LIMITS.toSorted());
  });

  test.each(
    declared.map((limit) => [limit.operation.name, nameOf(limit), limit] as const),
  )('%s takes %s, and not one more or less', (_operation, _name, limit) => {
    const beyond = limit.kind.startsWith('max') ? limit.value + 1 : limit.value - 1;

    expect(isRefused(limit, limit.value)).toBe(false);
    if (beyond >= 0 || limit.kind === 'minimum') expect(isRefused(limit, beyond)).toBe(true);
  });

  test('inboxes.create takes 50 keys of metadata, and not 51 [D-INB-05]', () => {
    const input = operations.find(({ name }) => name === 'inboxes.create')?.input;
    const refused = (keys: number): boolean => {
      const metadata = Object.fromEntries(Array.from({ length: keys }, (_, i) => [`key${i}`, 'value']));
      const issues = input?.safeParse({ metadata }).error?.issues ?? [];
      return issues.some(({ path }) => path[0] === 'metadata');
    };

    expect([50, 51].map(refused)).toEqual([false, true]);
  });
});

describe('the window of GET /metrics/usage', () => {
  const now = new Date('2026-11-20T00:00:00.000Z');
  const DAY = 24 * 60 * 60;
  const windowOf = (seconds: number, period: number) => () =>
    bucketEnds({ start: new Date(now.getTime() - seconds * 1000).toISOString(), period }, now);

  test('is at most 90 days, to the second [LIM-05]', () => {
    expect(windowOf(90 * DAY, DAY)()).toHaveLength(90);
    expect(windowOf(90 * DAY + 1, DAY)).toThrow('at most 90 days');
  });

  test('has at most 500 buckets, a shorter last one included [LIM-06]', () => {
    expect(windowOf(500, 1)()).toHaveLength(500);
    expect(windowOf(501, 1)).toThrow('501 buckets');
    expect(windowOf(999, 2)()).toHaveLength(500);
    expect(windowOf(1001, 2)).toThrow('501 buckets');
  });

  test('is not empty', () => {
    expect(windowOf(1, 600)()).toEqual([now.getTime()]);
    expect(windowOf(0, 600)).toThrow('must be after start');
  });
});
