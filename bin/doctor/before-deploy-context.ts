import type { Settings } from '../../lib/settings.ts';
import type { AwsClients } from './aws/clients.ts';
import type { SesIdentities } from './aws/ses-identities.ts';
import type { StackFacts } from './aws/stack-facts.ts';
import type { PublicDns } from './public-dns.ts';

/** What is looked at before the first deployment. */
export interface BeforeDeployContext {
  readonly settings: Settings;
  /** Where the stack will be. */
  readonly stack: { readonly region: string };
  /** A stack of this name that is there already: what it made is no obstacle. */
  readonly existing: Pick<StackFacts, 'idsOf'> | undefined;
  readonly aws: AwsClients;
  readonly dns: PublicDns;
  readonly identities: SesIdentities;
}
