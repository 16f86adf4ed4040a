import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { Ports } from '../../src/addresses/ports.ts';
import { freePort } from '../../src/engines/free-port.ts';
import { listenOnLoopback } from '../../src/engines/listen.ts';
import { allocatePorts } from '../../src/runtime/allocate-ports.ts';

const TEMPLATE = {
  Resources: {
    Url: { Type: 'AWS::Lambda::Url', Properties: {} },
    Stream: { Type: 'AWS::ApiGatewayV2::Api', Properties: { ProtocolType: 'WEBSOCKET' } },
    Rest: { Type: 'AWS::ApiGatewayV2::Api', Properties: { ProtocolType: 'HTTP' } },
    Queue: { Type: 'AWS::SQS::Queue' },
  },
};

test('the HTTP API gets the port of the flag, and every other server its own', async () => {
  const port = await freePort();
  const allocated = await allocatePorts(TEMPLATE, new Ports({}, () => undefined), { port, smtpPort: 0 });

  expect([...allocated.byLogicalId.keys()].sort()).toEqual(['Rest', 'Stream', 'Url']);
  expect(allocated.byLogicalId.get('Rest')).toBe(port);
  const all = [
    ...allocated.byLogicalId.values(),
    allocated.outbox,
    allocated.awsGateway,
    allocated.reference,
    allocated.smtp,
  ];
  expect(new Set(all).size).toBe(all.length);
});

test('all servers get their ports of the last run', async () => {
  const first = new Ports({}, () => undefined);
  const options = { port: await freePort(), smtpPort: await freePort() };
  const before = await allocatePorts(TEMPLATE, first, options);

  const after = await allocatePorts(TEMPLATE, new Ports(first.given, () => undefined), options);

  expect(after).toEqual(before);
});

test('a start with an SMTP port that is taken is refused', async () => {
  const server = createServer();
  const smtpPort = await listenOnLoopback(server, 0);
  onTestFinished(() => {
    server.close();
  });

  const allocating = allocatePorts(TEMPLATE, new Ports({}, () => undefined), { port: 0, smtpPort });

  await expect(allocating).rejects.toThrow(
    `Port ${smtpPort} is taken; stop the program that uses it, or choose another with --smtp-port (0 for any free port)`,
  );
});

test('the SMTP port of the flag is not given to another server as the next free one', async () => {
  const port = await freePort();
  const ports = new Ports({}, () => undefined);
  const { byLogicalId } = await allocatePorts(TEMPLATE, ports, { port, smtpPort: 0 });
  const taken = byLogicalId.get('Stream') ?? byLogicalId.get('Url');

  const allocated = await allocatePorts(TEMPLATE, new Ports({}, () => undefined), { port, smtpPort: taken });

  expect(allocated.smtp).toBe(taken);
});

test('servers after the one with the highest port get any free port', async () => {
  const allocated = await allocatePorts(TEMPLATE, new Ports({}, () => undefined), {
    port: 65_535,
    smtpPort: 0,
  });

  expect(allocated.byLogicalId.get('Rest')).toBe(65_535);
  expect(allocated.outbox).toBeGreaterThan(0);
});
