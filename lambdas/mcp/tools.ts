import type { Caller } from '../caller/caller.ts';
import { grants } from '../caller/permissions.ts';
import type { McpTool, Operation, ViewName } from '../operations/define.ts';
import { toolOperations } from '../operations/tool-operations.ts';
import type { View } from './view.ts';
import { attachmentTextView, attachmentView } from './views/attachment.ts';
import { claimView } from './views/claim.ts';
import { inboxesView, inboxView } from './views/inbox.ts';
import { messageView } from './views/message.ts';
import { messagesView } from './views/messages.ts';
import { deletedView, identityView, plainView, updatedMessageView, usageView } from './views/plain.ts';
import { threadView } from './views/thread.ts';
import { threadsView } from './views/threads.ts';
import { verificationView } from './views/verification.ts';
import { waitView } from './views/wait.ts';

type KeyedOperation = Exclude<Operation, { access: 'public' }>;

export interface Tool extends Omit<McpTool, 'view'> {
  readonly operation: KeyedOperation;
  readonly view: View;
}

const VIEWS: Readonly<Record<ViewName, View>> = {
  attachment: attachmentView,
  attachmentText: attachmentTextView,
  claim: claimView,
  identity: identityView,
  inbox: inboxView,
  inboxes: inboxesView,
  message: messageView,
  messages: messagesView,
  thread: threadView,
  threads: threadsView,
  updatedMessage: updatedMessageView,
  usage: usageView,
  verification: verificationView,
  wait: waitView,
};

function viewOf({ status, output }: KeyedOperation, { view }: McpTool): View {
  if (view !== undefined) return VIEWS[view];
  return status === 204 ? deletedView : plainView(output);
}

export const tools: readonly Tool[] = toolOperations.flatMap((operation) =>
  operation.mcp === false || operation.access === 'public'
    ? []
    : [operation.mcp, ...(operation.mcp.more ?? [])].map((tool: McpTool) => ({
        ...tool,
        operation,
        view: viewOf(operation, tool),
      })),
);

/** Whether this key may call the tool at all: permission, scope, and whether it is confirmed. */
export function mayCall(caller: Caller, { operation: { access } }: Tool): boolean {
  if (caller.pending && !access.pending) return false;
  if (caller.scope.type === 'inbox' && access.scope === 'organization') return false;
  return access.permission === 'none' || grants(caller.permissions, access.permission);
}
