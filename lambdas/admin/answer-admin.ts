import * as z from 'zod';
import { type AuditDraft, auditOfCall, changedFields } from '../caller/audit-draft.ts';
import { invalid } from '../core/errors.ts';
import { parseFields } from '../operations/validation-error.ts';
import { type AdminAnswer, answered } from './admin-answer.ts';
import type { AdminServices } from './admin-services.ts';
import type { OperatorOperation } from './define.ts';
import { operatorOperations } from './registry.ts';

export interface Operator {
  readonly id: string;
  readonly sourceIp?: string | undefined;
  readonly requestId?: string | undefined;
}

/** Lambda does not tell a function who invokes it; CloudTrail records the identity. */
const DIRECT: Operator = { id: 'invocation' };

const BY_NAME = new Map(operatorOperations.map((operation) => [operation.name, operation]));
const requestSchema = z.looseObject({ command: z.string() });

export function answerAdmin(services: AdminServices, event: unknown): Promise<AdminAnswer> {
  const { command, ...input } = requestSchema.safeParse(event).data ?? {};
  const operation = BY_NAME.get(command ?? '');
  return answered(async () => {
    if (operation === undefined) throw invalid('command', `must be one of ${[...BY_NAME.keys()].join(', ')}`);
    return runOperation(services, operation, input);
  });
}

export async function runOperation(
  services: AdminServices,
  operation: OperatorOperation,
  input: Readonly<Record<string, unknown>>,
  operator: Operator = DIRECT,
): Promise<unknown> {
  const fields = parseFields(operation.input, input);
  const audit = draftOf(services, operation, fields, operator);
  const result = await operation.run(audit === undefined ? services : { ...services, audit }, fields);
  return operation.output.parse(result);
}

function draftOf(
  services: AdminServices,
  { audit, path }: OperatorOperation,
  input: Readonly<Record<string, unknown>>,
  { id, ...call }: Operator,
): AuditDraft | undefined {
  if (audit === undefined) return undefined;
  const named = audit.id === undefined ? '' : String(input[audit.id]);
  return auditOfCall(
    { ...services, ...call },
    {
      actor: { type: 'operator', id },
      action: typeof audit.action === 'function' ? audit.action(input) : audit.action,
      resourceType: audit.resource,
      // The audit log names tenants by id, so an email address is left out.
      resourceId: named.includes('@') ? '' : named,
      changed: changedFields(input, path),
    },
  );
}
