import { type SigningClient, signedFetch } from '../../../../lambdas/aws/signed-fetch.ts';

/** IAM is one service for all regions. */
const ENDPOINT = 'https://iam.amazonaws.com';
const REGION = 'us-east-1';

interface Simulation {
  readonly PolicySourceArn: string;
  readonly ActionNames: readonly string[];
  /** Condition keys of the calls. */
  readonly Context: Readonly<Record<string, string>>;
}

export class SimulatePrincipalPolicyCommand {
  readonly input: Simulation;

  constructor(input: Simulation) {
    this.input = input;
  }
}

/** What IAM decides of an action. */
export interface Decision {
  readonly action: string;
  readonly isAllowed: boolean;
  /** False where a policy of the organization forbids it, whatever those of the account say. */
  readonly isAllowedByOrganization: boolean;
}

/** The one call of IAM that is needed, in the form of a client of the SDK, whose IAM client is larger than the doctor. */
export class PolicySimulator {
  readonly #signer: SigningClient;

  constructor(signer: SigningClient) {
    this.#signer = signer;
  }

  /** @throws Error with the name and message of IAM's refusal */
  async send(
    { input }: SimulatePrincipalPolicyCommand,
    { abortSignal }: { readonly abortSignal: AbortSignal },
  ): Promise<readonly Decision[]> {
    const form = new URLSearchParams({
      Action: 'SimulatePrincipalPolicy',
      Version: '2010-05-08',
      PolicySourceArn: input.PolicySourceArn,
    });
    for (const [place, name] of input.ActionNames.entries())
      form.set(`ActionNames.member.${place + 1}`, name);
    for (const [place, [name, value]] of Object.entries(input.Context).entries()) {
      const member = `ContextEntries.member.${place + 1}`;
      form.set(`${member}.ContextKeyName`, name);
      form.set(`${member}.ContextKeyType`, 'string');
      form.set(`${member}.ContextKeyValues.member.1`, value);
    }
    const signer = { config: { ...this.#signer.config, region: REGION } };
    const response = await signedFetch(signer, new URL(process.env['AWS_ENDPOINT_URL'] ?? ENDPOINT), {
      service: 'iam',
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
      signal: abortSignal,
    });
    const text = await response.text();
    if (!response.ok) {
      throw Object.assign(new Error(textOf(text, 'Message') ?? `IAM answers ${response.status}`), {
        name: textOf(text, 'Code') ?? 'IamFailed',
      });
    }
    return text.split('<EvalActionName>').slice(1).map(decisionOf);
  }

  destroy(): void {
    // It holds no connection.
  }
}

/** @param text from the name of an action to that of the next */
function decisionOf(text: string): Decision {
  return {
    action: text.slice(0, text.indexOf('<')),
    isAllowed: textOf(text, 'EvalDecision') === 'allowed',
    isAllowedByOrganization: textOf(text, 'AllowedByOrganizations') !== 'false',
  };
}

function textOf(xml: string, element: string): string | undefined {
  return new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];
}
