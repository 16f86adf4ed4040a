/**
 * Compares the API handler's whoami with its single DynamoDB call. It runs in a thread because the bundle reads its
 * environment when it is loaded.
 */
import { randomUUID } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { hashSecret } from '../../lambdas/auth/secret.ts';
import { authenticate } from '../../lambdas/store/key/authenticate.ts';
import { credentialKey } from '../../lambdas/store/keys.ts';
import { tableOf } from '../../lambdas/store/table/table.ts';
import { LAST_UPDATE } from '../../lambdas/store/table/update-once.ts';
import { httpEvent } from '../../test/lambdas/http/http-event.ts';
import { alternately, processorMs } from './alternately.ts';

const CALLS = 20;

const { bundle, table, secret, rounds } = z
  .object({ bundle: z.string(), table: z.string(), secret: z.string(), rounds: z.int() })
  .parse(workerData);
const { handler }: { handler: (event: unknown, context: unknown) => Promise<{ statusCode: number }> } =
  await import(bundle);

const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
const key = credentialKey(hashSecret(secret));
const single = await callThatIsMade();
const { Item } = await client.send(new GetCommand({ TableName: table, Key: key }));

parentPort?.postMessage(
  Object.fromEntries(
    await alternately(rounds, [
      { name: 'call', sample: () => sample(sendSingle) },
      { name: 'handler', sample: () => sample(whoami) },
    ]),
  ),
);

async function sample(call: () => Promise<unknown>): Promise<number> {
  // Resets the key's counter, because the bench exceeds the rate limit of a key.
  await client.send(new PutCommand({ TableName: table, Item }));
  const spent = await processorMs(async () => {
    for (let n = 0; n < CALLS; n++) await call();
  });
  return spent / CALLS;
}

async function whoami(): Promise<void> {
  const event = httpEvent({ route: 'GET /v1/whoami', headers: { 'x-api-key': secret } });
  const { statusCode } = await handler(event, {
    awsRequestId: 'bench',
    getRemainingTimeInMillis: () => 30_000,
  });
  if (statusCode !== 200) throw new Error(`whoami answered ${statusCode}`);
}

/** The service takes an update with the last id for a retry and refuses it. */
async function sendSingle(): Promise<void> {
  const values = { ...single.ExpressionAttributeValues, [`:${LAST_UPDATE}`]: randomUUID() };
  await client.send(new UpdateCommand({ ...single, ExpressionAttributeValues: values }));
}

async function callThatIsMade(): Promise<UpdateCommandInput> {
  const sent: UpdateCommandInput[] = [];
  const listening = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  const send = listening.send.bind(listening);
  listening.send = (async (command: UpdateCommand) => {
    sent.push(command.input);
    return send(command);
  }) as typeof listening.send;
  // The first call of a window sends two commands.
  for (;;) {
    sent.length = 0;
    await authenticate(tableOf(listening, table), hashSecret(secret), new Date());
    const [only, ...more] = sent;
    if (only !== undefined && more.length === 0) return only;
  }
}
