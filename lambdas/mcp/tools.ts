import type { Caller } from '../caller/caller.ts';
import { grants } from '../caller/permissions.ts';
import { completeClaimOperation } from '../operations/claims/complete.ts';
import type { McpTool, Operation } from '../operations/define.ts';
import { whoamiOperation } from '../operations/identity/identity.ts';
import { toolOperations } from '../operations/tool-operations.ts';
import type { View } from './view.ts';
import { attachmentTextView, attachmentView } from './views/attachment.ts';
import { inboxesView, inboxView } from './views/inbox.ts';
import { messagesView, threadsView } from './views/list.ts';
import { messageView } from './views/message.ts';
import { deletedView, plainView, updatedMessageView, usageView } from './views/plain.ts';
import { threadView } from './views/thread.ts';
import { claimView, verificationView, waitView } from './views/wait.ts';

type KeyedOperation = Exclude<Operation, { access: 'public' }>;

export interface Tool extends McpTool {
  readonly operation: KeyedOperation;
  readonly view: View;
}

/** By tool. A view puts text from strangers behind a marker. */
const VIEWS: Readonly<Record<string, View>> = {
  whoami: plainView(whoamiOperation.output),
  create_inbox: inboxView,
  list_inboxes: inboxesView,
  get_inbox: inboxView,
  delete_inbox: deletedView,
  list_threads: threadsView,
  get_thread: threadView,
  get_verification: verificationView,
  list_messages: messagesView,
  wait_for_message: waitView,
  get_message: messageView,
  update_message: updatedMessageView,
  claim_message: claimView,
  complete_message: plainView(completeClaimOperation.output),
  get_attachment: attachmentView,
  read_attachment: attachmentTextView,
  get_usage: usageView,
};

export const tools: readonly Tool[] = toolOperations.flatMap((operation) =>
  operation.mcp === false || operation.access === 'public'
    ? []
    : [operation.mcp, ...(operation.mcp.more ?? [])].map((tool: McpTool) => ({
        ...tool,
        operation,
        view: viewOf(tool),
      })),
);

function viewOf({ tool }: McpTool): View {
  const view = VIEWS[tool];
  if (view === undefined) throw new Error(`The tool ${tool} has no view`);
  return view;
}

/** Whether this key may call the tool at all: permission, scope, and whether it is confirmed. */
export function mayCall(caller: Caller, { operation: { access } }: Tool): boolean {
  if (caller.pending && !access.pending) return false;
  if (caller.scope.type === 'inbox' && access.scope === 'organization') return false;
  return access.permission === 'none' || grants(caller.permissions, access.permission);
}
