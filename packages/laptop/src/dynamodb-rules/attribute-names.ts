import type { AttributeValue } from './request-parts.ts';
import { validationError } from './validation-error.ts';

const MAX_NAME_BYTES = 65_535;

/** DynamoDB refuses empty names and names of 64 KB, at any depth (developer guide, "Quotas", "Attribute names"). */
export function checkAttributeNames(attributes: Readonly<Record<string, AttributeValue>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (name === '') throw validationError('Empty attribute name');
    if (Buffer.byteLength(name) > MAX_NAME_BYTES) {
      throw validationError('Attribute name is too large, must be less than 65536 bytes');
    }
    checkNested(value);
  }
}

function checkNested({ M: map, L: list }: AttributeValue): void {
  if (isRecord(map)) checkAttributeNames(map as Readonly<Record<string, AttributeValue>>);
  if (Array.isArray(list)) for (const element of list) if (isRecord(element)) checkNested(element);
}

function isRecord(value: unknown): value is AttributeValue {
  return typeof value === 'object' && value !== null;
}
