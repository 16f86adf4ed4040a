import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import type { Context } from 'aws-lambda';
import { CALL_LIMITS, openClient } from './aws/open-client.ts';
import { isRollingBack } from './aws/stack-status.ts';
import { answerCloudFormation, HAND_IN_MS } from './deployment/answer-cloudformation.ts';
import { checkDeployment } from './deployment/check-deployment.ts';
import { readDeploymentRequest } from './deployment/deployment-request.ts';

const stacks = openClient(CloudFormationClient, CALL_LIMITS, {});

/** What stays of the function's time for the answer: handing it in, and a second to get there. */
const KEPT_MS = HAND_IN_MS + 1_000;

/** CloudFormation's requests to check a deployment before it changes anything. */
export function handler(event: unknown, context: Context): Promise<void> {
  return answerCloudFormation(event, {
    apply: (request) =>
      checkDeployment(readDeploymentRequest(request), (stackId) => isRollingBack(stacks, stackId)),
    deadlineMs: context.getRemainingTimeInMillis() - KEPT_MS,
  });
}
