import { expect, test } from 'vitest';
import * as z from 'zod';
import { nameOf, resourcesOf, synthesized } from './synthesized.ts';

const stageSchema = z.object({ DefaultRouteSettings: z.unknown() });

function throttles(settings: Readonly<Record<string, string>> = {}): Record<string, unknown> {
  const stages = resourcesOf(synthesized(settings), 'AWS::ApiGatewayV2::Stage', stageSchema);
  return Object.fromEntries(
    [...stages].map(([id, { DefaultRouteSettings }]) => [nameOf(id), DefaultRouteSettings]),
  );
}

/** Unsigned calls count too: what a stranger sends in a second may not keep operators out. */
const OPERATOR = { AdminOperatorStage: { ThrottlingRateLimit: 500, ThrottlingBurstLimit: 500 } };

test('all stages are throttled by default, below the account limits of every region', () => {
  expect(throttles()).toEqual({
    ...OPERATOR,
    RestStage: { ThrottlingRateLimit: 1_000, ThrottlingBurstLimit: 1_000 },
    StreamStage: { ThrottlingRateLimit: 1_000, ThrottlingBurstLimit: 1_000 },
  });
});

test('the setting is the rate and the burst of each public stage', () => {
  expect(throttles({ apiRequestsPerSecond: '20' })).toEqual({
    ...OPERATOR,
    RestStage: { ThrottlingRateLimit: 20, ThrottlingBurstLimit: 20 },
    StreamStage: { ThrottlingRateLimit: 20, ThrottlingBurstLimit: 20 },
  });
});
