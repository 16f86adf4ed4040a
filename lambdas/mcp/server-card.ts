import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { jsonReply, type Reply } from '../http/reply.ts';
import { VERSION } from '../version.ts';

/** The draft of the Server Card extension (SEP-2127) has the first path, clients in use look at the second. */
const PATHS = new Set(['/mcp/server-card', '/.well-known/mcp/server-card.json']);
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** Clients read the server card before they have a key. */
export function serverCard({ rawPath, headers, requestContext }: APIGatewayProxyEventV2): Reply | undefined {
  if (!PATHS.has(rawPath) || requestContext.http.method !== 'GET') return undefined;
  const host = headers['host'] ?? requestContext.domainName;
  const card = jsonReply(200, {
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    // The host's name proves nothing about the software.
    name: `${host.replace(/:\d+$/, '').split('.').toReversed().join('.')}/agent-inbox`,
    title: 'Agent Inbox',
    description: 'Email inboxes for software agents: receive mail, wait for it, read codes and links.',
    version: VERSION,
    remotes: [
      {
        type: 'streamable-http',
        url: `${LOOPBACK.test(host) ? 'http' : 'https'}://${host}/mcp`,
        headers: [
          {
            name: 'x-api-key',
            description: 'Agent Inbox API key (ia_...)',
            isRequired: true,
            isSecret: true,
          },
        ],
      },
    ],
  });
  return { ...card, headers: { ...card.headers, 'access-control-allow-origin': '*' } };
}
