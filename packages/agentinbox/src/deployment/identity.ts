import { type SigningClient, signedFetch } from '../../../../lambdas/aws/signed-fetch.ts';
import { CommandFailed } from '../command-failed.ts';

export interface Identity {
  readonly account: string;
  readonly region: string;
  /** This is an ARN. */
  readonly caller: string;
}

const LOG_IN =
  'Log in first: "aws configure" or "aws sso login", or name a profile with --profile; "aws sts get-caller-identity" must work.';

/**
 * Sends a signed GetCallerIdentity, because the STS client would be one more dependency. @throws CommandFailed that
 * says how to log in or choose a region.
 */
export async function callerIdentity(client: SigningClient): Promise<Identity> {
  const region = await regionOf(client);
  const url = new URL(process.env['AWS_ENDPOINT_URL'] ?? `https://sts.${region}.amazonaws.com`);
  const response = await signedFetch(client, url, {
    service: 'sts',
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'Action=GetCallerIdentity&Version=2011-06-15',
    signal: AbortSignal.timeout(30_000),
  }).catch((cause: unknown) => {
    if (cause instanceof Error && /^(?:Credentials|Token)ProviderError$/.test(cause.name))
      throw new CommandFailed(`No AWS credentials were found. ${LOG_IN}`, { cause });
    throw new CommandFailed(`AWS at ${url.origin} could not be reached. Check the network`, { cause });
  });
  const text = await response.text();
  const element = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1];
  const [account, caller] = [element('Account'), element('Arn')];
  if (response.ok && account !== undefined && caller !== undefined) return { account, region, caller };
  const reason = element('Message') ?? `STS returned ${response.status}`;
  throw new CommandFailed(`AWS does not accept the credentials: ${reason}. ${LOG_IN}`);
}

async function regionOf({ config: { region } }: SigningClient): Promise<string> {
  try {
    return typeof region === 'string' ? region : await region();
  } catch (cause) {
    throw new CommandFailed(
      'No region is set. Choose one in which SES receives email, such as --region us-east-1 or --region eu-west-1, or set AWS_REGION',
      { cause },
    );
  }
}
