import * as z from 'zod';
import { constantFields } from './constant-settings.ts';
import { type Plan, plans as plansSetting, retentionDays } from './plan-settings.ts';
import { fromText, wholeNumber } from './setting-field.ts';
import { sourceAddressSecretHash } from './trusted-proxy-settings.ts';

export const SIGN_UP = ['open', 'invite', 'closed'] as const;

/** The limit is in characters, because Lambda allows 4 KB of environment variables (Lambda quotas). */
const MAX_SIGN_UP_DOMAINS = 500;

const DOMAIN_NAME =
  /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
export const NO_DOMAIN_NAME = 'must be a lower-case domain name such as agents.example.com';

export const domainName = z.string().regex(DOMAIN_NAME, NO_DOMAIN_NAME);
export const isDomainName = (name: string): boolean => DOMAIN_NAME.test(name);

/** The domains are in environment variables, which have 4 KB. */
const MAX_MORE_DOMAINS = 10;

/**
 * These are part of the settings file's schema (lib/settings.ts) and reach functions in POLICY; see CONTRIBUTING.md.
 */
export const policyFields = {
  /** Its MX record must point at SES. */
  inboxDomain: z
    .string('is required: the domain whose addresses are inboxes, such as agents.example.com')
    .pipe(domainName),
  /**
   * Only inboxes that name one of these domains use it. `''` keeps the position of a removed domain, because the
   * logical ids of the later ones depend on their positions.
   */
  moreInboxDomains: fromText(
    z
      .array(z.string().refine((name) => name === '' || isDomainName(name), NO_DOMAIN_NAME))
      .max(MAX_MORE_DOMAINS),
  ).default([]),
  /**
   * Raw bytes and deferred email expire after this many days; 0 deletes them once the message is stored, and a
   * message without them cannot be rebuilt. Default: as long as the message.
   */
  rawMailDays: fromText(z.int().min(0)).optional(),
  /** A catch-all stores email to this many new unknown names per hour (UTC) and domain; 0 stores none. */
  unknownNamesPerHour: wholeNumber(0, 1_000),
  /** Spam is deleted after this many days, unless other email is deleted sooner. Default: like other email. */
  spamRetentionDays: fromText(retentionDays).optional(),
  plans: fromText(plansSetting),
  signUp: z.enum(SIGN_UP).default('open'),
  /** Domains are compared exactly; the default allows any. */
  signUpDomains: fromText(
    z
      .array(domainName)
      .min(1)
      .refine((domains) => domains.join().length <= MAX_SIGN_UP_DOMAINS, {
        error: `must be at most ${MAX_SIGN_UP_DOMAINS} characters in total`,
      }),
  ).optional(),
  /** The limit counts accepted sign-ups per hour and source address; 0 lifts it. */
  signUpsPerHourPerSource: wholeNumber(0, 20),
  sourceAddressSecretHash,
};

export const policySchema = z.object({ ...policyFields, ...constantFields });
export type Plans = Readonly<Record<string, Plan>>;
export type Policy = Readonly<Omit<z.output<typeof policySchema>, 'plans'>> & { readonly plans: Plans };

/** The result is in milliseconds, infinite for as long as the message or its object. */
export function rawMailMs(
  { rawMailDays }: Pick<Policy, 'rawMailDays'>,
  { parse_error }: { readonly parse_error?: string | undefined } = {},
): number {
  // Parts that could not be parsed are in the raw bytes only.
  const isWithoutEnd = rawMailDays === undefined || (rawMailDays === 0 && parse_error !== undefined);
  return isWithoutEnd ? Number.POSITIVE_INFINITY : rawMailDays * 24 * 60 * 60 * 1000;
}

export function inboxDomainsOf(
  policy: Pick<Policy, 'inboxDomain' | 'moreInboxDomains'>,
): readonly [string, ...string[]] {
  return [policy.inboxDomain, ...policy.moreInboxDomains.filter((name) => name !== '')];
}
