import { type Agent, type IncomingMessage, request as openRequest, type ServerResponse } from 'node:http';

interface RelayedRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly engine: string;
  readonly agent: Agent;
  readonly body: Buffer;
  readonly amend?: ((reply: Buffer) => Buffer) | undefined;
}

const OK = 200;
/** The SDK sends many other headers, and copying them costs as much as the call. */
const READ_HEADERS = ['authorization', 'content-type', 'x-amz-date', 'x-amz-target', 'x-amzn-trace-id'];
/** These headers belong to a single connection (RFC 9110, section 7.6.1) or are written by the server itself. */
const OWN_HEADERS = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];

export function relay({ request, response, engine, agent, body, amend }: RelayedRequest): Promise<number> {
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

function engineAddress(origin: string): URL {
  const address = addresses.get(origin) ?? new URL(origin);
  addresses.set(origin, address);
  return address;
}
