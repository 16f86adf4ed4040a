import { AgentInbox } from 'agent-inbox-client';
import { WebSocket } from 'ws';

export const client = new AgentInbox({ baseUrl: 'http://127.0.0.1:8480/v1', WebSocket });
