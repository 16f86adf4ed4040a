import { describe, expect, test } from 'vitest';
import type { JsonObject, ResourceShape } from '../../src/contract.ts';
import { bucketName } from '../../src/resources/bucket.ts';
import { providers } from '../../src/resources/providers.ts';
import { testDeployment } from '../template/test-deployment.ts';

function provider(type: string) {
  const found = providers.find((candidate) => candidate.type === type);
  if (found === undefined) throw new Error(`no provider for ${type}`);
  return found;
}

function shape(type: string, properties: JsonObject = {}): ResourceShape {
  return { logicalId: 'It', type, property: (name) => properties[name] };
}

describe('providers', () => {
  test('give each type one provider', () => {
    const types = providers.map(({ type }) => type);

    expect(new Set(types).size).toBe(types.length);
  });

  test.each([
    ['AWS::DynamoDB::Table', 'Arn', 'arn:aws:dynamodb:us-east-1:000000000000:table/It'],
    ['AWS::S3::Bucket', 'Arn', 'arn:aws:s3:::it0'],
    ['AWS::S3::Bucket', 'RegionalDomainName', 'it0.s3.us-east-1.amazonaws.com'],
    ['AWS::SNS::Topic', 'TopicArn', 'arn:aws:sns:us-east-1:000000000000:It'],
    ['AWS::Lambda::Function', 'Arn', 'arn:aws:lambda:us-east-1:000000000000:function:It'],
    ['AWS::Lambda::Url', 'FunctionUrl', 'http://127.0.0.1:5000/It/'],
    ['AWS::IAM::Role', 'Arn', 'arn:aws:iam::000000000000:role/It'],
    ['AWS::KMS::Key', 'Arn', 'arn:aws:kms:us-east-1:000000000000:key/It'],
    ['AWS::Events::EventBus', 'Arn', 'arn:aws:events:us-east-1:000000000000:event-bus/It'],
    ['AWS::ApiGatewayV2::DomainName', 'RegionalDomainName', 'name.invalid'],
    ['AWS::ApiGatewayV2::DomainName', 'RegionalHostedZoneId', 'It'],
    ['AWS::CloudFront::Distribution', 'DomainName', 'name.invalid'],
    ['AWS::Logs::LogGroup', 'Arn', 'arn:aws:logs:us-east-1:000000000000:log-group:It:*'],
  ])('give %s its attribute %s', (type, attribute, expected) => {
    expect(provider(type).attribute(shape(type), attribute, testDeployment)).toBe(expected);
  });

  test('distinguish WebSocket and HTTP APIs by their protocol', () => {
    const api = provider('AWS::ApiGatewayV2::Api');

    const sockets = api.attribute(
      shape(api.type, { ProtocolType: 'WEBSOCKET' }),
      'ApiEndpoint',
      testDeployment,
    );
    const rest = api.attribute(shape(api.type, { ProtocolType: 'HTTP' }), 'ApiEndpoint', testDeployment);

    expect([sockets, rest]).toEqual(['ws://127.0.0.1:5000/It', 'http://127.0.0.1:5000/It']);
  });

  test('refuse attributes and references that have no local value', () => {
    const table = provider('AWS::DynamoDB::Table');
    const budget = provider('AWS::Budgets::Budget');

    expect(() => table.attribute(shape(table.type), 'TableId', testDeployment)).toThrow(/TableId/);
    expect(() => table.attribute(shape(table.type), 'toString', testDeployment)).toThrow(/toString/);
    expect(() => budget.ref(shape(budget.type), testDeployment)).toThrow(/Ref of AWS::Budgets::Budget It/);
  });
});

test('bucket names are in lower case, at most 63 characters long, and unique for long ids', () => {
  const first = bucketName(`${'Long'.repeat(20)}One`);
  const second = bucketName(`${'Long'.repeat(20)}Two`);

  expect(bucketName('MailStoreMail1A2B')).toBe('mailstoremail1a2b');
  expect(first).toMatch(/^[a-z0-9-]{3,63}$/);
  expect(first).not.toBe(second);
});
