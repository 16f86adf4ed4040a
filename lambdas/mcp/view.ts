import * as z from 'zod';
import type { Segment } from './fenced-text.ts';

/** What a call answers with. */
export interface Shown {
  /** The REST body, with what assistants are told besides. */
  readonly structured: Readonly<Record<string, unknown>>;
  /** The same for a model to read. */
  readonly segments: readonly Segment[];
}

/** How assistants see an operation where that differs from how REST clients do. */
export interface View {
  /** Arguments beside the operation's own. */
  readonly arguments: z.ZodObject;
  /** Input that assistants do not choose. */
  readonly fixed: Readonly<Record<string, unknown>>;
  /** What `structured` holds. */
  readonly output: z.ZodType;
  /** Whether results hold what strangers, or people with a key, wrote. */
  readonly holdsMail: boolean;
  /**
   * @param body the operation's output
   * @param args checked by `arguments`
   */
  show(body: unknown, args: unknown): Shown;
}

/** Marks an object that holds what strangers or people with a key wrote (D-MCP-10). */
export const untrusted = { untrusted_content: z.literal(true) };
export const UNTRUSTED = { untrusted_content: true } as const;

export const noArguments: z.ZodObject = z.object({});
