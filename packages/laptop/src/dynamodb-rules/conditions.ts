import { type DocumentPath, pathAt } from './document-path.ts';
import { isValuePlaceholder, type Token, tokenize } from './expression-tokens.ts';
import type { AttributeValue, RequestPart } from './request-parts.ts';

export type Operand =
  | { readonly kind: 'path'; readonly path: DocumentPath }
  | { readonly kind: 'value'; readonly value: AttributeValue | undefined }
  | { readonly kind: 'size' };

export interface Condition {
  readonly operator: string;
  readonly operands: readonly Operand[];
}

type Placeholders = Pick<RequestPart, 'ExpressionAttributeNames' | 'ExpressionAttributeValues'>;
type Found = { readonly operand: Operand; readonly end: number };

const COMPARATOR = /^(?:=|<>|<|<=|>|>=)$/;
const FUNCTION = /^(?:attribute_exists|attribute_not_exists|attribute_type|begins_with|contains)$/i;

export function conditionsOf(expression: string, placeholders: Placeholders): readonly Condition[] {
  const tokens = tokenize(expression);
  const found: Condition[] = [];
  for (let index = 0; index < tokens.length; ) {
    const next = conditionAt(tokens, index, placeholders);
    if (next === undefined) {
      index += 1;
    } else {
      found.push(next.condition);
      index = next.end;
    }
  }
  return found;
}

function conditionAt(
  tokens: readonly Token[],
  start: number,
  placeholders: Placeholders,
): { readonly condition: Condition; readonly end: number } | undefined {
  const word = tokens[start] ?? '';
  if (FUNCTION.test(word) && tokens[start + 1] === '(') {
    const { operands, end } = operandList(tokens, start + 2, placeholders);
    return { condition: { operator: word, operands }, end };
  }
  const first = operandAt(tokens, start, placeholders);
  if (first === undefined) return undefined;
  const operator = (tokens[first.end] ?? '').toUpperCase();
  if (operator === 'IN' && tokens[first.end + 1] === '(') {
    const { operands, end } = operandList(tokens, first.end + 2, placeholders);
    return { condition: { operator, operands: [first.operand, ...operands] }, end };
  }
  if (!COMPARATOR.test(operator) && operator !== 'BETWEEN') return undefined;
  const second = operandAt(tokens, first.end + 1, placeholders);
  if (second === undefined) return undefined;
  const third = operator === 'BETWEEN' ? operandAt(tokens, second.end + 1, placeholders) : undefined;
  const operands = [first, second, third].flatMap((found) => (found === undefined ? [] : [found.operand]));
  return { condition: { operator, operands }, end: (third ?? second).end };
}

function operandList(
  tokens: readonly Token[],
  start: number,
  placeholders: Placeholders,
): { readonly operands: readonly Operand[]; readonly end: number } {
  const operands: Operand[] = [];
  let end = start;
  for (;;) {
    const next = operandAt(tokens, end, placeholders);
    if (next === undefined) return { operands, end };
    operands.push(next.operand);
    end = next.end + 1;
    if (tokens[next.end] !== ',') return { operands, end };
  }
}

function operandAt(tokens: readonly Token[], start: number, placeholders: Placeholders): Found | undefined {
  const { ExpressionAttributeNames: names = {}, ExpressionAttributeValues: values = {} } = placeholders;
  const token = tokens[start];
  if (token === undefined) return undefined;
  if (isValuePlaceholder(token)) {
    return { operand: { kind: 'value', value: values[token] }, end: start + 1 };
  }
  if (token === 'size' && tokens[start + 1] === '(') {
    const end = tokens.indexOf(')', start);
    return end === -1 ? undefined : { operand: { kind: 'size' }, end: end + 1 };
  }
  const path = pathAt(tokens, start, names);
  return path === undefined ? undefined : { operand: { kind: 'path', path: path.path }, end: path.end };
}
