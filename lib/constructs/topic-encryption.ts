import type { Key } from 'aws-cdk-lib/aws-kms';
import type { TopicProps } from 'aws-cdk-lib/aws-sns';

/**
 * How a topic is encrypted at rest. AWS's own key for SNS would not do without a key of the operator's: neither SES nor
 * CloudWatch may use it, and its policy cannot be changed.
 */
export function topicEncryption(dataKey: Key | undefined): Pick<TopicProps, 'masterKey'> {
  return dataKey === undefined ? {} : { masterKey: dataKey };
}
