import { outputOf, type StackConfig, stackOutputs } from '../stack-outputs.ts';
import type { Profile } from './profile.ts';

export async function stackAddresses(
  stack: string,
  config: StackConfig,
): Promise<Required<Pick<Profile, 'base_url' | 'stream_url' | 'mcp_url'>>> {
  const outputs = await stackOutputs(stack, config);
  return {
    base_url: outputOf(outputs, stack, 'BaseUrl'),
    stream_url: outputOf(outputs, stack, 'WsUrl'),
    mcp_url: outputOf(outputs, stack, 'McpUrl'),
  };
}
