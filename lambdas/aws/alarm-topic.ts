import { GetTopicAttributesCommand, type SNSClient } from '@aws-sdk/client-sns';
import type { AlarmTopic } from '../deployment/check-account.ts';

export function snsAlarmTopic(client: SNSClient, arn: string): AlarmTopic {
  return {
    arn,
    async confirmed() {
      const { Attributes = {} } = await client.send(new GetTopicAttributesCommand({ TopicArn: arn }));
      return Number(Attributes['SubscriptionsConfirmed'] ?? 0);
    },
  };
}
