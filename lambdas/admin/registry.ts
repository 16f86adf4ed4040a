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

export const operatorOperations: readonly OperatorOperation[] = DECLARED;

type RequestOf<Operation> =
  Operation extends OperatorOperation<infer Name, infer Input>
    ? { command: Name } & (keyof Input['shape'] extends never ? unknown : z.input<Input>)
    : never;

export type AdminRequest = RequestOf<Declared>;
