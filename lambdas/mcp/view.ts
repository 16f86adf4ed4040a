import { type Segment, type Shown, safeFields, UNTRUSTED } from '@agent-inbox/mail-reader/assistant';
import * as z from 'zod';

type Fields = Readonly<Record<string, unknown>>;

interface ViewOf<Body extends z.ZodType, Args extends z.ZodObject> {
  readonly body: Body;
  readonly arguments: Args;
  /** Assistants cannot set these inputs. */
  readonly fixed?: Fields;
  /** Both `fixed` and the call's arguments override this input. */
  input?(args: z.output<Args>, now: Date): Fields;
  readonly fields: readonly string[];
  readonly types?: Fields;
  readonly holdsMail: boolean;
  show(body: z.output<Body>, args: z.output<Args>): Shown;
}

export type View = ViewOf<z.ZodType, z.ZodObject>;

export function defineView<Body extends z.ZodType, Args extends z.ZodObject>(view: ViewOf<Body, Args>): View {
  return view;
}

export interface ViewCall {
  readonly input: Fields;
  show(body: unknown): Shown;
}

export function viewOfCall(view: View, args: Fields, now: Date): ViewCall {
  return {
    input: { ...view.fixed, ...view.input?.(args, now) },
    show(body) {
      const { structured, segments } = view.show(view.body.parse(body), args);
      // Some clients pass only the structured result to the model, so it needs the same protection.
      return { structured: view.holdsMail ? safeFields(structured) : structured, segments };
    },
  };
}

export function untrustedSegments(ours: Fields, theirs: readonly string[]): readonly Segment[] {
  const said = { ours: { ...ours, ...UNTRUSTED } };
  return theirs.length === 0 ? [said] : [said, { theirs: theirs.join('\n') }];
}

export const noArguments = z.object({});
