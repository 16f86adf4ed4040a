import { SQSClient } from '@aws-sdk/client-sqs';
import { CALL_LIMITS, openClient } from '../open-client.ts';

export {
  ChangeMessageVisibilityBatchCommand,
  DeleteMessageCommand,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
} from '@aws-sdk/client-sqs';

export const client = openClient(SQSClient, CALL_LIMITS, {});
