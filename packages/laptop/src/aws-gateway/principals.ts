import { randomBytes } from 'node:crypto';
import type { Principal } from '../contract.ts';

/** Credentials of a function's SDK. */
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

/** The access keys that the runtime has issued, and their principals. */
export class PrincipalRegistry {
  readonly #registered = new Map<string, Registered>();

  /** @param roleLogicalId the role that the key acts as; `undefined` for the operator, who may do everything. */
  register({ accessKeyId, secretAccessKey }: AwsCredentials, roleLogicalId: string | undefined): Principal {
    const principal = { accessKeyId, roleLogicalId };
    this.#registered.set(accessKeyId, { principal, secretAccessKey });
    return principal;
  }

  /** Creates and registers new credentials. */
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
