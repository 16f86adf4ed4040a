import { type Agent, type IncomingMessage, request as openRequest, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

interface ForwardedRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly engine: string;
  readonly path: string;
  readonly agent: Agent;
  readonly replyHeaders?: Readonly<Record<string, string>> | undefined;
}

/** These headers belong to a single connection (RFC 9110, section 7.6.1); the gateway answers `expect` itself. */
const HOP_BY_HOP = [
  'connection',
  'expect',
  'host',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
];

export async function forward(forwarded: ForwardedRequest): Promise<void> {
  const { request, response, engine, path, agent, replyHeaders } = forwarded;
  const headers = { ...request.headers };
  for (const name of HOP_BY_HOP) delete headers[name];
  const outgoing = openRequest(`${engine}${path}`, { agent, headers, method: request.method });
  // The engine must not send a message to a caller that has disconnected during a long poll.
  response.once('close', () => {
    if (!response.writableFinished) outgoing.destroy();
  });
  const replied = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once('response', resolve);
    outgoing.on('error', reject);
  });
  // The engine may reply before it has read everything; its reply counts, not the interrupted upload.
  await Promise.race([pipeline(request, outgoing), replied]);
  const reply = await replied;
  const passed = { ...reply.headers, ...replyHeaders };
  delete passed.connection;
  delete passed['keep-alive'];
  response.writeHead(reply.statusCode ?? 502, passed);
  await pipeline(reply, response);
}
