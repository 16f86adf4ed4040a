import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { verifyWebhook, WebhookVerificationError } from '../src/index.ts';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const ID = 'msg_p5jXN8AQM9LWM0D4loKWxJek';
const SECONDS = 1614265330;
const BODY = '{"test": 2432232314}';
const SIGNATURE = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';
const headers = {
  'webhook-id': ID,
  'webhook-timestamp': String(SECONDS),
  'webhook-signature': SIGNATURE,
};
const now = SECONDS * 1000;

describe('a webhook', () => {
  test('is verified by the published vector', async () => {
    expect(await verifyWebhook(BODY, headers, SECRET, { now })).toEqual({ test: 2432232314 });
  });

  test('is verified as bytes, with Headers, under its other names, and beside other signatures', async () => {
    const svix = new Headers({
      'svix-id': ID,
      'svix-timestamp': String(SECONDS),
      'svix-signature': `v1,AAAA v2,x ${SIGNATURE}`,
    });
    expect(await verifyWebhook(new TextEncoder().encode(BODY), svix, SECRET, { now })).toBeDefined();
  });

  test('is verified with headers as they were written', async () => {
    const written = {
      'Webhook-Id': ID,
      'Webhook-Timestamp': String(SECONDS),
      'Webhook-Signature': SIGNATURE,
    };
    expect(await verifyWebhook(BODY, written, SECRET, { now })).toEqual({ test: 2432232314 });
  });

  test('is verified byte for byte, a byte order mark included', async () => {
    const body = `\uFEFF${BODY}`;
    const signature = new Webhook(SECRET).sign(ID, new Date(now), body);
    const given = { ...headers, 'webhook-signature': signature };

    expect(await verifyWebhook(new TextEncoder().encode(body), given, SECRET, { now })).toBeDefined();
    await expect(verifyWebhook(new TextEncoder().encode(BODY), given, SECRET, { now })).rejects.toThrow(
      'No signature matches',
    );
  });

  test('is verified when the public library has signed it', async () => {
    const at = new Date(now);
    const signature = new Webhook(SECRET).sign(ID, at, BODY);
    await expect(
      verifyWebhook(BODY, { ...headers, 'webhook-signature': signature }, SECRET, { now }),
    ).resolves.toBeDefined();
  });

  test.each([
    ['another body', `${BODY} `, headers, SECRET],
    ['another id', BODY, { ...headers, 'webhook-id': 'msg_x' }, SECRET],
    ['another secret', BODY, headers, 'whsec_AAAAr8GKYqrTwjUPD8ILPZIo2LaLaSwAA'],
    ['another version', BODY, { ...headers, 'webhook-signature': SIGNATURE.replace('v1', 'v2') }, SECRET],
    ['no signature', BODY, { 'webhook-id': ID, 'webhook-timestamp': String(SECONDS) }, SECRET],
    ['an empty secret', BODY, headers, ''],
    ['an empty secret with its prefix', BODY, headers, 'whsec_'],
    ['a signature that is no base64', BODY, { ...headers, 'webhook-signature': 'v1,***' }, SECRET],
  ])('is refused for %s', async (_, body, given, secret) => {
    await expect(verifyWebhook(body, given, secret, { now })).rejects.toThrow(WebhookVerificationError);
  });

  test.each([301, -301])('is refused when it is %i s off', async (seconds) => {
    await expect(verifyWebhook(BODY, headers, SECRET, { now: now + seconds * 1000 })).rejects.toThrow(
      'timestamp',
    );
  });

  test('bears a clock that is 300 s off', async () => {
    await expect(verifyWebhook(BODY, headers, SECRET, { now: now + 300_000 })).resolves.toBeDefined();
  });
});
