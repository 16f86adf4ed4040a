import { type Agent, type IncomingMessage, request as openRequest, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

interface ForwardedRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Origin of the engine. */
  readonly engine: string;
  /** Path and query at the engine. */
  readonly path: string;
  readonly agent: Agent;
  /** Headers that replace those of the engine's reply. */
  readonly replyHeaders?: Readonly<Record<string, string>> | undefined;
}

/** Headers of a single connection (RFC 9110, section 7.6.1), and `expect`, which the gateway answers. */
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

/**
 * Forwards a request to an engine and its reply to the caller, streaming both.
 * @throws Error when the engine cannot be reached or disconnects.
 */
export async function forward(forwarded: ForwardedRequest): Promise<void> {
  const { request, response, engine, path, agent, replyHeaders } = forwarded;
  const headers = { ...request.headers };
  for (const name of HOP_BY_HOP) delete headers[name];
  const outgoing = openRequest(`${engine}${path}`, { agent, headers, method: request.method });
  // The caller disconnected, for example during a long poll: the engine must not send it a message.
  response.once('close', () => {
    if (!response.writableFinished) outgoing.destroy();
  });
  const replied = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once('response', resolve);
    outgoing.on('error', reject);
  });
  // The engine may reply before it has read everything. Its reply counts, not the interrupted upload.
  await Promise.race([pipeline(request, outgoing), replied]);
  const reply = await replied;
  const passed = { ...reply.headers, ...replyHeaders };
  delete passed.connection;
  delete passed['keep-alive'];
  response.writeHead(reply.statusCode ?? 502, passed);
  await pipeline(reply, response);
}
