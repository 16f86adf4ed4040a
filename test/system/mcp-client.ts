import {
  Client as ModernClient,
  StreamableHTTPClientTransport as ModernTransport,
} from '@modelcontextprotocol/client';
import { Client as LegacyClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as LegacyTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import * as z from 'zod';
import { type Answer, request } from './answer.ts';
import type { Service } from './service.ts';

const toolSchema = z.object({
  name: z.string(),
  title: z.string(),
  description: z.string(),
  inputSchema: z.record(z.string(), z.unknown()),
  outputSchema: z.record(z.string(), z.unknown()),
  annotations: z.record(z.string(), z.unknown()),
});
const toolsSchema = z.object({ tools: z.array(toolSchema) });
const resultSchema = z.object({
  content: z.tuple([z.object({ type: z.literal('text'), text: z.string() })]),
  structuredContent: z.record(z.string(), z.unknown()).optional(),
  isError: z.boolean().optional(),
});

type ListedTool = z.output<typeof toolSchema>;

export interface ToolAnswer {
  readonly text: string;
  readonly structured: Readonly<Record<string, unknown>> | undefined;
  readonly error: unknown;
}

export interface Assistant {
  readonly revision: string | undefined;
  tools(): Promise<readonly ListedTool[]>;
  call(tool: string, args?: Record<string, unknown>): Promise<ToolAnswer>;
  close(): Promise<void>;
}

export type KeyPlace = 'header' | 'query';

export async function legacyAssistant(service: Service, key: string, place: KeyPlace): Promise<Assistant> {
  const { url, headers } = address(service, key, place);
  const client = new LegacyClient({ name: 'test', version: '1' });
  const transport = new LegacyTransport(url, { requestInit: { headers } });
  // The SDK's own types disagree under exactOptionalPropertyTypes: its transport may hold undefined session ids.
  await client.connect(transport as Parameters<typeof client.connect>[0]);
  return {
    revision: transport.protocolVersion,
    tools: async () => toolsSchema.parse(await client.listTools()).tools,
    call: async (name, args = {}) => answerOf(await client.callTool({ name, arguments: args })),
    close: () => client.close(),
  };
}

export async function modernAssistant(service: Service, key: string, place: KeyPlace): Promise<Assistant> {
  const { url, headers } = address(service, key, place);
  const client = new ModernClient(
    { name: 'test', version: '1' },
    { versionNegotiation: { mode: { pin: '2026-07-28' } } },
  );
  await client.connect(new ModernTransport(url, { requestInit: { headers } }));
  return {
    revision: client.getNegotiatedProtocolVersion(),
    tools: async () => toolsSchema.parse(await client.listTools()).tools,
    call: async (name, args = {}) => answerOf(await client.callTool({ name, arguments: args })),
    close: () => client.close(),
  };
}

export function mcpUrl(service: Service): string {
  return z.string().parse(service.runtime.endpoints.mcp_url);
}

function address(
  service: Service,
  key: string,
  place: KeyPlace,
): { url: URL; headers: Record<string, string> } {
  const url = new URL(mcpUrl(service));
  if (place === 'header') return { url, headers: { 'x-api-key': key } };
  url.searchParams.set('apiKey', key);
  return { url, headers: {} };
}

export function post(
  service: Service,
  message: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const body = typeof message === 'string' ? message : JSON.stringify(message);
  return request(mcpUrl(service), { method: 'POST', headers, body });
}

/** A request of revision 2026-07-28 or later, which says so in header and envelope. */
export function modern(
  method: string,
  revision: string,
  params: object = {},
): { message: object; headers: Record<string, string> } {
  const meta = {
    'io.modelcontextprotocol/protocolVersion': revision,
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  return {
    message: { jsonrpc: '2.0', id: 7, method, params: { _meta: meta, ...params } },
    headers: { 'mcp-protocol-version': revision, 'mcp-method': method },
  };
}

export async function callTool(
  service: Service,
  key: string,
  name: string,
  args: Record<string, unknown> = {},
): Promise<ToolAnswer> {
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } };
  const answer = await post(service, message, { 'x-api-key': key });
  return answerOf(answer.field('result'));
}

export async function toolNames(service: Service, key: string): Promise<readonly string[]> {
  const answer = await post(service, { jsonrpc: '2.0', id: 1, method: 'tools/list' }, { 'x-api-key': key });
  return toolsSchema.parse(answer.field('result')).tools.map(({ name }) => name);
}

function answerOf(result: unknown): ToolAnswer {
  const { content, structuredContent, isError } = resultSchema.parse(result);
  const [{ text }] = content;
  return { text, structured: structuredContent, error: isError === true ? JSON.parse(text) : undefined };
}
