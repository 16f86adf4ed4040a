import type { Need } from '../contract.ts';
import { AwsError } from '../failures/aws-error.ts';

/** The needs follow the service authorization reference ("Amazon SNS"). */
export function snsNeeds(parameters: URLSearchParams): readonly Need[] {
  const operation = parameters.get('Action');
  if (operation === null)
    throw new AwsError(400, 'MissingAction', 'The request must contain the parameter Action');
  const resource =
    parameters.get('TopicArn') ?? parameters.get('TargetArn') ?? parameters.get('ResourceArn') ?? '*';
  // IAM has no action for a batch.
  return [{ action: `sns:${operation === 'PublishBatch' ? 'Publish' : operation}`, resource }];
}
