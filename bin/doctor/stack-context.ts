import type { AwsClients } from './aws/clients.ts';
import type { SesIdentities } from './aws/ses-identities.ts';
import type { StackFacts } from './aws/stack-facts.ts';
import type { EndpointUrls } from './endpoint-urls.ts';
import type { PublicDns } from './public-dns.ts';

/** What the checks of a deployed stack look at. */
export interface StackContext {
  readonly stack: StackFacts;
  readonly aws: AwsClients;
  readonly dns: PublicDns;
  readonly identities: SesIdentities;
  /** The one of inboxes that name none first. */
  readonly inboxDomains: readonly string[];
  /** Domain that the service's own mails come from; undefined when the stack has no such identity. */
  readonly senderDomain: string | undefined;
  readonly urls: EndpointUrls;
  /** Address of a human who received no code. */
  readonly human: string | undefined;
  readonly now: Date;
}
