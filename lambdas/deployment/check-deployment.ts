import { refusedParameters } from './check-parameters.ts';
import type { Deployed, Deployment, DeploymentRequest } from './deployment-request.ts';
import { executionsOf } from './executions.ts';
import type { SendingState } from './sending-state.ts';

class DeploymentRefused extends Error {
  override readonly name = 'DeploymentRefused';
}

export interface DeploymentAccount {
  /**
   * The rollback of a refused update swaps both sets of settings; a refusal would leave the stack in
   * UPDATE_ROLLBACK_FAILED.
   */
  isRollingBack(stackId: string): Promise<boolean>;
  unreservedExecutions(): Promise<number>;
  sendingState(): Promise<SendingState>;
}

/** Template attributes such as environment variables do not accept numbers everywhere. */
type Attributes = Readonly<Record<string, string>>;

/**
 * CloudFormation calls this before it changes anything else. @throws DeploymentRefused with each setting and its remedy
 */
export async function checkDeployment(
  request: DeploymentRequest,
  account: DeploymentAccount,
): Promise<Attributes> {
  if (request.RequestType === 'Delete') return {};
  await refuseDeployment(request, account);
  const deployed = request.RequestType === 'Update' ? request.OldResourceProperties : {};
  return limitsOf(deployed, request.ResourceProperties, account);
}

async function limitsOf(
  { ReservedExecutions: released = 0 }: Deployed,
  { Concurrency, ReservedExecutions, Sender }: Deployment,
  account: DeploymentAccount,
): Promise<Attributes> {
  const unreserved =
    Concurrency === 'auto'
      ? (await account.unreservedExecutions()) + released - ReservedExecutions
      : Concurrency;
  const SendingState = Sender === 'none' ? Sender : await account.sendingState();
  const executions = { Executions: unreserved, ...executionsOf(unreserved) };
  const texts = Object.entries(executions).map(([name, count]) => [name, String(count)]);
  return { ...Object.fromEntries(texts), SendingState };
}

async function refuseDeployment(
  request: Exclude<DeploymentRequest, { RequestType: 'Delete' }>,
  { isRollingBack }: DeploymentAccount,
): Promise<void> {
  const refusals = [
    ...refusedParameters(request.ResourceProperties.Parameters),
    ...(request.RequestType === 'Update' ? dangers(request) : []),
  ];
  if (refusals.length === 0) return;
  if (request.RequestType === 'Update' && (await isRollingBack(request.StackId))) return;
  throw new DeploymentRefused(`Nothing was changed. ${refusals.join(' ')}`);
}

function* dangers({
  ResourceProperties: wanted,
  OldResourceProperties: deployed,
}: Extract<DeploymentRequest, { RequestType: 'Update' }>): Generator<string> {
  yield* domainChange(deployed, wanted);
  yield* domainMove(deployed, wanted);
  yield* recordDeletion(deployed, wanted);
  yield* keyDeletion(deployed, wanted);
}

function* domainChange(deployed: Deployed, wanted: Deployment): Generator<string> {
  if (wanted.AllowedChange === 'domain') return;
  const kept = domainsOf(wanted);
  const { InboxDomain: from } = deployed;
  for (const domain of domainsOf(deployed)) {
    if (domain === '' || kept.includes(domain)) continue;
    const [given, instead] =
      domain === from
        ? [
            `${wanted.InboxDomain} is given`,
            `inboxDomain=${domain}, a different stackName for a second stage`,
          ]
        : ['it is omitted', 'it again'];
    const setting = domain === from ? 'inboxDomain' : 'moreInboxDomains';
    yield `${setting}: ${domain} is deployed, but ${given}. Mail to addresses at ${domain} would be refused from then on. Set ${instead}, or allowedChange=domain for one deployment.`;
  }
}

function domainsOf({ InboxDomain: first = '', MoreInboxDomains: more = '' }: Deployed): string[] {
  return [first, ...more.split(',')];
}

/**
 * A move changes the logical id. CloudFormation creates before it deletes, and SES and Route 53 refuse a second
 * identity or record of the same name.
 */
function* domainMove(deployed: Deployed, wanted: Deployment): Generator<string> {
  const places = placesOf(wanted);
  for (const [place, domain] of placesOf(deployed)) {
    const to = places.find(([other, name]) => name === domain && other !== place)?.[0];
    if (to === undefined) continue;
    yield `${domain} is deployed as ${place} and given as ${to}: SES would refuse to create its identity a second time. Omit it from one deployment first (allowedChange=domain; mail to it is refused until the next one), or keep its position: set "" in moreInboxDomains for an omitted domain.`;
  }
}

function placesOf(deployment: Deployed): (readonly [place: string, domain: string])[] {
  const [first = '', ...more] = domainsOf(deployment);
  return [
    ['inboxDomain', first] as const,
    ...more.map((domain, index) => [`moreInboxDomains[${index}]`, domain] as const),
    ['senderDomain', deployment.SenderDomain ?? ''] as const,
  ].filter(([, domain]) => domain !== '');
}

function* recordDeletion(deployed: Deployed, wanted: Deployment): Generator<string> {
  const { HostedZoneId: from = '' } = deployed;
  const { HostedZoneId: to } = wanted;
  if (from === '' || from === to || wanted.AllowedChange === 'zone') return;
  const given = to === '' ? 'none is given' : `${to} is given`;
  yield `hostedZoneId: ${from} is deployed, but ${given}. The MX, DKIM, SPF and DMARC records in ${from} would be deleted. Set hostedZoneId=${from}, or publish the records elsewhere and set allowedChange=zone for one deployment.`;
}

/** CloudFormation applies the old template's deletion policy to resources that leave it. */
function* keyDeletion(deployed: Deployed, wanted: Deployment): Generator<string> {
  if (deployed.EncryptionKey !== 'customer' || wanted.EncryptionKey === 'customer') return;
  if (deployed.RemovalPolicy !== 'destroy' && wanted.RemovalPolicy !== 'destroy') return;
  yield 'encryptionKey: a key of the stack encrypts the stored mail, and with removalPolicy=destroy the key and thus the mail would be lost. Deploy encryptionKey=customer with removalPolicy=retain first, then encryptionKey=aws: the key stays and old mail remains readable.';
}
