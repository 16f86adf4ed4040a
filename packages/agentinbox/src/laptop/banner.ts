import { fileURLToPath } from 'node:url';
import type { Runtime } from '@agent-inbox/laptop';
import type { Endpoints } from '@agent-inbox/laptop/endpoints';

/** An absolute path works without installation; `npx` would look a name up in the npm registry. */
const PROGRAM = fileURLToPath(new URL('../../../../bin/agent-inbox.mjs', import.meta.url));

/** The commands can be pasted into a shell in any folder. */
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
    'Send an email to the inbox:',
    `  node ${quoted(PROGRAM)} send --to ${inbox_id} --subject 'Hello' --text 'Hello, agent' --data-dir ${quoted(dataDir)}`,
    '',
    'Read it (waits up to 20 s for it to arrive):',
    `  curl -s -H 'x-api-key: ${api_key}' '${endpoints.base_url}/inboxes/${inbox_id}/messages?wait=20'`,
    '',
    ...(endpoints.mcp_url === undefined ? [] : assistant(endpoints.mcp_url, api_key)),
    'Press Ctrl-C to stop.',
    '',
  ].join('\n');
}

/** Clients configured with the previous address must be updated. */
function movedFrom(address: string, movedPorts: Runtime['movedPorts']): string {
  const port = /^[^ ]*?:(\d+)(?=[/?]|$)/.exec(address.replace(/^\w+:\/\//, ''))?.[1];
  const before = port === undefined ? undefined : movedPorts.get(Number(port));
  return before === undefined ? '' : `  (moved: port ${before} at the last start)`;
}

function assistant(mcpUrl: string, apiKey: string): readonly string[] {
  return [
    `Connect an assistant (for others: node ${quoted(PROGRAM)} mcp config --help):`,
    `  claude mcp add --transport http agent-inbox '${mcpUrl}' --header 'x-api-key: ${apiKey}'`,
    '',
  ];
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
