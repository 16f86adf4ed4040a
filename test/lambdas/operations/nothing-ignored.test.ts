import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { inputOf } from '../../../lambdas/http/input.ts';
import { callTool } from '../../../lambdas/mcp/call-tool.ts';
import { toolDefinition } from '../../../lambdas/mcp/tool-definition.ts';
import { tools } from '../../../lambdas/mcp/tools.ts';
import { execute } from '../../../lambdas/operations/execute.ts';
import { operations } from '../../../lambdas/operations/registry.ts';
import { httpEvent } from '../http/http-event.ts';
import { testContext } from '../test-context.ts';

const PLACES = ['query', 'body'] as const;
/** Of lists: what names a page, what waits, and what keeps strangers out. */
const NO_FILTERS = [
  'q',
  'sort',
  'limit',
  'page_token',
  'ascending',
  'wait',
  'include_held',
  'include_activity',
];
const IGNORING = ['agent.sign-up', 'agent.verify'];

const calls = operations.flatMap((operation) =>
  PLACES.map((place) => ({ operation, place, name: operation.name })),
);

describe('an unknown field', () => {
  test.each(calls)('of the $place of $name is refused by name, before anything is read', async (call) => {
    const { operation, place } = call;
    const names = Object.keys(operation.input.shape);
    const inPath = names.filter((name) => operation.path.includes(`{${name}}`));
    const given = Object.entries(operation.example.input).filter(([name]) => !inPath.includes(name));
    const takesBody = operation.method === 'POST' || operation.method === 'PATCH';
    const fields = { ...Object.fromEntries(given), nothing_takes_this: 'x' };
    const event = httpEvent({
      path: Object.fromEntries(inPath.map((name) => [name, String(operation.example.input[name])])),
      ...(place === 'body'
        ? { body: JSON.stringify(takesBody ? fields : { nothing_takes_this: 'x' }) }
        : { query: { nothing_takes_this: 'x' } }),
    });
    const error = z.object({ errors: z.record(z.string(), z.string()) });
    const refused = await Promise.resolve()
      .then(() => execute(operation, testContext(), inputOf(operation, event)))
      .then(
        () => ({ errors: {} }),
        (thrown: unknown) => error.parse(thrown),
      )
      .catch(() => ({ errors: {} }));

    const isIgnored = place === 'body' && IGNORING.includes(operation.name);
    expect(refused.errors).toEqual(isIgnored ? {} : { nothing_takes_this: 'is unknown' });
  });

  test.each(tools)('of $tool is an answer that names it', async (tool) => {
    const { operation } = tool;
    const answer = await callTool({ ...testContext(), requestId: 'r1' }, tool, {
      ...operation.example.input,
      nothing_takes_this: 'x',
    });
    const [content] = z.array(z.object({ text: z.string() })).parse(answer.content);

    expect(answer.isError).toBe(true);
    expect(JSON.parse(content?.text ?? '')).toMatchObject({
      name: 'validation',
      errors: { nothing_takes_this: 'is unknown' },
    });
  });
});

test.each(tools)('$tool closes each object of its arguments, but for those of free names', (tool) => {
  const open: unknown[] = [];
  JSON.stringify(toolDefinition(tool).inputSchema, (_, value: unknown) => {
    const isObject = z
      .object({ type: z.literal('object') })
      .loose()
      .safeParse(value);
    if (isObject.success && isObject.data['additionalProperties'] !== false) open.push(isObject.data);
    return value;
  });

  for (const schema of open) expect(schema).toMatchObject({ additionalProperties: { type: 'string' } });
});

test.each(
  tools.filter(({ operation }) => 'page_token' in operation.input.shape),
)('$tool filters by all that the list of REST filters by', ({ operation, ...tool }) => {
  const filters = Object.keys(operation.input.shape).filter((name) => !NO_FILTERS.includes(name));
  const { properties = {} } = toolDefinition({ operation, ...tool }).inputSchema;

  expect(Object.keys(properties)).toEqual(expect.arrayContaining(filters));
});
