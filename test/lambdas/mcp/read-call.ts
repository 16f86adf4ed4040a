import { type View, type ViewCall, viewOfCall } from '../../../lambdas/mcp/view.ts';

/** A call of a tool with this view. */
export function readCall(view: View, args: Readonly<Record<string, unknown>>, now: Date): ViewCall {
  return viewOfCall(view, view.arguments.parse(args), now);
}
