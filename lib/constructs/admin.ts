import { Duration, Stack } from 'aws-cdk-lib';
import { type IGrantable, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { adminEnvironment, DEAD_LETTER_QUEUES } from '../../lambdas/environment.ts';
import type { Settings } from '../settings.ts';
import type { AuditLines } from './audit-lines.ts';
import type { DeferredMail } from './deferred-mail.ts';
import type { EventStream } from './event-stream.ts';
import { grantSend } from './grant-send.ts';
import type { MailStore } from './mail-store.ts';
import { OperatorApi } from './operator-api.ts';
import type { Purge } from './purge.ts';
import { type RedriveRoute, redriveRoutes } from './redrive-routes.ts';
import { ServiceFunction } from './service-function.ts';
import type { WebhookDelivery } from './webhook-delivery.ts';

/**
 * Deleting a tenant revokes all of its keys before the response. The limit is below 4 minutes for the reason in
 * `rebuild.ts`.
 */
const TIMEOUT = Duration.seconds(230);

export interface AdminProps {
  readonly settings: Settings;
  readonly store: MailStore;
  readonly purge: Purge;
  readonly deferred: DeferredMail;
  readonly stream: EventStream;
  readonly webhooks: WebhookDelivery;
  readonly auditLines: AuditLines;
}

/**
 * The function is reached only through the operator API and lambda:InvokeFunction, with the operator's credentials.
 * Construct it after all queues.
 */
export class Admin extends Construct {
  readonly function: LambdaFunction;
  readonly api: OperatorApi;

  constructor(scope: Construct, id: string, props: AdminProps) {
    super(scope, id);
    const { settings, store, purge, deferred, stream, webhooks } = props;
    const deadLetters = redriveRoutes(this, props);
    const admin = new ServiceFunction(this, 'Function', {
      settings,
      entry: 'admin',
      description: 'runs operator commands',
      timeout: TIMEOUT,
      memoryMegabytes: 512,
      environment: {
        schema: adminEnvironment,
        values: {
          TABLE_NAME: store.table.tableName,
          POLICY: Stack.of(this).toJsonString({
            plans: settings.plans,
            inboxDomain: settings.inboxDomain,
            moreInboxDomains: settings.moreInboxDomains,
          }),
          PURGE_QUEUE_URL: purge.work.queue.queueUrl,
          RELEASE_QUEUE_URL: deferred.work.queue.queueUrl,
          DELIVERY_QUEUE_URL: webhooks.attempts.queue.queueUrl,
          DEAD_LETTER_QUEUES: JSON.stringify(namesOf(deadLetters)),
          STREAM_URL: stream.url,
        },
      },
    });
    store.grantRows(
      admin,
      'GetItem',
      'BatchGetItem',
      'Query',
      'PutItem',
      'UpdateItem',
      'DeleteItem',
      'BatchWriteItem',
      'ConditionCheckItem',
    );
    grantSend(purge.work.queue, admin);
    deferred.grantRequest(admin);
    stream.grantSend(admin);
    grantRedrive(deadLetters, admin);
    this.function = admin.function;
    this.api = new OperatorApi(this, 'Operator', { settings, handler: admin.function });
  }
}

function namesOf(routes: readonly RedriveRoute[]): readonly string[][] {
  return DEAD_LETTER_QUEUES.map((name) => {
    const { deadLetters, back } = routes.find((route) => route.name === name) ?? {};
    if (deadLetters === undefined) throw new Error(`There is no dead-letter queue ${name}`);
    if (back === undefined) return [deadLetters.queueName];
    return [deadLetters.queueName, isQueue(back) ? back.queueName : back.functionName];
  });
}

function isQueue(back: RedriveRoute['back']): back is Queue {
  return back instanceof Queue;
}

function grantRedrive(routes: readonly RedriveRoute[], grantee: IGrantable): void {
  const backs = [...new Set(routes.flatMap((route) => route.back ?? []))];
  for (const statement of [
    new PolicyStatement({
      actions: ['sqs:GetQueueAttributes', 'sqs:ReceiveMessage', 'sqs:DeleteMessage'],
      resources: routes.map(({ deadLetters }) => deadLetters.queueArn),
    }),
    new PolicyStatement({
      actions: ['sqs:SendMessage'],
      resources: backs.filter(isQueue).map((queue) => queue.queueArn),
    }),
    new PolicyStatement({
      actions: ['lambda:InvokeFunction'],
      resources: backs.flatMap((back) => (isQueue(back) ? [] : [back.functionArn])),
    }),
  ]) {
    grantee.grantPrincipal.addToPrincipalPolicy(statement);
  }
}
