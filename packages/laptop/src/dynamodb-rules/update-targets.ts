import { type DocumentPath, formatPath, overlap, pathAt } from './document-path.ts';
import { tokenize } from './expression-tokens.ts';
import { checkKeyLength } from './key-values.ts';
import type { RequestPart } from './request-parts.ts';
import type { TableDefinition } from './table-definitions.ts';
import { validationError } from './validation-error.ts';

const CLAUSE = /^(?:SET|REMOVE|ADD|DELETE)$/i;

interface Target {
  readonly path: DocumentPath;
  readonly value: string | undefined;
}

function targetsOf({
  UpdateExpression,
  ExpressionAttributeNames: names = {},
}: RequestPart): readonly Target[] {
  const tokens = tokenize(UpdateExpression ?? '');
  const targets: Target[] = [];
  let depth = 0;
  for (const [index, token] of tokens.entries()) {
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    const isStart = CLAUSE.test(token) || (token === ',' && depth === 0);
    const found = isStart ? pathAt(tokens, index + 1, names) : undefined;
    if (found === undefined) continue;
    const isAssigned =
      tokens[found.end] === '=' && /^(?:,|SET|REMOVE|ADD|DELETE)$/i.test(tokens[found.end + 2] ?? ',');
    targets.push({ path: found.path, value: isAssigned ? tokens[found.end + 1] : undefined });
  }
  return targets;
}

/** The engine overlooks a second update of one attribute in transactions, and index keys that are too long. */
export function checkUpdateTargets(part: RequestPart, table: TableDefinition | undefined): void {
  const targets = targetsOf(part);
  for (const [index, { path }] of targets.entries()) {
    const other = targets.slice(0, index).find((earlier) => overlap(earlier.path, path));
    if (other === undefined) continue;
    throw validationError(
      `Invalid UpdateExpression: Two document paths overlap with each other; must remove or rewrite one of these paths; path one: ${formatPath(other.path)}, path two: ${formatPath(path)}`,
    );
  }
  const indexKeys = [...(table?.indexes.values() ?? [])].flatMap(({ keys }) => keys);
  for (const { path, value } of targets) {
    const key = indexKeys.find(({ name }) => path.length === 1 && path[0] === name);
    const assigned = value === undefined ? undefined : part.ExpressionAttributeValues?.[value];
    if (key !== undefined && assigned !== undefined) checkKeyLength(key, assigned);
  }
}

/** The engine overlooks changed primary keys in transactions. */
export function updatedKey(part: RequestPart, table: TableDefinition): string | undefined {
  const keys = table.keys.map(({ name }) => name);
  return targetsOf(part)
    .map(({ path: [name = ''] }) => name)
    .find((name) => keys.includes(name));
}
