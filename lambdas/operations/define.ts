import type * as z from 'zod';
import type { AuditAction } from '../caller/audit-actions.ts';
import type { PermissionFlag } from '../caller/permissions.ts';
import type { Context, PublicContext } from '../core/context.ts';
import type { ErrorName } from '../core/errors.ts';

export class Replayed<Output> {
  readonly output: Output;
  /** These fields of the call have another form in the output. */
  readonly asked: Readonly<Record<string, unknown>>;
  constructor(output: Output, asked: Readonly<Record<string, unknown>> = {}) {
    this.output = output;
    this.asked = asked;
  }
}

export interface Deprecation {
  readonly since: Date;
  readonly sunset?: Date;
}

interface AuditDeclaration {
  readonly action: AuditAction;
  readonly resource: string;
  readonly id?: string;
  /** The audit log also names the keys inside this field, in lower case after its name and a dot. */
  readonly named?: string;
}

interface OperationShape<Input extends z.ZodObject, Output extends z.ZodType> {
  /** The form is `resource.verb`, which the clients and the CLI use as well. */
  readonly name: `${string}.${string}`;
  readonly summary: string;
  readonly description?: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** The path is relative to the base URL, which ends in /v1. `{name}` is an input field. */
  readonly path: `/${string}`;
  /**
   * Path, query and body share one schema of JSON types without transforms or coercion, so that it serves every
   * transport and document.
   */
  readonly input: Input;
  readonly ignoresUnknownFields?: true;
  /** Only the update of the resource accepts these fields. */
  readonly setLater?: readonly string[];
  readonly output: Output;
  /** Only a replay may lack these optional output fields. */
  readonly missingInReplay?: readonly string[];
  readonly audit?: AuditDeclaration;
  /** Every response tells that the operation is deprecated (RFC 9745, RFC 8594). */
  readonly deprecated?: Deprecation;
  readonly example: { readonly input: z.input<Input>; readonly output: z.input<Output> };
}

interface Declared {
  readonly status?: Facts['status'];
  /** Errors that method, permission and scope imply are left out. */
  readonly errors?: readonly ErrorName[];
  readonly idempotent?: boolean;
}

export interface Facts {
  /** A replay answers 200 instead. */
  readonly status: 200 | 201 | 202 | 204;
  /** unauthenticated, rate_limited, validation and internal_error are implied. */
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
  readonly permission: PermissionFlag | 'none';
  readonly scope: 'any' | 'organization';
  readonly pending?: boolean;
  /** A canceled tenant may call it although it writes. */
  readonly whenCanceled?: true;
}

/** The declarations of the construct's package refer to it and to `PublicShape`, so both are exported. */
export interface KeyedShape<Input extends z.ZodObject, Output extends z.ZodType>
  extends OperationShape<Input, Output> {
  readonly access: KeyedAccess;
  run(context: Context, input: z.output<Input>): Promise<z.input<Output> | Replayed<z.input<Output>>>;
  download?(context: Context, input: z.output<Input>): Promise<Download>;
}

export interface PublicShape<Input extends z.ZodObject, Output extends z.ZodType>
  extends OperationShape<Input, Output> {
  readonly access: 'public';
  run(context: PublicContext, input: z.output<Input>): Promise<z.input<Output> | Replayed<z.input<Output>>>;
}

export type Operation = (KeyedShape<z.ZodObject, z.ZodType> | PublicShape<z.ZodObject, z.ZodType>) & Facts;
export type KeyedOperation = Exclude<Operation, { access: 'public' }>;

export function defineOperation<Input extends z.ZodObject, Output extends z.ZodType>(
  operation: KeyedShape<Input, Output> & Declared,
): KeyedShape<Input, Output> & Facts {
  return { ...operation, ...factsOf(operation) };
}

export function definePublicOperation<Input extends z.ZodObject, Output extends z.ZodType>(
  operation: PublicShape<Input, Output> & Declared,
): PublicShape<Input, Output> & Facts {
  return { ...operation, ...factsOf(operation) };
}

export type Download =
  | {
      readonly kind: 'bytes';
      readonly bytes: Uint8Array;
      readonly filename: string;
      /** The strong entity tag has its quotes. */
      readonly etag: string;
    }
  | { readonly kind: 'redirect'; readonly url: string };
