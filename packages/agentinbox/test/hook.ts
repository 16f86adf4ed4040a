import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';
import { listenOnLoopback } from '../../laptop/src/engines/listen.ts';

interface Received {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** An endpoint for forwarded events, with these answers, the last one again and again, until the test ends. */
export async function openHook(
  ...answers: readonly (readonly [status: number, headers?: Record<string, string>])[]
) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    const [status, headers = {}] = answers[Math.min(received.length, answers.length - 1)] ?? [200];
    const sent = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
    received.push({ body, headers: Object.fromEntries(sent) });
    response.writeHead(status, headers).end();
  });
  const port = await listenOnLoopback(server, 0);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${port}/hook`, received };
}
