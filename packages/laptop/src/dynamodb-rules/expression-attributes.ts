import { isNamePlaceholder, isValuePlaceholder, tokenize } from './expression-tokens.ts';
import type { RequestPart } from './request-parts.ts';
import { validationError } from './validation-error.ts';

const MAX_PLACEHOLDER_BYTES = 255;
const MAX_NAME_BYTES = 65_535;
export const EXPRESSIONS = [
  'ConditionExpression',
  'UpdateExpression',
  'FilterExpression',
  'KeyConditionExpression',
  'ProjectionExpression',
] as const;

/**
 * DynamoDB refuses unused, undefined and malformed placeholders (developer guide, "Expression attribute names" and
 * "values"); the engine overlooks them in some operations and when the condition fails.
 */
export function checkExpressionAttributes(part: RequestPart): void {
  const { ExpressionAttributeNames: names, ExpressionAttributeValues: values } = part;
  const texts = EXPRESSIONS.map((member) => part[member]).filter((text) => text !== undefined);
  const used = new Set(texts.flatMap(tokenize));
  for (const [member, map] of [
    ['ExpressionAttributeNames', names],
    ['ExpressionAttributeValues', values],
  ] as const) {
    if (map === undefined) continue;
    const placeholders = Object.keys(map);
    if (texts.length === 0) {
      throw validationError(`${member} can only be specified when using expressions`);
    }
    if (placeholders.length === 0) throw validationError(`${member} must not be empty`);
    const tooLong = placeholders.find((key) => Buffer.byteLength(key) > MAX_PLACEHOLDER_BYTES);
    if (tooLong !== undefined) {
      throw validationError(
        `${member} contains invalid key: The expression attribute map contains a key that is too long; size of key: ${Buffer.byteLength(tooLong)}`,
      );
    }
    const unused = placeholders.filter((key) => !used.has(key));
    if (unused.length > 0) {
      throw validationError(
        `Value provided in ${member} unused in expressions: keys: {${unused.join(', ')}}`,
      );
    }
  }
  for (const [placeholder, name] of Object.entries(names ?? {})) checkName(placeholder, name);
  checkDefined(used, names ?? {}, values ?? {});
}

function checkName(placeholder: string, name: string): void {
  if (name === '') {
    throw validationError(
      `ExpressionAttributeNames contains invalid value: Empty attribute name for key ${placeholder}`,
    );
  }
  if (Buffer.byteLength(name) > MAX_NAME_BYTES) {
    throw validationError(
      `ExpressionAttributeNames contains invalid value: Attribute name is too large, must be less than 65536 bytes for key ${placeholder}`,
    );
  }
}

function checkDefined(used: ReadonlySet<string>, names: object, values: object): void {
  for (const token of used) {
    if (isNamePlaceholder(token) && !Object.hasOwn(names, token)) {
      throw validationError(
        `An expression attribute name used in the document path is not defined; attribute name: ${token}`,
      );
    }
    if (isValuePlaceholder(token) && !Object.hasOwn(values, token)) {
      throw validationError(
        `An expression attribute value used in expression is not defined; attribute value: ${token}`,
      );
    }
  }
}
