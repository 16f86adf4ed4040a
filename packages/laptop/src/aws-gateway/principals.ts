import { randomBytes } from 'node:crypto';
import type { Principal } from '../contract.ts';

export interface AwsCredentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

interface Registered {
  readonly principal: Principal;
  readonly secretAccessKey: string;
}

const SECRET_BYTES = 30;
const KEY_ID_BYTES = 8;

export class PrincipalRegistry {
  readonly #registered = new Map<string, Registered>();

  register({ accessKeyId, secretAccessKey }: AwsCredentials, roleLogicalId: string | undefined): Principal {
    const principal = { accessKeyId, roleLogicalId };
    this.#registered.set(accessKeyId, { principal, secretAccessKey });
    return principal;
  }

  issue(roleLogicalId: string | undefined): AwsCredentials {
    const credentials = {
      accessKeyId: `AKIA${randomBytes(KEY_ID_BYTES).toString('hex').toUpperCase()}`,
      secretAccessKey: randomBytes(SECRET_BYTES).toString('base64url'),
    };
    this.register(credentials, roleLogicalId);
    return credentials;
  }

  find(accessKeyId: string): Registered | undefined {
    return this.#registered.get(accessKeyId);
  }
}
