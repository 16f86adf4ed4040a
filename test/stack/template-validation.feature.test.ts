import { describe, expect, test } from 'vitest';
import { findReplacements } from './cloudformation/find-replacements.ts';
import { validateTemplate } from './cloudformation/validate-template.ts';
import { combinedOptions } from './combined-options.ts';
import { synthesized } from './synthesized.ts';

const templates = new Map<string, ReturnType<typeof plain>>();
for (const [name, settings] of Object.entries(combinedOptions)) templates.set(name, plain(settings));

function plain(settings: Readonly<Record<string, string>> = {}): {
  Resources: Record<string, { Type: string; Properties: Record<string, unknown>; DependsOn?: string[] }>;
  Outputs: Record<string, { Value: unknown }>;
} {
  return JSON.parse(JSON.stringify(synthesized(settings).toJSON()));
}

type Broken = ReturnType<typeof plain>;

function copyOf(name: string): Broken {
  const template = templates.get(name);
  if (template === undefined) throw new Error(`There is no combination ${name}`);
  return structuredClone(template);
}

function only(template: Broken, type: string): Broken['Resources'][string] {
  const found = Object.values(template.Resources).find((resource) => resource.Type === type);
  if (found === undefined) throw new Error(`There is no ${type}`);
  return found;
}

test.each([...templates])('CloudFormation accepts the template of %s', (_name, template) => {
  expect(validateTemplate(template)).toEqual([]);
});

const QUEUE = 'AWS::SQS::Queue';
const API = 'AWS::ApiGatewayV2::Api';
const TABLE = 'AWS::DynamoDB::Table';
const FUNCTION = 'AWS::Lambda::Function';

test.each<[string, (template: Broken) => void, RegExp]>([
  [
    'a property that does not exist',
    (template) => {
      only(template, QUEUE).Properties['VisibilityTimout'] = 30;
    },
    /VisibilityTimout is not a property/,
  ],
  [
    'a property of an object that does not exist',
    (template) => {
      only(template, TABLE).Properties['TimeToLiveSpecification'] = {
        AttributeName: 'ttl',
        Enabled: true,
        Unit: 's',
      };
    },
    /TimeToLiveSpecification\.Unit is not a property/,
  ],
  [
    'a required property that is missing',
    (template) => {
      delete only(template, 'AWS::SES::ReceiptRule').Properties['RuleSetName'];
    },
    /RuleSetName is required/,
  ],
  [
    'a required property of a list member that is missing',
    (template) => {
      only(template, TABLE).Properties['AttributeDefinitions'] = [{ AttributeName: 'pk' }];
    },
    /AttributeDefinitions\.0\.AttributeType is required/,
  ],
  [
    'a text where a number belongs',
    (template) => {
      only(template, QUEUE).Properties['VisibilityTimeout'] = 'long';
    },
    /VisibilityTimeout must be of type integer/,
  ],
  [
    'a text where a list belongs',
    (template) => {
      only(template, FUNCTION).Properties['Architectures'] = 'arm64';
    },
    /Architectures must be a list/,
  ],
  [
    'the text of a function where a list belongs',
    (template) => {
      only(template, FUNCTION).Properties['Architectures'] = { 'Fn::Join': ['', ['arm', '64']] };
    },
    /Architectures must be of type array, not the text of Fn::Join/,
  ],
  [
    'a value that is not among those allowed',
    (template) => {
      only(template, FUNCTION).Properties['PackageType'] = 'Tar';
    },
    /PackageType must be one of/,
  ],
  [
    'a type that does not exist',
    (template) => {
      only(template, QUEUE).Type = 'AWS::SQS::Que';
    },
    /has the type AWS::SQS::Que, which does not exist/,
  ],
  [
    'an attribute that does not exist',
    (template) => {
      const [id] = Object.entries(template.Resources).find(([, { Type }]) => Type === QUEUE) ?? [];
      only(template, FUNCTION).Properties['Description'] = { 'Fn::GetAtt': [id, 'Url'] };
    },
    /\.Url, and AWS::SQS::Queue has no such attribute/,
  ],
  [
    'an attribute of nothing in an output',
    (template) => {
      template.Outputs['Lost'] = { Value: { 'Fn::Sub': '$'.concat('{Gone.Arn}') } };
    },
    /Outputs\.Lost takes an attribute of Gone, which does not exist/,
  ],
  [
    'a reference to nothing, deep in a value',
    (template) => {
      only(template, FUNCTION).Properties['Description'] = { 'Fn::Join': ['', ['x', { Ref: 'Gone' }]] };
    },
    /refers to Gone, which does not exist/,
  ],
  [
    'a dependency on nothing',
    (template) => {
      only(template, API).DependsOn = ['Gone'];
    },
    /depends on Gone, which does not exist/,
  ],
  [
    'a cycle of a reference and a dependency',
    (template) => {
      const [id = ''] = Object.entries(template.Resources).find(([, { Type }]) => Type === API) ?? [];
      const [stage = ''] =
        Object.entries(template.Resources).find(
          ([, { Type, Properties }]) =>
            Type === 'AWS::ApiGatewayV2::Stage' && JSON.stringify(Properties['ApiId']).includes(id),
        ) ?? [];
      only(template, API).DependsOn = [stage];
    },
    /^cycle: /m,
  ],
  [
    'a custom resource without a function',
    (template) => {
      delete only(template, 'Custom::ActiveReceiptRuleSet').Properties['ServiceToken'];
    },
    /ServiceToken is required/,
  ],
  [
    'more resources than CloudFormation takes',
    (template) => {
      for (let count = 0; count < 500; count++)
        template.Resources[`Queue${count}`] = { Type: QUEUE, Properties: {} };
    },
    /resources, more than 500/,
  ],
  [
    'more bytes than CloudFormation takes',
    (template) => {
      only(template, FUNCTION).Properties['Description'] = 'x'.repeat(1024 * 1024);
    },
    /bytes, more than 1048576/,
  ],
  [
    'a name that is no logical id',
    (template) => {
      template.Resources['My-Queue'] = { Type: QUEUE, Properties: {} };
    },
    /My-Queue is no logical id/,
  ],
])('the validation finds %s', (_what, breakIt, message) => {
  const template = copyOf('Plain');
  breakIt(template);

  expect(validateTemplate(template).join('\n')).toMatch(message);
});

/** Types whose deletion or replacement loses mail, a message on its way, or a published address. */
const PROTECTED = new Set([
  TABLE,
  'AWS::S3::Bucket',
  'AWS::KMS::Key',
  QUEUE,
  'AWS::SNS::Topic',
  'AWS::Events::EventBus',
  API,
  'AWS::ApiGatewayV2::Stage',
  'AWS::ApiGatewayV2::DomainName',
  'AWS::CloudFront::Distribution',
  'AWS::CertificateManager::Certificate',
  FUNCTION,
  'AWS::Lambda::Url',
  'AWS::Lambda::EventSourceMapping',
  'AWS::Logs::LogGroup',
  'AWS::SES::EmailIdentity',
  'AWS::SES::ReceiptRuleSet',
  'AWS::SES::ReceiptRule',
  'Custom::ActiveReceiptRuleSet',
  'Custom::DeploymentCheck',
  'Custom::JoinedReceiptRule',
]);
const isProtected = (type: string): boolean => PROTECTED.has(type);

/** What the operator asks for by changing these settings. */
const INTENDED: readonly (readonly [RegExp, readonly string[]])[] = [
  // The deployment check refuses it unless it is allowed.
  [/^Domain0Identity\w+ is replaced: EmailIdentity changes$/, ['inboxDomain']],
  [/^SenderIdentity\w+ is replaced: EmailIdentity changes$/, ['inboxDomain', 'senderDomain']],
  // Kept by its DeletionPolicy, or refused by the deployment check.
  [/^StoreDataKey\w+ is deleted$/, ['encryptionKey']],
  [/^RestDomain\w+ is (deleted|replaced: DomainName changes)$/, ['apiDomain', 'certificateArn']],
  [/^StreamDomain\w+ is (deleted|replaced: DomainName changes)$/, ['streamDomain', 'certificateArn']],
  [/^AssistantsDomain\w+ is deleted$/, ['mcpDomain', 'mcpCertificateArn']],
  [/^CanaryFunction\w+ is deleted$/, ['canary']],
  [/^SenderIdentity\w+ is deleted$/, ['senderDomain']],
  [/^MailIngress(RuleSet|Activation|Joined)\w+ is deleted$/, ['receiptRules']],
  [/^AssistantsMcpFunctionFunctionUrl\w+ is deleted$/, ['mcp']],
];

describe('an update from one combination of settings to another', () => {
  test.each([
    ...templates,
  ])('from %s deletes and replaces nothing that holds mail or an address, but what the changed setting names', (name, template) => {
    for (const [other, wanted] of templates) {
      const changed = (setting: string): boolean =>
        combinedOptions[name]?.[setting] !== combinedOptions[other]?.[setting];
      const unintended = findReplacements(template, wanted, isProtected).filter(
        (replacement) =>
          !INTENDED.some(([what, settings]) => what.test(replacement) && settings.some(changed)),
      );

      expect([other, unintended]).toEqual([other, []]);
    }
  });

  test.each<[string, (template: Broken) => void, RegExp]>([
    [
      'a property that CloudFormation cannot change in place',
      (template) => {
        only(template, TABLE).Properties['TableName'] = 'Mail';
      },
      /^StoreTable\w+ is replaced: TableName changes$/,
    ],
    [
      'a property within an object that CloudFormation cannot change in place',
      (template) => {
        const mapping = only(template, 'AWS::Lambda::EventSourceMapping');
        mapping.Properties['EventSourceArn'] = 'arn:aws:sqs:us-east-1:123456789012:other';
      },
      /is replaced: EventSourceArn changes$/,
    ],
    [
      'another view of the stream of the table, which makes another stream',
      (template) => {
        only(template, TABLE).Properties['StreamSpecification'] = { StreamViewType: 'NEW_IMAGE' };
      },
      /^StoreTable\w+ is replaced: StreamSpecification\.StreamViewType changes$/,
    ],
    [
      'a resource under another logical id',
      (template) => {
        const [id = '', bucket] =
          Object.entries(template.Resources).find(([, { Type }]) => Type === 'AWS::S3::Bucket') ?? [];
        delete template.Resources[id];
        if (bucket !== undefined) template.Resources['Renamed'] = bucket;
      },
      /^StoreMail\w+ is deleted$/,
    ],
    [
      'another function of a custom resource',
      (template) => {
        only(template, 'Custom::DeploymentCheck').Properties['ServiceToken'] = 'arn:aws:lambda:::other';
      },
      /^DeploymentChecked\w* is refused: its ServiceToken changes$/,
    ],
  ])('is seen to replace or delete with %s', (_what, change, message) => {
    const wanted = copyOf('Plain');
    change(wanted);

    const found = findReplacements(copyOf('Plain'), wanted, isProtected);

    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(message);
  });

  test('is not seen to replace with a property that CloudFormation changes in place', () => {
    const wanted = copyOf('Plain');
    only(wanted, QUEUE).Properties['VisibilityTimeout'] = 31;

    expect(findReplacements(copyOf('Plain'), wanted, isProtected)).toEqual([]);
  });
});
