import { LambdaClient } from '@aws-sdk/client-lambda';
import { INVOKE_LIMITS, openClient } from '../open-client.ts';

export { InvokeCommand } from '@aws-sdk/client-lambda';

export const client = openClient(LambdaClient, INVOKE_LIMITS, {});
