import { type Json, type JsonObject, type Need, TemplateRefused } from '../contract.ts';
import { isList, isObject } from '../template/json.ts';
import { wildcard } from './wildcard.ts';

type ContextValue = string | readonly string[] | undefined;
type ConditionTest = (context: ReadonlyMap<string, string | readonly string[]>) => boolean;
type ValueTest = (value: string) => boolean;

/** Other keys are refused at start: without a value their statement would never match, or always under ForAllValues. */
const GATEWAY_KEYS: readonly string[] = ['s3:prefix', 'dynamodb:LeadingKeys'];
/** KMS has a condition key for each pair of the encryption context of a call. */
const ENCRYPTION_CONTEXT = 'kms:encryptioncontext:';

const STRING_EQUALS = (expected: readonly string[]): ValueTest => {
  const set = new Set(expected);
  return (value) => set.has(value);
};

const LIKE = (expected: readonly string[]): ValueTest => {
  const patterns = expected.map((pattern) => wildcard(pattern, { ignoreCase: false }));
  return (value) => patterns.some((matches) => matches(value));
};

const BOOL = (expected: readonly string[]): ValueTest => {
  const set = new Set(expected.map((text) => text.toLowerCase()));
  return (value) => set.has(value.toLowerCase());
};

/** A missing value does not match (IAM user guide, "Condition operators"). */
const single = (test: ValueTest) => (value: ContextValue) =>
  value !== undefined && valuesOf(value).some(test);
/** AWS lets a call without the key pass. */
const forAll = (test: ValueTest) => (value: ContextValue) => valuesOf(value).every(test);
const forAny = (test: ValueTest) => (value: ContextValue) => valuesOf(value).some(test);

type Operator = (expected: readonly string[]) => (value: ContextValue) => boolean;

const OPERATORS: ReadonlyMap<string, Operator> = new Map([
  ['StringEquals', (expected) => single(STRING_EQUALS(expected))],
  ['StringLike', (expected) => single(LIKE(expected))],
  ['Bool', (expected) => single(BOOL(expected))],
  // Both ARN operators take wildcards and act alike in AWS.
  ['ArnEquals', (expected) => single(LIKE(expected))],
  ['ArnLike', (expected) => single(LIKE(expected))],
  ['ForAllValues:StringEquals', (expected) => forAll(STRING_EQUALS(expected))],
  ['ForAllValues:StringLike', (expected) => forAll(LIKE(expected))],
  ['ForAnyValue:StringLike', (expected) => forAny(LIKE(expected))],
]);

export function compileConditions(
  condition: Json | undefined,
  where: string,
  additionalKeys: readonly string[],
): (need: Need) => boolean {
  if (condition === undefined) return () => true;
  if (!isObject(condition)) throw new TemplateRefused(`${where}: Condition must be an object`);
  const knownKeys = new Set([...GATEWAY_KEYS, ...additionalKeys].map((key) => key.toLowerCase()));
  const tests: ConditionTest[] = [];
  for (const [name, keys] of Object.entries(condition)) {
    const operator = OPERATORS.get(name);
    if (operator === undefined) {
      throw new TemplateRefused(
        `${where}: condition operator ${name} is not implemented by the local runtime`,
      );
    }
    for (const [key, expected] of Object.entries(isObject(keys) ? keys : ({} satisfies JsonObject))) {
      const known = key.toLowerCase();
      if (!knownKeys.has(known) && !known.startsWith(ENCRYPTION_CONTEXT)) {
        throw new TemplateRefused(`${where}: condition key ${key} is not filled in by the local runtime`);
      }
      const matches = operator(texts(expected, `${where}: ${name}.${key}`));
      tests.push((context) => matches(context.get(known)));
    }
  }
  return (need) => {
    const context = new Map(
      Object.entries(need.context ?? {}).map(([key, value]) => [key.toLowerCase(), value]),
    );
    return tests.every((test) => test(context));
  };
}

/** Policy variables such as `${aws:username}` have no local value. @throws TemplateRefused for a policy variable. */
export function texts(value: Json | undefined, where: string): readonly string[] {
  const members = isList(value) ? value : [value];
  return members.map((member) => {
    const text = typeof member === 'boolean' || typeof member === 'number' ? String(member) : member;
    if (typeof text !== 'string') throw new TemplateRefused(`${where} must be a string or a list of strings`);
    if (text.includes('${'))
      throw new TemplateRefused(`${where}: policy variable in ${text} is not implemented`);
    return text;
  });
}

function valuesOf(value: ContextValue): readonly string[] {
  if (value === undefined) return [];
  return typeof value === 'string' ? [value] : value;
}
