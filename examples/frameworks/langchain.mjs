// Tools of Agent Inbox for LangChain.js. npm install langchain @langchain/core @langchain/mcp-adapters
//   const { tools, close } = await agentInboxTools(service);
//   const agent = createAgent({ model: 'openai:gpt-5', tools });
import { MultiServerMCPClient } from '@langchain/mcp-adapters';

/** @param {{ mcpUrl: string, apiKey: string }} service `mcp_url` and `api_key` of endpoints.json, or of your stack */
export async function agentInboxTools({ mcpUrl, apiKey }) {
  const client = new MultiServerMCPClient({
    mcpServers: {
      agentInbox: {
        transport: 'http',
        url: mcpUrl,
        headers: { 'x-api-key': apiKey },
        automaticSSEFallback: false,
      },
    },
  });
  return { tools: await client.getTools(), close: () => client.close() };
}
