import { EXPRESSIONS } from './expression-attributes.ts';
import { type Token, tokenize } from './expression-tokens.ts';
import type { RequestPart } from './request-parts.ts';
import { validationError } from './validation-error.ts';

const MAX_EXPRESSION_BYTES = 4_096;
const MAX_OPERATORS = 300;
const MAX_LIST_INDEX = 2 ** 31 - 1;
/** DynamoDB counts these as operators in addition to functions, except the AND of BETWEEN. */
const OPERATOR = /^(?:=|<>|<|<=|>|>=|\+|-|AND|OR|NOT|IN|BETWEEN)$/i;
const UPDATE_OPERATOR = /^[+-]$/;
const KEYWORD = /^(?:AND|OR|NOT|IN|BETWEEN|SET|REMOVE|ADD|DELETE)$/i;

/** Programs send the same few expressions repeatedly, so checked ones are cached. */
const MAX_PASSED = 1_000;
const passed = new Set<string>();

/** The limits are in the DynamoDB developer guide, "Constraints", "Expression parameters". */
export function checkExpressionLimits(part: RequestPart): void {
  for (const member of EXPRESSIONS) {
    const text = part[member];
    if (text === undefined || passed.has(`${member} ${text}`)) continue;
    const problem = problemOf(text, member === 'UpdateExpression');
    if (problem !== undefined) throw validationError(`Invalid ${member}: ${problem}`);
    if (passed.size >= MAX_PASSED) passed.clear();
    passed.add(`${member} ${text}`);
  }
}

function problemOf(text: string, isUpdate: boolean): string | undefined {
  if (text === '') return 'The expression can not be empty;';
  const bytes = Buffer.byteLength(text);
  if (bytes > MAX_EXPRESSION_BYTES)
    return `Expression size has exceeded the maximum allowed size; expression size: ${bytes}`;
  const tokens = tokenize(text);
  const operators = countOperators(tokens, isUpdate);
  if (operators > MAX_OPERATORS)
    return `The expression contains too many operators; operator count: ${operators}`;
  if (hasRedundantParentheses(tokens)) return 'The expression has redundant parentheses;';
  return problemOfToken(tokens);
}

function problemOfToken(tokens: readonly Token[]): string | undefined {
  for (const [index, token] of tokens.entries()) {
    if (token.startsWith('_')) return `Syntax error; token: "_", near: "${token}"`;
    if (tokens[index - 1] === '[' && Number(token) > MAX_LIST_INDEX)
      return `List index is not within the allowable range; index: [${token}]`;
  }
  return undefined;
}

function countOperators(tokens: readonly Token[], isUpdate: boolean): number {
  const operator = isUpdate ? UPDATE_OPERATOR : OPERATOR;
  let count = 0;
  for (const [index, token] of tokens.entries()) {
    if (operator.test(token) || isFunction(tokens, index)) count += 1;
    if (/^BETWEEN$/i.test(token)) count -= 1;
  }
  return count;
}

function isFunction(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index] ?? '';
  return tokens[index + 1] === '(' && /^[A-Za-z]/.test(token) && !KEYWORD.test(token);
}

function hasRedundantParentheses(tokens: readonly Token[]): boolean {
  const open: number[] = [];
  let inner: { readonly start: number; readonly end: number } | undefined;
  for (const [end, token] of tokens.entries()) {
    if (token === '(') open.push(end);
    if (token !== ')') continue;
    const start = open.pop();
    if (start === undefined) return false;
    if (inner?.start === start + 1 && inner.end === end - 1) return true;
    inner = { start, end };
  }
  return false;
}
