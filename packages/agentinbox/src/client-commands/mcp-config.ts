import { jsonText } from '../output/json-text.ts';
import { keySource } from './key-source.ts';
import { currentProfile, type ProfileFlags } from './profile.ts';

/** The bridge between stdio and HTTP receives the key, so its version is pinned. */
export const STDIO_BRIDGE = 'mcp-remote@0.15.1';

const KEY_VARIABLE = 'AGENT_INBOX_API_KEY';
const NAME = 'agent-inbox';

interface McpEndpoint {
  readonly url: string;
  readonly key: string;
}

type Configuration = (endpoint: McpEndpoint) => string;

/** packages/agentinbox/mcp-clients.md says to which file each configuration belongs. */
const CONFIGURATIONS = {
  claude: inCloud(
    ({ url, key }) =>
      `Settings, Connectors, Add custom connector\n  URL: ${url}\n  Request headers: x-api-key: ${key}\nIf there is no section for request headers, leave OAuth empty and use this URL, with the key of one inbox:\n  ${url}?apiKey=${key}`,
  ),
  'claude-code': ({ url, key }) =>
    `claude mcp add --transport http ${NAME} '${url}' --header 'x-api-key: ${key}'`,
  'claude-desktop': ({ url, key }) =>
    json({
      mcpServers: {
        [NAME]: {
          command: 'npx',
          // The bridge inserts the key, because all users of a machine can read the arguments of processes.
          args: [
            '-y',
            STDIO_BRIDGE,
            url,
            '--transport',
            'http-only',
            '--header',
            `x-api-key:\${${KEY_VARIABLE}}`,
          ],
          env: { [KEY_VARIABLE]: key },
        },
      },
    }),
  codex: ({ url, key }) =>
    `# In the shell: export ${KEY_VARIABLE}='${key}'\n[mcp_servers.${NAME}]\nurl = "${url}"\nbearer_token_env_var = "${KEY_VARIABLE}"`,
  'gemini-cli': ({ url, key }) =>
    json({ mcpServers: { [NAME]: { httpUrl: url, headers: { 'x-api-key': key } } } }),
  cursor: ({ url, key }) => json({ mcpServers: { [NAME]: { url, headers: { 'x-api-key': key } } } }),
  vscode: ({ url, key }) =>
    json({ servers: { [NAME]: { type: 'http', url, headers: { 'x-api-key': key } } } }),
  opencode: ({ url, key }) =>
    json({
      mcp: { servers: { [NAME]: { type: 'remote', url, oauth: false, headers: { 'x-api-key': key } } } },
    }),
  'openai-responses': inCloud(({ url, key }) =>
    json({
      tools: [
        {
          type: 'mcp',
          server_label: NAME,
          server_url: url,
          headers: { 'x-api-key': key },
          require_approval: 'always',
        },
      ],
    }),
  ),
  'anthropic-messages': inCloud(({ url, key }) =>
    json({
      mcp_servers: [{ type: 'url', name: NAME, url, authorization_token: key }],
      tools: [{ type: 'mcp_toolset', mcp_server_name: NAME }],
    }),
  ),
} as const satisfies Readonly<Record<string, Configuration>>;

export type McpClient = keyof typeof CONFIGURATIONS;
export const MCP_CLIENTS = Object.keys(CONFIGURATIONS) as readonly McpClient[];

export function mcpConfig(client: McpClient, flags: ProfileFlags): string {
  const profile = currentProfile(flags);
  const { mcp_url, api_key } = profile;
  if (mcp_url === undefined || api_key === undefined) {
    const missing = mcp_url === undefined ? 'MCP URL' : 'key';
    throw new Error(
      `There is no ${missing} for ${profile.base_url} (key: ${keySource(profile, flags)}). Save the base URL, MCP URL and key with \`agentinbox profile set --base-url … --mcp-url …\``,
    );
  }
  return mcpConfigOf(client, mcp_url, api_key);
}

/** @throws Error if the client runs in the cloud and the URL is local. */
export function mcpConfigOf(client: McpClient, url: string, key: string): string {
  return CONFIGURATIONS[client]({ url, key });
}

function json(value: unknown): string {
  return jsonText(value, 2);
}

function inCloud(configuration: Configuration): Configuration {
  return (endpoint) => {
    if (!endpoint.url.startsWith('https://')) {
      throw new Error(
        `This client connects from the cloud, which cannot reach ${endpoint.url}. Name a deployed service with --profile, or use claude-code or claude-desktop`,
      );
    }
    return configuration(endpoint);
  };
}
