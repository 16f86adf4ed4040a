import type * as z from 'zod';
import type { OperatorOperation } from './define.ts';
import { auditLogOperations } from './operations/audit-log.ts';
import { dataOperations } from './operations/data.ts';
import { domainOperations } from './operations/domains.ts';
import { invitationOperations } from './operations/invitations.ts';
import { queueOperations } from './operations/queues.ts';
import { tenantControlOperations } from './operations/tenant-control.ts';
import { tenantOperations } from './operations/tenants.ts';

const DECLARED = [
  ...tenantOperations,
  ...auditLogOperations,
  ...tenantControlOperations,
  ...domainOperations,
  ...invitationOperations,
  ...queueOperations,
  ...dataOperations,
] as const;
type Declared = (typeof DECLARED)[number];

/**
 * Everything that an operator may do. Routes of the operator API, its OpenAPI document, the commands of the admin function and
 * the routes that the command line calls are made from it.
 */
export const operatorOperations: readonly OperatorOperation[] = DECLARED;

type RequestOf<Operation> =
  Operation extends OperatorOperation<infer Name, infer Input>
    ? { command: Name } & (keyof Input['shape'] extends never ? unknown : z.input<Input>)
    : never;

/** An operation by its name, with its input, as invocations carry it. */
export type AdminRequest = RequestOf<Declared>;
