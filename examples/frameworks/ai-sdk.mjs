// Tools of Agent Inbox for the AI SDK. npm install ai @ai-sdk/mcp
//   const { tools, close } = await agentInboxTools(service);
//   await generateText({ model, tools, stopWhen: isStepCount(5), prompt: 'Read the newest mail.' });
import { createMCPClient } from '@ai-sdk/mcp';

/** @param {{ mcpUrl: string, apiKey: string }} service `mcp_url` and `api_key` of endpoints.json, or of your stack */
export async function agentInboxTools({ mcpUrl, apiKey }) {
  const client = await createMCPClient({
    transport: { type: 'http', url: mcpUrl, headers: { 'x-api-key': apiKey } },
  });
  return { tools: await client.tools(), close: () => client.close() };
}
