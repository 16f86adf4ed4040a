import type { Deployment, ResolvedTemplate } from '../contract.ts';
import { bucketName } from '../resources/bucket.ts';
import { callEngine } from './call-engine.ts';
import type { EngineOrigins } from './engines.ts';
import { inspect } from './inspection.ts';
import { provisionQueues } from './provision-queues.ts';
import { provisionTables } from './provision-tables.ts';
import { provisionTopics } from './provision-topics.ts';

/**
 * Repeating this changes nothing and keeps the data. @throws Error when an existing table differs from the template.
 */
export async function provision(
  template: ResolvedTemplate,
  engines: EngineOrigins,
  deployment: Deployment,
): Promise<void> {
  const clients = inspect(engines, deployment);
  try {
    await Promise.all([
      provisionTables(clients.dynamodb, template),
      provisionBuckets(engines, template),
      provisionQueues(clients.sqs, template).then(() => provisionTopics(engines, template)),
    ]);
  } finally {
    clients.close();
  }
}

async function provisionBuckets(
  { fauxqs, fauxqsAgent }: EngineOrigins,
  template: ResolvedTemplate,
): Promise<void> {
  for (const { logicalId } of template.ofType('AWS::S3::Bucket')) {
    // S3 in us-east-1 replies with 200 when the caller already owns the bucket, and so does the engine.
    const { status, text } = await callEngine(`${fauxqs}/${bucketName(logicalId)}`, fauxqsAgent, 'PUT');
    if (status !== 200) throw new Error(`Bucket ${logicalId} could not be created: ${status} ${text}`);
  }
}
