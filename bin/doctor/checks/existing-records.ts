import { inboxDomainsOf } from '../../../lambdas/settings/policy.ts';
import type { BeforeDeployContext } from '../before-deploy-context.ts';
import type { Check } from '../check.ts';
import { type Finding, failure, ok, warning } from '../finding.ts';

/** Names that the deployment needs for itself. */
export const existingRecords: Check<Pick<BeforeDeployContext, 'settings' | 'dns' | 'existing'>> = {
  id: 'existing-records',
  title: 'Existing DNS records',
  actions: [],
  async run({ settings, dns, existing }) {
    if (existing !== undefined) return [ok('The stack is there already; its records are its own')];
    const { senderDomain, hostedZoneId } = settings;
    const ofInboxes = inboxDomainsOf(settings).map(
      async (domain) =>
        [
          ['MX', domain, await dns.mx(domain)],
          ['TXT', domain, await dns.txt(domain)],
          ['TXT', `_dmarc.${domain}`, await dns.txt(`_dmarc.${domain}`)],
        ] as const,
    );
    const wanted = [
      ...(await Promise.all(ofInboxes)).flat(),
      ['TXT', `_dmarc.${senderDomain}`, await dns.txt(`_dmarc.${senderDomain}`)],
      ['MX', `bounce.${senderDomain}`, await dns.mx(`bounce.${senderDomain}`)],
      ['TXT', `bounce.${senderDomain}`, await dns.txt(`bounce.${senderDomain}`)],
    ] as const;
    const findings = wanted
      .filter(([, , records]) => records.length > 0)
      .map(([type, name]): Finding => {
        const detail = `There is a ${type} record already`;
        const advice = 'Give a domain that has no other use, or remove the record: docs/deploy.md#dns.';
        // Route 53 makes no second record set of a name and type, which stops the deployment.
        return hostedZoneId === undefined ? warning(detail, advice, name) : failure(detail, advice, name);
      });
    return findings.length > 0 ? findings : [ok('none is in the way')];
  },
};
