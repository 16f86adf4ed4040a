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

/** What stays of the function's time for the answer: handing it in, and a second to get there. */
const KEPT_MS = HAND_IN_MS + 1_000;

/** CloudFormation's requests to make the stack's rule set the active one, or no longer, or to put its rule into that of others. */
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
