import { type Agent, type IncomingMessage, request as openRequest, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

export interface Forwarding {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Origin of the engine. */
  readonly engine: string;
  /** Path and query at the engine. */
  readonly path: string;
  readonly agent: Agent;
  /** Headers that the reply carries in place of the engine's. */
  readonly replyHeaders?: Readonly<Record<string, string>> | undefined;
}

/** Concern one connection each (RFC 9110, section 7.6.1); `expect` is answered here. */
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
 * Hands a request to an engine and its reply back, streaming both ways.
 * @throws Error when the engine cannot be reached or breaks off.
 */
export async function forward(forwarding: Forwarding): Promise<void> {
  const { request, response, engine, path, agent, replyHeaders } = forwarding;
  const headers = { ...request.headers };
  for (const name of HOP_BY_HOP) delete headers[name];
  const outgoing = openRequest(`${engine}${path}`, { agent, headers, method: request.method });
  // The caller went away, for example from a long poll: the engine must not hand it a message.
  response.once('close', () => {
    if (!response.writableFinished) outgoing.destroy();
  });
  const replied = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once('response', resolve);
    outgoing.on('error', reject);
  });
  // The engine may answer before it has read everything; its answer counts, not the broken upload.
  await Promise.race([pipeline(request, outgoing), replied]);
  const reply = await replied;
  const passed = { ...reply.headers, ...replyHeaders };
  delete passed.connection;
  delete passed['keep-alive'];
  response.writeHead(reply.statusCode ?? 502, passed);
  await pipeline(reply, response);
}
