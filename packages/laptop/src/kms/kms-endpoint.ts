import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { parseJson } from '../aws-gateway/read-body.ts';
import type { AwsCall, AwsReply, Deployment, Need, ServiceEndpoint } from '../contract.ts';
import { arn } from '../resources/arn.ts';
import { type KeyMaterial, keyIdOf } from './key-material.ts';

const DATA_KEY_BYTES = 32;

const context = z.record(z.string(), z.string()).default({});
const generateSchema = z.object({
  KeyId: z.string(),
  KeySpec: z.literal('AES_256'),
  EncryptionContext: context,
});
const decryptSchema = z.object({
  CiphertextBlob: z.base64(),
  KeyId: z.string().optional(),
  EncryptionContext: context,
});

const keySchema = z.object({ KeyId: z.string() });
const KEY_ACTIONS = ['DescribeKey', 'DisableKey', 'EnableKey'] as const;
type KeyAction = (typeof KEY_ACTIONS)[number];

type Request =
  | { readonly action: KeyAction; readonly input: z.output<typeof keySchema> }
  | { readonly action: 'GenerateDataKey'; readonly input: z.output<typeof generateSchema> }
  | { readonly action: 'Decrypt'; readonly input: z.output<typeof decryptSchema> };

export function kmsEndpoint(keys: KeyMaterial, deployment: Deployment): ServiceEndpoint {
  const disabled = new Set<string>();
  return {
    signingName: 'kms',
    needs(call) {
      const request = read(call);
      // `handle` refuses a call that cannot be parsed, whatever the caller's permissions are.
      if (request === undefined) return [];
      const context = 'EncryptionContext' in request.input ? request.input.EncryptionContext : {};
      return [need(request.action, keyOf(request), context, deployment)];
    },
    async handle(call) {
      const request = read(call);
      if (request === undefined) {
        return failure(
          'UnsupportedOperationException',
          `Only GenerateDataKey (AES_256), Decrypt, ${KEY_ACTIONS.join(', ')} work here`,
        );
      }
      switch (request.action) {
        case 'Decrypt':
        case 'GenerateDataKey': {
          const keyId = keyOf(request);
          if (disabled.has(keyId)) {
            return failure('DisabledException', `${arn('kms', `key/${keyId}`, deployment)} is disabled.`);
          }
          return request.action === 'Decrypt'
            ? decrypt(keys, request.input, deployment)
            : generateDataKey(keys, request.input, deployment);
        }
        default:
          return changeOrDescribe(request.action, request.input.KeyId, { keys, disabled, deployment });
      }
    },
  };
}

interface KeyStore {
  readonly keys: KeyMaterial;
  readonly disabled: Set<string>;
  readonly deployment: Deployment;
}

function changeOrDescribe(
  action: KeyAction,
  named: string,
  { keys, disabled, deployment }: KeyStore,
): AwsReply {
  const keyId = shortKeyId(named);
  if (!keys.has(keyId)) return failure('NotFoundException', `Key '${named}' does not exist`);
  if (action === 'DisableKey') disabled.add(keyId);
  if (action === 'EnableKey') disabled.delete(keyId);
  if (action !== 'DescribeKey') return reply(200, {});
  const isEnabled = !disabled.has(keyId);
  return reply(200, {
    KeyMetadata: {
      KeyId: keyId,
      Arn: arn('kms', `key/${keyId}`, deployment),
      Enabled: isEnabled,
      KeyState: isEnabled ? 'Enabled' : 'Disabled',
    },
  });
}

function keyOf(request: Request): string {
  return request.action === 'Decrypt'
    ? keyIdOf(Buffer.from(request.input.CiphertextBlob, 'base64'))
    : shortKeyId(request.input.KeyId);
}

function generateDataKey(
  keys: KeyMaterial,
  { KeyId, EncryptionContext }: z.output<typeof generateSchema>,
  deployment: Deployment,
): AwsReply {
  const keyId = shortKeyId(KeyId);
  if (!keys.has(keyId)) return failure('NotFoundException', `Key '${KeyId}' does not exist`);
  const plaintext = randomBytes(DATA_KEY_BYTES);
  const ciphertext = keys.encrypt(keyId, plaintext, EncryptionContext);
  return reply(200, {
    KeyId: arn('kms', `key/${keyId}`, deployment),
    Plaintext: plaintext.toString('base64'),
    CiphertextBlob: ciphertext.toString('base64'),
  });
}

function decrypt(
  keys: KeyMaterial,
  { CiphertextBlob, KeyId, EncryptionContext }: z.output<typeof decryptSchema>,
  deployment: Deployment,
): AwsReply {
  const ciphertext = Buffer.from(CiphertextBlob, 'base64');
  const keyId = keyIdOf(ciphertext);
  if (KeyId !== undefined && shortKeyId(KeyId) !== keyId) {
    return failure(
      'IncorrectKeyException',
      'The key ID in the request does not identify a CMK that can decrypt',
    );
  }
  const plaintext = keys.decrypt(ciphertext, EncryptionContext);
  if (plaintext === undefined) return failure('InvalidCiphertextException', '');
  return reply(200, {
    KeyId: arn('kms', `key/${keyId}`, deployment),
    Plaintext: plaintext.toString('base64'),
  });
}

function need(
  action: string,
  keyId: string,
  encryptionContext: Readonly<Record<string, string>>,
  deployment: Deployment,
): Need {
  const values = Object.entries(encryptionContext).map(([name, value]) => [
    `kms:EncryptionContext:${name}`,
    value,
  ]);
  return {
    action: `kms:${action}`,
    resource: arn('kms', `key/${keyId}`, deployment),
    context: Object.fromEntries(values),
  };
}

function read({ headers, body }: AwsCall): Request | undefined {
  const action = headers['x-amz-target']?.replace(/^TrentService\./, '');
  const json = parseJson(Buffer.from(body));
  if (action === 'GenerateDataKey') {
    const { data } = generateSchema.safeParse(json);
    return data === undefined ? undefined : { action, input: data };
  }
  if (action === 'Decrypt') {
    const { data } = decryptSchema.safeParse(json);
    return data === undefined ? undefined : { action, input: data };
  }
  const keyAction = KEY_ACTIONS.find((each) => each === action);
  const { data } = keySchema.safeParse(json);
  return keyAction === undefined || data === undefined ? undefined : { action: keyAction, input: data };
}

function shortKeyId(keyId: string): string {
  return keyId.slice(keyId.lastIndexOf('/') + 1);
}

function failure(type: string, message: string): AwsReply {
  return reply(400, { __type: type, message });
}

function reply(status: number, body: object): AwsReply {
  return { status, headers: { 'content-type': 'application/x-amz-json-1.1' }, body: JSON.stringify(body) };
}
