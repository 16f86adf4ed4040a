import { createHash, randomBytes } from 'node:crypto';
import { DecryptCommand, GenerateDataKeyCommand, KMSClient } from '@aws-sdk/client-kms';
import { mockClient } from 'aws-sdk-client-mock';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { keyedHash, openKeyring } from '../../../../lambdas/store/secret/keyring.ts';
import { seal, unseal } from '../../../../lambdas/store/secret/sealed.ts';
import { opened } from '../../../opened.ts';
import { openTestTable } from '../table/test-table.ts';

const key = randomBytes(32);

describe('what is sealed', () => {
  test('is opened with the same key in the same place', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, place) => {
        expect(unseal(key, seal(key, text, place), place)).toBe(text);
      }),
      { numRuns: 200 },
    );
  });

  test('is not opened with another key or in another place', () => {
    const sealed = seal(key, 'secret', 'here');

    expect(unseal(randomBytes(32), sealed, 'here')).toBeUndefined();
    expect(unseal(key, sealed, 'there')).toBeUndefined();
  });

  test('is not opened when any bit of it was changed, or some of it is missing', () => {
    const sealed = seal(key, 'secret', 'here');
    for (let i = 0; i < sealed.length; i++) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(sealed.readUInt8(i) ^ 1, i);
      expect(unseal(key, changed, 'here')).toBeUndefined();
      expect(unseal(key, sealed.subarray(0, i), 'here')).toBeUndefined();
    }
  });

  test('looks another way every time', () => {
    expect(seal(key, 'secret', 'here').equals(seal(key, 'secret', 'here'))).toBe(false);
  });
});

test('a keyed hash depends on its key and on where one part ends and the next begins', () => {
  expect(keyedHash(key, 'a', 'bc')).toEqual(keyedHash(key, 'a', 'bc'));
  expect(keyedHash(key, 'a', 'bc')).not.toEqual(keyedHash(key, 'ab', 'c'));
  expect(keyedHash(key, 'a')).not.toEqual(keyedHash(randomBytes(32), 'a'));
});

describe('the keyring', () => {
  const kms = mockClient(KMSClient);
  const table = opened(openTestTable);
  afterAll(() => kms.restore());

  /** A KMS that wraps a key by turning it around, and counts. */
  beforeEach(() => {
    kms.reset();
    kms.on(GenerateDataKeyCommand).callsFake(() => {
      const Plaintext = randomBytes(32);
      return { Plaintext, CiphertextBlob: Buffer.from(Plaintext).reverse() };
    });
    kms.on(DecryptCommand).callsFake((input: { CiphertextBlob: Uint8Array }) => ({
      Plaintext: Buffer.from(input.CiphertextBlob).reverse(),
    }));
  });

  test('of many instances that begin at once is one, and never changes', async () => {
    const keys = await Promise.all(
      Array.from({ length: 8 }, () => openKeyring(table, 'key').key('page-token')),
    );
    const later = await openKeyring(table, 'key').key('page-token');

    expect(new Set([...keys, later].map((one) => one.toString('hex'))).size).toBe(1);
  });

  test('has a key of its own for each purpose, and none is the wrapped key', async () => {
    const keyring = openKeyring(table, 'key');
    const keys = [
      await keyring.key('page-token'),
      await keyring.key('one-time-code'),
      await keyring.key('webhook-secret'),
    ];
    const row = await table.row({ pk: 'KEYRING', sk: 'KEYRING' });
    const wrapped = row?.['wrapped'];
    if (!(wrapped instanceof Uint8Array)) throw new Error('there is no wrapped key');
    const plain = Buffer.from(wrapped).reverse();

    expect(new Set([...keys, plain].map((one) => createHash('sha256').update(one).digest('hex'))).size).toBe(
      4,
    );
    expect(keys.every((one) => one.length === 32)).toBe(true);
  });

  test('asks KMS once in the life of an instance', async () => {
    await openKeyring(table, 'key').key('page-token');
    kms.resetHistory();
    const keyring = openKeyring(table, 'key');
    await Promise.all([keyring.key('page-token'), keyring.key('one-time-code')]);
    await keyring.key('page-token');

    expect(kms.commandCalls(DecryptCommand)).toHaveLength(1);
    expect(kms.commandCalls(DecryptCommand)[0]?.args[0].input).toMatchObject({
      KeyId: 'key',
      EncryptionContext: { service: 'agent-inbox', use: 'keyring' },
    });
  });

  test('asks again after KMS failed', async () => {
    let asked = 0;
    kms.on(DecryptCommand).callsFake((input: { CiphertextBlob: Uint8Array }) => {
      asked += 1;
      if (asked === 1) throw new Error('KMS is down');
      return { Plaintext: Buffer.from(input.CiphertextBlob).reverse() };
    });
    const keyring = openKeyring(table, 'key');

    await expect(keyring.key('page-token')).rejects.toThrow('KMS is down');
    expect(await keyring.key('page-token')).toHaveLength(32);
  });
});
