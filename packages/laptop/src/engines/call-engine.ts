import { type Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface EngineReply {
  readonly status: number;
  readonly text: string;
}

export async function callEngine(
  url: string,
  agent: Agent,
  method: 'GET' | 'POST' | 'PUT',
  body?: URLSearchParams,
): Promise<EngineReply> {
  const headers = body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' };
  const outgoing = request(url, { agent, method, headers });
  const replied = new Promise<EngineReply>((resolve, reject) => {
    outgoing.once('error', reject);
    outgoing.once('response', (reply) => {
      text(reply).then((content) => resolve({ status: reply.statusCode ?? 0, text: content }), reject);
    });
  });
  outgoing.end(body?.toString());
  return await replied;
}
