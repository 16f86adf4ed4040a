import { Socket } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { type PostResult, post, systemClock } from '../../../lambdas/webhooks/post.ts';
import { certificate, httpsEndpoint } from './endpoint.ts';

const trusted = getCACertificates('default');
afterEach(() => {
  setDefaultCACertificates(trusted);
  vi.restoreAllMocks();
});

/** As to a public host: its addresses checked, its certificate not trusted because of where it is. */
function postTo(port: number, host: string, addresses = ['127.0.0.1']): Promise<PostResult> {
  const target = { url: new URL(`https://${host}:${port}/`), addresses, loopback: false };
  return post({ target, headers: {}, body: '{}' }, systemClock, new AbortController().signal);
}

describe('the certificate of a host that is not loopback', () => {
  test('with a certificate that no authority signed is refused, and nothing is sent', async () => {
    await using endpoint = await httpsEndpoint((_request, reply) => reply.writeHead(200).end());

    expect(await postTo(endpoint.port, 'hook.test')).toEqual({ error: 'tls' });
    expect(endpoint.requests).toHaveLength(0);
  });

  test('is refused when it is for another name', async () => {
    setDefaultCACertificates([certificate.cert]);
    await using endpoint = await httpsEndpoint((_request, reply) => reply.writeHead(200).end());

    expect(await postTo(endpoint.port, 'other.test')).toEqual({ error: 'tls' });
    expect(endpoint.requests).toHaveLength(0);
  });

  test.each([
    'hook.test',
    '127.0.0.1',
  ])('is accepted for its name when it is vouched for (%s)', async (host) => {
    setDefaultCACertificates([certificate.cert]);
    await using endpoint = await httpsEndpoint((_request, reply) => reply.writeHead(200).end());

    expect(await postTo(endpoint.port, host)).toEqual({ status: 200 });
  });
});

describe('post', () => {
  test('sends nothing after the deadline', async () => {
    await using endpoint = await httpsEndpoint((_request, reply) => reply.writeHead(200).end());
    const target = {
      url: new URL(`https://hook.test:${endpoint.port}/`),
      addresses: ['127.0.0.1'],
      loopback: true,
    };

    const result = await post({ target, headers: {}, body: '{}' }, systemClock, AbortSignal.abort());

    expect(result).toEqual({ error: 'timeout' });
    expect(endpoint.requests).toHaveLength(0);
  });

  test('has no address to go to but the checked ones', async () => {
    expect(await postTo(443, 'localhost', [])).toEqual({ error: 'connection' });
  });

  test('goes on to the next address when one cannot be reached', async () => {
    setDefaultCACertificates([certificate.cert]);
    await using endpoint = await httpsEndpoint((_request, reply) => reply.writeHead(200).end());

    // There is no server at the first on that port; Lambda has no way at all to any of IPv6.
    expect(await postTo(endpoint.port, 'hook.test', ['::1', '127.0.0.1'])).toEqual({ status: 200 });
  });

  test('gives each address seconds to connect, not a quarter of one: the other side of the world is far', async () => {
    setDefaultCACertificates([certificate.cert]);
    await using endpoint = await httpsEndpoint((_request, reply) => reply.writeHead(200).end());
    const connect = vi.spyOn(Socket.prototype, 'connect');

    await postTo(endpoint.port, 'hook.test', ['127.0.0.1', '::1']);

    const asked = z
      .looseObject({ autoSelectFamilyAttemptTimeout: z.number() })
      .parse(connect.mock.calls[0]?.[0]);
    expect(asked.autoSelectFamilyAttemptTimeout).toBeGreaterThanOrEqual(2_000);
  });
});
