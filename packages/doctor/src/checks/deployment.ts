import type { CaaRecord } from 'node:dns';
import { DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { GetHostedZoneCommand } from '@aws-sdk/client-route-53';
import { DescribeActiveReceiptRuleSetCommand } from '@aws-sdk/client-ses';
import { inboxDomainsOf } from '../../../../lambdas/settings/policy.ts';
import { RECEIVING_REGIONS } from '../../../../lambdas/settings/receiving-regions.ts';
import { isInZone } from '../../../../lambdas/settings/zone-settings.ts';
import { unavailableSettings } from '../../../../lib/regional-types.ts';
import type { Settings } from '../../../../lib/settings.ts';
import { undefinedFor } from '../aws/clients.ts';
import { IDENTITY_ACTION } from '../aws/ses-identities.ts';
import type { BeforeDeployContext, Check } from '../check.ts';
import { type Finding, failure, ok, warning } from '../finding.ts';
import { normalName, type PublicDns } from '../public-dns.ts';

export const region: Check<{ readonly stack: { readonly region: string } }> = {
  id: 'region',
  title: 'Region',
  actions: [],
  async run({ stack }) {
    return RECEIVING_REGIONS.includes(stack.region)
      ? [ok(`SES receives mail in ${stack.region}`)]
      : [
          failure(
            `SES receives no mail in ${stack.region}, or Lambda has no function URLs there`,
            `Deploy to one of ${RECEIVING_REGIONS.join(', ')}.`,
          ),
        ];
  },
};

export const regionalSettings: Check<Pick<BeforeDeployContext, 'stack' | 'settings'>> = {
  id: 'regional-settings',
  title: 'Regional settings',
  actions: [],
  async run({ stack, settings }) {
    const unavailable = unavailableSettings(settings, stack.region);
    return unavailable.length === 0
      ? [ok(`${stack.region} has every resource that the settings need`)]
      : unavailable.map((refusal) => failure(refusal, 'docs/deploy.md, "Settings".'));
  },
};

const BOOTSTRAP_STACK = 'CDKToolkit';
/** Templates of CDK require this version of the bootstrap stack (rule CheckBootstrapVersion). */
const MIN_VERSION = 6;
/**
 * Since this version the bootstrap's deploying role may call DescribeEvents, which returns the reason of a change set
 * that fails early.
 */
const TELLING_VERSION = 30;

export const bootstrap: Check<Pick<BeforeDeployContext, 'aws' | 'stack'>> = {
  id: 'bootstrap',
  title: 'CDK bootstrap',
  actions: ['cloudformation:DescribeStacks'],
  async run({ aws, stack }, abortSignal) {
    const advice = 'npx cdk bootstrap: docs/deploy.md.';
    const described = await aws.cloudFormation
      .send(new DescribeStacksCommand({ StackName: BOOTSTRAP_STACK }), { abortSignal })
      .catch(undefinedFor('ValidationError'));
    const outputs = described?.Stacks?.[0]?.Outputs ?? [];
    const version = Number(
      outputs.find(({ OutputKey }) => OutputKey === 'BootstrapVersion')?.OutputValue ?? 0,
    );
    if (described === undefined) return [failure(`${stack.region} is not bootstrapped`, advice)];
    if (version >= TELLING_VERSION) return [ok(`version ${version}`)];
    return [
      version >= MIN_VERSION
        ? warning(`Version ${version} hides why CloudFormation refuses a change set`, advice)
        : failure(
            `The bootstrap stack has version ${version}, but at least ${MIN_VERSION} is needed`,
            advice,
          ),
    ];
  },
};

const ACTION = 'route53:GetHostedZone';

/** Records in a zone without delegation are not found, so ACM and SES would wait forever. */
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

/** Without a hosted zone the operator publishes the records in any zone, at any DNS provider. */
async function anyZone({ settings, dns }: Parameters<typeof delegation.run>[0]): Promise<Finding> {
  const labels = settings.inboxDomain.split('.');
  // A top-level domain is always delegated.
  for (let i = 0; i < labels.length - 1; i++) {
    const zone = labels.slice(i).join('.');
    const servers = await dns.ns(zone);
    if (servers.length > 0) return ok(`${settings.inboxDomain} is in the zone ${zone}`);
  }
  return failure(
    `Public DNS has no zone for ${settings.inboxDomain}`,
    `Register the domain, or have it delegated: "dig NS ${labels.slice(-2).join('.')}" must return an answer.`,
  );
}

async function hostedZone(
  { settings, aws, dns }: Parameters<typeof delegation.run>[0],
  id: string,
  abortSignal: AbortSignal,
): Promise<Finding> {
  const found = await aws.route53
    .send(new GetHostedZoneCommand({ Id: id }), { abortSignal })
    .catch(undefinedFor('NoSuchHostedZone'));
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
      `The hosted zone ${id} is for ${itsName}, not ${name}`,
      'Correct the hostedZoneId and hostedZoneName settings.',
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
    `Set its name servers at the parent zone or registrar to ${expected.join(', ')}.`,
  );
}

/** Amazon's certificate authorities have these names (ACM user guide, "Configure a CAA record"). */
const AMAZON = new Set(['amazon.com', 'amazontrust.com', 'awstrust.com', 'amazonaws.com']);

/** ACM waits for a certificate that a CAA record forbids until the deployment times out. */
export const caa: Check<Pick<BeforeDeployContext, 'settings' | 'dns'>> = {
  id: 'caa',
  title: 'CAA',
  actions: [],
  run({ settings, dns }) {
    return Promise.all(
      certificateNames(settings).map(async (name) => {
        const { at, issuers } = await issuersOf(dns, name);
        if (issuers === undefined) return ok('any authority may issue a certificate', name);
        if (issuers.some((issuer) => AMAZON.has(issuer)))
          return ok(`the CAA record of ${at} allows Amazon`, name);
        return failure(
          `The CAA record of ${at} does not allow Amazon to issue a certificate`,
          `Publish "${at}. IN CAA 0 issue "amazon.com"" in addition to it.`,
          name,
        );
      }),
    );
  },
};

function certificateNames(settings: Settings): readonly string[] {
  const { apiDomain, streamDomain, certificateArn, mcpDomain, mcpCertificateArn } = settings;
  const names = [
    ...(certificateArn === undefined ? [apiDomain, streamDomain] : []),
    mcpCertificateArn === undefined ? mcpDomain : undefined,
  ];
  return names.filter((name) => name !== undefined);
}

/** Returns the records of the name, or of the nearest parent domain that has any (RFC 8659, 3). */
async function issuersOf(
  dns: PublicDns,
  name: string,
): Promise<{ readonly at: string; readonly issuers: readonly string[] | undefined }> {
  const labels = name.split('.');
  for (let i = 0; i < labels.length; i++) {
    const at = labels.slice(i).join('.');
    const records = await dns.caa(at);
    if (records.length > 0) return { at, issuers: allowed(records) };
  }
  return { at: name, issuers: undefined };
}

/** Records without an `issue` property do not restrict issuers. Parameters follow a semicolon. */
function allowed(records: readonly CaaRecord[]): readonly string[] | undefined {
  const issuers = records.flatMap(({ issue }) => (issue === undefined ? [] : [issue]));
  return issuers.length === 0
    ? undefined
    : issuers.map((issuer) => issuer.replace(/;.*$/s, '').trim().toLowerCase());
}

const ADDRESS = 'CNAME or A';

export const existingRecords: Check<Pick<BeforeDeployContext, 'settings' | 'dns' | 'existing'>> = {
  id: 'existing-records',
  title: 'Existing DNS records',
  actions: [],
  async run({ settings, dns, existing }) {
    if (existing !== undefined) return [ok('The stack already exists; the records are its own')];
    const { senderDomain, hostedZoneId, hostedZoneName, apiDomain, streamDomain, mcpDomain } = settings;
    const ownNames = [apiDomain, streamDomain, mcpDomain].filter((name) => name !== undefined);
    const ofOwnNames = ownNames.map(async (name) => [ADDRESS, name, await dns.addresses(name)] as const);
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
      ...(await Promise.all(ofOwnNames)),
      ...(senderDomain === undefined ? [] : await ofSender(dns, senderDomain)),
    ] as const;
    const findings = wanted
      .filter(([, , records]) => records.length > 0)
      .map(([type, name]): Finding => {
        const detail = `This name already has ${type} records`;
        const advice = 'Use a domain that has no other use, or remove the record: docs/deploy.md#dns.';
        // Route 53 refuses a second record set of a name and type, which fails the deployment. An address record may
        // come from a wildcard.
        const stopsDeployment =
          hostedZoneId !== undefined && isInZone(name, hostedZoneName) && type !== ADDRESS;
        return stopsDeployment ? failure(detail, advice, name) : warning(detail, advice, name);
      });
    return findings.length > 0 ? findings : [ok('no conflicting record')];
  },
};

async function ofSender(dns: PublicDns, domain: string) {
  return [
    ['TXT', `_dmarc.${domain}`, await dns.txt(`_dmarc.${domain}`)],
    ['MX', `bounce.${domain}`, await dns.mx(`bounce.${domain}`)],
    ['TXT', `bounce.${domain}`, await dns.txt(`bounce.${domain}`)],
  ] as const;
}

/** CloudFormation cannot create an SES identity that already exists. */
export const newIdentities: Check<Pick<BeforeDeployContext, 'settings' | 'identities' | 'existing'>> = {
  id: 'new-identities',
  title: 'SES identity',
  actions: [IDENTITY_ACTION],
  run({ settings, identities, existing }) {
    const own = existing?.idsOf('AWS::SES::EmailIdentity') ?? [];
    const { senderDomain } = settings;
    return Promise.all(
      [...inboxDomainsOf(settings), ...(senderDomain === undefined ? [] : [senderDomain])].map(
        async (domain): Promise<Finding> => {
          if (own.includes(domain)) return ok('belongs to the stack', domain);
          if ((await identities.get(domain)) === undefined)
            return ok('SES does not know it yet, as expected', domain);
          return failure(
            'SES already knows the domain, so the deployment would fail',
            `Run aws sesv2 delete-email-identity --email-identity ${domain}, or use another domain.`,
            domain,
          );
        },
      ),
    );
  },
};

/** SES limits a receipt rule set to this many rules. */
const MAX_RULES = 200;

export const existingRuleSet: Check<Pick<BeforeDeployContext, 'settings' | 'aws' | 'existing'>> = {
  id: 'existing-rule-set',
  title: 'Active receipt rule set',
  actions: ['ses:DescribeActiveReceiptRuleSet'],
  async run({ settings, aws, existing }, abortSignal) {
    const command = new DescribeActiveReceiptRuleSetCommand({});
    const { Metadata, Rules = [] } = await aws.ses.send(command, { abortSignal });
    const name = Metadata?.Name;
    if (name === undefined) return [ok('none is active')];
    if (existing?.idsOf('AWS::SES::ReceiptRuleSet').includes(name) === true)
      return [ok(`${name} belongs to the stack`)];
    if (settings.receiptRules === 'join') {
      return Rules.length < MAX_RULES
        ? [ok(`${name} is active, and the stack's rule will be added to it`)]
        : [failure(`${name} has ${MAX_RULES} rules, the maximum in SES`, 'Delete one of them.')];
    }
    const section = 'docs/deploy.md#one-rule-set-per-account-and-region';
    return settings.receiptRules === 'replace'
      ? [
          warning(
            `${name} is active and will be replaced, because receiptRules=replace is set`,
            `Its mail stops: ${section}.`,
          ),
        ]
      : [
          failure(
            `${name} is active, and the deployment would refuse to replace it`,
            `Deploy to another region or account, or set receiptRules=join: ${section}.`,
          ),
        ];
  },
};
