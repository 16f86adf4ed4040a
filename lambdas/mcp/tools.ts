import type { Caller } from '../caller.ts';
import type { McpTool, Operation } from '../operations/define.ts';
import { operations } from '../operations/registry.ts';
import { grants } from '../permissions.ts';
import type { View } from './view.ts';
import { attachmentView } from './views/attachment.ts';
import { inboxesView, inboxView } from './views/inbox.ts';
import { messageView } from './views/message.ts';
import { deletedView, plainView } from './views/plain.ts';
import { threadView } from './views/thread.ts';
import { threadsView } from './views/threads.ts';

type KeyedOperation = Exclude<Operation, { access: 'public' }>;

/** An operation that the registry gives to assistants. */
export interface Tool extends McpTool {
  readonly operation: KeyedOperation;
  readonly view: View;
}

/** Views of the operations whose results hold what people wrote; the others are shown as they are. */
const VIEWS: ReadonlyMap<string, View> = new Map([
  ['inboxes.list', inboxesView],
  ['inboxes.get', inboxView],
  ['inboxes.create', inboxView],
  ['threads.list', threadsView],
  ['threads.get', threadView],
  ['messages.get', messageView],
  ['messages.get-attachment', attachmentView],
]);

function viewOf(operation: KeyedOperation): View {
  const view = VIEWS.get(operation.name);
  if (view !== undefined) return view;
  return operation.status === 204 ? deletedView : plainView(operation.output);
}

export const tools: readonly Tool[] = operations.flatMap((operation) =>
  operation.mcp === false || operation.access === 'public'
    ? []
    : [{ ...operation.mcp, operation, view: viewOf(operation) }],
);

/** Whether this key may call the tool at all: permission, scope, and whether it is confirmed. */
export function mayCall(caller: Caller, { operation: { access } }: Tool): boolean {
  if (caller.pending && !access.pending) return false;
  if (caller.scope.type === 'inbox' && access.scope === 'organization') return false;
  return access.permission === 'none' || grants(caller.permissions, access.permission);
}
