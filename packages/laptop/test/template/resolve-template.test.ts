import { describe, expect, test } from 'vitest';
import { type Json, type JsonObject, type ResolvedTemplate, TemplateRefused } from '../../src/contract.ts';
import { providers } from '../../src/resources/providers.ts';
import { resolveTemplate } from '../../src/template/resolve-template.ts';
import { testDeployment } from './test-deployment.ts';

function resolve(template: JsonObject): ResolvedTemplate {
  return resolveTemplate({ stackName: 'Demo', template }, providers, testDeployment);
}

function outputOf(expression: Json, conditions: JsonObject = {}): string | undefined {
  const Resources = { Work: { Type: 'AWS::SQS::Queue' }, Rows: { Type: 'AWS::DynamoDB::Table' } };
  return resolve({ Resources, Conditions: conditions, Outputs: { It: { Value: expression } } }).outputs.get(
    'It',
  );
}

function refusalOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof TemplateRefused) return error.message;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('intrinsic functions', () => {
  test.each<[string, Json, string]>([
    ['Ref of a queue is its URL on the gateway', { Ref: 'Work' }, 'http://127.0.0.1:4000/000000000000/Work'],
    ['Ref of a table is its name', { Ref: 'Rows' }, 'Rows'],
    ['Ref of the region', { Ref: 'AWS::Region' }, 'us-east-1'],
    ['Ref of the account', { Ref: 'AWS::AccountId' }, '000000000000'],
    ['Ref of the stack name', { Ref: 'AWS::StackName' }, 'Demo'],
    ['Fn::GetAtt as a list', { 'Fn::GetAtt': ['Work', 'Arn'] }, 'arn:aws:sqs:us-east-1:000000000000:Work'],
    ['Fn::GetAtt as a text', { 'Fn::GetAtt': 'Work.QueueName' }, 'Work'],
    ['Fn::Join', { 'Fn::Join': ['/', ['a', { Ref: 'Rows' }, 1]] }, 'a/Rows/1'],
    [
      'Fn::Sub',
      { 'Fn::Sub': `\${Rows}:\${Work.QueueName}:\${AWS::Region}:\${!kept}` },
      `Rows:Work:us-east-1:\${kept}`,
    ],
    ['Fn::Sub with own names', { 'Fn::Sub': [`\${A}-\${Rows}`, { A: { Ref: 'Rows' } }] }, 'Rows-Rows'],
    ['Fn::Select of Fn::Split', { 'Fn::Select': [1, { 'Fn::Split': ['.', 'a.b.c'] }] }, 'b'],
  ])('%s', (_name, expression, expected) => {
    expect(outputOf(expression)).toBe(expected);
  });

  test('Ref of a parameter is its given value or its default, by its type, and conditions take it', () => {
    const template = {
      Parameters: {
        Domain: { Type: 'String', Default: 'example.com' },
        Zone: { Type: 'String', Default: '' },
        Rate: { Type: 'Number', Default: 10 },
        Names: { Type: 'CommaDelimitedList', Default: 'a,b' },
      },
      Conditions: { HasZone: { 'Fn::Not': [{ 'Fn::Equals': [{ Ref: 'Zone' }, ''] }] } },
      Resources: { Work: { Type: 'AWS::SQS::Queue', Properties: { DelaySeconds: { Ref: 'Rate' } } } },
      Outputs: {
        Name: { Value: { 'Fn::Sub': `\${Domain}/\${Rate}` } },
        Second: { Value: { 'Fn::Select': [1, { Ref: 'Names' }] } },
        Record: { Condition: 'HasZone', Value: { Ref: 'Zone' } },
      },
    };
    const given = {
      stackName: 'Demo',
      template,
      parameters: { Domain: 'other.example', Zone: 'Z1', Rate: '7' },
    };

    const byDefault = resolve(template);
    const chosen = resolveTemplate(given, providers, testDeployment);

    expect(Object.fromEntries(byDefault.outputs)).toEqual({ Name: 'example.com/10', Second: 'b' });
    expect(byDefault.get('Work').properties).toEqual({ DelaySeconds: 10 });
    expect(Object.fromEntries(chosen.outputs)).toEqual({
      Name: 'other.example/7',
      Second: 'b',
      Record: 'Z1',
    });
    expect(chosen.get('Work').properties).toEqual({ DelaySeconds: 7 });
  });

  test('Fn::If chooses by conditions that build on each other', () => {
    const conditions = {
      Here: { 'Fn::Equals': [{ Ref: 'AWS::Region' }, 'us-east-1'] },
      Elsewhere: { 'Fn::Not': [{ Condition: 'Here' }] },
      Both: { 'Fn::And': [{ Condition: 'Here' }, { Condition: 'Elsewhere' }] },
      Either: { 'Fn::Or': [{ Condition: 'Here' }, { Condition: 'Elsewhere' }] },
    };

    expect(outputOf({ 'Fn::If': ['Either', 'yes', 'no'] }, conditions)).toBe('yes');
    expect(outputOf({ 'Fn::If': ['Both', 'yes', 'no'] }, conditions)).toBe('no');
  });

  test('refuses a condition that depends on itself', () => {
    const conditions = { A: { 'Fn::Not': [{ Condition: 'A' }] } };

    expect(refusalOf(() => outputOf({ 'Fn::If': ['A', 1, 2] }, conditions))).toContain('A depends on itself');
  });

  test.each(
    'Fn::ImportValue Fn::FindInMap Fn::GetAZs Fn::Base64 Fn::Unheard'.split(' '),
  )('refuses %s by name', (name) => {
    expect(refusalOf(() => outputOf({ [name]: 'x' }))).toContain(`${name} is not implemented`);
  });

  test('resolves resources that refer to each other', () => {
    const redrive = (other: string) => ({
      Type: 'AWS::SQS::Queue',
      Properties: {
        RedrivePolicy: { deadLetterTargetArn: { 'Fn::GetAtt': [other, 'Arn'] }, maxReceiveCount: 3 },
      },
    });

    const template = resolve({ Resources: { Left: redrive('Right'), Right: redrive('Left') } });

    expect(template.get('Left').properties['RedrivePolicy']).toEqual({
      deadLetterTargetArn: 'arn:aws:sqs:us-east-1:000000000000:Right',
      maxReceiveCount: 3,
    });
  });
});

describe('a resource', () => {
  test('is left out when its condition does not hold', () => {
    const template = resolve({
      Conditions: { Never: { 'Fn::Equals': ['a', 'b'] } },
      Resources: { Work: { Type: 'AWS::SQS::Queue', Condition: 'Never' } },
    });

    expect(template.resources).toEqual([]);
  });

  test('loses a property that is AWS::NoValue', () => {
    const Properties = { DelaySeconds: { Ref: 'AWS::NoValue' }, VisibilityTimeout: 30 };

    const template = resolve({ Resources: { Work: { Type: 'AWS::SQS::Queue', Properties } } });

    expect(template.get('Work').properties).toEqual({ VisibilityTimeout: 30 });
  });

  test('may carry deletion policies, metadata and dependencies', () => {
    const extras = {
      DeletionPolicy: 'Retain',
      UpdateReplacePolicy: 'Retain',
      Metadata: { a: 1 },
      DependsOn: ['Rows'],
    };

    expect(resolve({ Resources: { Work: { Type: 'AWS::SQS::Queue', ...extras } } }).resources).toHaveLength(
      1,
    );
  });
});

test('a template that the laptop would not run as AWS does is refused all at once, each by type or property path', () => {
  const message = refusalOf(() =>
    resolve({
      Parameters: {
        BootstrapVersion: {},
        Colour: { Type: 'String' },
        Stored: { Type: 'AWS::SSM::Parameter::Value<String>', Default: 'path' },
      },
      Mappings: {},
      Resources: {
        Site: { Type: 'AWS::CloudFront::Function' },
        Name: { Type: 'AWS::ECS::Cluster', Properties: { Name: 'x' } },
        Work: { Type: 'AWS::SQS::Queue', Properties: { FifoQueue: true } },
        Rows: {
          Type: 'AWS::DynamoDB::Table',
          Properties: {
            KinesisStreamSpecification: { StreamArn: 'a' },
            GlobalSecondaryIndexes: [{ IndexName: 'a', WarmThroughput: {} }],
          },
        },
      },
      Outputs: {
        It: { Value: { 'Fn::GetAtt': ['Rows', 'TableId'] } },
        Paint: { Value: { Ref: 'Colour' } },
        Secret: { Value: { Ref: 'Stored' } },
      },
    }),
  );

  for (const line of [
    'Outputs.Paint: Parameter Colour has no default',
    'Outputs.Secret: Parameter Stored is of type AWS::SSM::Parameter::Value<String>',
    'Mappings',
    'Site: AWS::CloudFront::Function',
    'Name: AWS::ECS::Cluster',
    'Work.FifoQueue',
    'Rows.KinesisStreamSpecification',
    'Rows.GlobalSecondaryIndexes.0.WarmThroughput',
    'Outputs.It: Attribute TableId',
  ]) {
    expect(message).toContain(`- ${line}`);
  }
  expect(message).not.toContain('BootstrapVersion');
});
