import { pathAt } from './document-path.ts';
import { tokenize } from './expression-tokens.ts';
import type { RequestPart } from './request-parts.ts';
import type { TableDefinition } from './table-definitions.ts';
import { validationError } from './validation-error.ts';

/** The engine treats attributes that an index does not have as missing in the row, but DynamoDB refuses them. */
export function checkIndexProjection(part: RequestPart, table: TableDefinition): void {
  const { IndexName } = part;
  if (IndexName === undefined) return;
  const projected = table.indexes.get(IndexName)?.projected;
  if (projected === undefined) return;
  const missing = (expression: string | undefined) =>
    attributesIn(expression ?? '', part).filter((name) => !projected.has(name));

  const unread = missing(part.ProjectionExpression);
  if (unread.length > 0) {
    throw validationError(
      `One or more parameter values were invalid: Global secondary index ${IndexName} does not project [${unread.join(', ')}]`,
    );
  }
  const unfiltered = missing(part.FilterExpression);
  if (unfiltered.length > 0) {
    throw validationError(
      `One or more parameter values were invalid: Secondary index ${IndexName} does not project one or more filter attributes: [${unfiltered.join(', ')}]`,
    );
  }
}

const WORD = /^(?:AND|OR|NOT|IN|BETWEEN)$/i;

function attributesIn(expression: string, { ExpressionAttributeNames: names = {} }: RequestPart): string[] {
  const tokens = tokenize(expression);
  const found: string[] = [];
  for (let index = 0; index < tokens.length; ) {
    const next = pathAt(tokens, index, names);
    const isFunction = tokens[index + 1] === '(';
    const [name] = next?.path ?? [];
    if (next === undefined || name === undefined || isFunction || WORD.test(tokens[index] ?? '')) {
      index += 1;
    } else {
      found.push(name);
      index = next.end;
    }
  }
  return found;
}
