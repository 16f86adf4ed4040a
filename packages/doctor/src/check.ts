import type { Settings } from '../../../lib/settings.ts';
import type { AwsClients } from './aws/clients.ts';
import type { SesIdentities } from './aws/ses-identities.ts';
import type { StackFacts } from './aws/stack-facts.ts';
import type { EndpointUrls } from './endpoint-urls.ts';
import type { Finding } from './finding.ts';
import type { PublicDns } from './public-dns.ts';

/** One question about a service. The lists of checks (stack-checks.ts and its neighbours) are data. */
export interface Check<Context> {
  /** Stable name, in the JSON report and in docs/doctor.md. */
  readonly id: string;
  readonly title: string;
  /** IAM actions that the check needs. */
  readonly actions: readonly string[];
  /** In place of the usual time limit. */
  readonly timeLimitMs?: number;
  /** @param signal aborted at the time limit. A check may throw: `runChecks` reports the error as a finding. */
  run(context: Context, signal: AbortSignal): Promise<readonly Finding[]>;
}

/** What the checks of a deployed stack look at. */
export interface StackContext {
  readonly stack: StackFacts;
  readonly aws: AwsClients;
  readonly dns: PublicDns;
  readonly identities: SesIdentities;
  /** The one of inboxes that name none first. */
  readonly inboxDomains: readonly string[];
  /** Whether the service sends codes and notices. */
  readonly sends: boolean;
  /** Domain that the service's own mails come from; undefined when the stack has no such identity. */
  readonly senderDomain: string | undefined;
  readonly urls: EndpointUrls;
  /** Address of a human who received no code. */
  readonly human: string | undefined;
  readonly now: Date;
}

/** What is looked at before the first deployment. */
export interface BeforeDeployContext {
  readonly settings: Settings;
  /** ARN of the role that deploys; undefined for that of CDK's bootstrap. */
  readonly deployer: string | undefined;
  /** Where the stack will be. */
  readonly stack: { readonly region: string };
  /** A stack of this name that is there already: what it made is no obstacle. */
  readonly existing: Pick<StackFacts, 'idsOf'> | undefined;
  readonly sends: boolean;
  readonly aws: AwsClients;
  readonly dns: PublicDns;
  readonly identities: SesIdentities;
}
