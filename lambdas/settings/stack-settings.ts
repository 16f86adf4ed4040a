import * as z from 'zod';
import { domainName, policyFields } from './policy.ts';
import { fromText, wholeNumber } from './setting-field.ts';

const maxUnits = fromText(z.int().min(1));
const flag = fromText(z.boolean()).default(false);

/**
 * The settings that are parameters of the released templates. CDK checks them when it synthesizes (lib/settings.ts), and the
 * deployment check where CloudFormation is given them (lambdas/deployment/check-parameters.ts).
 */
export const stackFields = {
  inboxDomain: policyFields.inboxDomain,
  signUp: policyFields.signUp,
  /**
   * What sends codes and notices. `none`: nothing does, sign-up is closed, and the operator makes accounts. SES needs no
   * production access then.
   */
  sender: z.enum(['ses', 'none']).default('ses'),
  /** Domain that the service's own mails (codes, notices) come from. Default: notify.<inboxDomain>. */
  senderDomain: domainName.optional(),
  /**
   * Route 53 hosted zone that the DNS records go into. Without one they are outputs of the stack, to be copied to
   * wherever the domains live.
   */
  hostedZoneId: z
    .string()
    .regex(/^[A-Z0-9]{1,32}$/, 'must be the id of a hosted zone such as Z0123456789ABCDEFGHIJ')
    .optional(),
  /** Domain of that hosted zone; inbox domain and sender domain lie in it. Default: the inbox domain. */
  hostedZoneName: domainName.optional(),
  /**
   * Whether the stack has a receipt rule set of its own, or a rule in the one that is active in account and region. `replace`: its own,
   * also where something else has made another one active.
   */
  receiptRules: z.enum(['own', 'join', 'replace']).default('own'),
  /** Whether an update may change `inboxDomain`: mail to the addresses of before is refused from then on. */
  allowDomainChange: flag,
  /** Whether an update may leave out or change `hostedZoneId`: the records in the zone of before are deleted. */
  allowRecordDeletion: flag,
  /** Changes nothing but that the account is looked at again, after its quota was increased. */
  nonce: z.string().max(100).default(''),
  /**
   * Request units a second above which DynamoDB throttles the table, and separately its index: a bound of what a flood costs.
   * Without the setting the account's quota is the bound.
   */
  tableMaxReadUnits: maxUnits.optional(),
  tableMaxWriteUnits: maxUnits.optional(),
  /**
   * Throttles of the public stages, all callers together: requests a second, and as many at once. Below the account's own limits in
   * every region, of which the smallest are 2,500 and 1,250 (API Gateway quotas).
   */
  apiRequestsPerSecond: wholeNumber(1, 1_000),
  /** Connections and messages of clients together. */
  streamRequestsPerSecond: wholeNumber(1, 500),
};
