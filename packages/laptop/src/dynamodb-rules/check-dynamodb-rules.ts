import { checkAttributeNames } from './attribute-names.ts';
import { checkConditionOperands } from './condition-operands.ts';
import { checkExpressionAttributes } from './expression-attributes.ts';
import { checkExpressionLimits } from './expression-limits.ts';
import { checkIndexProjection } from './index-projection.ts';
import { checkItemKeys, checkKeyConditions } from './key-values.ts';
import { type RequestPart, readRequest } from './request-parts.ts';
import { checkStartKey } from './start-key.ts';
import type { TableDefinitions } from './table-definitions.ts';
import { checkUpdateTargets, updatedKey } from './update-targets.ts';
import { transactionValidationError, validationError } from './validation-error.ts';

/**
 * Refuses requests that DynamoDB refuses but the engine accepts; `test/laptop/dynamodb-rules/` compares both with
 * DynamoDB Local.
 */
export function checkDynamodbRules(operation: string, body: unknown, tables: TableDefinitions): void {
  const { parts, operationsPerMember } = readRequest(operation, body);
  if (operationsPerMember.some((operations) => operations > 1)) {
    throw validationError(
      operation === 'BatchWriteItem'
        ? 'Supplied AttributeValue has more than one datatypes set, must contain exactly one of the supported datatypes'
        : 'TransactItems can only contain one of Check, Put, Update or Delete',
    );
  }
  for (const part of parts) checkPart(part, tables);
  if (operation === 'TransactWriteItems') checkTransaction(body, parts, tables);
}

function checkPart(part: RequestPart, tables: TableDefinitions): void {
  const { ReturnValuesOnConditionCheckFailure: returned } = part;
  if (returned !== undefined && returned !== 'ALL_OLD' && returned !== 'NONE') {
    throw validationError(
      `1 validation error detected: Value '${returned}' at 'returnValuesOnConditionCheckFailure' failed to satisfy constraint: Member must satisfy enum value set: [ALL_OLD, NONE]`,
    );
  }
  if (part.Item !== undefined) checkAttributeNames(part.Item);
  checkExpressionAttributes(part);
  checkExpressionLimits(part);
  checkConditionOperands(part);
  const table = findTable(part, tables);
  checkUpdateTargets(part, table);
  if (table === undefined) return;
  checkItemKeys(part, table);
  checkKeyConditions(part, table);
  checkStartKey(part, table);
  checkIndexProjection(part, table);
}

function checkTransaction(body: unknown, parts: readonly RequestPart[], tables: TableDefinitions): void {
  const { ClientRequestToken: token } = body as { readonly ClientRequestToken?: unknown };
  if (token === '') {
    throw validationError(
      "1 validation error detected: Value '' at 'clientRequestToken' failed to satisfy constraint: Member must have length greater than or equal to 1",
    );
  }
  for (const [index, part] of parts.entries()) {
    const table = findTable(part, tables);
    const key = table === undefined ? undefined : updatedKey(part, table);
    if (key === undefined) continue;
    throw transactionValidationError(
      parts.length,
      index,
      `One or more parameter values were invalid: Cannot update attribute ${key}. This attribute is part of the key`,
    );
  }
}

/** The name may be the table's ARN. */
function findTable({ TableName = '' }: RequestPart, tables: TableDefinitions) {
  return tables.get(TableName.slice(TableName.lastIndexOf('/') + 1));
}
