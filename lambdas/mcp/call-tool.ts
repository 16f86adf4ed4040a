import type { CallToolResult } from '@modelcontextprotocol/server';
import type { Context } from '../core/context.ts';
import { ApiError, envelopeOf, notFound, OutOfScopeError } from '../core/errors.ts';
import { logError } from '../log.ts';
import { execute } from '../operations/execute.ts';
import { validationError } from '../operations/validation-error.ts';
import { fencedText } from './fenced-text.ts';
import type { Tool } from './tools.ts';

/** Items of a page when none are asked for: fewer than over REST, because a model reads them all. */
export const PAGE_DEFAULT = 10;

/** A call with a key, and the id under which its failure is logged. */
export interface ToolContext extends Context {
  readonly requestId: string;
}

/** Calls a tool. Every failure is an answer that the model can read (D-MCP-08). */
export async function callTool(
  context: ToolContext,
  tool: Tool,
  args: Readonly<Record<string, unknown>>,
): Promise<CallToolResult> {
  const { operation, view } = tool;
  try {
    const own = view.arguments.safeParse(args);
    if (!own.success) throw validationError(own.error);
    const page = isList(tool) ? { limit: PAGE_DEFAULT } : {};
    const input = {
      ...page,
      ...view.defaults(args, context.now()),
      ...args,
      ...view.fixed,
      ...view.derived?.(args),
    };
    const { body } = await execute(operation, context, input);
    const { structured, segments } = view.show(body, args);
    const text = fencedText(segments, context.randomBytes);
    return { content: [{ type: 'text', text }], structuredContent: { ...structured } };
  } catch (error) {
    return failure(error, context.requestId);
  }
}

export function isList({ operation }: Tool): boolean {
  return 'page_token' in operation.input.shape;
}

function failure(error: unknown, requestId: string): CallToolResult {
  const text = JSON.stringify(envelope(error, requestId));
  return { isError: true, content: [{ type: 'text', text }] };
}

function envelope(error: unknown, requestId: string): unknown {
  // Over MCP what is out of scope does not exist (MCP-16).
  if (error instanceof OutOfScopeError) return envelopeOf(notFound('inbox'));
  if (error instanceof ApiError) return envelopeOf(error);
  logError('tool failed', error, { request_id: requestId });
  const unforeseen = new ApiError('internal_error', 'Something went wrong on our side.');
  return { ...envelopeOf(unforeseen), request_id: requestId };
}
