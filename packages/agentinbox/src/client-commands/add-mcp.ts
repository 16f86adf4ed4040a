import type { Command } from 'commander';
import { choice } from '../choice.ts';
import { print } from '../output/output.ts';
import { addCommonOptions } from './add-operations.ts';
import { MCP_CLIENTS, type McpClient, mcpConfig } from './mcp-config.ts';
import type { ProfileFlags } from './profile.ts';

export function addMcp(program: Command): void {
  const command = program
    .command('mcp')
    .description('Configure MCP clients')
    .command('config')
    .description('Print the configuration for an assistant, with the address and the key filled in')
    .addArgument(choice('client', 'Assistant to configure', MCP_CLIENTS));
  addCommonOptions(command).action(async (client: McpClient, flags: ProfileFlags) => {
    const { connect } = await import('./connect.ts');
    // A wrong base URL explains a missing MCP URL.
    connect(flags);
    print(mcpConfig(client, flags));
  });
}
