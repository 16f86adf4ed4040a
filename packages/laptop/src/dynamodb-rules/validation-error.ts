import { AwsError } from '../failures/aws-error.ts';

export function validationError(message: string): AwsError {
  return new AwsError(400, 'ValidationException', message);
}

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
