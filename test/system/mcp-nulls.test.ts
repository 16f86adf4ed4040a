import { beforeAll, describe, expect, test } from 'vitest';
import { argumentsOf } from '../../lambdas/mcp/tool-arguments.ts';
import { tools } from '../../lambdas/mcp/tools.ts';
import { opened } from '../opened.ts';
import { modern, post } from './mcp-client.ts';
import { type Account, Service } from './service.ts';

/** Clients of typed languages write optional arguments as null (pydantic, kotlinx.serialization, Go pointers). */
describe('null means absent over MCP:', () => {
  const service = opened(() => Service.start());
  let account: Account;
  beforeAll(async () => {
    account = await service.account();
  });

  const call = async (params: unknown, method = 'tools/call'): Promise<unknown> =>
    (await post(service, { jsonrpc: '2.0', id: 2, method, params }, { 'x-api-key': account.apiKey })).body;
  const ofTool = (name: string, args: unknown) => call({ name, arguments: args });
  /** Results of a list; an error has none. */
  const found = (field: string) => ({ result: { structuredContent: { [field]: expect.any(Array) } } });

  test.each([
    ['list_messages', 'messages'],
    ['list_threads', 'threads'],
  ])('all optional arguments of %s', async (name, field) => {
    const tool = tools.find((one) => one.tool === name);
    const names = tool === undefined ? [] : Object.keys(argumentsOf(tool).shape);
    const args = { ...Object.fromEntries(names.map((each) => [each, null])), inbox_id: account.inboxId };

    expect(names.length).toBeGreaterThan(10);
    expect(await ofTool(name, args)).toMatchObject(found(field));
  });

  test('arguments, parameters and the cursor as a whole', async () => {
    expect(await ofTool('list_inboxes', null)).toMatchObject(found('inboxes'));
    expect(await call({ name: 'list_inboxes', arguments: null, _meta: null })).toMatchObject(
      found('inboxes'),
    );
    const listed = { result: { tools: expect.any(Array) } };
    expect(await call(null, 'tools/list')).toMatchObject(listed);
    expect(await call({ cursor: null }, 'tools/list')).toMatchObject(listed);
  });

  test('fields of an object in the arguments', async () => {
    const args = { username: null, metadata: { team: 'sales', note: null } };

    expect(await ofTool('create_inbox', args)).toMatchObject({
      result: { structuredContent: { metadata: { team: 'sales' } } },
    });
  });

  test('arguments of the latest revision', async () => {
    const params = { name: 'list_inboxes', arguments: { limit: null, page_token: null } };
    const { message, headers } = modern('tools/call', '2026-07-28', params);
    const named = { 'x-api-key': account.apiKey, ...headers, 'mcp-name': 'list_inboxes' };
    const answer = await post(service, message, named);

    expect(answer.body).toMatchObject(found('inboxes'));
  });

  test('a required argument is missing, and null in a list is refused', async () => {
    const missing = JSON.stringify(await ofTool('get_inbox', { inbox_id: null }));
    expect(missing).toContain('inbox_id');
    expect(missing).toContain('validation');
    const args = { inbox_id: account.inboxId, label: [null] };
    expect(await ofTool('list_messages', args)).toMatchObject({ result: { isError: true } });
  });

  test('no tool has an argument for which null means something else', () => {
    const taking = tools.flatMap((tool) =>
      Object.entries(argumentsOf(tool).shape).filter(([, schema]) => schema.def.type === 'nullable'),
    );
    expect(taking).toEqual([]);
  });
});
