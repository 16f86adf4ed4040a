// Runs beside an example and the installed packages: calls a tool as the framework does, and prints the answer's text.
// node call-tools.mjs <example> with MCP_URL and API_KEY.
const service = { mcpUrl: process.env.MCP_URL, apiKey: process.env.API_KEY };
const example = process.argv[2];
const { agentInboxTools, agentInbox } = await import(`./${example}.mjs`);
const calls = {
  'ai-sdk': async () => {
    const { tools, close } = await agentInboxTools(service);
    const answer = await tools.list_messages.execute({}, { toolCallId: 'call-1', messages: [] });
    await close();
    return answer;
  },
  'openai-agents': async () => {
    const server = await agentInbox(service);
    const answer = await server.callTool('list_messages', {});
    await server.close();
    return answer;
  },
  langchain: async () => {
    const { tools, close } = await agentInboxTools(service);
    const answer = await tools.find(({ name }) => name === 'list_messages').invoke({});
    await close();
    return answer;
  },
  mastra: async () => {
    const { tools, close } = await agentInboxTools(service);
    const answer = await tools.inbox_list_messages.execute({}, {});
    await close();
    return answer;
  },
};
console.log(JSON.stringify(await calls[example]()));
