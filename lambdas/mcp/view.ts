import * as z from 'zod';
import type { Segment } from './fenced-text.ts';

/** What a tool answers with. */
export interface Shown<Structured = Readonly<Record<string, unknown>>> {
  /** The REST body, with the fields that only assistants get. */
  readonly structured: Structured;
  /** The same for a model to read. */
  readonly segments: readonly Segment[];
}

interface ViewShape<Body extends z.ZodType, Args extends z.ZodObject, Output extends z.ZodType> {
  /** The operation's output. */
  readonly body: Body;
  /** Arguments beside the operation's own. */
  readonly arguments: Args;
  /** Input that assistants do not choose. */
  readonly fixed: Readonly<Record<string, unknown>>;
  /** What `structured` holds. */
  readonly output: Output;
  /** Whether results hold what strangers, or people with a key, wrote. */
  readonly holdsMail: boolean;
  show(body: z.output<Body>, args: z.output<Args>): Shown<z.input<Output>>;
}

/** How assistants see an operation where that differs from how REST clients do. */
export interface View extends Omit<ViewShape<z.ZodType, z.ZodObject, z.ZodType>, 'body' | 'show'> {
  /**
   * @throws ZodError when the body is not the operation's output, or the arguments are not the view's.
   */
  show(body: unknown, args: unknown): Shown;
}

const record = z.record(z.string(), z.unknown());

/** Declares a view: its body, its arguments and its answer are typed by their schemas. */
export function defineView<Body extends z.ZodType, Args extends z.ZodObject, Output extends z.ZodType>(
  view: ViewShape<Body, Args, Output>,
): View {
  return {
    ...view,
    show(body, args) {
      const { structured, segments } = view.show(view.body.parse(body), view.arguments.parse(args));
      return { structured: record.parse(structured), segments };
    },
  };
}

/** Marks an object that holds what strangers or people with a key wrote (D-MCP-10). */
export const untrusted = { untrusted_content: z.literal(true) };
export const UNTRUSTED = { untrusted_content: true } as const;

export const noArguments = z.object({});
