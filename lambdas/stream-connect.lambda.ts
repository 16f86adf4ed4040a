import type { APIGatewayProxyStructuredResultV2, APIGatewayProxyWebsocketEventV2 } from 'aws-lambda';
import { sourceOf } from './auth/source-address.ts';
import './aws/sdk/kms.ts';
import { sqsJobQueue } from './aws/job-queue.ts';
import { loadSqs } from './aws/sdk/load-sqs.ts';
import { ApiError } from './core/errors.ts';
import { UnknownKeys } from './core/unknown-keys.ts';
import { readEnvironment, streamConnectEnvironment } from './environment.ts';
import { tenantOfReplay } from './jobs/replay-job.ts';
import { openKeyring } from './store/secret/keyring.ts';
import { openTable } from './store/table/open-table.ts';
import { connect, type Query } from './stream/connect.ts';

const environment = readEnvironment(streamConnectEnvironment);
const table = openTable(environment.TABLE_NAME);

const services = {
  table,
  keyring: openKeyring(table, environment.KEYRING_KEY_ID),
  replays: sqsJobQueue(environment.STREAM_QUEUE_URL, loadSqs, tenantOfReplay),
  policy: environment.POLICY,
  unknownKeys: new UnknownKeys(),
  now: () => new Date(),
};

type ConnectEvent = APIGatewayProxyWebsocketEventV2 & {
  readonly multiValueQueryStringParameters?: Query | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly requestContext: { readonly identity: { readonly sourceIp: string } };
};

/** Any status except 2xx refuses the upgrade; API Gateway passes on nothing else. */
export async function handler(event: ConnectEvent): Promise<APIGatewayProxyStructuredResultV2> {
  const { connectionId, identity } = event.requestContext;
  const headers = Object.fromEntries(
    Object.entries(event.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const source = sourceOf(identity.sourceIp, headers, environment.POLICY);
  const query = event.multiValueQueryStringParameters ?? {};
  try {
    await connect(services, { connectionId, query, source });
    return { statusCode: 200 };
  } catch (error) {
    if (error instanceof ApiError) return { statusCode: error.status };
    throw error;
  }
}
