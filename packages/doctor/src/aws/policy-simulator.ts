import { type SigningClient, signedFetch } from '../../../../lambdas/aws/signed-fetch.ts';

/** IAM has a global endpoint, whose signing region is us-east-1. */
const ENDPOINT = 'https://iam.amazonaws.com';
const REGION = 'us-east-1';

interface Simulation {
  readonly PolicySourceArn: string;
  readonly ActionNames: readonly string[];
  readonly Context: Readonly<Record<string, string>>;
}

export class SimulatePrincipalPolicyCommand {
  readonly input: Simulation;

  constructor(input: Simulation) {
    this.input = input;
  }
}

export interface Decision {
  readonly action: string;
  readonly isAllowed: boolean;
  /**
   * False when a service control policy of the organization denies the action, whatever the policies of the account
   * allow.
   */
  readonly isAllowedByOrganization: boolean;
}

/**
 * Implements one IAM action with the interface of an SDK client, because the SDK's IAM client is larger than the
 * doctor.
 */
export class PolicySimulator {
  readonly #signer: SigningClient;

  constructor(signer: SigningClient) {
    this.#signer = signer;
  }

  /** @throws Error with the name and message of IAM's error response. */
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
      throw Object.assign(new Error(textOf(text, 'Message') ?? `IAM returned ${response.status}`), {
        name: textOf(text, 'Code') ?? 'IamFailed',
      });
    }
    return text.split('<EvalActionName>').slice(1).map(decisionOf);
  }

  destroy(): void {}
}

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
