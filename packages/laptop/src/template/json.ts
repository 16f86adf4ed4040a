import type { Json, JsonObject } from '../contract.ts';

/** Whether a value is a JSON object: neither a list nor null. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !isList(value);
}

/** `Array.isArray` that keeps the member type of a read-only list. */
export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}
