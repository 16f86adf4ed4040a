import { expect, test } from 'vitest';
import * as z from 'zod';
import { resourcesOf, synthesized, textOf } from './synthesized.ts';

const template = synthesized();
const API = 'StreamApi';

function ofStream<T extends { ApiId?: unknown }>(type: string, schema: z.ZodType<T>): T[] {
  return [...resourcesOf(template, type, schema).values()].filter(({ ApiId }) => textOf(ApiId) === API);
}

test('connecting, leaving and sending each have a function of their own', () => {
  const routes = ofStream(
    'AWS::ApiGatewayV2::Route',
    z.object({ ApiId: z.unknown(), RouteKey: z.string(), Target: z.unknown() }),
  );

  expect(routes.map(({ RouteKey }) => RouteKey).sort()).toEqual(['$connect', '$default', '$disconnect']);
  expect(new Set(routes.map(({ Target }) => textOf(Target))).size).toBe(3);
});

test('clients connect below the version, as the output says', () => {
  const stages = ofStream(
    'AWS::ApiGatewayV2::Stage',
    z.object({ ApiId: z.unknown(), StageName: z.string(), AutoDeploy: z.boolean() }),
  );
  const outputs = z.record(z.string(), z.object({ Value: z.unknown() })).parse(template.findOutputs('WsUrl'));

  expect(stages).toMatchObject([{ StageName: 'v1', AutoDeploy: true }]);
  expect(textOf(outputs['WsUrl']?.Value)).toBe(`${API}/v1`);
});
