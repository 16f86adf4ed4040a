import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createMailParser, type MailParser } from '@agent-inbox/mail-reader';
import {
  CreateTableCommand,
  DeleteTableCommand,
  DynamoDBClient,
  type DynamoDBClientConfig,
} from '@aws-sdk/client-dynamodb';
import { CreateBucketCommand, S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import { CreateQueueCommand, SQSClient, type SQSClientConfig } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { vi } from 'vitest';
import type { MailBucket } from '../../lambdas/store/object/mail-bucket.ts';
import { type Table, tableOf } from '../../lambdas/store/table/table.ts';
import { startDynamodb } from '../../packages/laptop/src/engines/dynamodb-engine.ts';
import { startFauxqsEngine } from '../../packages/laptop/src/engines/fauxqs-engine.ts';
import { bundleWorker } from '../../packages/mail-reader/test/worker/bundled-worker.ts';
import { bucketOf } from '../lambdas/store/object/bucket-of.ts';
import { tableDefinition } from '../lambdas/store/table/table-definition.ts';

export interface Wiring {
  readonly dynamodb: DynamoDBClientConfig;
  readonly s3: S3ClientConfig;
  readonly sqs: SQSClientConfig;
}

export interface Place {
  readonly wiring: Wiring;
  readonly parser: MailParser;
  readonly table: Table;
  readonly bucket: MailBucket;
  readonly sqs: SQSClient;
  /** Messages in there have no consumer: the same for all places. */
  readonly jobQueueUrl: string;
  makeQueue(): Promise<string>;
}

/** The engines, once for all tests of a file, and the parser as it is deployed. */
export interface World {
  place(): Promise<Place>;
  forget(place: Place): Promise<void>;
  stop(): Promise<void>;
}

export const CREDENTIALS = { accessKeyId: 'T', secretAccessKey: 'T' };

export function marshalling(client: DynamoDBClient): DynamoDBDocumentClient {
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
}

export async function openWorld(): Promise<World> {
  // The service logs each mail.
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const directory = mkdtempSync(join(tmpdir(), 'faults-'));
  const parser = createMailParser({ workerUrl: pathToFileURL(bundleWorker(directory)) });
  const [rows, objects] = await Promise.all([startDynamodb({}), startFauxqsEngine(undefined)]);
  const at = (endpoint: string) => ({ endpoint, region: 'us-east-1', credentials: CREDENTIALS });
  const low = new DynamoDBClient(at(rows.origin));
  const fauxqs = { ...at(objects.origin), requestHandler: { httpAgent: objects.agent } };
  const s3 = new S3Client({ ...fauxqs, forcePathStyle: true });
  const sqs = new SQSClient(fauxqs);
  const wiring: Wiring = {
    dynamodb: { ...at(rows.origin), requestHandler: low.config.requestHandler },
    s3: { ...at(objects.origin), forcePathStyle: true, requestHandler: s3.config.requestHandler },
    sqs: { ...at(objects.origin), requestHandler: sqs.config.requestHandler },
  };
  const jobQueueUrl = await createQueue(sqs, objects.origin, 'jobs');
  let places = 0;
  return {
    async place() {
      places += 1;
      const name = `place-${places}`;
      await Promise.all([
        low.send(new CreateTableCommand({ TableName: name, ...tableDefinition })),
        s3.send(new CreateBucketCommand({ Bucket: name })),
      ]);
      const table = tableOf(marshalling(low), name);
      let queues = 0;
      const makeQueue = () => {
        queues += 1;
        return createQueue(sqs, objects.origin, `${name}-${queues}`);
      };
      return { wiring, parser, table, bucket: bucketOf(s3, name), sqs, jobQueueUrl, makeQueue };
    },
    async forget({ table }) {
      await low.send(new DeleteTableCommand({ TableName: table.name }));
    },
    async stop() {
      await parser.close();
      low.destroy();
      s3.destroy();
      sqs.destroy();
      await Promise.all([rows.stop(), objects.stop()]);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** The queue by an address that resolves everywhere; the engine's own names a host that may not. */
async function createQueue(sqs: SQSClient, origin: string, name: string): Promise<string> {
  const { QueueUrl = '' } = await sqs.send(new CreateQueueCommand({ QueueName: name }));
  return `${origin}${new URL(QueueUrl).pathname}`;
}
