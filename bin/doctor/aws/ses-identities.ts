import {
  GetEmailIdentityCommand,
  type GetEmailIdentityCommandOutput,
  type SESv2Client,
} from '@aws-sdk/client-sesv2';
import { undefinedFor } from './clients.ts';

export const IDENTITY_ACTION = 'ses:GetEmailIdentity';

/** Identities by domain. Each is read once for all checks: SES allows about one such call a second. */
export class SesIdentities {
  readonly #client: SESv2Client;
  readonly #read = new Map<string, Promise<GetEmailIdentityCommandOutput | undefined>>();

  constructor(client: SESv2Client) {
    this.#client = client;
  }

  /** @returns undefined when SES does not know the domain. */
  get(domain: string): Promise<GetEmailIdentityCommandOutput | undefined> {
    const known =
      this.#read.get(domain) ??
      this.#client
        .send(new GetEmailIdentityCommand({ EmailIdentity: domain }))
        .catch(undefinedFor('NotFoundException'));
    this.#read.set(domain, known);
    return known;
  }
}
