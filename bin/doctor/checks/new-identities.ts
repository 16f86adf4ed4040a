import { inboxDomainsOf } from '../../../lambdas/settings/policy.ts';
import { IDENTITY_ACTION } from '../aws/ses-identities.ts';
import type { BeforeDeployContext } from '../before-deploy-context.ts';
import type { Check } from '../check.ts';
import { type Finding, failure, ok } from '../finding.ts';

/** CloudFormation makes no identity that SES knows already. */
export const newIdentities: Check<Pick<BeforeDeployContext, 'settings' | 'identities' | 'existing'>> = {
  id: 'new-identities',
  title: 'SES identity',
  actions: [IDENTITY_ACTION],
  run({ settings, identities, existing }) {
    const own = existing?.idsOf('AWS::SES::EmailIdentity') ?? [];
    return Promise.all(
      [...inboxDomainsOf(settings), settings.senderDomain].map(async (domain): Promise<Finding> => {
        if (own.includes(domain)) return ok('is of the stack', domain);
        if ((await identities.get(domain)) === undefined)
          return ok('SES does not know it, as it should be', domain);
        return failure(
          'SES knows the domain already: the deployment would fail',
          `aws sesv2 delete-email-identity --email-identity ${domain}, or give another domain.`,
          domain,
        );
      }),
    );
  },
};
