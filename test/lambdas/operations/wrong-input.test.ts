import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { operatorOperations } from '../../../lambdas/admin/registry.ts';
import { ApiError } from '../../../lambdas/core/errors.ts';
import { inputOf } from '../../../lambdas/http/input.ts';
import { errorReply } from '../../../lambdas/http/reply.ts';
import { argumentsOf, readArguments } from '../../../lambdas/mcp/tool-arguments.ts';
import { tools } from '../../../lambdas/mcp/tools.ts';
import type { Operation } from '../../../lambdas/operations/define.ts';
import { execute } from '../../../lambdas/operations/execute.ts';
import { operations } from '../../../lambdas/operations/registry.ts';
import { parseFields } from '../../../lambdas/operations/validation-error.ts';
import { httpEvent } from '../http/http-event.ts';
import { testContext } from '../test-context.ts';

type Input = Readonly<Record<string, unknown>>;

/** Phrases of zod, which speaks of types of JavaScript. */
const RAW =
  /Too (?:big|small)|\bInvalid (?:input|option|element|key|string|[A-Z])|expected .*, received|Unrecognized key|\b(?:undefined|NaN|null, received)\b|\[object/i;

const UNKNOWN = 'nothing_takes_this';
const LONG = 'x'.repeat(100_000);
/** Values of every type and size: a field may take some. */
const SAMPLES: readonly unknown[] = [
  null,
  true,
  false,
  7.5,
  -1,
  0,
  1e12,
  '',
  ' ',
  UNKNOWN,
  'nothing takes this',
  LONG,
  'line\nfeed',
  [],
  [null],
  [[]],
  [7],
  [UNKNOWN, UNKNOWN],
  [LONG],
  Array.from({ length: 2_000 }, (_, index) => `${UNKNOWN}${index}`),
  {},
  { [UNKNOWN]: 7 },
  { [UNKNOWN]: [] },
  { [LONG]: 'x' },
  { a: LONG },
  Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`${UNKNOWN}${index}`, 'x'])),
];

const boundsSchema = z.looseObject({
  type: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  minLength: z.number().default(0),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minItems: z.number().default(0),
  maxItems: z.number().optional(),
  items: z.looseObject({ enum: z.array(z.unknown()).optional() }).optional(),
});
type Bounds = z.output<typeof boundsSchema>;

/** The alternatives of a field as JSON Schema, such as a label and a list of labels. */
function alternativesOf(field: z.ZodType): readonly Bounds[] {
  const flat = (schema: unknown): unknown[] => {
    const { anyOf, oneOf, allOf, ...rest } = Object(schema);
    const inner = [anyOf, oneOf, allOf].flat().filter((each) => each !== undefined);
    return inner.length === 0 ? [rest] : inner.flatMap((each) => flat({ ...rest, ...Object(each) }));
  };
  const schema = z.toJSONSchema(field, { io: 'input', unrepresentable: 'any' });
  return flat(schema).map((each) => boundsSchema.parse(each));
}

const BY_TYPE: Readonly<Record<string, readonly unknown[]>> = {
  string: [UNKNOWN],
  number: [7.5],
  boolean: [true],
  array: [[]],
  object: [{}],
};

/** Values of JSON that are of a type that the field does not take, or beyond its bounds. */
function wrongValues(field: z.ZodType): readonly unknown[] {
  const alternatives = alternativesOf(field);
  const types = new Set(alternatives.map(({ type = 'any' }) => (type === 'integer' ? 'number' : type)));
  const ofOtherTypes = types.has('any')
    ? []
    : Object.entries(BY_TYPE).flatMap(([type, values]) => (types.has(type) ? [] : values));
  // A value beyond the bounds of one alternative may be another one.
  const [only, ...others] = alternatives.filter(({ type }) => type !== 'null');
  return [...ofOtherTypes, ...(only === undefined || others.length > 0 ? [] : beyond(only))];
}

function beyond(bounds: Bounds): readonly unknown[] {
  const { type, minLength, maxLength, minimum, maximum, minItems, maxItems, items } = bounds;
  return [
    ...(bounds.enum !== undefined && type === 'string' ? [UNKNOWN] : []),
    ...(minLength > 0 ? [''] : []),
    ...(maxLength === undefined ? [] : ['x'.repeat(maxLength + 1)]),
    ...(minimum === undefined ? [] : [minimum - 1]),
    ...(maximum === undefined ? [] : [maximum + 1]),
    ...(type === 'integer' ? [1.5] : []),
    ...(minItems > 0 ? [[]] : []),
    ...(items?.enum === undefined ? [] : [[UNKNOWN]]),
    ...(items?.['type'] === 'string' ? [[7]] : []),
    ...(maxItems === undefined ? [] : [Array.from({ length: maxItems + 1 }, (_, index) => `x${index}`)]),
  ];
}

/** What a query can say of a value: text, or a list of texts with commas. */
function queryTexts(values: readonly unknown[]): readonly string[] {
  const texts = values.flatMap((value) => {
    if (typeof value !== 'object') return [String(value)];
    const isList =
      Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string');
    return isList ? [value.join(',')] : [];
  });
  return [...new Set(texts)];
}

/** A query has text for everything: what is wrong is a text of no number, no choice or too many characters. */
function wrongTexts(field: z.ZodType): readonly string[] {
  const bounds = alternativesOf(field).filter(({ type }) => type !== 'null');
  const isOpen = bounds.some(({ type = 'any' }) => ['any', 'string', 'array'].includes(type));
  return queryTexts([...(isOpen ? [] : [UNKNOWN]), ...(bounds.length === 1 ? bounds.flatMap(beyond) : [])]);
}

/** The envelope of a refused input; undefined where the input is taken. */
async function refusalOf(
  read: () => unknown,
): Promise<{ status: number; errors: Input; body: string } | undefined> {
  try {
    await read();
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { statusCode = 0, body = '' } = errorReply(error, 'request-1');
    return { status: statusCode, errors: Object(JSON.parse(body).errors), body };
  }
}

/** Reads the input of an operation as REST does, and runs nothing. */
function readRest(operation: Operation, changes: Input): Promise<unknown> {
  const names = Object.keys(operation.input.shape);
  const inPath = names.filter((name) => operation.path.includes(`{${name}}`));
  const given = Object.entries(operation.example.input).filter(([name]) => !inPath.includes(name));
  const fields = Object.fromEntries(
    Object.entries({ ...Object.fromEntries(given), ...changes }).filter(([, value]) => value !== undefined),
  );
  const event = httpEvent({
    path: Object.fromEntries(inPath.map((name) => [name, String(operation.example.input[name])])),
    ...(takesBody(operation)
      ? { body: JSON.stringify(fields) }
      : { query: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])) }),
  });
  const reading = {
    ...operation,
    access: 'public' as const,
    status: 204 as const,
    run: async () => undefined,
  };
  return Promise.resolve().then(() => execute(reading, testContext(), inputOf(operation, event)));
}

const takesBody = ({ method }: Pick<Operation, 'method'>) => method === 'POST' || method === 'PATCH';

function fieldsOf({ input, path }: Pick<Operation, 'input' | 'path'>): [string, z.ZodType][] {
  return Object.entries(input.shape).filter(([name]) => !path.includes(`{${name}}`));
}

const shown = (value: unknown) => JSON.stringify(value)?.slice(0, 60);

/** What is wrong with the refusal of one field, one line each. */
async function faults(
  field: string,
  value: unknown,
  mustRefuse: boolean,
  read: () => unknown,
): Promise<readonly string[]> {
  const what = `${field}=${shown(value)}`;
  const refusal = await refusalOf(read);
  if (refusal === undefined) return mustRefuse ? [`${what} is taken`] : [];
  const { status, errors, body } = refusal;
  return [
    ...(status === 422 ? [] : [`${what} is ${status}`]),
    ...(Object.hasOwn(errors, field) ? [] : [`${what} names ${Object.keys(errors)}`]),
    ...(RAW.test(body) ? [`${what}: ${body.trim()}`] : []),
    ...(body.length > 5_000 ? [`${what} is answered with ${body.length} characters`] : []),
  ];
}

async function faultsOf(
  field: string,
  wrong: readonly unknown[],
  samples: readonly unknown[],
  read: (value: unknown) => unknown,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const value of wrong) found.push(...(await faults(field, value, true, () => read(value))));
  for (const value of samples) found.push(...(await faults(field, value, false, () => read(value))));
  return found;
}

describe('a wrong value is refused with 422, by the name of its field and in words for callers', () => {
  test.each(
    operations.filter((operation) => fieldsOf(operation).length > 0),
  )('REST: $name', async (operation) => {
    const found: string[] = [];
    for (const [name, field] of fieldsOf(operation)) {
      const isBody = takesBody(operation);
      const missing = field.safeParse(undefined).success ? [] : [undefined];
      const wrong = [...missing, ...(isBody ? wrongValues(field) : wrongTexts(field))];
      const samples = isBody ? SAMPLES : queryTexts(SAMPLES);
      const read = (value: unknown) => readRest(operation, { [name]: value });
      found.push(...(await faultsOf(name, wrong, samples, read)));
    }
    expect(found).toEqual([]);
  });

  test.each(operations)('REST: an unknown field of $name', async (operation) => {
    const ignores = operation.ignoresUnknownFields === true;
    const read = () => readRest(operation, { [UNKNOWN]: 'x' });

    expect(await faults(UNKNOWN, 'x', !ignores, read)).toEqual([]);
  });

  test.each(operatorOperations)('operator API: $name', async ({ input }) => {
    const found: string[] = [];
    for (const [name, field] of Object.entries(input.shape)) {
      const read = (value: unknown) => parseFields(z.object({ [name]: field }), { [name]: value });
      found.push(...(await faultsOf(name, wrongValues(field), SAMPLES, read)));
    }
    const read = () => parseFields(input, { [UNKNOWN]: 'x' });
    found.push(...(await faults(UNKNOWN, 'x', true, read)));
    expect(found).toEqual([]);
  });

  test.each(tools)('MCP: $tool', async (tool) => {
    const { operation } = tool;
    const names = Object.keys(argumentsOf(tool).shape);
    const given = Object.entries(operation.example.input).filter(([name]) => names.includes(name));
    const found: string[] = [];
    for (const name of names) {
      const read = (value: unknown) =>
        readArguments(tool, operation, { ...Object.fromEntries(given), [name]: value });
      found.push(...(await faultsOf(name, [], SAMPLES, read)));
    }
    expect(found).toEqual([]);
  });
});

test('the values include ones of a wrong type, too many, too long, too large and unknown, for a body and for a query', () => {
  const field = z.enum(['a', 'b']);
  expect(wrongValues(field)).toEqual([7.5, true, [], {}, UNKNOWN]);
  expect(wrongValues(z.int().min(1).max(3))).toEqual([UNKNOWN, true, [], {}, 0, 4, 1.5]);
  expect(wrongValues(z.string().max(2))).toEqual([7.5, true, [], {}, 'xxx']);
  expect(wrongValues(z.array(z.string()).max(1)).at(-1)).toEqual(['x0', 'x1']);
  expect(wrongTexts(z.boolean())).toEqual([UNKNOWN]);
  expect(wrongTexts(z.array(field))).toEqual([UNKNOWN]);
  expect(RAW.test('Too big: expected number to be <=100')).toBe(true);
  expect(RAW.test('Invalid input: expected boolean, received string')).toBe(true);
});

test.each([
  [
    'of no alternative names them all',
    { field: z.union([z.array(z.string()), z.string()]) },
    7,
    'must be a list or a string',
  ],
  [
    'inside an alternative',
    { field: z.union([z.array(z.string()), z.string()]) },
    ['a', 7],
    '[1]: must be a string',
  ],
  ['that is not given', { field: z.string() }, undefined, 'is required'],
  ['of a few that is not given', { field: z.enum(['a', 'b']) }, undefined, 'is required: one of a, b'],
  [
    'of a few whose list is not given',
    { field: z.array(z.enum(['a', 'b'])) },
    undefined,
    'is required: a list of a, b',
  ],
  ['in place of a list', { field: z.array(z.string()) }, 'x', 'must be a list such as ["x"]'],
  [
    'close to the opposite of one of a few',
    { field: z.enum(['newest', 'relevance']) },
    'oldest',
    '"oldest" is unknown; use one of newest, relevance',
  ],
  [
    'with a key that is close to several',
    { field: z.partialRecord(z.enum(['inbox_read', 'thread_read', ...'abcdefg']), z.string()) },
    { read: 'x' },
    '"read" is unknown: did you mean inbox_read or thread_read?',
  ],
  ['at a bound that does not count', { field: z.number().positive() }, 0, 'must be more than 0'],
  [
    'with a wrong key',
    { field: z.record(z.string().max(2), z.string()) },
    { abc: '' },
    'names must have at most 2 characters',
  ],
])('a value %s', async (_, shape, field, rule) => {
  const refusal = await refusalOf(() => parseFields(z.object(shape), { field }));

  expect(refusal).toMatchObject({ status: 422, errors: { field: rule } });
});
