import type { AwsCall, AwsReply, Deployment, Need, ResolvedTemplate, ServiceEndpoint } from '../contract.ts';
import { arn } from '../resources/arn.ts';
import type { ReceiptRuleSets } from '../smtp/receipt-rule-sets.ts';
import type { Outbox } from './outbox.ts';
import type { OwnInboxes } from './own-inboxes.ts';
import { answerRuleSetCall, ruleSetAction, ruleSetNeed } from './receipt-rule-set-calls.ts';
import { BadSendEmail, bareAddress, parseSendEmail, readMail, recipientsOf } from './send-email.ts';
import { accountReply, refusedSending, type SendingAccount } from './sending-account.ts';

const SEND_EMAIL_PATH = '/v2/email/outbound-emails';
const ACCOUNT_PATH = '/v2/email/account';
const ACTION = 'ses:SendEmail';

export const SES_CONDITION_KEYS: readonly string[] = ['ses:FromAddress', 'ses:Recipients'];

interface SesOptions {
  readonly outbox: Outbox;
  readonly inboxes: OwnInboxes;
  readonly ruleSets: ReceiptRuleSets;
  readonly sending?: SendingAccount | undefined;
  readonly template: ResolvedTemplate;
  readonly deployment: Deployment;
}

/** The sender must belong to an identity of the account, as in SES; a domain identity includes its subdomains. */
export function sesEndpoint({
  outbox,
  inboxes,
  ruleSets,
  sending,
  template,
  deployment,
}: SesOptions): ServiceEndpoint {
  const identities = template
    .ofType('AWS::SES::EmailIdentity')
    .map(({ properties }) => String(properties['EmailIdentity']).toLowerCase());
  const configurationSets = new Set(
    template.ofType('AWS::SES::ConfigurationSet').map(({ properties }) => String(properties['Name'])),
  );
  const options = { identities, configurationSets, sending, outbox, inboxes, deployment };
  return {
    signingName: 'ses',
    needs(call) {
      const action = ruleSetAction(call);
      if (action !== undefined) return [ruleSetNeed(action)];
      if (isGetAccount(call)) return [{ action: 'ses:GetAccount', resource: '*' }];
      return isSendEmail(call) ? sendEmailNeeds(call, identities, deployment) : [];
    },
    async handle(call) {
      const action = ruleSetAction(call);
      if (action !== undefined) return answerRuleSetCall(action, call, ruleSets);
      if (isGetAccount(call)) return reply(200, accountReply(sending));
      return isSendEmail(call) ? sendEmail(call, options) : refuseOperation(call);
    },
  };
}

function sendEmailNeeds(
  call: AwsCall,
  identities: readonly string[],
  deployment: Deployment,
): readonly Need[] {
  const request = parsed(call);
  // `handle` refuses a call that cannot be parsed, whatever the caller's permissions are.
  if (request instanceof BadSendEmail) return [];
  const from = bareAddress(request.FromEmailAddress);
  const identity = identityOf(from, identities) ?? from.slice(from.lastIndexOf('@') + 1);
  const context = { 'ses:FromAddress': from, 'ses:Recipients': recipientsOf(request) };
  const resources = [arn('ses', `identity/${identity}`, deployment)];
  if (request.ConfigurationSetName !== undefined) {
    resources.push(arn('ses', `configuration-set/${request.ConfigurationSetName}`, deployment));
  }
  return resources.map((resource) => ({ action: ACTION, resource, context }));
}

interface SendOptions extends Pick<SesOptions, 'outbox' | 'inboxes' | 'deployment' | 'sending'> {
  readonly identities: readonly string[];
  readonly configurationSets: ReadonlySet<string>;
}

async function sendEmail(
  call: AwsCall,
  { identities, configurationSets, sending, outbox, inboxes, deployment }: SendOptions,
): Promise<AwsReply> {
  const request = parsed(call);
  if (request instanceof BadSendEmail) return failure(400, 'BadRequestException', request.message);
  const from = bareAddress(request.FromEmailAddress);
  const addresses = recipientsOf(request);
  const refused = refusedSending(
    sending,
    { from, to: addresses },
    (address) => identityOf(address, identities) !== undefined,
  );
  if (refused !== undefined) {
    const region = deployment.region.toUpperCase();
    return failure(400, refused.name, refused.message.replace('{region}', region));
  }
  const { ConfigurationSetName } = request;
  if (ConfigurationSetName !== undefined && !configurationSets.has(ConfigurationSetName)) {
    return failure(400, 'NotFoundException', `Configuration set <${ConfigurationSetName}> does not exist.`);
  }
  try {
    const mail = await readMail(request);
    const MessageId = outbox.add(mail);
    await inboxes.deliver(request.FromEmailAddress, addresses, mail);
    return reply(200, { MessageId });
  } catch (error) {
    if (error instanceof BadSendEmail) return failure(400, 'BadRequestException', error.message);
    throw error;
  }
}

/** The identity is the address itself, its domain, or the nearest parent domain. */
function identityOf(address: string, identities: readonly string[]): string | undefined {
  const lower = address.toLowerCase();
  const domain = lower.slice(lower.lastIndexOf('@') + 1);
  const fitting = identities.filter(
    (identity) => identity === lower || identity === domain || domain.endsWith(`.${identity}`),
  );
  return fitting.sort((one, other) => other.length - one.length)[0];
}

function parsed(call: AwsCall): ReturnType<typeof parseSendEmail> | BadSendEmail {
  try {
    return parseSendEmail(call.body);
  } catch (error) {
    if (error instanceof BadSendEmail) return error;
    throw error;
  }
}

function isGetAccount({ method, url }: AwsCall): boolean {
  return method === 'GET' && url.pathname === ACCOUNT_PATH;
}

function isSendEmail({ method, url }: AwsCall): boolean {
  return method === 'POST' && url.pathname === SEND_EMAIL_PATH;
}

async function refuseOperation({ method, url }: AwsCall): Promise<AwsReply> {
  return failure(
    501,
    'NotImplemented',
    `The local SES implements only SendEmail, GetAccount and the active receipt rule set, not ${method} ${url.pathname}`,
  );
}

function failure(status: number, errorType: string, message: string): AwsReply {
  return reply(status, { message }, { 'x-amzn-errortype': errorType });
}

function reply(status: number, body: object, headers: Readonly<Record<string, string>> = {}): AwsReply {
  return { status, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
}
