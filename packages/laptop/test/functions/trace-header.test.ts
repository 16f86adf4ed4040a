import { describe, expect, test } from 'vitest';
import { isLoop, traceOfInvocation } from '../../src/functions/trace-header.ts';

const arn = (name: string): string => `arn:aws:lambda:us-east-1:000000000000:function:${name}`;

function chain(functions: readonly string[], rounds: number, start?: string): string {
  let header = start;
  for (let round = 0; round < rounds; round++) {
    for (const name of functions) header = traceOfInvocation([header], arn(name));
  }
  if (header === undefined) throw new Error('No invocation');
  return header;
}

const rootOf = (header: string): string | undefined => /Root=([^;]+)/.exec(header)?.[1];

describe('a chain of invocations', () => {
  test('has the form of X-Amzn-Trace-Id, keeps its root, and gets another parent each time', () => {
    const first = traceOfInvocation([], arn('A'));
    const second = traceOfInvocation([first], arn('A'));

    expect(first).toMatch(
      /^Root=1-[\da-f]{8}-[\da-f]{24};Parent=[\da-f]{16};Sampled=0;Lineage=[\da-f]{8}:1$/,
    );
    expect(second).toMatch(/;Lineage=[\da-f]{8}:2$/);
    expect(rootOf(second)).toBe(rootOf(first));
    expect(/Parent=([^;]+)/.exec(second)?.[1]).not.toBe(/Parent=([^;]+)/.exec(first)?.[1]);
  });

  test('is a loop of a function after its sixteenth invocation, with any number of others in between', () => {
    expect(isLoop(chain(['A', 'B', 'C'], 15), arn('A'))).toBe(false);
    expect(isLoop(chain(['A', 'B', 'C'], 16), arn('A'))).toBe(true);
    expect(isLoop(chain(['A'], 16), arn('B'))).toBe(false);
  });

  test('has for each function the highest count of the messages of its event', () => {
    const header = traceOfInvocation([chain(['A'], 15), chain(['B'], 3), undefined], arn('A'));

    expect(isLoop(header, arn('A'))).toBe(true);
    expect(isLoop(chain(['B'], 12, header), arn('B'))).toBe(false);
    expect(isLoop(chain(['B'], 13, header), arn('B'))).toBe(true);
  });

  test.each([
    undefined,
    '',
    'Root=1-5759e988-bd862e3fe1be46a994272793',
    'Lineage=',
    'Lineage=:17|xyz:20|deadbeef',
    'Lineage=deadbeef:99999999999999999999',
  ])('is missing for a header that counts nothing: %j', (header) => {
    expect(isLoop(header, arn('A'))).toBe(false);
    expect(traceOfInvocation([header], arn('A'))).toMatch(/;Lineage=[\da-f]{8}:1$/);
  });
});
