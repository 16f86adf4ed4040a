import type { CallToolResult } from '@modelcontextprotocol/server';
import type { Context } from '../core/context.ts';
import { ApiError, envelopeOf, notFound, OutOfScopeError } from '../core/errors.ts';
import { logError } from '../observability/log.ts';
import type { Operation } from '../operations/define.ts';
import { execute } from '../operations/execute.ts';
import { answerBytes } from '../store/table/page.ts';
import { fencedText } from './fenced-text.ts';
import { argumentsOf, isList, PAGE_DEFAULT } from './tool-arguments.ts';
import type { Tool } from './tools.ts';
import { readCall, type ViewCall } from './view.ts';

export interface ToolContext extends Context {
  readonly requestId: string;
}

/** Calls a tool. Every failure is an answer that the model can read (D-MCP-08). */
export async function callTool(
  context: ToolContext,
  tool: Tool,
  args: Readonly<Record<string, unknown>>,
): Promise<CallToolResult> {
  const { view } = tool;
  try {
    const call = readCall(view, args, context.now(), Object.keys(argumentsOf(tool).shape));
    const page = isList(tool) ? { limit: PAGE_DEFAULT } : {};
    const operation = args['inbox_id'] === undefined ? (tool.withoutInbox ?? tool.operation) : tool.operation;
    const listing = { ...context, pageBytes: PAGE_BYTES };
    const { body } = await execute(operation, listing, { ...page, ...forOperation(operation, call.input) });
    const { structured, segments } = call.show(body);
    const text = fencedText(segments, context.randomBytes);
    return fitting({ content: [{ type: 'text', text }], structuredContent: { ...structured } });
  } catch (error) {
    return failure(error, context.requestId);
  }
}

/** A function answers with 6 MB at most. The rest is for headers. */
const ANSWER_BYTES = 5_500_000;
/** Items stand twice in an answer, in the text as JSON inside of JSON: a quote takes three times its bytes over REST. */
const PAGE_BYTES = ANSWER_BYTES / 4;

/** Of hostile mail, headers and links alone may be too much twice. @throws ApiError validation */
function fitting(result: CallToolResult): CallToolResult {
  if (answerBytes(result) <= ANSWER_BYTES) return result;
  const message = 'The answer is larger than 5.5 MB: ask for less (limit, max_chars, full_text false).';
  throw new ApiError('validation', message);
}

/** Input without the arguments that only the view reads. */
function forOperation({ input: { shape } }: Operation, input: ViewCall['input']): ViewCall['input'] {
  return Object.fromEntries(Object.entries(input).filter(([name]) => name in shape));
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
