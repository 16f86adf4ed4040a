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

/** AWS asks for at least six function timeouts, so that a throttled batch is not handed out twice. */
const TIMEOUTS_PER_VISIBILITY = 6;
/**
 * Half of what a dead-letter queue keeps. A dead-letter message expires by the time at which it entered its first queue (SQS
 * developer guide, "Dead-letter queues"), so an operator has at least seven days for each.
 */
const RETENTION_DAYS = 7;

export interface WorkQueueProps {
  /** Timeout of the function that will consume it. */
  readonly consumerTimeout: Duration;
  /** When a message comes again whose worker died. Default: six timeouts. */
  readonly visibilityTimeout?: Duration;
  /** Deliveries before a message goes to the dead-letter queue. */
  readonly maxReceiveCount: number;
  /** Encrypts the queue and its dead-letter queues. Default: a key of SQS. */
  readonly key?: Key | undefined;
  /** Whether clients ask again for what failed, so that no operator need put it back. */
  readonly isAskedForAgain?: true;
  /** How long a message waits before its first delivery. */
  readonly delay?: Duration;
}

/** A queue with its dead-letter queue, consumed by one function that answers for each message by itself. */
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

  /** Functions that the queue invokes. */
  get consumers(): readonly ServiceFunction<z.ZodObject>[] {
    return this.#consumers;
  }

  /** Every queue whose messages belong into this one: where an operator's redrive takes them. */
  get deadLetterQueues(): readonly Queue[] {
    return [this.deadLetters, ...this.#undelivered];
  }

  /** Where what a rule or a subscription could not put into this queue waits for an operator. */
  undelivered(scope: Construct, id: string): Queue {
    const queue = deadLetterQueue(scope, id, this.#key);
    this.#undelivered.push(queue);
    return queue;
  }

  /**
   * @param share bounds how many batches are worked on at once. They never exceed what the function may have: SQS would hand
   *   out batches that Lambda throttles, and each throttled batch counts as a delivery.
   * @param most in place of the share's.
   */
  consumeWith<Environment extends z.ZodObject>(
    consumer: ServiceFunction<Environment>,
    { batchSize, share, most }: { batchSize: number; share: ExecutionShare; most?: number | undefined },
  ): void {
    this.#consumers.push(consumer);
    const { reservedConcurrency: reserved } = consumer;
    const maxConcurrency =
      reserved === undefined
        ? (most ?? DeploymentCheck.executions(this, share))
        : Math.min(most ?? EXECUTION_SHARES[share].most, reserved);
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
