import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { Row } from './table.ts';

type Conditional<Result> =
  | { readonly applied: true; readonly result: Result }
  /**
   * The condition did not hold. With the row that was found; undefined when there is none, or when the write does not ask for
   * it (`ReturnValuesOnConditionCheckFailure`).
   */
  | { readonly applied: false; readonly row: Row | undefined };

/** Makes one write that has a condition. A failed condition is a result, every other error is thrown. */
export async function ifConditionHolds<Result>(write: () => Promise<Result>): Promise<Conditional<Result>> {
  try {
    return { applied: true, result: await write() };
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    return { applied: false, row: error.Item === undefined ? undefined : unmarshall(error.Item) };
  }
}
