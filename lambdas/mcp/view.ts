import * as z from 'zod';
import { parseFields } from '../operations/validation-error.ts';
import type { Segment } from './fenced-text.ts';
import { safeFields } from './safe-text.ts';

/** What a tool answers with: the same in both forms, because some clients give a model only one of them. */
export interface Shown<Structured = Readonly<Record<string, unknown>>> {
  /** The fields of the answer, for clients that read JSON. */
  readonly structured: Structured;
  /** The same for a model to read. */
  readonly segments: readonly Segment[];
}

/** How assistants see an operation where that differs from how REST clients do. */
interface ViewOf<Body extends z.ZodType, Args extends z.ZodObject, Output extends z.ZodType> {
  readonly body: Body;
  /** Arguments that the view reads: its own, or those of the operation that change what it shows. */
  readonly arguments: Args;
  /** Input that assistants do not choose. */
  readonly fixed: Readonly<Record<string, unknown>>;
  /** Input that the operation gets where the call has none. */
  defaults?(args: z.output<Args>, now: Date): Readonly<Record<string, unknown>>;
  /** Input that arguments of the view say in other words. */
  derived?(args: z.output<Args>): Readonly<Record<string, unknown>>;
  /** What `structured` holds. */
  readonly output: Output;
  /** Whether results hold what strangers, or people with a key, wrote. */
  readonly holdsMail: boolean;
  show(body: z.output<Body>, args: z.output<Args>): Shown<z.input<Output>>;
}

export type View = ViewOf<z.ZodType, z.ZodObject, z.ZodType>;

/** Declares a view: its body, its arguments and its answer are typed by their schemas. */
export function defineView<Body extends z.ZodType, Args extends z.ZodObject, Output extends z.ZodType>(
  view: ViewOf<Body, Args, Output>,
): View {
  return view;
}

export interface ViewCall {
  readonly input: Readonly<Record<string, unknown>>;
  /** @throws ZodError when the body is not the operation's output. */
  show(body: unknown): Shown;
}

const record = z.record(z.string(), z.unknown());

/**
 * @param takes names of the arguments that the tool has
 * @throws ApiError validation when the arguments are not the tool's.
 */
export function readCall(
  view: View,
  args: Readonly<Record<string, unknown>>,
  now: Date,
  takes: 'anything' | readonly string[] = 'anything',
): ViewCall {
  const own = parseFields(view.arguments, args, takes);
  return {
    input: { ...view.defaults?.(own, now), ...args, ...view.fixed, ...view.derived?.(own) },
    show(body) {
      const { structured, segments } = view.show(view.body.parse(body), own);
      // Some clients give a model the structured result and not the text block: it is as safe as that.
      const fields = record.parse(structured);
      return { structured: view.holdsMail ? record.parse(safeFields(fields)) : fields, segments };
    },
  };
}

/** Marks an object that holds what strangers or people with a key wrote (D-MCP-10). */
export const untrusted = { untrusted_content: z.literal(true) };
export const UNTRUSTED = { untrusted_content: true } as const;

export const noArguments = z.object({});
