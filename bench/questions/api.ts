import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import * as z from 'zod';
import { answerRest } from '../../lambdas/http/rest.ts';
import { liveServices } from '../../test/lambdas/accounts/live-services.ts';
import { httpEvent } from '../../test/lambdas/http/http-event.ts';
import { functionBundles } from '../measuring/bundles.ts';
import { measure } from '../measuring/measure.ts';
import { type MeteredTable, openMeteredTable } from '../measuring/metered-table.ts';
import type { BenchSize, ResultTable } from '../pages/result-table.ts';

const ROUNDS = 25;
const samplesSchema = z.object({ call: z.array(z.number()), handler: z.array(z.number()) });

export async function measureApi({ quick }: BenchSize): Promise<readonly ResultTable[]> {
  const table = await openMeteredTable();
  try {
    return [await processorTable(table, await signedUp(table), quick ? 3 : ROUNDS)];
  } finally {
    await table.stop();
  }
}

async function signedUp(table: MeteredTable): Promise<string> {
  const event = httpEvent({
    route: 'POST /v1/agent/sign-up',
    body: JSON.stringify({ human_email: 'human@example.com' }),
  });
  const { body } = await answerRest(liveServices(table).context, event, () => undefined);
  return z.object({ api_key: z.string() }).parse(JSON.parse(body ?? '')).api_key;
}

async function processorTable(table: MeteredTable, secret: string, rounds: number): Promise<ResultTable> {
  const directory = mkdtempSync(join(tmpdir(), 'bench-api-'));
  try {
    const bundle = (await functionBundles(directory)).find(({ name }) => name === 'api');
    if (bundle === undefined) throw new Error('There is no function api');
    const worker = new Worker(new URL('../measuring/handler-cpu.worker.ts', import.meta.url), {
      workerData: { bundle: pathToFileURL(bundle.file).href, table: table.name, secret, rounds },
      // The functions log each call.
      stdout: true,
      env: { ...bundle.environment, TABLE_NAME: table.name, AWS_ENDPOINT_URL_DYNAMODB: table.origin },
    });
    const [message] = await once(worker, 'message');
    await worker.terminate();
    const samples = samplesSchema.parse(message);
    const [call, handler] = [measure(samples.call), measure(samples.handler)];
    return {
      title: 'Processor time of the API’s handler, ms',
      columns: ['what', 'processor ms', '× the call'],
      rows: [
        ['the single DynamoDB call of whoami, sent by the document client', call, 1],
        ['the deployed handler answering whoami', handler, handler.median / call.median],
      ],
    };
  } finally {
    rmSync(directory, { recursive: true });
  }
}
