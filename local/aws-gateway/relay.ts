import { type Agent, type IncomingMessage, request as openRequest, type ServerResponse } from 'node:http';

export interface Relaying {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Origin of the engine. */
  readonly engine: string;
  readonly agent: Agent;
  /** The request's body, which was read already, or what is said in its place. */
  readonly body: Buffer;
  /** What the caller is answered in place of the engine's successful reply. */
  readonly amend?: ((reply: Buffer) => Buffer) | undefined;
}

const OK = 200;
/** What an engine reads of a call. The SDK sends as many again, and copying them costs as much as the call. */
const READ_HEADERS = ['authorization', 'content-type', 'x-amz-date', 'x-amz-target', 'x-amzn-trace-id'];
/** Concern one connection each (RFC 9110, section 7.6.1), or are written by the server itself. */
const OWN_HEADERS = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];

/**
 * Hands a call to an engine and its reply back, both whole: for the services whose calls and answers are a few
 * kilobytes of text, and many.
 * @returns the status of the reply.
 * @throws Error when the engine cannot be reached or breaks off.
 */
export function relay({ request, response, engine, agent, body, amend }: Relaying): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers: Record<string, string | number> = { 'content-length': body.byteLength };
    for (const name of READ_HEADERS) {
      const value = request.headers[name];
      if (typeof value === 'string') headers[name] = value;
    }
    const { hostname: host, port } = engineAddress(engine);
    const outgoing = openRequest({ host, port, path: '/', method: 'POST', agent, headers }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('error', reject);
      reply.on('end', () => {
        const status = reply.statusCode ?? 502;
        const received = Buffer.concat(chunks);
        const whole = amend !== undefined && status === OK ? amend(received) : received;
        const passed: Record<string, string | string[] | number> = { 'content-length': whole.byteLength };
        for (const [name, value] of Object.entries(reply.headers)) {
          if (value !== undefined && !OWN_HEADERS.includes(name)) passed[name] = value;
        }
        response.writeHead(status, passed);
        response.end(whole);
        resolve(status);
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

const addresses = new Map<string, URL>();

/** Parsing the address of an engine takes a part of what a call takes: it is done once for each. */
function engineAddress(origin: string): URL {
  const address = addresses.get(origin) ?? new URL(origin);
  addresses.set(origin, address);
  return address;
}
