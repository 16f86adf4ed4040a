import { GetItemCommand, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { ListQueuesCommand, SendMessageCommand } from '@aws-sdk/client-sqs';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { opened } from '../../../../test/opened.ts';
import { errorName, GatewayFixture } from './gateway-fixture.ts';
import { type ByHand, signByHand } from './sign-by-hand.ts';

const Bucket = 'mail';
const MINUTE_MS = 60_000;

const gateway = opened(() => GatewayFixture.start());
beforeEach(() => {
  gateway.now = Date.now();
});

const CALLS = {
  dynamodb: ({ dynamodb }: ReturnType<GatewayFixture['asOperator']>) =>
    dynamodb.send(new ListTablesCommand({})),
  sqs: ({ sqs }: ReturnType<GatewayFixture['asOperator']>) => sqs.send(new ListQueuesCommand({})),
  s3: ({ s3 }: ReturnType<GatewayFixture['asOperator']>) =>
    s3.send(new ListObjectsV2Command({ Bucket, Prefix: "a b/ü'(*)!+&=~", MaxKeys: 1 })),
} as const;

describe('a call whose signature is in its header', () => {
  test.each(Object.entries(CALLS))('to %s passes with the secret of its key', async (_, call) => {
    expect(await errorName(call(gateway.asOperator()))).toBe('no error');
  });

  test.each([
    ['dynamodb', 'InvalidSignatureException'],
    ['sqs', 'InvalidSignatureException'],
    ['s3', 'SignatureDoesNotMatch'],
  ] as const)('to %s is %s with another secret', async (service, name) => {
    const { credentials } = gateway.asOperator();
    const forger = gateway.clients({ ...credentials, secretAccessKey: 'guessed' });

    expect(await errorName(CALLS[service](forger))).toBe(name);
  });

  test.each([
    ['dynamodb', 'InvalidSignatureException'],
    ['s3', 'RequestTimeTooSkewed'],
  ] as const)('to %s is %s a quarter of an hour later, or before its time', async (service, name) => {
    const caller = gateway.asOperator();
    for (const [minutes, expected] of [
      [14, 'no error'],
      [16, name],
      [-16, name],
    ] as const) {
      gateway.now = Date.now() + minutes * MINUTE_MS;
      expect(await errorName(CALLS[service](caller))).toBe(expected);
    }
  });

  test('may have any characters in the key of an object', async () => {
    const { s3 } = gateway.asOperator();
    const Key = "a b/ü'(1)*!~+@&=$:;,%.bin";
    await s3.send(new PutObjectCommand({ Bucket, Key, Body: 'bytes', Metadata: { note: 'a  b' } }));

    const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key }));

    expect(await Body?.transformToString()).toBe('bytes');
  });

  test('is refused when its target, a header or its body was changed after signing', async () => {
    const signed = await record((dynamodb) =>
      dynamodb.send(new GetItemCommand({ TableName: 'Rows', Key: {} })),
    );
    const changed: readonly [string, RequestInit][] = [
      [
        'InvalidSignatureException',
        { headers: { ...signed.headers, 'x-amz-target': 'DynamoDB_20120810.PutItem' } },
      ],
      ['InvalidSignatureException', { headers: { ...signed.headers, 'x-amz-security-token': 'another' } }],
      ['InvalidSignatureException', { headers: { ...signed.headers, 'x-amz-date': '20200101T000000Z' } }],
      ['XAmzContentSHA256Mismatch', { body: signed.body.replace('Rows', 'Cows') }],
    ];
    for (const [name, change] of changed) {
      const response = await fetch(gateway.origin, {
        method: 'POST',
        headers: signed.headers,
        body: signed.body,
        ...change,
      });
      expect([response.status, await response.text()]).toEqual([400, expect.stringContaining(name)]);
    }
  });

  test('without a digest of its body, as other SDKs send it, is still refused with another body', async () => {
    const body = JSON.stringify({ Limit: 1 });
    const headers = await signByHand(gateway.asOperator().credentials, listTables('dynamodb', body));
    const send = (sent: string) => fetch(gateway.origin, { method: 'POST', headers, body: sent });

    expect((await send(body)).status).toBe(200);
    expect(await (await send(JSON.stringify({ Limit: 2 }))).text()).toContain('InvalidSignatureException');
  });

  test('is refused by S3 without the digest of its body', async () => {
    const headers = await signByHand(gateway.asOperator().credentials, listTables('s3', ''));
    const response = await fetch(gateway.origin, { method: 'POST', headers });

    expect([response.status, await response.text()]).toEqual([
      400,
      expect.stringContaining('InvalidRequest'),
    ]);
  });

  test('with a wrong signature is refused before its permissions are checked', async () => {
    const { credentials } = gateway.as();
    const forger = gateway.clients({ ...credentials, secretAccessKey: 'guessed' });
    const message = new SendMessageCommand({ QueueUrl: gateway.workUrl, MessageBody: 'x' });

    expect(await errorName(forger.sqs.send(message))).toBe('InvalidSignatureException');
  });
});

function listTables(service: string, body: string): ByHand {
  const headers = {
    'content-type': 'application/x-amz-json-1.0',
    'x-amz-target': 'DynamoDB_20120810.ListTables',
  };
  return { origin: gateway.origin, service, headers, body };
}

interface Recorded {
  readonly headers: Record<string, string>;
  readonly body: string;
}

const requestSchema = z.object({
  headers: z.record(z.string(), z.string()),
  body: z.union([z.string(), z.instanceof(Uint8Array)]),
});

async function record(
  call: (client: ReturnType<GatewayFixture['asOperator']>['dynamodb']) => Promise<unknown>,
): Promise<Recorded> {
  const { dynamodb } = gateway.asOperator();
  let recorded: Recorded | undefined;
  dynamodb.middlewareStack.add(
    () => async (args) => {
      const { headers, body } = requestSchema.parse(args.request);
      recorded = { headers, body: Buffer.from(body).toString() };
      throw new Error('recorded');
    },
    { step: 'finalizeRequest', priority: 'low', name: 'recorder' },
  );
  await expect(call(dynamodb)).rejects.toThrow('recorded');
  if (recorded === undefined) throw new Error('nothing was sent');
  return recorded;
}
