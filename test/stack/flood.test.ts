import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { optionSets } from './option-sets.ts';
import { nameOf, resourcesOf, synthesized, textOf } from './synthesized.ts';

const template = synthesized(optionSets['Flooded']);

/** Quota of an account after it was raised, and what Lambda keeps of it for functions without a reservation. */
const ACCOUNT_CONCURRENCY = 1_000;
const LEAST_UNRESERVED = 100;

const functionSchema = z.object({ ReservedConcurrentExecutions: z.int().optional() });
const reserved = new Map(
  [...resourcesOf(template, 'AWS::Lambda::Function', functionSchema)].map(([id, properties]) => [
    nameOf(id),
    properties.ReservedConcurrentExecutions,
  ]),
);

/** Functions that anybody reaches: those that API Gateway or a function URL may invoke without IAM credentials. */
function publicFunctions(): readonly string[] {
  const permissionSchema = z.object({ FunctionName: z.unknown(), Principal: z.string() });
  const permissions = [...resourcesOf(template, 'AWS::Lambda::Permission', permissionSchema).values()];
  const entryPoints = permissions.filter(({ Principal }) =>
    ['apigateway.amazonaws.com', '*'].includes(Principal),
  );
  const names = new Set(entryPoints.map(({ FunctionName }) => textOf(FunctionName)));
  // Its routes need the operator's credentials (admin.test.ts).
  names.delete('AdminFunction');
  return [...names].sort();
}

describe('the production example of docs/deploy.md for a flood', () => {
  test('bounds every public function', () => {
    expect(publicFunctions()).toEqual([
      'AssistantsMcpFunction',
      'RestApiFunction',
      'RestConsoleFunction',
      'StreamConnectFunction',
      'StreamDisconnectFunction',
      'StreamMessageFunction',
    ]);
    expect(publicFunctions().filter((name) => reserved.get(name) === undefined)).toEqual([]);
  });

  test('leaves executions for receive-mail and for everything behind it', () => {
    const total = [...reserved.values()].reduce<number>((sum, each) => sum + (each ?? 0), 0);

    expect(reserved.get('MailIngressReceiveMailFunction')).toBe(100);
    expect(ACCOUNT_CONCURRENCY - total).toBeGreaterThanOrEqual(LEAST_UNRESERVED);
  });
});
