import { request } from 'node:http';

export interface Reply {
  readonly status: number;
  readonly text: string;
}

/** The emulator's DNS lacks hosts such as `<id>.execute-api.<region>.amazonaws.com`; it routes by the Host header. */
export function reach(
  endpoint: URL,
  url: string,
  options: {
    readonly method?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: unknown;
  } = {},
): Promise<Reply> {
  const target = new URL(url);
  const id = target.hostname.split('.')[0];
  const isRest = target.hostname.includes('.execute-api.');
  // Emulators on one machine use gateway hosts below localhost.
  const host = isRest ? `${id}.execute-api.localhost:${endpoint.port}` : target.host;
  const body = options.body === undefined ? undefined : JSON.stringify(options.body);
  return new Promise((resolve, reject) => {
    const call = request(
      {
        hostname: endpoint.hostname,
        port: endpoint.port,
        path: target.pathname + target.search,
        method: options.method ?? (body === undefined ? 'GET' : 'POST'),
        headers: {
          host,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...options.headers,
        },
      },
      async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk as Buffer);
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() });
      },
    );
    call.on('error', reject).end(body);
  });
}
