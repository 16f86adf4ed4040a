import { Readable } from 'node:stream';
import type { Fault } from './fault.ts';

/** An answer as the transport hands it to the SDK, which reads it as if a service had sent it. */
export interface WireAnswer {
  readonly statusCode: number;
  readonly reason: string;
  readonly headers: Record<string, string>;
  readonly body: Readable;
}

function answer(statusCode: number, contentType: string, body: string): WireAnswer {
  return {
    statusCode,
    reason: '',
    headers: { 'content-type': contentType, 'x-amzn-requestid': 'played' },
    body: Readable.from([Buffer.from(body)], { objectMode: false }),
  };
}

export function jsonAnswer(statusCode: number, body: unknown): WireAnswer {
  return answer(statusCode, 'application/x-amz-json-1.0', JSON.stringify(body));
}

const DYNAMODB = 'com.amazonaws.dynamodb.v20120810';
const WRITES = ['PutItem', 'UpdateItem', 'DeleteItem'];

/**
 * What the service says when it refuses a request, by what is on the wire.
 * @param service signing name: `dynamodb`, `s3`, `sqs`, `events` or `execute-api`.
 * @param variant varies between the errors that a service has for one thing.
 * @returns undefined when this service never says so to this operation.
 */
export function refusal(
  fault: Fault,
  { service, operation, parts }: { service: string; operation: string; parts: number },
  variant: number,
): WireAnswer | undefined {
  if (fault === 'throttle') return throttling(service, variant);
  if (fault !== 'conflict') return undefined;
  if (operation === 'TransactWriteItems') return conflictAt(new Set([variant % parts]), parts);
  if (!WRITES.includes(operation)) return undefined;
  return jsonAnswer(400, {
    __type: `${DYNAMODB}#TransactionConflictException`,
    message: 'Transaction is ongoing for the item',
  });
}

/** A transaction that is canceled because others hold the rows of these parts. */
export function conflictAt(held: ReadonlySet<number>, parts: number): WireAnswer {
  const codes = Array.from({ length: parts }, (_, i) => (held.has(i) ? 'TransactionConflict' : 'None'));
  return jsonAnswer(400, {
    __type: `${DYNAMODB}#TransactionCanceledException`,
    message: `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes.join(', ')}]`,
    CancellationReasons: codes.map((Code) =>
      Code === 'None' ? { Code } : { Code, Message: 'Transaction is ongoing for the item' },
    ),
  });
}

function throttling(service: string, variant: number): WireAnswer {
  switch (service) {
    case 'dynamodb':
      return jsonAnswer(400, {
        __type: `${DYNAMODB}#${variant % 2 === 0 ? 'ThrottlingException' : 'ProvisionedThroughputExceededException'}`,
        message: 'Rate exceeded',
      });
    case 's3':
      return answer(
        503,
        'application/xml',
        '<?xml version="1.0" encoding="UTF-8"?><Error><Code>SlowDown</Code><Message>Please reduce your request rate.</Message></Error>',
      );
    default:
      return jsonAnswer(400, { __type: 'com.amazonaws#ThrottlingException', message: 'Rate exceeded' });
  }
}
