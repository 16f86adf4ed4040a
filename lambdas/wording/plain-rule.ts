import * as z from 'zod';
import { closeNames } from './close-name.ts';
import { eitherOf } from './meant-name.ts';

/** Names of metadata may be as long as a body. */
const LONGEST_VALUE = 80;
const MAX_NAMES = 5;
const MAX_KNOWN = 100;
/** So few values are all listed. */
const FEW = 8;

/** zod's own messages speak of JavaScript types. Undefined keeps zod's message. */
export function plainRule(issue: z.core.$ZodRawIssue): string | undefined {
  const isMissing = issue.input === undefined && MISSING.has(issue.code);
  return isMissing ? `is required${choiceText(issue)}` : ruleOf(issue);
}

const MISSING = new Set(['invalid_type', 'invalid_value', 'invalid_union']);

function choiceText(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_value') return `: ${choiceOf(issue.values.map(String))}`;
  const item = issue.inst instanceof z.ZodArray && issue.inst.element;
  return item instanceof z.ZodEnum ? `: a list of ${listOf(item.options.map(String))}` : '';
}

function ruleOf(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return typeRule(issue.expected, issue.input);
    case 'too_big':
      return `must ${sizeOf(issue.origin, issue.inclusive === false ? 'less than' : 'at most', Number(issue.maximum))}`;
    case 'too_small':
      return issue.origin === 'string' && Number(issue.minimum) === 1
        ? 'must not be empty'
        : `must ${sizeOf(issue.origin, issue.inclusive === false ? 'more than' : 'at least', Number(issue.minimum))}`;
    case 'invalid_value':
      return valueRule(issue.input, issue.values.map(String));
    case 'invalid_format':
      return FORMATS[issue.format];
    case 'unrecognized_keys':
      return issue.keys
        .slice(0, MAX_NAMES)
        .map((key) => keyRule(key, knownKeys(issue.inst)))
        .join('; ');
    case 'invalid_key':
      return issue.issues[0] && `names ${issue.issues[0].message}`;
    case 'invalid_union':
      return unionRule(issue.errors);
    default:
      return undefined;
  }
}

function unionRule(alternatives: readonly (readonly z.core.$ZodIssue[])[]): string | undefined {
  const firsts = alternatives.flatMap(([first]) => first ?? []);
  const [near, ...others] = firsts.filter(({ code, path }) => code !== 'invalid_type' || path.length > 0);
  if (near !== undefined && others.length === 0) return `${placeText(near.path)}${near.message}`;
  return firsts.length === 0
    ? undefined
    : [...new Set(firsts.map(({ message }) => message))].join(' or ').replaceAll(' or must be ', ' or ');
}

/** The form is `[3].name: `, empty for the field itself. */
export function placeText(path: readonly PropertyKey[]): string {
  const place = path.map((name) => (typeof name === 'number' ? `[${name}]` : String(name))).join('.');
  return place === '' ? '' : `${place.slice(0, LONGEST_VALUE)}: `;
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'must be a string',
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  array: 'must be a list',
  object: 'must be an object',
  record: 'must be an object',
};

const FORMATS: Readonly<Record<string, string>> = {
  datetime: 'must be an ISO 8601 time in UTC such as 2026-11-21T09:00:00Z',
  date: 'must be a date such as 2026-11-21',
  email: 'must be an email address',
  url: 'must be a URL such as https://example.com/',
  uuid: 'must be a UUID',
};

function typeRule(expected: string, input: unknown): string | undefined {
  const isItem = expected === 'array' && typeof input === 'string' && input.length <= LONGEST_VALUE;
  return isItem ? `must be a list such as ${JSON.stringify([input])}` : TYPES[expected];
}

function sizeOf(origin: string, bound: string, size: number): string {
  const unit =
    origin === 'string' ? 'character' : origin === 'array' || origin === 'set' ? 'item' : undefined;
  if (unit === undefined) return `be ${bound} ${size}`;
  return `have ${bound} ${size} ${unit}${size === 1 ? '' : 's'}`;
}

function valueRule(value: unknown, known: readonly string[]): string {
  const choice = choiceOf(known);
  return typeof value === 'string' ? unknownRule(value, known, choice) : `must be ${choice}`;
}

function keyRule(key: string, known: readonly string[]): string {
  return unknownRule(key, known, listOf(known));
}

function unknownRule(given: string, known: readonly string[], choice: string): string {
  const close = known.length <= FEW ? undefined : eitherOf(closeNames(given, known));
  const advice = close === undefined ? known.length > 0 && `; use ${choice}` : `: did you mean ${close}?`;
  return `${JSON.stringify(given.slice(0, LONGEST_VALUE))} is unknown${advice || ''}`;
}

const choiceOf = (known: readonly string[]): string => (known.length === 1 ? '' : 'one of ') + listOf(known);
const listOf = (known: readonly string[]): string => known.slice(0, MAX_KNOWN).join(', ');

function knownKeys(schema: unknown): readonly string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodEnum)
    return schema.keyType.options.map(String);
  return [];
}
