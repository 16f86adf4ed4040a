import {
  createMcpHandler,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Reply } from '../http/reply.ts';
import type { ToolContext } from './call-tool.ts';
import { toolServer } from './tool-server.ts';

/** The transport wants an absolute address; nothing looks at it. */
const ADDRESS = 'https://mcp.invalid/mcp';

/** Headers that the protocol reads. Keys stay outside. */
const PROTOCOL_HEADERS = ['content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name'];

/**
 * Answers one JSON-RPC message by the protocol revision of the request: revision 2026-07-28, whose every request says
 * so in its envelope, or the revisions before it. Both are served by a server of its own, gone afterwards.
 * @param message the parsed body, no batch
 */
export async function serveMessage(
  context: ToolContext,
  headers: APIGatewayProxyEventV2['headers'],
  message: unknown,
): Promise<Reply> {
  const request = webRequest(headers, message);
  const response = (await isLegacyRequest(request, message))
    ? await serveLegacy(context, request, message)
    : await serveModern(context, request, message);
  return {
    statusCode: response.status,
    headers: { ...Object.fromEntries(response.headers), 'cache-control': 'no-store' },
    body: await response.text(),
  };
}

function webRequest(headers: APIGatewayProxyEventV2['headers'], message: unknown): Request {
  // Answers are always JSON, so the client's choice between JSON and a stream decides nothing.
  const known = new Headers({ accept: 'application/json, text/event-stream' });
  for (const name of PROTOCOL_HEADERS) {
    const value = headers[name];
    if (value !== undefined) known.set(name, value);
  }
  return new Request(ADDRESS, { method: 'POST', headers: known, body: JSON.stringify(message) });
}

/** Not by the SDK's own fallback, which answers with event streams: a buffered function URL cannot send them. */
async function serveLegacy(context: ToolContext, request: Request, parsedBody: unknown): Promise<Response> {
  const server = toolServer(context);
  // Without a session id generator nothing is remembered between requests.
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody });
  } finally {
    await server.close();
  }
}

async function serveModern(context: ToolContext, request: Request, parsedBody: unknown): Promise<Response> {
  const failures: Error[] = [];
  const handler = createMcpHandler(() => toolServer(context), {
    legacy: 'reject',
    onerror: (error) => failures.push(error),
  });
  try {
    const response = await handler.fetch(request, { parsedBody });
    // What it reports below 500 is the client's doing, and the answer says what.
    if (response.status >= 500) throw new AggregateError(failures, 'The MCP server failed');
    return response;
  } finally {
    await handler.close();
  }
}
