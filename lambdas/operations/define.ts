import type * as z from 'zod';
import type { PermissionFlag } from '../caller/permissions.ts';
import type { Context, PublicContext } from '../core/context.ts';
import type { ErrorName } from '../core/errors.ts';
import type { Download } from './download.ts';

/** A create that found what it was asked to make: answered with 200 in place of 201. */
export class Replayed<Output> {
  readonly output: Output;
  constructor(output: Output) {
    this.output = output;
  }
}

interface OperationShape<Input extends z.ZodObject, Output extends z.ZodType> {
  /** `resource.verb`: also the file path, the SDK method and the command. */
  readonly name: `${string}.${string}`;
  readonly summary: string;
  /** A paragraph for the API reference. */
  readonly description?: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Relative to the base URL, which ends in /v1. `{name}` is an input field. */
  readonly path: `/${string}`;
  /** Status of a success; a replay answers 200. */
  readonly status: 200 | 201 | 202 | 204;
  /**
   * Fields of path, query and body in one object: JSON types only, no transform and no coercion, so that
   * the same schema serves every transport and every document made from it.
   */
  readonly input: Input;
  /** Set where unknown fields of the body are ignored; everywhere else they are refused. */
  readonly ignoresUnknownFields?: true;
  readonly output: Output;
  /** Errors beyond those that every operation has (unauthenticated, rate_limited, validation, internal_error). */
  readonly errors: readonly ErrorName[];
  readonly readOnly: boolean;
  readonly destructive: boolean;
  readonly idempotent: boolean;
  /** Optional fields of the output that only a replay lacks: without a `client_id` the answer always has them. */
  readonly missingInReplay?: readonly string[];
  /** How assistants see it; false where the interface keeps it away from them. */
  readonly mcp: false | McpTool;
  /** An input and its output, for the API reference. */
  readonly example: { readonly input: z.input<Input>; readonly output: z.input<Output> };
}

export interface McpTool {
  readonly tool: string;
  readonly title: string;
  /** Written for a model: when to use it, what comes back, what not to do. */
  readonly description: string;
  /** What the tool calls when no inbox is named: then `inbox_id` is optional. */
  readonly withoutInbox?: Operation;
  /** For results that assistants see in another form (lambdas/mcp/views); the others are shown as they are. */
  readonly view?: ViewName;
  /** Further tools for the same operation. */
  readonly more?: readonly Omit<McpTool, 'more' | 'withoutInbox'>[];
}

export type ViewName =
  | 'attachment'
  | 'attachmentText'
  | 'claim'
  | 'identity'
  | 'inbox'
  | 'inboxes'
  | 'message'
  | 'messages'
  | 'thread'
  | 'threads'
  | 'updatedMessage'
  | 'usage'
  | 'verification'
  | 'wait';

export interface KeyedOperation<Input extends z.ZodObject, Output extends z.ZodType>
  extends OperationShape<Input, Output> {
  readonly access: {
    /** The flag that a key needs, or `none` where any valid key will do. */
    readonly permission: PermissionFlag | 'none';
    /** `organization` refuses keys that are pinned to an inbox. */
    readonly scope: 'any' | 'organization';
    /** Whether a pending key may call it. */
    readonly pending: boolean;
    /** Whether a canceled tenant may call it although it writes. */
    readonly whenCanceled?: true;
  };
  run(context: Context, input: z.output<Input>): Promise<z.input<Output> | Replayed<z.input<Output>>>;
  /** For operations that serve bytes: what `run` describes, as a download. */
  download?(context: Context, input: z.output<Input>): Promise<Download>;
}

export interface PublicOperation<Input extends z.ZodObject, Output extends z.ZodType>
  extends OperationShape<Input, Output> {
  /** No key: only sign-up. */
  readonly access: 'public';
  run(context: PublicContext, input: z.output<Input>): Promise<z.input<Output> | Replayed<z.input<Output>>>;
}

export type Operation = KeyedOperation<z.ZodObject, z.ZodType> | PublicOperation<z.ZodObject, z.ZodType>;

/** Declares an operation: plain data and its `run`. Every transport is derived from the list of these. */
export function defineOperation<Input extends z.ZodObject, Output extends z.ZodType>(
  operation: KeyedOperation<Input, Output>,
): KeyedOperation<Input, Output> {
  return operation;
}

/** Declares the one kind of operation that needs no key. */
export function definePublicOperation<Input extends z.ZodObject, Output extends z.ZodType>(
  operation: PublicOperation<Input, Output>,
): PublicOperation<Input, Output> {
  return operation;
}
