/** An instance that has read nothing of the index answers a search, and then the same again. */
import { parentPort, workerData } from 'node:worker_threads';
import { parseQuery } from '@agent-inbox/segment-index';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { searchMessages } from '../../lambdas/search/search-page.ts';
import { tableOf } from '../../lambdas/store/table/table.ts';
import { memoryBucket } from '../../test/lambdas/store/object/memory-bucket.ts';
import type { SearchJob } from '../questions/search.ts';

const PAGE = { limit: 20, ascending: false, after: undefined };

const { origin, name, tenantId, objects, q, rounds }: SearchJob = workerData;
const credentials = { accessKeyId: 'BENCH', secretAccessKey: 'BENCH' };
const client = DynamoDBDocumentClient.from(
  new DynamoDBClient({ endpoint: origin, region: 'us-east-1', credentials }),
);
let [reads, calls] = [0, 0];
client.middlewareStack.add(
  (next) => (args) => {
    calls += 1;
    return next(args);
  },
  { step: 'initialize' },
);
const store = {
  table: tableOf(client, name),
  bucket: memoryBucket(new Map(objects), () => {
    reads += 1;
  }),
};
const request = { tenantId, inboxKeys: undefined, visibilities: ['clean'] as const, byRelevance: false };
const times: number[] = [];
let outcome = '';
const counts: number[] = [];
for (let round = 0; round <= rounds; round++) {
  const began = process.threadCpuUsage();
  try {
    const { items } = await searchMessages(store, { ...request, query: parseQuery(q), page: PAGE }, {});
    outcome = `${items.length} found`;
  } catch (error) {
    outcome = error instanceof Error ? error.message : String(error);
  }
  const { user, system } = process.threadCpuUsage(began);
  times.push((user + system) / 1000);
  if (round === 0) counts.push(reads, calls);
}
parentPort?.postMessage({ times, reads: counts[0], calls: counts[1], outcome });
client.destroy();
