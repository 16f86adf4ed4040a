import { AwsError } from '../failures/aws-error.ts';

type Failure = readonly [status: number, code: string, message: string];

const UNAVAILABLE: Failure = [503, 'ServiceUnavailable', 'The service is temporarily unavailable.'];

/** The key is the signing name (AWS API references, "Common errors"). */
const THROTTLES: Readonly<Record<string, readonly Failure[]>> = {
  dynamodb: [
    [
      400,
      'ProvisionedThroughputExceededException',
      'The level of configured provisioned throughput for the table was exceeded.',
    ],
    [400, 'ThrottlingException', 'Throughput exceeds the current capacity of your table or index.'],
    [400, 'RequestLimitExceeded', 'Throughput exceeds the current throughput limit for your account.'],
  ],
  s3: [[503, 'SlowDown', 'Please reduce your request rate.']],
  sqs: [[400, 'RequestThrottled', 'The request was denied due to request throttling.']],
  kms: [[400, 'ThrottlingException', 'You have exceeded the rate at which you may call KMS.']],
  events: [[400, 'ThrottlingException', 'Rate exceeded']],
  ses: [[429, 'TooManyRequestsException', 'Maximum sending rate exceeded.']],
  lambda: [[429, 'TooManyRequestsException', 'Rate Exceeded.']],
  'execute-api': [[429, 'LimitExceededException', 'Too Many Requests']],
};

const SERVER_ERRORS: Readonly<Record<string, Failure>> = {
  dynamodb: [500, 'InternalServerError', 'Internal server error'],
  s3: [500, 'InternalError', 'We encountered an internal error. Please try again.'],
  sqs: UNAVAILABLE,
  kms: [500, 'KMSInternalException', 'An internal error occurred.'],
  events: [500, 'InternalException', 'An internal error occurred.'],
  ses: [500, 'InternalServiceErrorException', 'An internal error occurred.'],
  lambda: [500, 'ServiceException', 'An internal error occurred.'],
  'execute-api': [500, 'InternalServerException', 'Internal server error'],
};

export function canFail(service: string): boolean {
  return service in THROTTLES && service in SERVER_ERRORS;
}

export function throttleOf(service: string, chosen: number): AwsError {
  const throttles = THROTTLES[service] ?? [UNAVAILABLE];
  return new AwsError(...(throttles[Math.floor(chosen * throttles.length)] ?? UNAVAILABLE));
}

export function serverErrorOf(service: string): AwsError {
  return new AwsError(...(SERVER_ERRORS[service] ?? UNAVAILABLE));
}
