import * as z from 'zod';
import { parseFields } from '../operations/validation-error.ts';
import type { Segment } from './fenced-text.ts';
import { safeFields } from './safe-text.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What a tool answers with: the same in both forms, because some clients give a model only one of them. */
export interface Shown {
  /** The fields of the answer, for clients that read JSON, which leaves out those that are undefined. */
  readonly structured: Fields;
  /** The same for a model to read. */
  readonly segments: readonly Segment[];
}

/** How assistants see an operation where that differs from how REST clients do. */
interface ViewOf<Body extends z.ZodType, Args extends z.ZodObject> {
  readonly body: Body;
  /** Arguments that the view reads: its own, or those of the operation that change what it shows. */
  readonly arguments: Args;
  /** Input that assistants do not choose. */
  readonly fixed?: Fields;
  /** Input that follows from arguments of the view; it goes before `fixed` and the arguments of the call. */
  input?(args: z.output<Args>, now: Date): Fields;
  /** Names of the fields that `structured` may have. */
  readonly fields: readonly string[];
  /** Whether results hold what strangers, or people with a key, wrote. */
  readonly holdsMail: boolean;
  show(body: z.output<Body>, args: z.output<Args>): Shown;
}

export type View = ViewOf<z.ZodType, z.ZodObject>;

/** Declares a view: its body and its arguments are typed by their schemas. */
export function defineView<Body extends z.ZodType, Args extends z.ZodObject>(view: ViewOf<Body, Args>): View {
  return view;
}

export interface ViewCall {
  readonly input: Fields;
  /** @throws ZodError when the body is not the operation's output. */
  show(body: unknown): Shown;
}

/**
 * @param takes names of the arguments that the tool has
 * @throws ApiError validation when the arguments are not the tool's.
 */
export function readCall(
  view: View,
  args: Fields,
  now: Date,
  takes: 'anything' | readonly string[] = 'anything',
): ViewCall {
  const own = parseFields(view.arguments, args, takes);
  return {
    input: { ...args, ...view.fixed, ...view.input?.(own, now) },
    show(body) {
      const { structured, segments } = view.show(view.body.parse(body), own);
      // Some clients give a model the structured result and not the text block: it is as safe as that.
      return { structured: view.holdsMail ? safeFields(structured) : structured, segments };
    },
  };
}

/** Marks an object that holds what strangers or people with a key wrote (D-MCP-10). */
export const UNTRUSTED = { untrusted_content: true } as const;

/** The text of a marked answer: what the service says, and then lines that others wrote, if they wrote some. */
export function untrustedSegments(ours: Fields, theirs: readonly string[]): readonly Segment[] {
  const said = { ours: { ...ours, ...UNTRUSTED } };
  return theirs.length === 0 ? [said] : [said, { theirs: theirs.join('\n') }];
}

export const noArguments = z.object({});
