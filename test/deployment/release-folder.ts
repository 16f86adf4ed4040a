import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ReleaseOptions {
  readonly version?: string;
  /** Changes the resources of both templates. */
  readonly change?: ((resources: Record<string, unknown>) => void) | undefined;
}

const ALARM = { Type: 'AWS::CloudWatch::Alarm', Properties: { Threshold: 1 } };

/** @param text with parameters as `<Name>` */
const sub = (text: string) => ({ 'Fn::Sub': text.replace(/<(\w+)>/g, (_, name) => `$\{${name}}`) });

function resourcesOf(version: string, isRetained: boolean): Record<string, unknown> {
  const kept = isRetained ? { DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' } : {};
  return {
    MailStoreTable: {
      Type: 'AWS::DynamoDB::Table',
      Properties: {
        KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
        DeletionProtectionEnabled: isRetained,
      },
      ...kept,
    },
    MailStoreMail: { Type: 'AWS::S3::Bucket', Properties: {}, ...kept },
    MailStoreKeyringKey: {
      Type: 'AWS::KMS::Key',
      Properties: { Description: 'Keyring' },
      DeletionPolicy: isRetained ? 'RetainExceptOnCreate' : 'Delete',
    },
    Domain0Identity: {
      Type: 'AWS::SES::EmailIdentity',
      Properties: { EmailIdentity: { Ref: 'InboxDomain' } },
    },
    SenderIdentity: {
      Type: 'AWS::SES::EmailIdentity',
      Condition: 'HasSender',
      Properties: { EmailIdentity: sub('notify.<InboxDomain>') },
    },
    RecordMx: {
      Type: 'AWS::Route53::RecordSet',
      Condition: 'HasZone',
      Properties: { Name: { Ref: 'InboxDomain' } },
    },
    ApiFunction: {
      Type: 'AWS::Lambda::Function',
      Properties: {
        Code: { S3Bucket: { Ref: 'AssetBucket' }, S3Key: sub('<AssetPrefix>api.zip') },
        Environment: {
          Variables: { VERSION: version, POLICY: sub('{"inboxDomain":"<InboxDomain>"}') },
        },
      },
    },
    AlarmsFunctionErrors: ALARM,
    AlarmsRestFailures: ALARM,
    Notices: { Type: 'AWS::SNS::Topic', Properties: { Endpoint: { Ref: 'AlarmEmail' } } },
  };
}

/** A small release in the form that `npm run release-files` writes. */
export function writeRelease(folder: string, { version = '0.1.0', change }: ReleaseOptions = {}): string {
  mkdirSync(folder, { recursive: true });
  const code = Buffer.from(`code of ${version}`);
  const sha256 = createHash('sha256').update(code).digest('hex');
  writeFileSync(join(folder, `${sha256}.zip`), code);
  const template = (isRetained: boolean) => {
    const resources = resourcesOf(version, isRetained);
    change?.(resources);
    const text = (Default?: string) => ({ Type: 'String', ...(Default === undefined ? {} : { Default }) });
    const has = (name: string, not: string) => ({ 'Fn::Not': [{ 'Fn::Equals': [{ Ref: name }, not] }] });
    return JSON.stringify({
      Parameters: {
        AssetBucket: text(),
        AssetPrefix: text(),
        InboxDomain: text(),
        HostedZoneId: text(''),
        HostedZoneName: text(''),
        SenderDomain: text(''),
        AlarmEmail: text(''),
        SignUp: text('open'),
        ReceiptRules: text('own'),
        ApiRequestsPerSecond: text('1000'),
        Nonce: text(''),
        AllowedChange: text('none'),
        Version: text(version),
      },
      Conditions: {
        HasZone: has('HostedZoneId', ''),
        HasSender: has('SenderDomain', 'none'),
        NoZone: { 'Fn::Not': [{ Condition: 'HasZone' }] },
      },
      Resources: resources,
      Outputs: {
        BaseUrl: { Value: 'https://api.test/v1' },
        McpUrl: { Value: 'https://mcp.test/mcp' },
        WsUrl: { Value: 'wss://stream.test/v1' },
        OperatorUrl: { Value: 'https://operator.test' },
        InboxDomain: { Value: { Ref: 'InboxDomain' } },
        DnsInbox0Mx: {
          Condition: 'NoZone',
          Value: sub('<InboxDomain>. 300 IN MX 10 inbound-smtp.eu-west-1.amazonaws.com.'),
        },
      },
    });
  };
  writeFileSync(join(folder, 'agent-inbox.template.json'), template(true));
  writeFileSync(join(folder, 'agent-inbox-try.template.json'), template(false));
  writeFileSync(
    join(folder, 'release.json'),
    JSON.stringify({
      version,
      templates: { retain: 'agent-inbox.template.json', try: 'agent-inbox-try.template.json' },
      assets: [{ file: `${sha256}.zip`, sha256, bytes: code.length, function: 'api' }],
    }),
  );
  return folder;
}
