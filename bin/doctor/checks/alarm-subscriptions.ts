import { ListSubscriptionsByTopicCommand } from '@aws-sdk/client-sns';
import type { Check } from '../check.ts';
import { failure, ok, warning } from '../finding.ts';
import type { StackContext } from '../stack-context.ts';

export const alarmSubscriptions: Check<Pick<StackContext, 'aws' | 'stack'>> = {
  id: 'alarm-subscriptions',
  title: 'Subscribers of alarms',
  actions: ['sns:ListSubscriptionsByTopic'],
  async run({ aws, stack }, abortSignal) {
    const TopicArn = stack.output('AlarmTopicArn');
    if (TopicArn === undefined)
      return [failure('The stack has no alarm topic', 'Deploy again: docs/deploy.md.')];
    const command = new ListSubscriptionsByTopicCommand({ TopicArn });
    const { Subscriptions = [] } = await aws.sns.send(command, { abortSignal });
    if (Subscriptions.length === 0) {
      return [
        warning(
          'No subscription receives the alarms',
          'Deploy with the setting alarmEmail, or subscribe to the topic AlarmTopicArn.',
        ),
      ];
    }
    const pending = Subscriptions.filter(({ SubscriptionArn }) => SubscriptionArn === 'PendingConfirmation');
    const findings = pending.map(({ Endpoint, Protocol }) =>
      warning(
        'has not confirmed the subscription and gets no alarms',
        'Open the mail of AWS Notifications and confirm; after 3 days deploy again or subscribe anew.',
        Endpoint ?? Protocol,
      ),
    );
    const confirmed = Subscriptions.length - pending.length;
    return confirmed > 0 ? [ok(`${confirmed} confirmed`), ...findings] : findings;
  },
};
