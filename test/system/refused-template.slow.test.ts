import { describe, expect, test } from 'vitest';
import { changedAssembly, type Resources } from './changed-assembly.ts';
import { Service } from './service.ts';

async function refusal(change: (resources: Resources) => void): Promise<string> {
  const assembly = await changedAssembly(change);
  try {
    const service = await Service.start({ assembly: assembly.directory });
    await service.stop();
    return 'started';
  } catch (error) {
    return String(error);
  } finally {
    assembly.remove();
  }
}

function first(resources: Resources, type: string): Record<string, unknown> {
  // Of the two APIs the one whose routes are paths.
  const isMeant = (logicalId: string) =>
    !type.startsWith('AWS::ApiGatewayV2::') || logicalId.startsWith('Rest');
  const found = Object.entries(resources).find(([id, { Type }]) => Type === type && isMeant(id))?.[1];
  if (found === undefined) throw new Error(`The template has no ${type}`);
  return found.Properties;
}

describe('a template that asks for what the laptop has not', () => {
  test('is refused for a resource type, by its name', async () => {
    const said = await refusal((resources) => {
      resources['Cluster'] = { Type: 'AWS::ECS::Cluster', Properties: {} };
    });
    expect(said).toMatch(/TemplateRefused: .*Cluster: AWS::ECS::Cluster/s);
  });

  test.each([
    ['AWS::SQS::Queue', 'FifoQueue', true],
    ['AWS::Lambda::Function', 'Layers', ['arn:aws:lambda:us-east-1:1:layer:x:1']],
    ['AWS::Lambda::EventSourceMapping', 'FilterCriteria', { Filters: [] }],
    ['AWS::ApiGatewayV2::Route', 'AuthorizerId', 'abc'],
    ['AWS::SNS::Subscription', 'FilterPolicy', { kind: ['x'] }],
  ])('is refused for a property of %s: %s', async (type, property, value) => {
    const said = await refusal((resources) => {
      first(resources, type)[property] = value;
    });
    expect(said).toContain('TemplateRefused');
    expect(said).toContain(type);
    expect(said).toContain(property);
  });

  test.each([
    ['AWS::ApiGatewayV2::Route', 'AuthorizationType', 'JWT'],
    ['AWS::ApiGatewayV2::Route', 'RouteKey', 'GET /v1/{proxy+}'],
    ['AWS::ApiGatewayV2::Integration', 'PayloadFormatVersion', '1.0'],
    ['AWS::Lambda::Function', 'Runtime', 'python3.13'],
    ['AWS::Lambda::EventSourceMapping', 'MaximumBatchingWindowInSeconds', 5],
    ['AWS::Lambda::EventSourceMapping', 'FunctionResponseTypes', []],
  ])('is refused for a value of %s: %s', async (type, property, value) => {
    const said = await refusal((resources) => {
      first(resources, type)[property] = value;
    });
    expect(said).toContain('TemplateRefused');
  });
});
