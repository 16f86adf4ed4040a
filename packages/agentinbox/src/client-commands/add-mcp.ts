import { Argument, type Command } from 'commander';
import { print } from '../output/output.ts';
import { addCommonOptions } from './add-operations.ts';
import type { McpClient } from './mcp-config.ts';
import type { ProfileFlags } from './profile.ts';

const MCP_CLIENTS: readonly McpClient[] = ['claude-code', 'claude-desktop', 'cursor', 'vscode'];

export function addMcp(program: Command): void {
  const command = program
    .command('mcp')
    .description('Connect assistants')
    .command('config')
    .description('Print the configuration for an assistant, with address and key filled in')
    .addArgument(new Argument('<client>', 'Assistant to configure').choices(MCP_CLIENTS));
  addCommonOptions(command).action(async (client: McpClient, flags: ProfileFlags) => {
    const { mcpConfig } = await import('./mcp-config.ts');
    print(mcpConfig(client, flags));
  });
}
