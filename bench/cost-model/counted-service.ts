import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDynamodb } from '../../packages/laptop/src/engines/dynamodb-engine.ts';
import { Service } from '../../test/system/service.ts';
import { type CountingProxy, startCountingProxy } from './counting-proxy.ts';

interface CountedService extends AsyncDisposable {
  readonly service: Service;
  readonly proxy: CountingProxy;
}

/** A service whose calls of DynamoDB pass through a proxy that counts their capacity units. */
export async function startCountedService(
  settings: Readonly<Record<string, string>>,
): Promise<CountedService> {
  const directory = mkdtempSync(join(tmpdir(), 'counted-'));
  const engine = await startDynamodb({ dataFile: join(directory, 'dynamodb.sqlite') });
  const proxy = await startCountingProxy(engine.origin);
  process.env['AGENT_INBOX_DYNAMODB_ENDPOINT'] = proxy.origin;
  const service = await Service.start({ settings });
  delete process.env['AGENT_INBOX_DYNAMODB_ENDPOINT'];
  return {
    service,
    proxy,
    async [Symbol.asyncDispose]() {
      await service.stop();
      await proxy.close();
      await engine.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
