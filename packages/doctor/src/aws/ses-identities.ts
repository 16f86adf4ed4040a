import {
  GetEmailIdentityCommand,
  type GetEmailIdentityCommandOutput,
  type SESv2Client,
} from '@aws-sdk/client-sesv2';
import { undefinedFor } from './clients.ts';

export const IDENTITY_ACTION = 'ses:GetEmailIdentity';

/**
 * Identities by domain. Each is read once for all checks, and after the one before: SES allows about one such call a second, and many at
 * once would use up their attempts.
 */
export class SesIdentities {
  readonly #client: SESv2Client;
  readonly #read = new Map<string, Promise<GetEmailIdentityCommandOutput | undefined>>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(client: SESv2Client) {
    this.#client = client;
  }

  /** @returns undefined when SES does not know the domain. */
  get(domain: string): Promise<GetEmailIdentityCommandOutput | undefined> {
    const known = this.#read.get(domain);
    if (known !== undefined) return known;
    const read = this.#last
      .then(() => this.#client.send(new GetEmailIdentityCommand({ EmailIdentity: domain })))
      .catch(undefinedFor('NotFoundException'));
    this.#read.set(domain, read);
    this.#last = read.catch(() => undefined);
    return read;
  }
}
