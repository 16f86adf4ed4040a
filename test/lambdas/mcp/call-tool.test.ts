import { inspect } from 'node:util';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { callTool, type ToolContext } from '../../../lambdas/mcp/call-tool.ts';
import { mayCall, type Tool, tools } from '../../../lambdas/mcp/tools.ts';
import { plainView } from '../../../lambdas/mcp/views/plain.ts';
import { defineOperation } from '../../../lambdas/operations/define.ts';
import { testCaller, testContext } from '../test-context.ts';

const context: ToolContext = { ...testContext(), requestId: 'request-1' };

const output = z.object({ echo: z.record(z.string(), z.unknown()) });

function toolOf(run: (input: Record<string, unknown>) => Record<string, unknown>, lists = false): Tool {
  const operation = defineOperation({
    name: 'test.tool',
    summary: 'Test',
    method: 'GET',
    path: '/test',
    status: 200,
    input: z.object({
      text: z.string().optional(),
      limit: z.int().default(50),
      ...(lists ? { page_token: z.string().optional() } : {}),
    }),
    output,
    access: { permission: 'none', scope: 'any' },
    example: { input: {}, output: { echo: {} } },
    run: async (_context, input) => ({ echo: run(input) }),
  });
  return { tool: 'test', title: 'Test', description: 'Test', operation, view: plainView(output) };
}

function failing(error: unknown): Tool {
  return toolOf(() => {
    throw error;
  });
}

async function failureOf(tool: Tool, args = {}): Promise<unknown> {
  const { isError, content, structuredContent } = await callTool(context, tool, args);
  expect(isError).toBe(true);
  expect(structuredContent).toBeUndefined();
  const [block] = content;
  if (block?.type !== 'text') throw new Error('A failure is returned as text');
  return JSON.parse(block.text);
}

describe('a tool call', () => {
  afterEach(() => vi.restoreAllMocks());

  test('answers with the same as text and as structure', async () => {
    const answer = await callTool(
      context,
      toolOf(({ text }) => ({ text })),
      { text: 'hi' },
    );

    expect(answer).toEqual({
      content: [{ type: 'text', text: '{"echo":{"text":"hi"}}' }],
      structuredContent: { echo: { text: 'hi' } },
    });
  });

  test('whose answer a function cannot return is refused with what to ask for', async () => {
    const answering = toolOf(({ text }) => ({ text: '"'.repeat(Number(text)) }));

    // A quote takes 8 bytes in the text block and 4 in the structure.
    expect(await callTool(context, answering, { text: '450000' })).not.toHaveProperty('isError');
    expect(await failureOf(answering, { text: '500000' })).toMatchObject({
      name: 'validation',
      message: expect.stringContaining('limit, max_chars or full_text'),
    });
  });

  test('asks a list for ten items, and for as many as the call asks for', async () => {
    const list = toolOf(({ limit }) => ({ limit }), true);

    expect((await callTool(context, list, {})).structuredContent).toEqual({ echo: { limit: 10 } });
    expect((await callTool(context, list, { limit: 7 })).structuredContent).toEqual({ echo: { limit: 7 } });
  });

  test('leaves the limit of what is no list as the operation has it', async () => {
    const answer = await callTool(
      context,
      toolOf(({ limit }) => ({ limit })),
      {},
    );

    expect(answer.structuredContent).toEqual({ echo: { limit: 50 } });
  });

  test('reports an unforeseen failure with its request id only, in answer and log', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const failure = await failureOf(failing(new TypeError('secret subject line')));

    expect(failure).toEqual({
      name: 'internal_error',
      message: 'Something went wrong on our side.',
      request_id: 'request-1',
    });
    expect(log).toHaveBeenCalledOnce();
    const line = inspect(log.mock.calls[0]?.[0]);
    expect(line).toContain('request-1');
    expect(line).not.toContain('secret');
  });
});

test.each(
  tools.filter(({ operation }) => operation.access.permission !== 'none'),
)('a key may call $tool with its permission and not with all others', (tool) => {
  const { permission } = tool.operation.access;
  if (permission === 'none') throw new Error('Filtered above');
  const others = tools
    .map(({ operation }) => operation.access.permission)
    .filter((flag) => flag !== 'none')
    .filter((flag) => flag !== permission);

  expect(mayCall(testCaller({ permissions: [permission] }), tool)).toBe(true);
  expect(mayCall(testCaller({ permissions: others }), tool)).toBe(false);
});
