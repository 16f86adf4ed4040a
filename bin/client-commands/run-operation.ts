import type {
  AccountGetOutput,
  ClaimsCreateOutput,
  Download,
  EventsListOutput,
  Message,
  MetricsUsageOutput,
  ThreadsGetOutput,
} from '../../client/src/index.ts';
import { WrongUsage } from '../../local/failures/wrong-usage.ts';
import type { CommandField, GeneratedCommand } from '../generated-command.ts';
import { counted } from '../output/counted.ts';
import { jsonText } from '../output/json-text.ts';
import { isTerminal, print, printError, terminalWidth, writeBytes } from '../output/output.ts';
import type { StyledText } from '../output/styled-text.ts';
import { clientOf } from './connect.ts';
import { kebab } from './kebab.ts';
import { isOfNow, lastEvents } from './last-events.ts';
import { currentProfile, type Profile } from './profile.ts';
import { saveFile } from './save-file.ts';
import { accountText, eventsText, sheet, table } from './show.ts';
import { claimsText, mailText, threadText } from './show-mail.ts';
import { usageText } from './show-usage.ts';
import { type SignUpFlags, saveSignUpKey, signUpProfile, verifyProfile } from './sign-up-profile.ts';
import { spinning } from './spinner.ts';

export interface OperationFlags extends SignUpFlags {
  readonly json?: boolean;
  readonly all?: boolean;
  readonly output?: string;
  readonly force?: boolean;
  readonly [flag: string]: unknown;
}

const SIGN_UP = 'agent.sign-up';

type Method = (input: Readonly<Record<string, unknown>>) => Promise<unknown>;

/**
 * Calls an operation and prints its answer.
 * @param path values of the fields in the path, in their order.
 */
export async function runOperation(
  operation: GeneratedCommand,
  path: readonly string[],
  flags: OperationFlags,
): Promise<void> {
  const input = inputOf(operation, path, flags);
  const profile = profileFor(operation, flags);
  const [resource = '', verb = ''] = operation.name.split('.').map(camel);
  const methods: Record<string, Method> = Reflect.get(clientOf(profile), resource);
  const suffix = flags.all === true && operation.list !== undefined ? 'All' : '';
  const method = methods[`${verb}${suffix}`];
  if (method === undefined) throw new Error(`The client has no ${operation.name}`);
  const work =
    operation.name === 'events.list' && isOfNow(input)
      ? lastEvents(clientOf(profile), input)
      : suffix === ''
        ? method(input)
        : gathered(method(input), operation.list ?? '');
  const answer = await spinning(operation.summary, work);
  if (operation.bytes && input['format'] !== 'link') return saveBytes(answer as Download, flags);
  print(textOf(operation, answer, flags.json === true));
  if (operation.name === SIGN_UP) {
    // After the answer: a profile that cannot be written must not cost the key.
    printError(saveSignUpKey(flags, profile, (answer as { api_key: string }).api_key));
  }
}

function profileFor({ name }: GeneratedCommand, flags: OperationFlags): Profile {
  if (name === SIGN_UP) return signUpProfile(flags);
  return name === 'agent.verify' ? verifyProfile(flags) : currentProfile(flags);
}

function textOf(operation: GeneratedCommand, answer: unknown, json: boolean): string | StyledText {
  if (json) return jsonText(answer, 2);
  if (answer === undefined) return 'Done.';
  const thing = answer as Record<string, unknown>;
  if (operation.list !== undefined) return table(operation.list, thing, terminalWidth(), operation.name);
  switch (operation.name) {
    case 'account.get':
      return accountText(answer as AccountGetOutput);
    case 'claims.create':
      return claimsText(answer as ClaimsCreateOutput);
    case 'events.list':
      return eventsText(answer as EventsListOutput, terminalWidth());
    case 'messages.get':
    case 'messages.update':
    case 'messages.restore':
    case 'messages.release':
      return mailText(answer as Message);
    case 'threads.get':
      return threadText(answer as ThreadsGetOutput);
    case 'metrics.usage':
      return usageText(answer as MetricsUsageOutput, terminalWidth());
    default:
      return sheet(thing);
  }
}

async function gathered(pages: unknown, list: string): Promise<Record<string, unknown>> {
  const items: unknown[] = [];
  for await (const item of pages as AsyncIterable<unknown>) items.push(item);
  return { count: items.length, next_page_token: null, [list]: items };
}

function inputOf(
  { fields, inPath }: GeneratedCommand,
  path: readonly string[],
  flags: OperationFlags,
): Record<string, unknown> {
  const input: Record<string, unknown> = Object.fromEntries(inPath.map((name, i) => [name, path[i]]));
  for (const field of fields) {
    const given = flags[camel(kebab(field.name))];
    if (given !== undefined) input[field.name] = typedValue(field, given);
  }
  return input;
}

/** A flag's text as a value of the field's type; the API judges the value. @throws WrongUsage for another type. */
function typedValue({ kind, name, nullable }: CommandField, given: unknown): unknown {
  if (nullable === true && String(given) === 'null') return null;
  switch (kind) {
    case 'integer':
    case 'number':
      return numberOf(name, String(given));
    case 'boolean':
      return booleanOf(name, String(given));
    case 'array':
      return [given].flat().flatMap((text) => String(text).split(','));
    case 'object':
      return objectOf(name, [given].flat().map(String));
    default:
      return given;
  }
}

function numberOf(name: string, text: string): number {
  const number = Number(text);
  if (text.trim() === '' || Number.isNaN(number)) {
    throw new WrongUsage(`--${kebab(name)} must be a number, not "${text}"`);
  }
  return number;
}

function booleanOf(name: string, text: string): boolean {
  if (text !== 'true' && text !== 'false') {
    throw new WrongUsage(`--${kebab(name)} must be true or false, not "${text}"`);
  }
  return text === 'true';
}

function jsonOf(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new WrongUsage(`--${kebab(name)} is not JSON: ${error.message}`);
  }
}

/** `key=value` pairs, or one JSON object. Flags of permissions are yes or no, not texts. */
function objectOf(name: string, texts: readonly string[]): unknown {
  const [first = ''] = texts;
  if (first.startsWith('{')) return jsonOf(name, first);
  return Object.fromEntries(
    texts.map((text) => {
      const [key = '', ...rest] = text.split('=');
      if (name === 'permissions') return [key, rest.length === 0 || rest[0] === 'true'];
      const value = rest.join('=');
      // Null removes an entry.
      return [key, value === 'null' ? null : value];
    }),
  );
}

function saveBytes({ bytes, filename }: Download, { output, json, force }: OperationFlags): void {
  const data = Buffer.from(bytes);
  if (output === '-' || (output === undefined && !isTerminal())) {
    writeBytes(data);
    return;
  }
  if (output === undefined)
    throw new WrongUsage('Bytes of a stranger do not belong on a terminal: give --output');
  saveFile(output, data, force);
  print(
    json === true
      ? jsonText({ file: output, size: data.length })
      : `${filename ?? 'The bytes'} → ${output} (${counted(data.length, 'byte')})`,
  );
}

function camel(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
