import { Duration } from 'aws-cdk-lib';
import type { Key } from 'aws-cdk-lib/aws-kms';
import { EventSourceMapping } from 'aws-cdk-lib/aws-lambda';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type * as z from 'zod';
import { EXECUTION_SHARES, type ExecutionShare } from '../../lambdas/deployment/executions.ts';
import { deadLetterQueue } from './dead-letter-queue.ts';
import { DeploymentCheck } from './deployment-check.ts';
import { encryptQueue } from './queue-encryption.ts';
import type { ServiceFunction } from './service-function.ts';

/** AWS recommends at least six function timeouts, so that a throttled batch is not delivered twice. */
const TIMEOUTS_PER_VISIBILITY = 6;
/**
 * A dead-letter message expires by the time it entered its first queue (SQS developer guide, "Dead-letter queues"), so
 * an operator has at least seven days.
 */
const RETENTION_DAYS = 7;

/** SQS invokes a function with at most this many concurrent batches (Lambda API, "ScalingConfig"). */
const MAX_CONCURRENCY = 1_000;

export interface WorkQueueProps {
  readonly consumerTimeout: Duration;
  /** The default is six function timeouts. */
  readonly visibilityTimeout?: Duration;
  readonly maxReceiveCount: number;
  readonly key?: Key | undefined;
  /** Clients request failed work again, so no operator has to redrive it. */
  readonly isAskedForAgain?: true;
  readonly delay?: Duration;
}

export class WorkQueue extends Construct {
  readonly queue: Queue;
  readonly deadLetters: Queue;
  readonly isAskedForAgain: boolean;
  readonly #key: Key | undefined;
  readonly #undelivered: Queue[] = [];
  readonly #consumers: ServiceFunction<z.ZodObject>[] = [];

  constructor(scope: Construct, id: string, props: WorkQueueProps) {
    super(scope, id);
    this.deadLetters = deadLetterQueue(this, 'DeadLetters', props.key);
    this.#key = props.key;
    this.isAskedForAgain = props.isAskedForAgain === true;
    this.queue = new Queue(this, 'Queue', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(RETENTION_DAYS),
      visibilityTimeout:
        props.visibilityTimeout ??
        Duration.seconds(props.consumerTimeout.toSeconds() * TIMEOUTS_PER_VISIBILITY),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: props.maxReceiveCount },
      ...(props.delay === undefined ? {} : { deliveryDelay: props.delay }),
    });
    if (props.key !== undefined) encryptQueue(this.queue, props.key);
  }

  get consumers(): readonly ServiceFunction<z.ZodObject>[] {
    return this.#consumers;
  }

  /** An operator's redrive moves messages from these queues into the work queue. */
  get deadLetterQueues(): readonly Queue[] {
    return [this.deadLetters, ...this.#undelivered];
  }

  /** Events that a rule or subscription could not send to the work queue wait here for an operator. */
  undelivered(scope: Construct, id: string): Queue {
    const queue = deadLetterQueue(scope, id, this.#key);
    this.#undelivered.push(queue);
    return queue;
  }

  /**
   * `share` bounds concurrent batches by the function's executions, because each batch that Lambda throttles counts as
   * a delivery. A reservation lowers the bound; with `usesReservation` it also raises it.
   */
  consumeWith<Environment extends z.ZodObject>(
    consumer: ServiceFunction<Environment>,
    {
      batchSize,
      share,
      usesReservation = false,
    }: { batchSize: number; share: ExecutionShare; usesReservation?: boolean },
  ): void {
    this.#consumers.push(consumer);
    const { reservedConcurrency: reserved } = consumer;
    const maxConcurrency =
      reserved === undefined
        ? DeploymentCheck.executions(this, share)
        : Math.min(usesReservation ? MAX_CONCURRENCY : EXECUTION_SHARES[share].most, reserved);
    this.queue.grantConsumeMessages(consumer);
    // CDK's own event source has the name of the stack in its logical id.
    new EventSourceMapping(consumer, 'Source', {
      target: consumer.function,
      eventSourceArn: this.queue.queueArn,
      batchSize,
      maxConcurrency,
      reportBatchItemFailures: true,
    });
  }
}
