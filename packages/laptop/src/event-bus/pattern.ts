import { type Json, type JsonObject, TemplateRefused } from '../contract.ts';
import { isList, isObject } from '../template/json.ts';

type Test = (value: Json | undefined) => boolean;

export type Pattern = (event: JsonObject) => boolean;

/**
 * Supports exact values, `prefix`, `exists` and `anything-but` of plain values (EventBridge user guide, "Event
 * patterns"). @throws TemplateRefused for any other comparison.
 */
export function compilePattern(pattern: Json | undefined, rule: string): Pattern {
  if (!isObject(pattern)) throw new TemplateRefused(`${rule}: its event pattern must be an object`);
  const fields = Object.entries(pattern).map(([name, rest]) => {
    const matches = compileField(rest, rule, name);
    return (event: JsonObject) => matches(event[name]);
  });
  return (event) => fields.every((matches) => matches(event));
}

function compileField(pattern: Json, rule: string, path: string): Test {
  if (isObject(pattern)) {
    const inner = compilePattern(pattern, `${rule}, ${path}`);
    return (value) => isObject(value) && inner(value);
  }
  if (!isList(pattern) || pattern.length === 0) {
    throw new TemplateRefused(`${rule}: ${path} must be a list of values or an object`);
  }
  const tests = pattern.map((entry) => compileEntry(entry, rule, path));
  // A list in the event matches when any member does.
  return (value) =>
    tests.some((test) => (isList(value) ? value.some((member) => test(member)) : test(value)));
}

function compileEntry(entry: Json, rule: string, path: string): Test {
  if (!isObject(entry)) return (value) => value === entry;
  const [[name, operand] = ['', null], ...others] = Object.entries(entry);
  if (others.length === 0 && name === 'prefix' && typeof operand === 'string') {
    return (value) => typeof value === 'string' && value.startsWith(operand);
  }
  if (others.length === 0 && name === 'exists' && typeof operand === 'boolean') {
    return (value) => (value !== undefined) === operand;
  }
  if (others.length === 0 && name === 'anything-but' && !isObject(operand)) {
    const excluded: readonly Json[] = isList(operand) ? operand : [operand];
    return (value) => value !== undefined && !excluded.includes(value);
  }
  throw new TemplateRefused(
    `${rule}: the local event bus does not support the comparison ${JSON.stringify(entry)} (${path})`,
  );
}
