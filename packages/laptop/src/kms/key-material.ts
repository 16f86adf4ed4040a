import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { PrivateJson } from '../data-dir/private-json.ts';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const LENGTH_BYTES = 1;

export const keyMaterialSchema = z.record(z.string(), z.base64());
type Material = z.output<typeof keyMaterialSchema>;

export type EncryptionContext = Readonly<Record<string, string>>;

export class KeyMaterial {
  readonly #material: Material;

  constructor(kept: PrivateJson<Material>, keyIds: readonly string[]) {
    const known = kept.read() ?? {};
    const missing = keyIds.filter((id) => !Object.hasOwn(known, id));
    const made = Object.fromEntries(missing.map((id) => [id, randomBytes(KEY_BYTES).toString('base64')]));
    this.#material = { ...known, ...made };
    if (missing.length > 0) kept.write(this.#material);
  }

  has(keyId: string): boolean {
    return Object.hasOwn(this.#material, keyId);
  }

  encrypt(keyId: string, plaintext: Uint8Array, context: EncryptionContext): Buffer {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.#key(keyId), iv).setAAD(associatedData(context));
    const body = Buffer.concat([cipher.update(plaintext), cipher.final()]);
    const id = Buffer.from(keyId, 'utf8');
    return Buffer.concat([Buffer.from([id.length]), id, iv, cipher.getAuthTag(), body]);
  }

  decrypt(ciphertext: Uint8Array, context: EncryptionContext): Buffer | undefined {
    const keyId = keyIdOf(ciphertext);
    if (!this.has(keyId)) return undefined;
    const bytes = Buffer.from(ciphertext);
    const ivStart = LENGTH_BYTES + Buffer.byteLength(keyId);
    const tagStart = ivStart + IV_BYTES;
    const bodyStart = tagStart + TAG_BYTES;
    if (bytes.length < bodyStart) return undefined;
    const decipher = createDecipheriv(ALGORITHM, this.#key(keyId), bytes.subarray(ivStart, tagStart))
      .setAAD(associatedData(context))
      .setAuthTag(bytes.subarray(tagStart, bodyStart));
    const head = decipher.update(bytes.subarray(bodyStart));
    try {
      return Buffer.concat([head, decipher.final()]);
    } catch {
      // `final` throws when the tag does not match: the text is forged, or of another key or context.
      return undefined;
    }
  }

  #key(keyId: string): Buffer {
    const material = this.#material[keyId];
    if (material === undefined) throw new Error(`There is no key ${keyId}`);
    return Buffer.from(material, 'base64');
  }
}

export function keyIdOf(ciphertext: Uint8Array): string {
  const length = ciphertext[0] ?? 0;
  return Buffer.from(ciphertext.subarray(LENGTH_BYTES, LENGTH_BYTES + length)).toString('utf8');
}

function associatedData(context: EncryptionContext): Buffer {
  const pairs = Object.entries(context).sort(([one], [other]) => (one < other ? -1 : 1));
  return Buffer.from(JSON.stringify(pairs));
}
