import { fileURLToPath } from 'node:url';
import type { Endpoints } from '../data-dir/endpoints-file.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** By its path: a name would be looked up in the npm registry where the project is not installed. */
const PROGRAM = fileURLToPath(new URL('../../bin/agent-inbox.mjs', import.meta.url));

/** The text that `start` prints when all servers are ready. Its commands can be pasted into a shell in any folder. */
export function banner(
  endpoints: Endpoints,
  dataDir: string,
  movedPorts: Runtime['movedPorts'] = new Map(),
): string {
  const { smtp, inbox_id, api_key } = endpoints;
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['Console', endpoints.console_url],
    ['REST API', endpoints.base_url],
    ['MCP', endpoints.mcp_url],
    ['WebSocket', endpoints.ws_url],
    ['SMTP', `${smtp.host}:${smtp.port}`],
    ['Outbox', endpoints.outbox_url],
    ['Reference', endpoints.docs_url],
    ['Inbox', inbox_id],
    ['API key', api_key],
    ['Data', dataDir],
  ];
  const width = Math.max(...rows.map(([name]) => name.length)) + 2;
  const table = rows.flatMap(([name, value]) =>
    value === undefined ? [] : [`  ${name.padEnd(width)}${value}${movedFrom(value, movedPorts)}`],
  );
  return [
    '',
    'Agent Inbox is running.',
    '',
    ...table,
    '',
    'Send a mail to the inbox:',
    `  node ${quoted(PROGRAM)} send --to ${inbox_id} --subject 'Hello' --text 'Hello, agent' --data-dir ${quoted(dataDir)}`,
    '',
    'Read it, also when it is still on its way:',
    `  curl -s -H 'x-api-key: ${api_key}' '${endpoints.base_url}/inboxes/${inbox_id}/messages?wait=20'`,
    '',
    ...(endpoints.mcp_url === undefined ? [] : assistant(endpoints.mcp_url, api_key)),
    'Ctrl-C stops it.',
    '',
  ].join('\n');
}

/** Says that an address is not that of the last start: what was configured with it must follow. */
function movedFrom(address: string, movedPorts: Runtime['movedPorts']): string {
  const port = /^[^ ]*?:(\d+)(?=[/?]|$)/.exec(address.replace(/^\w+:\/\//, ''))?.[1];
  const before = port === undefined ? undefined : movedPorts.get(Number(port));
  return before === undefined ? '' : `  (moved: port ${before} at the last start)`;
}

function assistant(mcpUrl: string, apiKey: string): readonly string[] {
  return [
    'Give it to an assistant (other clients: docs/mcp.md):',
    `  claude mcp add --transport http agent-inbox '${mcpUrl}' --header 'x-api-key: ${apiKey}'`,
    '',
  ];
}

/** Quotes a text as one word of a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
