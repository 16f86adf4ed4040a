import { randomBytes } from 'node:crypto';
import { Webhook as StandardWebhook } from 'standardwebhooks';
import { Webhook as SvixWebhook } from 'svix';
import { describe, expect, test } from 'vitest';
import { createWebhookSecret, signatureHeaders } from '../src/sign-webhook.ts';

const body = '{"type":"event","inbox_id":"grüße@agents.example.com"}';
const now = () => Math.floor(Date.now() / 1000);

describe('createWebhookSecret', () => {
  test('is whsec_ and 32 bytes in the standard alphabet, padding included', () => {
    const secret = createWebhookSecret((size) => new Uint8Array(size).fill(0xfb));

    expect(secret).toBe('whsec_+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/s=');
  });

  test('takes its bytes from the source that it is given', () => {
    const asked: number[] = [];

    createWebhookSecret((size) => {
      asked.push(size);
      return new Uint8Array(size);
    });

    expect(asked).toEqual([32]);
  });
});

describe('signatureHeaders', () => {
  test('agrees with the published vector', async () => {
    const headers = await signatureHeaders({
      secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      timestampSeconds: 1614265330,
      body: '{"test": 2432232314}',
    });

    const signature = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';
    expect(headers).toEqual({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': signature,
      'svix-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'svix-timestamp': '1614265330',
      'svix-signature': signature,
    });
  });

  test.each([
    ['standardwebhooks', StandardWebhook],
    ['svix', SvixWebhook],
  ])('is accepted by the verifier of %s, non-ASCII bodies included', async (_name, Verifier) => {
    const secret = createWebhookSecret(randomBytes);
    const headers = await signatureHeaders({ secret, id: 'evt_1', timestampSeconds: now(), body });

    expect(() => new Verifier(secret).verify(body, headers)).not.toThrow();
    expect(() => new Verifier(secret).verify(`${body} `, headers)).toThrow('No matching signature');
  });

  test.each(['webhook-', 'svix-'])('verifies with only the %s* headers', async (prefix) => {
    const secret = createWebhookSecret(randomBytes);
    const headers = await signatureHeaders({ secret, id: 'evt_1', timestampSeconds: now(), body });
    const half = Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith(prefix)));

    const Verifier = prefix === 'svix-' ? SvixWebhook : StandardWebhook;
    expect(() => new Verifier(secret).verify(body, half)).not.toThrow();
    expect(() => new Verifier(createWebhookSecret(randomBytes)).verify(body, half)).toThrow(
      'No matching signature',
    );
  });

  test.each([
    ['another body', { body: `${body} ` }],
    ['another id', { id: 'evt_2' }],
    ['another secret', { secret: createWebhookSecret(randomBytes) }],
  ])('is refused for %s', async (_what, change) => {
    const signed = { secret: createWebhookSecret(randomBytes), id: 'evt_1', timestampSeconds: now(), body };
    const headers = await signatureHeaders({ ...signed, ...change });

    const received = { ...headers, 'webhook-id': signed.id };
    expect(() => new StandardWebhook(signed.secret).verify(body, received)).toThrow('No matching signature');
  });

  test('refuses a secret of another kind instead of signing with garbage', async () => {
    const signing = () => signatureHeaders({ secret: 'sk_abc', id: 'evt_1', timestampSeconds: 1, body });

    await expect(signing()).rejects.toThrow('whsec_');
  });
});
