import {
  GetEmailIdentityCommand,
  type GetEmailIdentityCommandOutput,
  type SESv2Client,
} from '@aws-sdk/client-sesv2';

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
    const known = this.#read.get(domain) ?? this.#ask(domain);
    this.#read.set(domain, known);
    return known;
  }

  async #ask(domain: string): Promise<GetEmailIdentityCommandOutput | undefined> {
    try {
      return await this.#client.send(new GetEmailIdentityCommand({ EmailIdentity: domain }));
    } catch (error) {
      if (error instanceof Error && error.name === 'NotFoundException') return undefined;
      throw error;
    }
  }
}
