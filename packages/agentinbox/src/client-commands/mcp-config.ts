import { jsonText } from '../output/json-text.ts';
import { keySource } from './key-source.ts';
import { currentProfile, type ProfileFlags } from './profile.ts';

/** Carries stdio to HTTP. It gets the key, so only a version may run that was tried. */
export const STDIO_BRIDGE = 'mcp-remote@0.15.1';

const KEY_VARIABLE = 'AGENT_INBOX_API_KEY';
const NAME = 'agent-inbox';

/** Where the MCP endpoint is, and the key for it. */
interface McpEndpoint {
  readonly url: string;
  readonly key: string;
}

type Configuration = (endpoint: McpEndpoint) => string;

/** The configuration for each client (packages/agentinbox/mcp-clients.md says in which file it belongs). */
const CONFIGURATIONS = {
  claude: inCloud(
    ({ url, key }) =>
      `Settings, Connectors, Add custom connector\n  URL: ${url}\n  Request headers: x-api-key: ${key}\nWithout a section for request headers, leave OAuth empty and use this URL, with the key of one inbox:\n  ${url}?apiKey=${key}`,
  ),
  'claude-code': ({ url, key }) =>
    `claude mcp add --transport http ${NAME} '${url}' --header 'x-api-key: ${key}'`,
  'claude-desktop': ({ url, key }) =>
    json({
      mcpServers: {
        [NAME]: {
          command: 'npx',
          // The bridge fills the key in: arguments of programs can be read by everyone on the machine.
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

/** A client whose configuration is known. */
export type McpClient = keyof typeof CONFIGURATIONS;
export const MCP_CLIENTS = Object.keys(CONFIGURATIONS) as readonly McpClient[];

/** The entry of a client's configuration, for the service and key of a profile. @throws as `mcpConfigOf`; Error without URL or key */
export function mcpConfig(client: McpClient, flags: ProfileFlags): string {
  const profile = currentProfile(flags);
  const { mcp_url, api_key } = profile;
  if (mcp_url === undefined || api_key === undefined) {
    const missing = mcp_url === undefined ? 'MCP URL' : 'key';
    throw new Error(
      `There is no ${missing} for ${profile.base_url} (key: ${keySource(profile, flags)}). Save both with \`agentinbox profile set --mcp-url …\``,
    );
  }
  return mcpConfigOf(client, mcp_url, api_key);
}

/** @throws Error if the client runs in the cloud and the URL is of this machine */
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
        `This client connects from the cloud, which cannot reach ${endpoint.url}. Use a deployed service: --profile`,
      );
    }
    return configuration(endpoint);
  };
}
