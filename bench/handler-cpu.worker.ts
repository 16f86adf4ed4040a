/**
 * Measures alternately the API's deployed handler answering one whoami and the single DynamoDB call which that
 * makes, sent by a document client alone. In a thread, for the environment that the bundle reads.
 */
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
import { hashSecret } from '../lambdas/auth/secret.ts';
import { authenticate } from '../lambdas/store/key/authenticate.ts';
import { credentialKey } from '../lambdas/store/keys.ts';
import { tableOf } from '../lambdas/store/table/table.ts';
import { httpEvent } from '../test/lambdas/http/http-event.ts';
import { processorMs, sideBySide } from './side-by-side.ts';

const CALLS = 20;

const { bundle, table, secret, rounds } = z
  .object({ bundle: z.string(), table: z.string(), secret: z.string(), rounds: z.int() })
  .parse(workerData);
const { handler }: { handler: (event: unknown, context: unknown) => Promise<{ statusCode: number }> } =
  await import(bundle);

const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
const key = credentialKey(hashSecret(secret));
const { Item } = await client.send(new GetCommand({ TableName: table, Key: key }));
const single = await callThatIsMade();

parentPort?.postMessage(
  Object.fromEntries(
    await sideBySide(rounds, [
      { name: 'call', sample: () => sample(() => client.send(new UpdateCommand(single))) },
      { name: 'handler', sample: () => sample(whoami) },
    ]),
  ),
);

async function sample(call: () => Promise<unknown>): Promise<number> {
  // The key's count goes back to where it was: the bench calls more often than a key may.
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

/** What the service sends to authenticate a call, as it sends it. */
async function callThatIsMade(): Promise<UpdateCommandInput> {
  let input: UpdateCommandInput | undefined;
  const listening = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  const send = listening.send.bind(listening);
  listening.send = (async (command: UpdateCommand) => {
    input = command.input;
    return send(command);
  }) as typeof listening.send;
  await authenticate(tableOf(listening, table), hashSecret(secret), new Date());
  if (input === undefined) throw new Error('Authentication made no call');
  return input;
}
