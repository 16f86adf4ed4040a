import * as z from 'zod';
import { domainName, isDomainName, NO_DOMAIN_NAME, policyFields } from './policy.ts';
import { fromText, wholeNumber } from './setting-field.ts';

const maxUnits = fromText(z.int().min(1));

export const NO_SENDER = 'none';

/**
 * These are the parameters of the released templates. CDK checks them at synthesis (lib/settings.ts), and the
 * deployment check when CloudFormation gets them (lambdas/deployment/check-parameters.ts).
 */
export const stackFields = {
  inboxDomain: policyFields.inboxDomain,
  signUp: policyFields.signUp,
  /**
   * Codes and notices come from this domain. With `none`, none are sent, sign-up is closed and the operator creates
   * accounts, so no SES production access is needed. Default: notify.<inboxDomain>.
   */
  senderDomain: z
    .string()
    .refine((name) => name === NO_SENDER || isDomainName(name), `${NO_DOMAIN_NAME}, or ${NO_SENDER}`)
    .optional(),
  /** DNS records go into this Route 53 zone. Without it, they are stack outputs for you to copy. */
  hostedZoneId: z
    .string()
    .regex(/^[A-Z0-9]{1,32}$/, 'must be the id of a hosted zone such as Z0123456789ABCDEFGHIJ')
    .optional(),
  /** The zone must contain the inbox domain and the sender domain. Default: the inbox domain. */
  hostedZoneName: domainName.optional(),
  /**
   * `own` creates a receipt rule set, `join` adds a rule to the active one, and `replace` activates its own even if
   * another is active.
   */
  receiptRules: z.enum(['own', 'join', 'replace']).default('own'),
  /**
   * One deployment may change this: `domain` (email to the previous addresses is refused), or `zone` (the records in
   * the previous zone are deleted).
   */
  allowedChange: z.enum(['none', 'domain', 'zone']).default('none'),
  /** A new value only makes the deployment check the account again, for example after a quota increase. */
  nonce: z.string().max(100).default(''),
  /**
   * DynamoDB throttles the table, and separately its index, above these request units per second, which bounds the cost
   * of a flood. Default: the account's quota.
   */
  tableMaxReadUnits: maxUnits.optional(),
  tableMaxWriteUnits: maxUnits.optional(),
  /**
   * The throttle of the REST API, and separately of the event stream, is a rate per second and a burst for
   * all callers. It is below the smallest account limits of any region: 2,500 and 1,250 (API Gateway quotas).
   */
  apiRequestsPerSecond: wholeNumber(1, 1_000),
};
