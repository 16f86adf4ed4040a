import { expect, test } from 'vitest';
import { Ports } from '../../packages/laptop/src/addresses/ports.ts';
import { allocatePorts } from '../../packages/laptop/src/runtime/allocate-ports.ts';
import { markdownFiles, readText } from '../ops/repository-files.ts';
import { synthesized } from './synthesized.ts';

/** All ports are free, whatever else runs on the machine. */
class FreePorts extends Ports {
  #next = 0;

  override async forFlag(
    _name: string,
    _flag: string,
    _wanted: undefined,
    byDefault: number,
  ): Promise<number> {
    this.#next = Math.max(this.#next, byDefault);
    return byDefault;
  }

  override async near(_name: string, from: number): Promise<number> {
    this.#next = this.#next < from || this.#next > from + 100 ? from : this.#next + 1;
    return this.#next;
  }
}

test('local addresses in documents have the ports that a default start takes', async () => {
  const template = synthesized().toJSON();
  const { byLogicalId } = await allocatePorts(template, new FreePorts({}, () => undefined), {
    port: undefined,
    smtpPort: undefined,
  });
  const typeOf = (logicalId: string) => template['Resources'][logicalId];
  const portOf = (matches: (resource: ReturnType<typeof typeOf>) => boolean): number | undefined =>
    [...byLogicalId].find(([logicalId]) => matches(typeOf(logicalId)))?.[1];
  const ports = {
    rest: portOf(({ Properties }) => Properties.ProtocolType === 'HTTP'),
    stream: portOf(({ Properties }) => Properties.ProtocolType === 'WEBSOCKET'),
    mcp: portOf(({ Type }) => Type === 'AWS::Lambda::Url'),
  };
  const wrong = markdownFiles().flatMap((path) =>
    [...readText(path).matchAll(/(http|ws):\/\/(?:127\.0\.0\.1|localhost):(8\d{3})(\/(?:v1|mcp)\b)/g)]
      .filter(([, scheme, port, below]) => {
        const expected = below === '/mcp' ? ports.mcp : scheme === 'ws' ? ports.stream : ports.rest;
        return Number(port) !== expected;
      })
      .map(([address]) => `${path}: ${address}`),
  );

  expect(ports).toEqual({ rest: 8480, stream: 8482, mcp: 8483 });
  expect(wrong).toEqual([]);
});
