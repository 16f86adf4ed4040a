import { KMSClient } from '@aws-sdk/client-kms';
import { SESClient } from '@aws-sdk/client-ses';
import { SNSClient } from '@aws-sdk/client-sns';
import { sesActiveRules } from './aws/active-rule-set.ts';
import { snsAlarmTopic } from './aws/alarm-topic.ts';
import { sqsDeadLetterQueue } from './aws/dead-letter-queue.ts';
import { kmsKeyStates } from './aws/key-states.ts';
import { cloudWatchMetering } from './aws/metering.ts';
import { CALL_LIMITS, openClient } from './aws/open-client.ts';
import { client as sqs } from './aws/sdk/sqs.ts';
import { type AccountServices, checkAccount } from './deployment/check-account.ts';
import { checkAccountEnvironment, readEnvironment } from './environment.ts';

const environment = readEnvironment(checkAccountEnvironment);

const ses = openClient(SESClient, CALL_LIMITS, {});

const services: AccountServices = {
  activeRules: () => sesActiveRules(ses),
  keys: kmsKeyStates(openClient(KMSClient, CALL_LIMITS, {})),
  queues: {
    // All queue URLs of a stack differ only in their last part.
    count: (name) => sqsDeadLetterQueue(sqs, new URL(name, environment.QUEUE_URL).href).count(),
  },
  alarmTopic:
    environment.ALARM_TOPIC_ARN === undefined
      ? undefined
      : snsAlarmTopic(openClient(SNSClient, CALL_LIMITS, {}), environment.ALARM_TOPIC_ARN),
  findings: cloudWatchMetering(),
  receiptRule: environment.RECEIPT_RULE,
  keyIds: environment.KEY_IDS,
  deadLetterQueues: environment.DEAD_LETTER_QUEUES,
  workQueues: environment.WORK_QUEUES,
};

export function handler(): Promise<void> {
  return checkAccount(services);
}
