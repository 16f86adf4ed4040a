import { type Condition, conditionsOf, type Operand } from './conditions.ts';
import { formatPath } from './document-path.ts';
import type { RequestPart } from './request-parts.ts';
import { validationError } from './validation-error.ts';

const MAX_IN_OPERANDS = 100;
const ORDERED_TYPES = ['S', 'N', 'B'];
const ATTRIBUTE_TYPES = ['S', 'SS', 'N', 'NS', 'B', 'BS', 'BOOL', 'NULL', 'L', 'M'];
const ORDERING = ['<', '<=', '>', '>=', 'BETWEEN'];

/** The rules are in the developer guide, "Comparison operator and function reference". */
export function checkConditionOperands(part: RequestPart): void {
  for (const member of ['ConditionExpression', 'FilterExpression', 'KeyConditionExpression'] as const) {
    for (const condition of conditionsOf(part[member] ?? '', part)) {
      const why = mistakeIn(condition);
      if (why !== undefined) throw validationError(`Invalid ${member}: ${why}`);
    }
  }
}

function mistakeIn({ operator, operands }: Condition): string | undefined {
  if (/^[a-z_]+$/i.test(operator) && operator !== operator.toLowerCase() && operator.includes('_')) {
    return `Invalid function name; function: ${operator}`;
  }
  if (operator.toLowerCase() === 'contains' && operator !== 'contains') {
    return `Invalid function name; function: ${operator}`;
  }
  const [first, ...rest] = operands;
  if (operator === 'IN' && rest.length > MAX_IN_OPERANDS) {
    return `The IN operator is provided with too many operands; number of operands: ${rest.length}`;
  }
  if (first?.kind === 'path' && rest.some((other) => isSamePath(first, other))) {
    return `The first operand must be distinct from the remaining operands for this operator or function; operator: ${operator}, first operand: ${formatPath(first.path)}`;
  }
  const wrongType = operands.map(typeOf).find((type) => type !== undefined && !accepts(operator, type));
  if (wrongType !== undefined) {
    return `Incorrect operand type for operator or function; operator or function: ${operator}, operand type: ${wrongType}`;
  }
  return operator === 'attribute_type' ? mistakeInType(rest[0]) : undefined;
}

/** The type's name must be a string value, never an attribute of the row. */
function mistakeInType(operand: Operand | undefined): string | undefined {
  if (operand?.kind !== 'value') {
    return 'Incorrect operand type for operator or function; operator or function: attribute_type';
  }
  const name = operand.value?.['S'];
  if (name === undefined || ATTRIBUTE_TYPES.some((type) => type === name)) return undefined;
  return `Invalid attribute type name found; type: ${name}, valid types: {${ATTRIBUTE_TYPES.join(',')}}`;
}

function isSamePath(one: Extract<Operand, { kind: 'path' }>, other: Operand): boolean {
  return other.kind === 'path' && other.path.join('\0') === one.path.join('\0');
}

function typeOf(operand: Operand): string | undefined {
  return operand.kind === 'value' ? Object.keys(operand.value ?? {})[0] : undefined;
}

function accepts(operator: string, type: string): boolean {
  if (ORDERING.includes(operator)) return ORDERED_TYPES.includes(type);
  if (operator === 'begins_with') return type === 'S' || type === 'B';
  if (operator === 'attribute_type') return type === 'S';
  return true;
}
