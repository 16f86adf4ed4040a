import { createServer, type IncomingMessage, type Server } from 'node:http';
import { listenOnLoopback } from '../../../packages/laptop/src/engines/listen.ts';
import { ACCOUNT, FakeAccount } from './account.ts';
import { type Answer, type Call, jsonAnswer, queryAnswer, Refusal, xml } from './answer.ts';
import { CloudFormation } from './cloud-formation.ts';

/** An email that SES is asked to send. */
export interface SentMail {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/**
 * AWS as the deploying commands see it, as an HTTP server for the clients of the SDK. CloudFormation, S3 and DynamoDB keep state; what
 * STS, IAM, SES, Route 53, CloudWatch and Lambda answer is recorded from their documentation.
 */
export class FakeAws {
  account = new FakeAccount();
  cloudFormation = new CloudFormation(this.account);
  /** `service action` of each call. */
  readonly calls: string[] = [];
  /** Actions that are refused, with an error code. */
  readonly refused = new Map<string, string>();
  /** How many calls are answered between two that are throttled; 0 for none. */
  throttledEach = 0;
  onCall: (call: string) => void = () => undefined;
  deliver: (mail: SentMail) => Promise<void> = async () => undefined;
  readonly #server: Server;
  url = '';

  private constructor() {
    this.#server = createServer((request, response) => {
      void this.#serve(request).then(({ status = 200, headers = {}, body = '' }) => {
        response.writeHead(status, { 'x-amzn-requestid': '1', ...headers });
        response.end(body);
      });
    });
  }

  static async start(): Promise<FakeAws> {
    const fake = new FakeAws();
    fake.url = `http://127.0.0.1:${await listenOnLoopback(fake.#server, 0)}`;
    return fake;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #serve(request: IncomingMessage): Promise<Answer> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = '', headers } = request;
    const service = /Credential=[^/]+\/\d+\/[^/]+\/([^/]+)\//.exec(headers.authorization ?? '')?.[1] ?? '';
    const url = new URL(request.url ?? '/', this.url);
    const call: Call = { service, method, url, headers, body: Buffer.concat(chunks) };
    try {
      const action = actionOf(call);
      this.calls.push(`${service} ${action}`);
      this.onCall(`${service} ${action}`);
      if (this.throttledEach > 0 && this.calls.length % this.throttledEach === 0)
        throw new Refusal('Throttling', 'Rate exceeded');
      const code = this.refused.get(action);
      if (code !== undefined)
        throw new Refusal(
          code,
          `User: ${this.account.caller} is not authorized to perform: ${service}:${action}`,
          403,
        );
      return await this.#answer(call, action);
    } catch (error) {
      if (error instanceof Refusal) return refusalAnswer(call, error);
      return { status: 500, body: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  }

  async #answer(call: Call, action: string): Promise<Answer> {
    const form = new URLSearchParams(call.body.toString());
    switch (call.service) {
      case 'cloudformation':
        return this.cloudFormation.answer(form);
      case 's3':
        return this.account.objects.answer(call);
      case 'sts':
        return queryAnswer(action, { Arn: this.account.caller, UserId: 'AROA:session', Account: ACCOUNT });
      case 'iam':
        return queryAnswer(action, { EvaluationResults: decisions(form) });
      case 'dynamodb':
        return this.#table(action, JSON.parse(call.body.toString()));
      case 'monitoring':
        return this.#alarms(JSON.parse(call.body.toString()));
      case 'lambda':
        return jsonAnswer({
          AccountLimit: {
            ConcurrentExecutions: this.account.concurrency,
            UnreservedConcurrentExecutions: this.account.concurrency,
          },
        });
      case 'route53':
        return this.#zones(call.url.pathname);
      case 'ses':
        return action === 'DescribeActiveReceiptRuleSet' ? this.#ruleSet(action) : this.#ses(call);
      default:
        throw new Refusal('UnknownService', `The fake has no ${call.service}`, 501);
    }
  }

  #table(action: string, { TableName, DeletionProtectionEnabled }: Record<string, never>): Answer {
    const table = this.account.tables.get(TableName ?? '');
    if (table === undefined) throw new Refusal('ResourceNotFoundException', 'There is no such table');
    if (action === 'UpdateTable') table.isProtected = DeletionProtectionEnabled === true;
    if (action === 'DeleteTable' && table.isProtected)
      throw new Refusal('ValidationException', 'The table has deletion protection enabled');
    if (action === 'DeleteTable') this.account.tables.delete(TableName ?? '');
    return jsonAnswer({ Table: { TableName, DeletionProtectionEnabled: table.isProtected } });
  }

  #alarms({ AlarmNames = [] }: { readonly AlarmNames?: readonly string[] }): Answer {
    return jsonAnswer({
      MetricAlarms: AlarmNames.map((AlarmName) => ({
        AlarmName,
        StateValue: this.account.inAlarm.has(AlarmName) ? 'ALARM' : 'OK',
      })),
      CompositeAlarms: [],
    });
  }

  #zones(path: string): Answer {
    const id = path.split('/')[3];
    const shown = (name: string, key: string) =>
      xml('HostedZone', {
        Id: `/hostedzone/${key}`,
        Name: `${name}.`,
        CallerReference: 'x',
        Config: { PrivateZone: false },
      });
    if (id === undefined || id === '') {
      const zones = [...this.account.zones].map(([key, name]) => shown(name, key)).join('');
      return {
        body: `<ListHostedZonesResponse><HostedZones>${zones}</HostedZones><Marker/><IsTruncated>false</IsTruncated><MaxItems>100</MaxItems></ListHostedZonesResponse>`,
      };
    }
    const name = this.account.zones.get(id);
    if (name === undefined) throw new Refusal('NoSuchHostedZone', `No hosted zone found with ID: ${id}`, 404);
    return {
      body: `<GetHostedZoneResponse>${shown(name, id)}<DelegationSet><NameServers><NameServer>ns-1.awsdns.test</NameServer></NameServers></DelegationSet></GetHostedZoneResponse>`,
    };
  }

  #ruleSet(action: string): Answer {
    const { activeRuleSet } = this.account;
    return queryAnswer(
      action,
      activeRuleSet === undefined ? {} : { Metadata: { Name: activeRuleSet }, Rules: [] },
    );
  }

  async #ses({ url, method, body }: Call): Promise<Answer> {
    const domain = /\/identities\/([^/]+)$/.exec(url.pathname)?.[1];
    if (domain !== undefined) return this.#identity(decodeURIComponent(domain));
    if (method === 'POST') {
      const { FromEmailAddress, Destination, Content } = JSON.parse(body.toString());
      await this.deliver({
        from: FromEmailAddress,
        to: Destination.ToAddresses[0],
        subject: Content.Simple.Subject.Data,
        text: Content.Simple.Body.Text.Data,
      });
      return jsonAnswer({ MessageId: '1' });
    }
    return jsonAnswer({
      SendingEnabled: true,
      ProductionAccessEnabled: false,
      EnforcementStatus: 'HEALTHY',
      SendQuota: { Max24HourSend: 200, SentLast24Hours: 0, MaxSendRate: 1 },
    });
  }

  #identity(domain: string): Answer {
    const looks = this.account.identities.get(domain);
    if (looks === undefined)
      throw new Refusal('NotFoundException', `Email identity ${domain} does not exist.`, 404);
    this.account.identities.set(domain, Math.max(0, looks - 1));
    const isVerified = looks === 0;
    return jsonAnswer({
      IdentityType: 'DOMAIN',
      VerifiedForSendingStatus: isVerified,
      DkimAttributes: { Status: isVerified ? 'SUCCESS' : 'PENDING' },
    });
  }
}

function actionOf({ service, method, url, headers, body }: Call): string {
  const target = headers['x-amz-target'];
  if (typeof target === 'string') return target.split('.')[1] ?? '';
  if (service === 's3' || service === 'route53' || service === 'lambda')
    return `${method} ${url.pathname.split('/').length > 2 ? '/…' : '/'}${[...url.searchParams.keys()][0] ?? ''}`;
  if (service === 'ses' && url.pathname.startsWith('/v2/'))
    return `${method} ${url.pathname.split('/').slice(0, 4).join('/')}`;
  return new URLSearchParams(body.toString()).get('Action') ?? '';
}

function refusalAnswer({ service, url }: Call, { code, message, status }: Refusal): Answer {
  const isJson = service === 'dynamodb' || service === 'monitoring' || url.pathname.startsWith('/v2/');
  if (isJson)
    return { status, headers: { 'x-amzn-errortype': code }, body: JSON.stringify({ __type: code, message }) };
  const error = { Type: 'Sender', Code: code, Message: message };
  const body =
    service === 's3'
      ? xml('Error', { Code: code, Message: message })
      : xml('ErrorResponse', { Error: error, RequestId: '1' });
  return { status, headers: { 'content-type': 'text/xml' }, body };
}

function decisions(form: URLSearchParams): readonly object[] {
  return [...form]
    .filter(([name]) => name.startsWith('ActionNames.'))
    .map(([, EvalActionName]) => ({
      EvalActionName,
      EvalDecision: 'allowed',
      OrganizationsDecisionDetail: { AllowedByOrganizations: true },
    }));
}
