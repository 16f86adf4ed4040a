import * as z from 'zod';
import { constantFields } from './constant-settings.ts';
import { MAX_RETENTION_DAYS, type Plan, plans as plansSetting } from './plan-settings.ts';
import { fromText, wholeNumber } from './setting-field.ts';
import { sourceAddressHeader, sourceAddressSecretHash } from './trusted-proxy-settings.ts';

export const SIGN_UP = ['open', 'invite', 'closed'] as const;

/** Characters: a function's variables are at most 4 KB (Lambda quotas). */
const MAX_SIGN_UP_DOMAINS = 500;

const retentionDays = fromText(z.int().min(1).max(MAX_RETENTION_DAYS)).optional();

const DOMAIN_NAME =
  /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
const NO_DOMAIN_NAME = 'must be a lower-case domain name such as agents.example.com';

export const domainName = z.string().regex(DOMAIN_NAME, NO_DOMAIN_NAME);

/** They are in the environment variables of functions, which have 4 KB. */
const MAX_MORE_DOMAINS = 10;

/**
 * The settings that functions read. They are a part of the settings file's schema (lib/settings.ts), and a function gets
 * them, and the constants, as they are in its variable POLICY. CONTRIBUTING.md says what else a new one needs.
 */
export const policyFields = {
  /** Domain whose addresses are inboxes. Its MX must point at SES. */
  inboxDomain: z
    .string('is required: the domain whose addresses are inboxes, such as agents.example.com')
    .pipe(domainName),
  /**
   * Further domains whose addresses can be inboxes, if `POST /inboxes` names them. An empty text keeps the place of one that is
   * left out: the logical ids of those behind it depend on their places.
   */
  moreInboxDomains: fromText(
    z
      .array(z.string().refine((name) => name === '' || DOMAIN_NAME.test(name), NO_DOMAIN_NAME))
      .max(MAX_MORE_DOMAINS),
  ).default([]),
  /**
   * Days after which the raw bytes of a mail expire, at least `deferredMailDays`; 0 deletes them as soon as their message is
   * stored. Default: as long as the message. Without them a message cannot be rebuilt.
   */
  rawMailDays: fromText(z.int().min(0)).optional(),
  /** Names without an inbox that mail of a catch-all may begin with in an hour (UTC), for each domain; 0 stores none. */
  unknownNamesPerHour: wholeNumber(0, 1_000),
  /** How long mail over a cap waits for quota. */
  deferredMailDays: wholeNumber(1, 30),
  /** Days after which spam, and mail that is held, is deleted, unless other mail is sooner. Default: as other mail. */
  spamRetentionDays: retentionDays,
  heldRetentionDays: retentionDays,
  plans: fromText(plansSetting),
  /** Who may sign up: any human, only with an invitation of the operator, or no human. */
  signUp: z.enum(SIGN_UP).default('open'),
  /** Domains of the humans who may sign up, compared exactly; without it, any. */
  signUpDomains: fromText(
    z
      .array(domainName)
      .min(1)
      .refine((domains) => domains.join().length <= MAX_SIGN_UP_DOMAINS, {
        error: `must be at most ${MAX_SIGN_UP_DOMAINS} characters together`,
      }),
  ).optional(),
  /** Sign-ups accepted from one source address in an hour; 0 lifts the limit. */
  signUpsPerHourPerSource: wholeNumber(0, 20),
  /** A proxy whose word on a client's address is taken (trusted-proxy-settings.ts). */
  sourceAddressHeader,
  sourceAddressSecretHash,
};

/** What a function reads in its variable POLICY. */
export const policySchema = z.object({ ...policyFields, ...constantFields });
export type Plans = Readonly<Record<string, Plan>>;
export type Policy = Readonly<Omit<z.output<typeof policySchema>, 'plans'>> & { readonly plans: Plans };

/** Milliseconds for which the raw bytes of a message are kept; infinite for as long as the message or its object. */
export function rawMailMs(
  { rawMailDays }: Pick<Policy, 'rawMailDays'>,
  { parse_error }: { readonly parse_error?: string | undefined } = {},
): number {
  // What could not be read is in the raw bytes only.
  const isWithoutEnd = rawMailDays === undefined || (rawMailDays === 0 && parse_error !== undefined);
  return isWithoutEnd ? Number.POSITIVE_INFINITY : rawMailDays * 24 * 60 * 60 * 1000;
}

/** The domains whose addresses are inboxes, the one of inboxes that name none first. */
export function inboxDomainsOf(
  policy: Pick<Policy, 'inboxDomain' | 'moreInboxDomains'>,
): readonly [string, ...string[]] {
  return [policy.inboxDomain, ...policy.moreInboxDomains.filter((name) => name !== '')];
}

/**
 * Recipients of the receipt rule: a domain is all addresses in it, with a dot before it all in its subdomains (SES developer guide,
 * "Recipient conditions"). Only domains other than the first can be given to a tenant, with their subdomains.
 */
export function receiptRecipientsOf(policy: Parameters<typeof inboxDomainsOf>[0]): string[] {
  const [first, ...more] = inboxDomainsOf(policy);
  return [first, ...more, ...more.map((domain) => `.${domain}`)];
}
