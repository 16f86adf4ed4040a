import { KMSClient } from '@aws-sdk/client-kms';
import { SESClient } from '@aws-sdk/client-ses';
import { sesActiveRuleSet } from './aws/active-rule-set.ts';
import { sqsDeadLetterQueue } from './aws/dead-letter-queue.ts';
import { kmsKeyStates } from './aws/key-states.ts';
import { cloudWatchMetering } from './aws/metering.ts';
import { CALL_LIMITS, openClient } from './aws/open-client.ts';
import { client as sqs } from './aws/sdk/sqs.ts';
import { type AccountServices, checkAccount } from './deployment/check-account.ts';
import { checkAccountEnvironment, readEnvironment } from './environment.ts';

const environment = readEnvironment(checkAccountEnvironment);

const services: AccountServices = {
  ruleSets: sesActiveRuleSet(openClient(SESClient, CALL_LIMITS, {})),
  keys: kmsKeyStates(openClient(KMSClient, CALL_LIMITS, {})),
  queues: {
    // All queues of a stack are neighbours: their addresses differ in the last part.
    count: (name) => sqsDeadLetterQueue(sqs, new URL(name, environment.QUEUE_URL).href).count(),
  },
  findings: cloudWatchMetering(),
  ruleSetName: environment.RULE_SET_NAME,
  keyIds: environment.KEY_IDS,
  deadLetterQueues: environment.DEAD_LETTER_QUEUES,
  workQueues: environment.WORK_QUEUES,
};

/** Checks the queues, and what the stack needs of its account and cannot own. A schedule invokes it. */
export function handler(): Promise<void> {
  return checkAccount(services);
}
