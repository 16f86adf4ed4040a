import { fencedText } from '@agent-inbox/mail-reader/assistant';
import type { CallToolResult } from '@modelcontextprotocol/server';
import type { Context } from '../core/context.ts';
import { ApiError, envelopeOf, notFound, OutOfScopeError } from '../core/errors.ts';
import { logError } from '../observability/log.ts';
import type { KeyedOperation } from '../operations/define.ts';
import { executeRead } from '../operations/execute.ts';
import { answerBytes } from '../store/table/page.ts';
import { readArguments } from './tool-arguments.ts';
import type { Tool } from './tools.ts';
import { type ViewCall, viewOfCall } from './view.ts';

export interface ToolContext extends Context {
  readonly requestId: string;
}

/** Every failure becomes a result that the model can read (D-MCP-08). */
export async function callTool(
  context: ToolContext,
  tool: Tool,
  args: Readonly<Record<string, unknown>>,
): Promise<CallToolResult> {
  const operation = args['inbox_id'] === undefined ? (tool.withoutInbox ?? tool.operation) : tool.operation;
  try {
    const { fields, ofView } = readArguments(tool, operation, args);
    const call = viewOfCall(tool.view, ofView, context.now());
    const input = inputOf(operation, { ...fields, ...call.input });
    const { body } = await executeRead(operation, { ...context, pageBytes: PAGE_BYTES }, input);
    const { structured, segments } = call.show(body);
    const text = fencedText(segments, context.randomBytes);
    return fitting({ content: [{ type: 'text', text }], structuredContent: { ...structured } });
  } catch (error) {
    return failure(error, context.requestId);
  }
}

/** Lambda limits a response to 6 MB; the rest is for headers. */
const ANSWER_BYTES = 5_500_000;
/** Items appear twice in a result, once as JSON inside JSON, where a quote takes three times its bytes. */
const PAGE_BYTES = ANSWER_BYTES / 4;

/** Headers and links of a hostile email can exceed the limit by themselves. */
function fitting(result: CallToolResult): CallToolResult {
  if (answerBytes(result) <= ANSWER_BYTES) return result;
  const message = 'The result is larger than 5.5 MB. Ask for less with limit, max_chars or full_text=false.';
  throw new ApiError('validation', message);
}

function inputOf({ input: { shape } }: KeyedOperation, fields: ViewCall['input']): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name in shape));
}

function failure(error: unknown, requestId: string): CallToolResult {
  const text = JSON.stringify(envelope(error, requestId));
  return { isError: true, content: [{ type: 'text', text }] };
}

function envelope(error: unknown, requestId: string): unknown {
  // Over MCP, resources out of scope do not exist (MCP-16).
  if (error instanceof OutOfScopeError) return envelopeOf(notFound('inbox'));
  if (error instanceof ApiError) return envelopeOf(error);
  logError('tool failed', error, { request_id: requestId });
  const unforeseen = new ApiError('internal_error', 'Something went wrong on our side.');
  return { ...envelopeOf(unforeseen), request_id: requestId };
}
