import { AwsError } from '../aws-gateway/aws-error.ts';

/** What DynamoDB answers to a request that breaks one of its rules. */
export function validationError(message: string): AwsError {
  return new AwsError(400, 'ValidationException', message);
}

/** What DynamoDB answers when one part of a transaction breaks a rule that it checks part by part. */
export function transactionValidationError(parts: number, failed: number, message: string): AwsError {
  const reasons = Array.from({ length: parts }, (_, index) =>
    index === failed ? { Code: 'ValidationError', Message: message } : { Code: 'None' },
  );
  const codes = reasons.map(({ Code }) => Code).join(', ');
  return new AwsError(
    400,
    'TransactionCanceledException',
    `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`,
    undefined,
    { CancellationReasons: reasons },
  );
}
