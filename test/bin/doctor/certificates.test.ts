import { createServer } from 'node:https';
import { describe, expect, onTestFinished, test } from 'vitest';
import { certificates } from '../../../packages/doctor/src/checks/endpoints.ts';
import { findingsOf } from '../../../packages/doctor/test/stack-world.ts';
import { closeServer, listenOnLoopback } from '../../../packages/laptop/src/engines/listen.ts';
import { selfSigned } from '../../lambdas/webhooks/self-signed.ts';

async function findings(
  { cert, key }: { readonly cert: string; readonly key: string },
  { ca, now = new Date() }: { readonly ca?: string; readonly now?: Date } = {},
) {
  const server = createServer({ cert, key });
  server.on('tlsClientError', () => undefined);
  const port = await listenOnLoopback(server, 0);
  onTestFinished(() => closeServer(server));
  const url = `https://localhost:${port}`;
  const urls = { rest: `${url}/v1`, mcp: `${url}/mcp`, stream: undefined };
  return findingsOf(certificates, { urls, now, ...(ca === undefined ? {} : { ca }) });
}

const certificate = selfSigned(['localhost'], [127, 0, 0, 1]);

describe('the certificate check of doctor', () => {
  test('tells until when a certificate is valid, once for each host', async () => {
    expect(
      await findings(certificate, { ca: certificate.cert, now: new Date('2049-12-01T00:00:00Z') }),
    ).toEqual([{ status: 'ok', subject: 'localhost', detail: 'is valid until 2049-12-31, 30 days' }]);
  });

  test('warns from 30 days before the end on', async () => {
    expect(
      await findings(certificate, { ca: certificate.cert, now: new Date('2049-12-02T00:00:00Z') }),
    ).toMatchObject([{ status: 'warning', detail: 'is valid until 2049-12-31, 29 days' }]);
  });

  test.each([
    ['is not trusted', certificate, undefined, /self-signed certificate/],
    ['is for another host', selfSigned(['other.test'], [127, 0, 0, 2]), 'itself', /does not match/],
    ['has expired', selfSigned(['localhost'], [127, 0, 0, 1], '250101000000Z'), 'itself', /expired/],
  ] as const)('reports a certificate that %s', async (_what, served, trusted, detail) => {
    const found = await findings(served, trusted === undefined ? {} : { ca: served.cert });
    expect(found).toMatchObject([
      {
        status: 'failure',
        subject: 'localhost',
        detail: expect.stringMatching(detail),
        advice: expect.any(String),
      },
    ]);
  });

  test('looks at no host without TLS', async () => {
    const urls = { rest: 'http://127.0.0.1:1/v1', mcp: undefined, stream: 'ws://127.0.0.1:1/v1' };
    expect(await findingsOf(certificates, { urls, now: new Date() })).toEqual([]);
  });
});
