import type { Settings } from '../../../lib/settings.ts';
import type { AwsClients } from './aws/clients.ts';
import type { SesIdentities } from './aws/ses-identities.ts';
import type { StackFacts } from './aws/stack-facts.ts';
import type { EndpointUrls } from './endpoint-urls.ts';
import type { Finding } from './finding.ts';
import type { PublicDns } from './public-dns.ts';

export interface Check<Context> {
  readonly id: string;
  readonly title: string;
  readonly actions: readonly string[];
  readonly timeLimitMs?: number;
  /** Errors of a check are reported as findings by `runChecks`. @param signal aborted at the time limit. */
  run(context: Context, signal: AbortSignal): Promise<readonly Finding[]>;
}

export interface StackContext {
  readonly stack: StackFacts;
  readonly aws: AwsClients;
  readonly dns: PublicDns;
  readonly identities: SesIdentities;
  /** The first is the default domain of new inboxes. */
  readonly inboxDomains: readonly string[];
  readonly sends: boolean;
  /** The service's own emails come from this domain; undefined when the stack has no such identity. */
  readonly senderDomain: string | undefined;
  readonly urls: EndpointUrls;
  /** This user did not receive a verification code. */
  readonly human: string | undefined;
  readonly now: Date;
}

export interface BeforeDeployContext {
  readonly settings: Settings;
  /** The value is the ARN of the deploying role; undefined means the role of CDK's bootstrap. */
  readonly deployer: string | undefined;
  readonly stack: { readonly region: string };
  /** The resources of an existing stack are no obstacle to the deployment. */
  readonly existing: Pick<StackFacts, 'idsOf'> | undefined;
  readonly sends: boolean;
  readonly aws: AwsClients;
  readonly dns: PublicDns;
  readonly identities: SesIdentities;
}
