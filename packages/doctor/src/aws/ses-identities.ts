import {
  GetEmailIdentityCommand,
  type GetEmailIdentityCommandOutput,
  type SESv2Client,
} from '@aws-sdk/client-sesv2';
import { undefinedFor } from './clients.ts';

export const IDENTITY_ACTION = 'ses:GetEmailIdentity';

/**
 * Reads each identity once for all checks, and sequentially, because SES throttles such calls to about one a second and
 * parallel calls would exhaust their retries.
 */
export class SesIdentities {
  readonly #client: SESv2Client;
  readonly #read = new Map<string, Promise<GetEmailIdentityCommandOutput | undefined>>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(client: SESv2Client) {
    this.#client = client;
  }

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
