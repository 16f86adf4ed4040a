import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { SESClient } from '@aws-sdk/client-ses';
import type { Context } from 'aws-lambda';
import { sesActiveRuleSet } from './aws/active-rule-set.ts';
import { CALL_LIMITS, openClient } from './aws/open-client.ts';
import { isRollingBack } from './aws/stack-status.ts';
import { readActivationRequest, readOwedAnswer } from './deployment/activation-request.ts';
import { answerCloudFormation, HAND_IN_MS } from './deployment/answer-cloudformation.ts';
import { applyActivation } from './deployment/apply-activation.ts';

const active = sesActiveRuleSet(openClient(SESClient, CALL_LIMITS, {}));
const stacks = openClient(CloudFormationClient, CALL_LIMITS, {});

/** What stays of the function's time for the answer: handing it in, and a second to get there. */
const KEPT_MS = HAND_IN_MS + 1_000;

/** CloudFormation's requests to make the stack's rule set the active one, or no longer. */
export function handler(event: unknown, context: Context): Promise<void> {
  return answerCloudFormation(event, {
    apply: (request) =>
      applyActivation(active, readActivationRequest(request), () =>
        isRollingBack(stacks, readOwedAnswer(event).StackId),
      ),
    deadlineMs: context.getRemainingTimeInMillis() - KEPT_MS,
  });
}
