import type { MessageContent, MessageSummary } from '../../lambdas/message/message.ts';
import { messageExample } from '../../lambdas/operations/messages/message-example.ts';
import {
  messageContentSchema,
  messageSummarySchema,
} from '../../lambdas/operations/messages/message-schema.ts';

/** The message of the API reference, as the service has it: with every field that messages always have. */
export const exampleSummary: MessageSummary = {
  ...messageSummarySchema.parse(messageExample),
  verification: null,
};
export const exampleContent: MessageContent = messageContentSchema.parse(messageExample);
