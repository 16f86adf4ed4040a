import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ServiceEndpoint } from '../../src/contract.ts';
import { PrivateJson } from '../../src/data-dir/private-json.ts';
import { KeyMaterial, keyIdOf, keyMaterialSchema } from '../../src/kms/key-material.ts';
import { kmsEndpoint } from '../../src/kms/kms-endpoint.ts';
import { testDeployment } from '../template/test-deployment.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'kms-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const keys = (...ids: readonly string[]) =>
  new KeyMaterial(new PrivateJson(join(directory, 'keys.json'), keyMaterialSchema), ids);
const SECRET = Buffer.from('a data key');
const CONTEXT = { service: 'x', use: 'y' };

describe('a key', () => {
  test('decrypts what it has encrypted, also in another run and with another order of the context', () => {
    const ciphertext = keys('One').encrypt('One', SECRET, CONTEXT);

    expect(keyIdOf(ciphertext)).toBe('One');
    expect(keys('One', 'Two').decrypt(ciphertext, { use: 'y', service: 'x' })).toEqual(SECRET);
    expect(statSync(join(directory, 'keys.json')).mode & 0o777).toBe(0o600);
  });

  test('does not decrypt with another context, a changed text or a missing key', () => {
    const one = keys('One');
    const ciphertext = one.encrypt('One', SECRET, CONTEXT);
    const changed = Buffer.from(ciphertext);
    changed[changed.length - 1] = (changed[changed.length - 1] ?? 0) ^ 1;

    expect(one.decrypt(ciphertext, {})).toBeUndefined();
    expect(one.decrypt(changed, CONTEXT)).toBeUndefined();
    expect(one.decrypt(ciphertext.subarray(0, 10), CONTEXT)).toBeUndefined();
    expect(one.decrypt(Buffer.from([3, 65, 66, 67]), CONTEXT)).toBeUndefined();
  });

  test('never encrypts to the same text twice', () => {
    const one = keys('One');

    expect(one.encrypt('One', SECRET, CONTEXT)).not.toEqual(one.encrypt('One', SECRET, CONTEXT));
  });
});

test('KMS refuses a body that is not JSON as AWS does', () => {
  const call = {
    principal: { accessKeyId: 'A', roleLogicalId: undefined },
    method: 'POST',
    url: new URL('http://127.0.0.1/'),
    headers: { 'x-amz-target': 'TrentService.Decrypt' },
    body: Buffer.from('{'),
  };

  expect(() => kmsEndpoint(keys('One'), testDeployment).needs(call)).toThrow(
    expect.objectContaining({ status: 400, code: 'SerializationException' }),
  );
});

describe('a KMS key', () => {
  const call = (action: string, body: object) => ({
    principal: { accessKeyId: 'A', roleLogicalId: undefined },
    method: 'POST',
    url: new URL('http://127.0.0.1/'),
    headers: { 'x-amz-target': `TrentService.${action}` },
    body: Buffer.from(JSON.stringify(body)),
  });
  const answerOf = async (kms: ServiceEndpoint, action: string, body: object): Promise<unknown> =>
    JSON.parse(String((await kms.handle(call(action, body))).body));

  test('that is disabled encrypts nothing until it is enabled, and DescribeKey names its state', async () => {
    const kms = kmsEndpoint(keys('One'), testDeployment);
    const generate = { KeyId: 'One', KeySpec: 'AES_256' };
    const state = async () => answerOf(kms, 'DescribeKey', { KeyId: 'One' });
    expect(await state()).toMatchObject({ KeyMetadata: { KeyState: 'Enabled', Enabled: true } });

    await kms.handle(call('DisableKey', { KeyId: 'One' }));
    expect(await state()).toMatchObject({ KeyMetadata: { KeyState: 'Disabled', Enabled: false } });
    expect(await answerOf(kms, 'GenerateDataKey', generate)).toMatchObject({ __type: 'DisabledException' });

    await kms.handle(call('EnableKey', { KeyId: 'One' }));
    expect(await answerOf(kms, 'GenerateDataKey', generate)).toHaveProperty('CiphertextBlob');
  });

  test('can be described by its ARN with the permission for that key', () => {
    const named = { KeyId: 'arn:aws:kms:us-east-1:000000000000:key/One' };

    expect(kmsEndpoint(keys('One'), testDeployment).needs(call('DescribeKey', named))).toEqual([
      { action: 'kms:DescribeKey', resource: named.KeyId, context: {} },
    ]);
  });

  test('that does not exist is NotFoundException', async () => {
    const kms = kmsEndpoint(keys('One'), testDeployment);

    expect(await answerOf(kms, 'DescribeKey', { KeyId: 'Two' })).toMatchObject({
      __type: 'NotFoundException',
    });
  });
});
