import { jsonText } from '../output/json-text.ts';
import { keySource } from './key-source.ts';
import { currentProfile, type ProfileFlags } from './profile.ts';

/** Carries stdio to HTTP. It gets the key, so only a version may run that was tried. */
export const STDIO_BRIDGE = 'mcp-remote@0.15.1';

/** An assistant whose configuration is known. */
export type McpClient = 'claude-code' | 'claude-desktop' | 'cursor' | 'vscode';

const KEY_VARIABLE = 'AGENT_INBOX_API_KEY';

/** The entry of an assistant's configuration for the MCP endpoint (docs/mcp.md says in which file). */
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

export function mcpConfigOf(client: McpClient, mcp_url: string, api_key: string): string {
  const headers = { 'x-api-key': api_key };
  switch (client) {
    case 'claude-code':
      return `claude mcp add --transport http agent-inbox '${mcp_url}' --header 'x-api-key: ${api_key}'`;
    case 'claude-desktop':
      return jsonText(
        {
          mcpServers: {
            'agent-inbox': {
              command: 'npx',
              // The bridge fills the key in: arguments of programs can be read by everyone on the machine.
              args: [
                '-y',
                STDIO_BRIDGE,
                mcp_url,
                '--transport',
                'http-only',
                '--header',
                `x-api-key:\${${KEY_VARIABLE}}`,
              ],
              env: { [KEY_VARIABLE]: api_key },
            },
          },
        },
        2,
      );
    case 'cursor':
      return jsonText({ mcpServers: { 'agent-inbox': { url: mcp_url, headers } } }, 2);
    case 'vscode':
      return jsonText({ servers: { 'agent-inbox': { type: 'http', url: mcp_url, headers } } }, 2);
  }
}
