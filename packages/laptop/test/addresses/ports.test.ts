import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { Ports } from '../../src/addresses/ports.ts';
import { freePort } from '../../src/engines/free-port.ts';
import { listenOnLoopback } from '../../src/engines/listen.ts';

async function takenPort(): Promise<number> {
  const server = createServer();
  const port = await listenOnLoopback(server, 0);
  onTestFinished(() => {
    server.close();
  });
  return port;
}

function ports(remembered: Record<string, number> = {}) {
  const said: string[] = [];
  return { said, ports: new Ports(remembered, (line) => said.push(line)) };
}

test('a default port that is taken moves to a free one and says so', async () => {
  const taken = await takenPort();
  const { ports: subject, said } = ports();

  const port = await subject.forFlag('http', '--port', undefined, taken);

  expect(port).toBeGreaterThan(taken);
  expect(said).toEqual([expect.stringContaining(`Port ${taken} is taken: using ${port}`)]);
});

test('a port that a flag names and that is taken refuses the start', async () => {
  const taken = await takenPort();
  const choosing = ports().ports.forFlag('http', '--port', taken, 8480);
  await expect(choosing).rejects.toThrow(`Port ${taken} is taken`);
});

test('a free port that a flag names is used', async () => {
  const free = await freePort();
  expect(await ports().ports.forFlag('http', '--port', free, 8480)).toBe(free);
});

test('zero takes any free port', async () => {
  expect(await ports().ports.forFlag('http', '--port', 0, 8480)).toBeGreaterThan(0);
});

test('the port of the last run is taken again', async () => {
  const free = await freePort();
  expect(await ports({ outbox: free }).ports.near('outbox', 1024)).toBe(free);
});

test('the port that a flag chose in the last run is used again without the flag', async () => {
  const free = await freePort();
  expect(await ports({ http: free }).ports.forFlag('http', '--port', undefined, 8480)).toBe(free);
});

test('ports that are not those of the last run are known by both numbers', async () => {
  const [taken, kept, chosen] = [await takenPort(), await freePort(), await freePort()];
  const { ports: subject } = ports({ http: taken, outbox: kept });

  await subject.forFlag('http', '--port', chosen, 8480);
  await subject.near('outbox', 1024);
  await subject.near('new', 1024);

  expect(subject.moved).toEqual(new Map([[chosen, taken]]));
});

test('the port of the last run is not used when another process has it', async () => {
  const taken = await takenPort();
  expect(await ports({ outbox: taken }).ports.near('outbox', taken)).not.toBe(taken);
});

test('no port is allocated twice', async () => {
  const free = await freePort();
  const { ports: subject } = ports();
  const given = [await subject.near('one', free), await subject.near('other', free)];
  expect(new Set(given).size).toBe(2);
});
