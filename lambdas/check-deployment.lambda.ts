import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import type { Context } from 'aws-lambda';
import { lambdaExecutions } from './aws/lambda-executions.ts';
import { CALL_LIMITS, openClient } from './aws/open-client.ts';
import { sesSendingState } from './aws/sending-state.ts';
import { isRollingBack } from './aws/stack-status.ts';
import { answerCloudFormation, HAND_IN_MS } from './deployment/answer-cloudformation.ts';
import { checkDeployment } from './deployment/check-deployment.ts';
import { readDeploymentRequest } from './deployment/deployment-request.ts';

const stacks = openClient(CloudFormationClient, CALL_LIMITS, {});
const lambda = openClient(LambdaClient, CALL_LIMITS, {});
const ses = openClient(SESv2Client, CALL_LIMITS, {});
const account = {
  isRollingBack: (stackId: string) => isRollingBack(stacks, stackId),
  unreservedExecutions: () => lambdaExecutions(lambda),
  sendingState: () => sesSendingState(ses),
};

/** One second is kept to reach CloudFormation's callback. */
const KEPT_MS = HAND_IN_MS + 1_000;

export function handler(event: unknown, context: Context): Promise<void> {
  return answerCloudFormation(event, {
    apply: (request) => checkDeployment(readDeploymentRequest(request), account),
    deadlineMs: context.getRemainingTimeInMillis() - KEPT_MS,
  });
}
