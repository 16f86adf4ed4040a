import { type Segment, type Shown, safeFields, UNTRUSTED } from '@agent-inbox/mail-reader/assistant';
import * as z from 'zod';

type Fields = Readonly<Record<string, unknown>>;

/** Differences between the MCP and REST forms of an operation. */
interface ViewOf<Body extends z.ZodType, Args extends z.ZodObject> {
  readonly body: Body;
  /** Arguments that the view reads: its own, or those of the operation that affect the result. */
  readonly arguments: Args;
  /** Input that assistants cannot set. */
  readonly fixed?: Fields;
  /** Input derived from the view's arguments; `fixed` and the call's arguments override it. */
  input?(args: z.output<Args>, now: Date): Fields;
  /** Fields that `structured` may have. */
  readonly fields: readonly string[];
  /** JSON Schema of fields that have another type than in `body`, or are only in results. */
  readonly types?: Fields;
  /** Results contain text of senders or of key holders. */
  readonly holdsMail: boolean;
  show(body: z.output<Body>, args: z.output<Args>): Shown;
}

export type View = ViewOf<z.ZodType, z.ZodObject>;

/** Types the view's body and arguments by their schemas. */
export function defineView<Body extends z.ZodType, Args extends z.ZodObject>(view: ViewOf<Body, Args>): View {
  return view;
}

export interface ViewCall {
  /** Additional or replaced input of the operation. */
  readonly input: Fields;
  /** @throws ZodError if the body does not match the operation's output */
  show(body: unknown): Shown;
}

/** @param args arguments that the view reads */
export function viewOfCall(view: View, args: Fields, now: Date): ViewCall {
  return {
    input: { ...view.fixed, ...view.input?.(args, now) },
    show(body) {
      const { structured, segments } = view.show(view.body.parse(body), args);
      // Some clients pass only the structured result to the model, so it is made as safe as the text.
      return { structured: view.holdsMail ? safeFields(structured) : structured, segments };
    },
  };
}

/** Puts the service's fields first, then lines of other authors, if any. */
export function untrustedSegments(ours: Fields, theirs: readonly string[]): readonly Segment[] {
  const said = { ours: { ...ours, ...UNTRUSTED } };
  return theirs.length === 0 ? [said] : [said, { theirs: theirs.join('\n') }];
}

export const noArguments = z.object({});
