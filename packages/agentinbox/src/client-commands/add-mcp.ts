import { Argument, type Command } from 'commander';
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
    .addArgument(new Argument('<client>', 'Assistant to configure').choices(MCP_CLIENTS));
  addCommonOptions(command).action((client: McpClient, flags: ProfileFlags) => {
    print(mcpConfig(client, flags));
  });
}
