import { AwsError } from '../failures/aws-error.ts';

const REASONS = {
  TransactionConflict: 'Transaction is ongoing for the item',
  ThrottlingError: 'Throughput exceeds the current capacity of your table or index.',
  ProvisionedThroughputExceeded:
    'The level of configured provisioned throughput for one or more global secondary indexes of the table was exceeded.',
} as const;
type CancellationCode = keyof typeof REASONS;

export function transactionCanceled(code: CancellationCode, at: number, members: number): AwsError {
  const reasons = Array.from({ length: members }, (_, index) =>
    index === at ? { Code: code, Message: REASONS[code] } : { Code: 'None' },
  );
  const codes = reasons.map(({ Code }) => Code).join(', ');
  const message = `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`;
  return new AwsError(400, 'TransactionCanceledException', message, undefined, {
    CancellationReasons: reasons,
  });
}

export function transactionConflict(): AwsError {
  return new AwsError(400, 'TransactionConflictException', REASONS.TransactionConflict);
}

export function transactionInProgress(): AwsError {
  return new AwsError(
    400,
    'TransactionInProgressException',
    'The transaction with the given request token is already in progress.',
  );
}
