import { Match, type Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { tableDefinition } from '../lambdas/store/table/table-definition.ts';
import { nameOf, resourcesOf, synthesized, textOf } from './synthesized.ts';

const template = synthesized();

/** What becomes of the resources of a type when the stack goes: `DeletionPolicy` and `UpdateReplacePolicy`. */
function deletionPolicies(of: Template, ...types: readonly string[]): string[] {
  const schema = z.record(
    z.string(),
    z.object({ DeletionPolicy: z.string(), UpdateReplacePolicy: z.string() }),
  );
  return types.flatMap((type) =>
    Object.values(schema.parse(of.findResources(type))).flatMap((resource) => [
      resource.DeletionPolicy,
      resource.UpdateReplacePolicy,
    ]),
  );
}

const STATEFUL = ['AWS::DynamoDB::Table', 'AWS::S3::Bucket', 'AWS::KMS::Key', 'AWS::Logs::LogGroup'];

const lifecycleSchema = z.object({
  LifecycleConfiguration: z.object({ Rules: z.array(z.record(z.string(), z.unknown())) }),
});

describe('the table', () => {
  test('is one, on demand, encrypted, restorable to any second, protected and swept by ttl', () => {
    template.resourceCountIs('AWS::DynamoDB::Table', 1);
    template.hasResourceProperties('AWS::DynamoDB::Table', {
      BillingMode: 'PAY_PER_REQUEST',
      SSESpecification: { SSEEnabled: true },
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      DeletionProtectionEnabled: true,
      TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      ProvisionedThroughput: Match.absent(),
    });
  });

  test('has one index, which lists and carries what a list shows, as the tests of the store have it', () => {
    const { BillingMode: _, ...definition } = tableDefinition;

    template.hasResourceProperties('AWS::DynamoDB::Table', definition);
  });

  test('has a maximum of request units, as its index, where the settings have one', () => {
    const OnDemandThroughput = { MaxReadRequestUnits: 4_000, MaxWriteRequestUnits: 2_000 };
    synthesized({ tableMaxReadUnits: '4000', tableMaxWriteUnits: '2000' }).hasResourceProperties(
      'AWS::DynamoDB::Table',
      { OnDemandThroughput, GlobalSecondaryIndexes: [Match.objectLike({ OnDemandThroughput })] },
    );
    template.hasResourceProperties('AWS::DynamoDB::Table', { OnDemandThroughput: Match.absent() });
  });

  test('gives up its protections one by one when settings say so', () => {
    synthesized({ removalPolicy: 'destroy' }).hasResourceProperties('AWS::DynamoDB::Table', {
      DeletionProtectionEnabled: false,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    });
    synthesized({ recovery: 'none' }).hasResourceProperties('AWS::DynamoDB::Table', {
      DeletionProtectionEnabled: true,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: false },
    });
  });
});

describe('the bucket', () => {
  test('is closed to the public, encrypted, and owned only by its account', () => {
    template.resourceCountIs('AWS::S3::Bucket', 1);
    template.hasResourceProperties('AWS::S3::Bucket', {
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
      BucketEncryption: {
        ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }],
      },
      OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
      WebsiteConfiguration: Match.absent(),
      AccessControl: Match.absent(),
    });
  });

  test('refuses plain text and old TLS', () => {
    template.hasResourceProperties('AWS::S3::BucketPolicy', {
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({
            Effect: 'Deny',
            Action: 's3:*',
            Principal: { AWS: '*' },
            Condition: { Bool: { 'aws:SecureTransport': 'false' } },
          }),
          Match.objectLike({
            Effect: 'Deny',
            Action: 's3:*',
            Principal: { AWS: '*' },
            Condition: { NumericLessThan: { 's3:TlsVersion': 1.2 } },
          }),
        ]),
      },
    });
  });

  test('expires nothing but mail that was never received, and exports', () => {
    const [bucket] = resourcesOf(template, 'AWS::S3::Bucket', lifecycleSchema).values();
    const expiring = bucket?.LifecycleConfiguration.Rules.filter((rule) =>
      Object.keys(rule).some((key) => /^Expiration/.test(key)),
    );

    expect(expiring).toEqual([
      { ExpirationInDays: 30, Prefix: 'incoming/', Status: 'Enabled' },
      {
        ExpirationInDays: 7,
        NoncurrentVersionExpiration: { NoncurrentDays: 1 },
        Prefix: 'export/',
        Status: 'Enabled',
      },
    ]);
  });
});

test('pages of any origin may read what a link leads them to, and do nothing else', () => {
  template.hasResourceProperties('AWS::S3::Bucket', {
    CorsConfiguration: {
      CorsRules: [
        {
          AllowedOrigins: ['*'],
          AllowedMethods: ['GET', 'HEAD'],
          AllowedHeaders: ['*'],
          ExposedHeaders: ['etag', 'content-disposition', 'content-range'],
          MaxAge: 3600,
        },
      ],
    },
  });
});

test('a deleted object of a bucket with versions stays thirty days more and is then deleted, also after versions are switched off', () => {
  const LifecycleConfiguration = {
    Rules: Match.arrayWith([
      {
        ExpiredObjectDeleteMarker: true,
        NoncurrentVersionExpiration: { NoncurrentDays: 30 },
        Status: 'Enabled',
      },
    ]),
  };

  synthesized({ recovery: 'all' }).hasResourceProperties('AWS::S3::Bucket', {
    VersioningConfiguration: { Status: 'Enabled' },
    LifecycleConfiguration,
  });
  template.hasResourceProperties('AWS::S3::Bucket', {
    VersioningConfiguration: Match.absent(),
    LifecycleConfiguration,
  });
});

test('raw mail expires after the days of the setting, and what was made of it stays', () => {
  const rules = (settings: Record<string, string>) =>
    [...resourcesOf(synthesized(settings), 'AWS::S3::Bucket', lifecycleSchema).values()]
      .flatMap(({ LifecycleConfiguration }) => LifecycleConfiguration.Rules)
      .filter(({ Prefix }) => Prefix === 'raw/');

  expect(rules({ rawMailDays: '90' })).toEqual([{ ExpirationInDays: 90, Prefix: 'raw/', Status: 'Enabled' }]);
  // What was kept before is gone in the end, and deferred mail no sooner than it is given up.
  const rawDays = (settings: Record<string, string>) => rules({ rawMailDays: '0', ...settings })[0];
  expect(rawDays({})).toMatchObject({ Prefix: 'raw/', ExpirationInDays: 30 });
  expect(rawDays({ deferredMailDays: '7' })).toMatchObject({ ExpirationInDays: 30 });
  expect(rawDays({ deferredMailDays: '60' })).toMatchObject({ ExpirationInDays: 60 });
});

describe('when the stack goes', () => {
  test('everything that holds state stays', () => {
    const kept = deletionPolicies(template, 'AWS::DynamoDB::Table', 'AWS::S3::Bucket');

    expect(kept).toEqual(['Retain', 'Retain', 'Retain', 'Retain']);
  });

  test('keys and logs stay, except those of a first deployment that failed', () => {
    const kept = deletionPolicies(template, 'AWS::KMS::Key', 'AWS::Logs::LogGroup');

    expect(kept.length).toBeGreaterThanOrEqual(40);
    expect(new Set(kept)).toEqual(new Set(['RetainExceptOnCreate', 'Retain']));
  });

  test('it goes along when the settings say destroy', () => {
    expect(new Set(deletionPolicies(synthesized({ removalPolicy: 'destroy' }), ...STATEFUL))).toEqual(
      new Set(['Delete']),
    );
  });
});

test('nothing that CloudFormation can well name has a name of its own, so two stacks live side by side', () => {
  const named = [
    ['AWS::DynamoDB::Table', 'TableName'],
    ['AWS::S3::Bucket', 'BucketName'],
    ['AWS::SQS::Queue', 'QueueName'],
    ['AWS::SNS::Topic', 'TopicName'],
    ['AWS::Lambda::Function', 'FunctionName'],
    ['AWS::IAM::Role', 'RoleName'],
    ['AWS::Logs::LogGroup', 'LogGroupName'],
    ['AWS::CloudWatch::Alarm', 'AlarmName'],
    ['AWS::CloudWatch::Dashboard', 'DashboardName'],
    ['AWS::Events::Rule', 'Name'],
  ].flatMap(([type = '', property = '']) =>
    [...resourcesOf(template, type, z.record(z.string(), z.unknown()))]
      .filter(([, properties]) => properties[property] !== undefined)
      .map(([id]) => id),
  );

  // Their names have a prefix that API Gateway asks for, and a part of the stack's id (test/stack/routes.test.ts).
  expect(named.map(nameOf).sort()).toEqual(['AdminOperatorAccessLog', 'RestAccessLog']);
});

const titleSchema = z.object({ info: z.object({ title: z.unknown() }) });

test.each([
  ['AWS::Events::EventBus', 'Name'],
  ['AWS::ApiGatewayV2::Api', 'Name'],
  ['AWS::SES::ConfigurationSet', 'Name'],
  ['AWS::SES::ReceiptRuleSet', 'RuleSetName'],
])('a resource that CloudFormation cannot name has a part of the stack id in its name: %s', (type, property) => {
  const names = [...resourcesOf(template, type, z.record(z.string(), z.unknown())).values()].map(
    // An API that is imported has its name in its document.
    (properties) => properties[property] ?? titleSchema.parse(properties['Body']).info.title,
  );

  for (const name of names) expect(textOf(name)).toMatch(/^agent-inbox-[a-z]+-PART-OF-STACK-ID$/);
  expect(new Set(names.map(textOf)).size).toBe(names.length);
});
