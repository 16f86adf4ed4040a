import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { resourcesOf, synthesized, textOf } from './synthesized.ts';

const template = synthesized();

describe('the assistants’ transport', () => {
  const urls = [...resourcesOf(template, 'AWS::Lambda::Url', z.record(z.string(), z.unknown())).values()];

  test('is one function URL that checks keys itself, answers at once, and lets in no page of another origin', () => {
    expect(urls.map(({ TargetFunctionArn, ...rest }) => [textOf(TargetFunctionArn), rest])).toEqual([
      ['AssistantsMcpFunction', { AuthType: 'NONE', InvokeMode: 'BUFFERED' }],
    ]);
  });

  test('is invoked only through its URL', () => {
    const permissions = resourcesOf(
      template,
      'AWS::Lambda::Permission',
      z.looseObject({ FunctionName: z.unknown(), Action: z.string(), Principal: z.unknown() }),
    );
    const mine = [...permissions.values()].filter(
      ({ FunctionName }) => textOf(FunctionName) === 'AssistantsMcpFunction',
    );

    expect(mine.length).toBeGreaterThan(0);
    for (const { Action, FunctionUrlAuthType, InvokedViaFunctionUrl } of mine) {
      expect(
        (Action === 'lambda:InvokeFunctionUrl' && FunctionUrlAuthType === 'NONE') ||
          (Action === 'lambda:InvokeFunction' && InvokedViaFunctionUrl === true),
      ).toBe(true);
    }
  });

  test('has as its output the address that clients are given', () => {
    const { McpUrl } = template.findOutputs('McpUrl');

    expect(textOf(McpUrl?.['Value'])).toMatch(/FunctionUrl.*mcp$/);
  });
});
