import { type SigningClient, signedFetch } from '../../../../lambdas/aws/signed-fetch.ts';
import { CommandFailed } from '../command-failed.ts';
import { LOG_IN, NO_REGION, notSent } from '../not-sent.ts';

export interface Identity {
  readonly account: string;
  readonly region: string;
  /** This is an ARN. */
  readonly caller: string;
}

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
    throw (
      notSent(cause) ??
      new CommandFailed(`AWS at ${url.origin} could not be reached. Check the network`, { cause })
    );
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
    throw new CommandFailed(NO_REGION, { cause });
  }
}
