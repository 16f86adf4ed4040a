import type { Deployed, Deployment, DeploymentRequest } from './deployment-request.ts';

/** The update would destroy something, and the operator has not allowed it. */
class UpdateRefused extends Error {
  override readonly name = 'UpdateRefused';
}

/**
 * Compares the settings of an update with the deployed ones. CloudFormation asks before it changes anything else.
 * @param isRollingBack whether CloudFormation is taking an update back. The rollback of a refused update has the same
 *   two sets of settings the other way round, and a refusal would leave the stack in UPDATE_ROLLBACK_FAILED.
 * @throws UpdateRefused that names each setting and what to do.
 */
export async function checkDeployment(
  request: DeploymentRequest,
  isRollingBack: (stackId: string) => Promise<boolean>,
): Promise<void> {
  // Nothing is deployed before the first deployment, and a deletion is the operator's word.
  if (request.RequestType !== 'Update') return;
  const { ResourceProperties: wanted, OldResourceProperties: deployed } = request;
  const refusals = [
    ...domainChange(deployed, wanted),
    ...recordDeletion(deployed, wanted),
    ...keyDeletion(deployed, wanted),
  ];
  if (refusals.length === 0 || (await isRollingBack(request.StackId))) return;
  throw new UpdateRefused(`Nothing was changed. ${refusals.join(' ')}`);
}

/** A domain may become the first of several, or stay as a further one: mail to its addresses is received all the same. */
function* domainChange(deployed: Deployed, wanted: Deployment): Generator<string> {
  if (wanted.AllowDomainChange === 'true') return;
  const kept = domainsOf(wanted);
  const { InboxDomain: from } = deployed;
  for (const domain of domainsOf(deployed)) {
    if (kept.includes(domain)) continue;
    const [given, instead] =
      domain === from
        ? [`${wanted.InboxDomain} is given`, `inboxDomain=${domain}, another stackName for a second stage`]
        : ['it is left out', 'it again'];
    const setting = domain === from ? 'inboxDomain' : 'moreInboxDomains';
    yield `${setting}: ${domain} is deployed and ${given}. Mail to the addresses at ${domain} would be refused from then on. Give ${instead}, or allowDomainChange=true for one deployment.`;
  }
}

function domainsOf({ InboxDomain: first, MoreInboxDomains: more = '' }: Deployed): string[] {
  return [first ?? '', ...more.split(',')].filter((domain) => domain !== '');
}

function* recordDeletion(deployed: Deployed, wanted: Deployment): Generator<string> {
  const { HostedZoneId: from = '' } = deployed;
  const { HostedZoneId: to } = wanted;
  if (from === '' || from === to || wanted.AllowRecordDeletion === 'true') return;
  const given = to === '' ? 'none is given' : `${to} is given`;
  yield `hostedZoneId: ${from} is deployed and ${given}. The MX, DKIM, SPF and DMARC records in ${from} would be deleted. Give hostedZoneId=${from}, or publish the records elsewhere and give allowRecordDeletion=true for one deployment.`;
}

/** CloudFormation deletes what leaves a template by the policy that it had there; the new one counts for what stays. */
function* keyDeletion(deployed: Deployed, wanted: Deployment): Generator<string> {
  if (deployed.EncryptionKey !== 'customer' || wanted.EncryptionKey === 'customer') return;
  if (deployed.RemovalPolicy !== 'destroy' && wanted.RemovalPolicy !== 'destroy') return;
  yield 'encryptionKey: a key of the stack encrypts the stored mail, and with removalPolicy=destroy it would be deleted and the mail with it. Deploy encryptionKey=customer with removalPolicy=retain first, then encryptionKey=aws: the key stays and old mail is readable.';
}
