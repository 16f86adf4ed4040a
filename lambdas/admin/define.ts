import type * as z from 'zod';
import type { AuditAction } from '../caller/audit-actions.ts';
import type { ErrorName } from '../core/errors.ts';
import type { AdminServices } from './admin-services.ts';

export interface OperatorOperation<
  Name extends string = string,
  Input extends z.ZodObject = z.ZodObject,
  Output extends z.ZodType = z.ZodType,
> {
  readonly name: Name;
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `{name}` is an input field. Other fields go to the query of a GET or DELETE and to the body of a POST or PUT. */
  readonly path: `/${string}`;
  readonly input: Input;
  readonly output: Output;
  readonly audit?: {
    readonly action: AuditAction | ((input: Readonly<Record<string, unknown>>) => AuditAction);
    readonly resource: string;
    readonly id?: string;
  };
  readonly errors: readonly ErrorName[];
  run(services: AdminServices, input: z.output<Input>): Promise<z.input<Output>>;
}

export function defineOperatorOperation<
  Name extends string,
  Input extends z.ZodObject,
  Output extends z.ZodType,
>(operation: OperatorOperation<Name, Input, Output>): OperatorOperation<Name, Input, Output> {
  return operation;
}
