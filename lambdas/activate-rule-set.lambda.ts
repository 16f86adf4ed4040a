import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { SESClient } from '@aws-sdk/client-ses';
import type { Context } from 'aws-lambda';
import { CALL_LIMITS, openClient } from './aws/open-client.ts';
import { sesRuleSets } from './aws/receipt-rule-sets.ts';
import { isRollingBack } from './aws/stack-status.ts';
import { readActivationRequest, readOwedAnswer, resourceTypeOf } from './deployment/activation-request.ts';
import { answerCloudFormation, HAND_IN_MS } from './deployment/answer-cloudformation.ts';
import { applyActivation } from './deployment/apply-activation.ts';
import { findRuleSet, joinRuleSet } from './deployment/join-rule-set.ts';

const sets = sesRuleSets(openClient(SESClient, CALL_LIMITS, {}));
const stacks = openClient(CloudFormationClient, CALL_LIMITS, {});

/** One second is kept to reach CloudFormation's callback. */
const KEPT_MS = HAND_IN_MS + 1_000;

export function handler(event: unknown, context: Context): Promise<void> {
  return answerCloudFormation(event, {
    apply: async (request) => {
      const isRollback = () => isRollingBack(stacks, readOwedAnswer(event).StackId);
      switch (resourceTypeOf(request)) {
        case 'Custom::JoinedReceiptRuleSet':
          return findRuleSet(sets, request);
        case 'Custom::JoinedReceiptRule':
          await joinRuleSet(sets, request, isRollback);
          return undefined;
        default:
          await applyActivation(sets, readActivationRequest(request), isRollback);
          return undefined;
      }
    },
    deadlineMs: context.getRemainingTimeInMillis() - KEPT_MS,
  });
}
