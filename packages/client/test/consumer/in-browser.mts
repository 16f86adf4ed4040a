import { AgentInbox } from 'agent-inbox-client';

export const client = new AgentInbox({
  baseUrl: 'http://127.0.0.1:8480/v1',
  WebSocket: globalThis.WebSocket,
  fetch: globalThis.fetch,
});
