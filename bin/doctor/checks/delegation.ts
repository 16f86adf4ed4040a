import { GetHostedZoneCommand } from '@aws-sdk/client-route-53';
import type { BeforeDeployContext } from '../before-deploy-context.ts';
import type { Check } from '../check.ts';
import { type Finding, failure, ok } from '../finding.ts';
import { normalName } from '../public-dns.ts';

const ACTION = 'route53:GetHostedZone';

/** Records in a zone that is not delegated are not found: ACM and SES would wait for ever. */
export const delegation: Check<Pick<BeforeDeployContext, 'settings' | 'aws' | 'dns'>> = {
  id: 'delegation',
  title: 'DNS zone',
  actions: [ACTION],
  async run(context, signal) {
    const { hostedZoneId } = context.settings;
    return [
      hostedZoneId === undefined ? await anyZone(context) : await hostedZone(context, hostedZoneId, signal),
    ];
  },
};

/** Without a hosted zone records are published by hand, wherever the domain lives. */
async function anyZone({ settings, dns }: Parameters<typeof delegation.run>[0]): Promise<Finding> {
  const labels = settings.inboxDomain.split('.');
  // A top-level domain is always delegated.
  for (let i = 0; i < labels.length - 1; i++) {
    const zone = labels.slice(i).join('.');
    const servers = await dns.ns(zone);
    if (servers.length > 0) return ok(`${settings.inboxDomain} is in the zone ${zone}`);
  }
  return failure(
    `No zone of ${settings.inboxDomain} is in public DNS`,
    `Register the domain, or have it delegated: "dig NS ${labels.slice(-2).join('.')}" must answer.`,
  );
}

async function hostedZone(
  { settings, aws, dns }: Parameters<typeof delegation.run>[0],
  id: string,
  abortSignal: AbortSignal,
): Promise<Finding> {
  const found = await aws.route53
    .send(new GetHostedZoneCommand({ Id: id }), { abortSignal })
    .catch((error: unknown) => {
      if (error instanceof Error && error.name === 'NoSuchHostedZone') return undefined;
      throw error;
    });
  const name = settings.hostedZoneName;
  if (found === undefined) {
    return failure(
      `There is no hosted zone ${id} in this account`,
      'Give the id of the zone: aws route53 list-hosted-zones.',
    );
  }
  const itsName = normalName(found.HostedZone?.Name ?? '');
  if (itsName !== name) {
    return failure(
      `The hosted zone ${id} is that of ${itsName}, not ${name}`,
      'Correct the settings hostedZoneId and hostedZoneName.',
    );
  }
  if (found.HostedZone?.Config?.PrivateZone === true) {
    return failure(
      `The hosted zone ${id} is private`,
      'Give the id of a public zone: aws route53 list-hosted-zones.',
    );
  }
  const expected = (found.DelegationSet?.NameServers ?? []).map(normalName);
  const delegated = (await dns.ns(name)).map(normalName);
  if (expected.some((server) => delegated.includes(server)))
    return ok(`${name} is delegated to the hosted zone`);
  return failure(
    delegated.length === 0 ? `${name} is not delegated` : `${name} is delegated to ${delegated.join(', ')}`,
    `Have the parent zone or the registrar name ${expected.join(', ')} as its name servers.`,
  );
}
