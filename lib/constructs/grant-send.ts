import { type IGrantable, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';

/** Leave to send, and nothing else: CDK's own grant lets the sender look up the queue and read its attributes too. */
export function grantSend(queue: IQueue, grantee: IGrantable): void {
  grantee.grantPrincipal.addToPrincipalPolicy(
    new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queue.queueArn] }),
  );
}
