import { parseSync } from 'vite';

export interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly original: string;
  readonly replacement: string;
}

const OPERATORS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
};

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly operator?: string;
  readonly value?: unknown;
  readonly left?: Node;
  readonly right?: Node;
  readonly test?: Node | null;
  readonly argument?: Node;
  readonly expression?: Node;
  readonly key?: { readonly name?: unknown };
}

/** Mutates comparisons, arithmetic, conditions, numbers, booleans, and calls with unused results. */
export function findMutants(file: string, source: string): Mutant[] {
  const mutants: Mutant[] = [];
  const add = (start: number, end: number, replacement: string): void => {
    const line = source.slice(0, start).split('\n').length;
    mutants.push({ file, line, start, end, original: source.slice(start, end), replacement });
  };
  const visit = (node: Node): void => {
    if (isExample(node)) return;
    mutateNode(node, source, add);
    for (const child of childrenOf(node)) visit(child);
  };
  visit(parseSync(file, source).program as unknown as Node);
  return mutants;
}

function mutateNode(
  node: Node,
  source: string,
  add: (start: number, end: number, replacement: string) => void,
): void {
  const { type, start, end, operator, left, right, test, argument, expression, value } = node;
  if (
    (type === 'BinaryExpression' || type === 'LogicalExpression') &&
    left !== undefined &&
    right !== undefined
  ) {
    const other = OPERATORS[operator ?? ''];
    const at = source.indexOf(operator ?? '', left.end);
    if (other !== undefined) add(at, at + (operator ?? '').length, other);
  }
  if (type === 'UnaryExpression' && operator === '!' && argument !== undefined)
    add(start, argument.start, '');
  if ((type === 'IfStatement' || type === 'ConditionalExpression') && test != null) {
    add(test.start, test.end, 'true');
    add(test.start, test.end, 'false');
  }
  if (type === 'Literal' && typeof value === 'number') add(start, end, String(value + 1));
  if (type === 'Literal' && typeof value === 'boolean') add(start, end, String(!value));
  if (type === 'ExpressionStatement' && isCall(expression)) add(start, end, ';');
}

/** Only the reference shows the example of an operation; no code runs it. */
function isExample({ type, key }: Node): boolean {
  return type === 'Property' && key?.name === 'example';
}

function isCall(node: Node | undefined): boolean {
  return node?.type === 'CallExpression' || (node?.type === 'AwaitExpression' && isCall(node.argument));
}

/** Skips types, which do not exist at run time. */
function childrenOf(node: Node): Node[] {
  return Object.entries(node).flatMap(([key, value]) => {
    if (
      key === 'typeAnnotation' ||
      key === 'typeArguments' ||
      key === 'typeParameters' ||
      key === 'returnType'
    )
      return [];
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    return values.filter(isNode).filter(({ type }) => !/^TS(?:Interface|TypeAlias|Enum|Module)/.test(type));
  });
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
