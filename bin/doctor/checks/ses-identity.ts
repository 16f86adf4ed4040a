import { IDENTITY_ACTION } from '../aws/ses-identities.ts';
import type { Check } from '../check.ts';
import { type Finding, failure, ok, warning } from '../finding.ts';
import type { StackContext } from '../stack-context.ts';

/** SES receives and sends only for domains that it has verified. */
export const sesIdentity: Check<Pick<StackContext, 'identities' | 'inboxDomains' | 'senderDomain'>> = {
  id: 'ses-identity',
  title: 'SES identity',
  actions: [IDENTITY_ACTION],
  async run(context) {
    const { inboxDomains, senderDomain } = context;
    const own = await Promise.all(inboxDomains.map((domain) => lookAt(context, domain)));
    const sender =
      senderDomain === undefined
        ? failure('The stack has no identity of a sender domain', 'Deploy again: docs/deploy.md.')
        : await lookAt(context, senderDomain);
    return [...own, sender];
  },
};

async function lookAt(
  { identities }: Parameters<typeof sesIdentity.run>[0],
  domain: string,
): Promise<Finding> {
  const identity = await identities.get(domain);
  if (identity === undefined) {
    return failure('SES does not know the domain', 'Deploy again: docs/deploy.md.', domain);
  }
  const { VerifiedForSendingStatus, DkimAttributes, MailFromAttributes } = identity;
  const status = DkimAttributes?.Status ?? 'unknown';
  if (VerifiedForSendingStatus !== true) {
    return failure(
      `SES has not verified the domain (DKIM: ${status})`,
      'Publish the DKIM records, and wait up to 72 hours: docs/deploy.md#dns.',
      domain,
    );
  }
  if (status !== 'SUCCESS') {
    return failure(
      `SES cannot read the DKIM records any more: ${status}`,
      'Publish the DKIM records again before SES drops the domain: docs/deploy.md#dns.',
      domain,
    );
  }
  const bounces = MailFromAttributes?.MailFromDomainStatus;
  if (bounces !== undefined && bounces !== 'SUCCESS') {
    return warning(
      `SES has not verified the bounce domain: ${bounces}`,
      `Publish MX and SPF of ${MailFromAttributes?.MailFromDomain ?? 'the bounce domain'}: docs/deploy.md#dns.`,
      domain,
    );
  }
  return ok('verified, DKIM works', domain);
}
