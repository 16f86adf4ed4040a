import { createHmac, hkdfSync } from 'node:crypto';
import { KEYRING_KEY } from '../keys.ts';
import { bytes, rowType } from '../table/row-type.ts';
import { getRow, type Row, type Table } from '../table/table.ts';
import { putNew, tryWrite } from '../table/write.ts';
import { KEYRING_CONTEXT } from './keyring-context.ts';

/** Each purpose has its own key, so that a value that was made for one never passes for another. */
export type KeyPurpose =
  | 'page-token'
  | 'claim'
  | 'event-cursor'
  | 'one-time-code'
  | 'webhook-secret'
  | 'webhook-headers';

export interface Keyring {
  key(purpose: KeyPurpose): Promise<Buffer>;
}

const KEY_BYTES = 32;
export const keyringRowType = rowType('keyring', 1, { wrapped: bytes });

export function openKeyring(table: Table, keyId: string): Keyring {
  let root: Promise<Buffer> | undefined;
  return {
    async key(purpose) {
      root ??= rootKey(table, keyId);
      try {
        return Buffer.from(hkdfSync('sha256', await root, '', purpose, KEY_BYTES));
      } catch (error) {
        // A failed response must not outlive its cause, so the next caller asks again.
        root = undefined;
        throw error;
      }
    },
  };
}

async function rootKey(table: Table, keyId: string): Promise<Buffer> {
  const row = (await getRow(table, KEYRING_KEY)) ?? (await createRow(table, keyId));
  const { wrapped } = keyringRowType.parse(row);
  const { client, DecryptCommand } = await import('../../aws/sdk/kms.ts');
  const { Plaintext } = await client.send(
    new DecryptCommand({ CiphertextBlob: wrapped, KeyId: keyId, EncryptionContext: KEYRING_CONTEXT }),
  );
  if (Plaintext === undefined) throw new Error('KMS answered without a key');
  return Buffer.from(Plaintext);
}

async function createRow(table: Table, keyId: string): Promise<Row | undefined> {
  const { client, GenerateDataKeyCommand } = await import('../../aws/sdk/kms.ts');
  const made = await client.send(
    new GenerateDataKeyCommand({ KeyId: keyId, KeySpec: 'AES_256', EncryptionContext: KEYRING_CONTEXT }),
  );
  if (made.CiphertextBlob === undefined) throw new Error('KMS answered without a key');
  const row = keyringRowType.row(KEYRING_KEY, { wrapped: made.CiphertextBlob });
  // Another instance may store a keyring concurrently, but there is only one, and it never changes.
  const { applied } = await tryWrite(table, putNew(table, row));
  return applied ? row : getRow(table, KEYRING_KEY);
}

export function keyedHash(key: Buffer, ...parts: readonly string[]): Buffer {
  return createHmac('sha256', key).update(parts.join('\0')).digest();
}
