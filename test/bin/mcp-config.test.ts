import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { MCP_CLIENTS, mcpConfigOf } from '../../packages/agentinbox/src/client-commands/mcp-config.ts';

/**
 * What each client's documentation says of an entry, as of November 2026. Strict: a field that the client does not know is an error,
 * because most ignore it without a word.
 */
const headers = z.strictObject({ 'x-api-key': z.string().min(1) });
const named = <Entry extends z.ZodType>(entry: Entry) => z.strictObject({ 'agent-inbox': entry });
const anyUrl = z.url({ protocol: /^https?$/ });
const FORMS: Readonly<Record<string, z.ZodType>> = {
  'claude-desktop': z.strictObject({
    mcpServers: named(
      z.strictObject({
        command: z.string(),
        args: z.array(z.string()),
        env: z.record(z.string(), z.string()),
      }),
    ),
  }),
  'claude-code': z.strictObject({
    mcpServers: named(z.strictObject({ type: z.literal('http'), url: anyUrl, headers })),
  }),
  codex: z.strictObject({
    mcp_servers: named(
      z.strictObject({ url: anyUrl, bearer_token_env_var: z.literal('AGENT_INBOX_API_KEY') }),
    ),
  }),
  'gemini-cli': z.strictObject({ mcpServers: named(z.strictObject({ httpUrl: anyUrl, headers })) }),
  cursor: z.strictObject({ mcpServers: named(z.strictObject({ url: anyUrl, headers })) }),
  vscode: z.strictObject({
    inputs: z.array(z.looseObject({ type: z.literal('promptString'), id: z.string() })).optional(),
    servers: named(z.strictObject({ type: z.literal('http'), url: anyUrl, headers })),
  }),
  opencode: z.strictObject({
    $schema: z.string().optional(),
    mcp: z.strictObject({
      servers: named(
        z.strictObject({ type: z.literal('remote'), url: anyUrl, oauth: z.literal(false), headers }),
      ),
    }),
  }),
  'openai-responses': z.strictObject({
    tools: z.tuple([
      z.strictObject({
        type: z.literal('mcp'),
        server_label: z.string(),
        server_url: z.string().startsWith('https://'),
        headers,
        require_approval: z.enum(['always', 'never']),
      }),
    ]),
  }),
  'anthropic-messages': z.strictObject({
    mcp_servers: z.tuple([
      z.strictObject({
        type: z.literal('url'),
        name: z.literal('agent-inbox'),
        url: z.string().startsWith('https://'),
        authorization_token: z.string(),
      }),
    ]),
    tools: z.tuple([
      z.strictObject({ type: z.literal('mcp_toolset'), mcp_server_name: z.literal('agent-inbox') }),
    ]),
  }),
};

/** Tables and string values of TOML, which is all that the entry of Codex has. */
function readToml(text: string): unknown {
  const root: Record<string, Record<string, unknown>> = {};
  let table: Record<string, unknown> = root;
  for (const line of text.split('\n').filter((each) => each.trim() !== '' && !each.startsWith('#'))) {
    const [, path] = /^\[([\w.-]+)\]$/.exec(line) ?? [];
    const [, key, value] = /^(\w+) = ("(?:[^"\\]|\\.)*")$/.exec(line) ?? [];
    if (path !== undefined) {
      const [outer = '', inner = ''] = path.split('.');
      table = {};
      root[outer] = { ...root[outer], [inner]: table };
    } else if (key !== undefined) table[key] = JSON.parse(value ?? '');
    else throw new Error(`not TOML of this form: ${line}`);
  }
  return root;
}

const read = (client: string, text: string): unknown =>
  client === 'codex' ? readToml(text) : JSON.parse(text);

describe('mcp-clients.md', () => {
  const guide = readFileSync(new URL('../../packages/agentinbox/mcp-clients.md', import.meta.url), 'utf8');
  const blocks = [...guide.matchAll(/^```(json|toml)\n(.*?)^```/gms)].map(([, language = '', text = '']) => ({
    language,
    text,
  }));
  const order = [
    'claude-desktop',
    'claude-code',
    'codex',
    'gemini-cli',
    'cursor',
    'vscode',
    'opencode',
    'openai-responses',
    'anthropic-messages',
  ];

  test.each(
    order.map((client, index) => ({ client, index })),
  )('has a configuration of $client in the form that it documents', ({ client, index }) => {
    const { text = '' } = blocks[index] ?? {};
    expect(FORMS[client]?.safeParse(read(client, text)).error).toBeUndefined();
    expect(text).toMatch(/http:\/\/127\.0\.0\.1:8483\/mcp|https:\/\/MCP_HOST\/mcp/);
  });

  test('has no other configuration, and names every client of the command', () => {
    expect(blocks.length).toBe(order.length);
    for (const client of MCP_CLIENTS) expect(guide).toContain(`\`${client}\``);
  });
});

describe('agentinbox mcp config', () => {
  test.each(MCP_CLIENTS)('prints the form of %s, with address and key', (client) => {
    const text = mcpConfigOf(client, 'https://mcp.example.com/mcp', 'ia_key');
    const form = FORMS[client];
    if (form !== undefined && client !== 'claude-code')
      expect(form.safeParse(read(client, text)).error).toBeUndefined();
    expect(text).toContain('https://mcp.example.com/mcp');
    expect(text).toContain('ia_key');
  });

  test.each([
    'claude',
    'openai-responses',
    'anthropic-messages',
  ] as const)('%s runs in the cloud, so an address of this machine is refused', (client) => {
    expect(() => mcpConfigOf(client, 'http://127.0.0.1:8483/mcp', 'ia_key')).toThrow(
      /cannot reach http:\/\/127.*--profile, or use claude-code/,
    );
  });
});

test('server.json is an entry of the MCP registry: its form, its limits, and a declaration of each variable', () => {
  const variable = z.strictObject({
    description: z.string(),
    isRequired: z.boolean(),
    isSecret: z.boolean().optional(),
    placeholder: z.string().optional(),
  });
  const server = z
    .strictObject({
      $schema: z.literal('https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json'),
      name: z.string().regex(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/),
      title: z.string().max(100),
      description: z.string().max(100),
      version: z.string(),
      remotes: z.tuple([
        z.strictObject({
          type: z.literal('streamable-http'),
          url: z.string().regex(/^https:\/\//),
          variables: z.record(z.string(), variable),
          headers: z.tuple([variable.extend({ name: z.literal('x-api-key'), isSecret: z.literal(true) })]),
        }),
      ]),
    })
    .parse(JSON.parse(readFileSync(new URL('../../server.json', import.meta.url), 'utf8')));
  const [{ url, variables }] = server.remotes;
  expect([...url.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)).toEqual(Object.keys(variables));
});
