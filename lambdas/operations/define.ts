import type * as z from 'zod';
import type { AuditAction } from '../caller/audit-actions.ts';
import type { PermissionFlag } from '../caller/permissions.ts';
import type { Context, PublicContext } from '../core/context.ts';
import type { ErrorName } from '../core/errors.ts';

/** A create that found what it was asked to make: answered with 200 in place of 201. */
export class Replayed<Output> {
  readonly output: Output;
  /** Fields of the call as the output would show them, where that is not as they were given. */
  readonly asked: Readonly<Record<string, unknown>>;
  constructor(output: Output, asked: Readonly<Record<string, unknown>> = {}) {
    this.output = output;
    this.asked = asked;
  }
}

/** From when on an operation is deprecated, and when it goes: never within /v1, where it stays as it is. */
export interface Deprecation {
  readonly since: Date;
  readonly sunset?: Date;
}

interface AuditDeclaration {
  readonly action: AuditAction;
  readonly resource: string;
  /** Field of the input with the id of the resource; none where the call makes it, or where it is the account. */
  readonly id?: string;
  /** Field of the input whose own names the log has too: in lower case, behind its name and a dot. */
  readonly named?: string;
}

interface OperationShape<Input extends z.ZodObject, Output extends z.ZodType> {
  /** `resource.verb`: also the method of the clients and the command. */
  readonly name: `${string}.${string}`;
  readonly summary: string;
  /** A paragraph for the API reference. */
  readonly description?: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Relative to the base URL, which ends in /v1. `{name}` is an input field. */
  readonly path: `/${string}`;
  /**
   * Fields of path, query and body in one object: JSON types only, no transform and no coercion, so that
   * the same schema serves every transport and every document made from it.
   */
  readonly input: Input;
  /** Set where unknown fields of the body are ignored; everywhere else they are refused. */
  readonly ignoresUnknownFields?: true;
  readonly output: Output;
  /** Optional fields of the output that only a replay lacks: without a `client_id` the answer always has them. */
  readonly missingInReplay?: readonly string[];
  /** What the audit log says of a call that changes something. */
  readonly audit?: AuditDeclaration;
  /** Set when clients should move on: every answer says so (RFC 9745, RFC 8594). */
  readonly deprecated?: Deprecation;
  /** An input and its output, for the API reference. */
  readonly example: { readonly input: z.input<Input>; readonly output: z.input<Output> };
}

interface Declared {
  /** Where it is not the usual one of the method. */
  readonly status?: Facts['status'];
  /** Errors that its method, permission and scope do not imply. */
  readonly errors?: readonly ErrorName[];
  /** Of a POST that may be repeated. */
  readonly idempotent?: boolean;
}

/** What follows from the declaration. */
export interface Facts {
  /** Of a success; a replay answers 200. */
  readonly status: 200 | 201 | 202 | 204;
  /** Errors beyond those that every operation has (unauthenticated, rate_limited, validation, internal_error). */
  readonly errors: readonly ErrorName[];
  readonly readOnly: boolean;
  readonly destructive: boolean;
  readonly idempotent: boolean;
}

const USUAL_STATUS = { GET: 200, POST: 201, PATCH: 200, DELETE: 204 } as const;

function factsOf({
  method,
  access,
  status = USUAL_STATUS[method],
  errors = [],
  idempotent = false,
}: Declared & {
  readonly method: keyof typeof USUAL_STATUS;
  readonly access: 'public' | KeyedAccess;
}): Facts {
  const readOnly = method === 'GET';
  const isKeyed = access !== 'public';
  const mayBeForbidden = isKeyed && (access.permission !== 'none' || access.scope === 'organization');
  const implied: ErrorName[] = [];
  if (mayBeForbidden) implied.push('forbidden');
  if (isKeyed && !readOnly && access.whenCanceled !== true) implied.push('read_only');
  return {
    status,
    errors: [...new Set([...implied, ...errors])],
    readOnly,
    destructive: method === 'DELETE',
    idempotent: method !== 'POST' || idempotent,
  };
}

interface KeyedAccess {
  /** The flag that a key needs, or `none` where any valid key will do. */
  readonly permission: PermissionFlag | 'none';
  /** `organization` refuses keys that are pinned to an inbox. */
  readonly scope: 'any' | 'organization';
  /** Whether a pending key may call it. */
  readonly pending?: boolean;
  /** Whether a canceled tenant may call it although it writes. */
  readonly whenCanceled?: true;
}

/** Exported because the declarations of the construct's package name it, as `PublicShape`. */
export interface KeyedShape<Input extends z.ZodObject, Output extends z.ZodType>
  extends OperationShape<Input, Output> {
  readonly access: KeyedAccess;
  run(context: Context, input: z.output<Input>): Promise<z.input<Output> | Replayed<z.input<Output>>>;
  /** For operations that serve bytes: what `run` describes, as a download. */
  download?(context: Context, input: z.output<Input>): Promise<Download>;
}

export interface PublicShape<Input extends z.ZodObject, Output extends z.ZodType>
  extends OperationShape<Input, Output> {
  /** No key: sign-up, and what the service is. */
  readonly access: 'public';
  run(context: PublicContext, input: z.output<Input>): Promise<z.input<Output> | Replayed<z.input<Output>>>;
}

export type Operation = (KeyedShape<z.ZodObject, z.ZodType> | PublicShape<z.ZodObject, z.ZodType>) & Facts;
export type KeyedOperation = Exclude<Operation, { access: 'public' }>;

/** Declares an operation: plain data and its `run`. Every transport is derived from the list of these. */
export function defineOperation<Input extends z.ZodObject, Output extends z.ZodType>(
  operation: KeyedShape<Input, Output> & Declared,
): KeyedShape<Input, Output> & Facts {
  return { ...operation, ...factsOf(operation) };
}

/** Declares an operation that needs no key. */
export function definePublicOperation<Input extends z.ZodObject, Output extends z.ZodType>(
  operation: PublicShape<Input, Output> & Declared,
): PublicShape<Input, Output> & Facts {
  return { ...operation, ...factsOf(operation) };
}

/** Bytes that a client asked for: given at once when small, else as a short-lived link to storage. */
export type Download =
  | {
      readonly kind: 'bytes';
      readonly bytes: Uint8Array;
      readonly filename: string;
      /** Strong entity tag, quoted. */
      readonly etag: string;
    }
  | { readonly kind: 'redirect'; readonly url: string };
