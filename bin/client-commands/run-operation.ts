import { writeFileSync } from 'node:fs';
import type { Download } from '../../client/index.ts';
import { connect } from './connect.ts';
import type { CommandField, GeneratedCommand } from './generated-command.ts';
import { currentProfile, DEFAULT_PROFILE, type ProfileFlags, saveProfile } from './profile.ts';
import { printable, sheet, table } from './show.ts';
import { spinning } from './spinner.ts';

export interface OperationFlags extends ProfileFlags {
  readonly json?: boolean;
  readonly all?: boolean;
  readonly output?: string;
  readonly [flag: string]: unknown;
}

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
  const [resource = '', verb = ''] = operation.name.split('.').map(camel);
  const methods: Record<string, Method> = Reflect.get(connect(flags), resource);
  const suffix = flags.all === true && operation.list !== undefined ? 'All' : '';
  const method = methods[`${verb}${suffix}`];
  if (method === undefined) throw new Error(`The client has no ${operation.name}`);
  const work = suffix === '' ? method(input) : gathered(method(input), operation.list ?? '');
  const answer = await spinning(operation.summary, work);
  if (operation.name === 'agent.sign-up') keepKey(flags, answer);
  if (operation.bytes && input['format'] !== 'link') return writeBytes(answer as Download, flags);
  console.log(textOf(operation, answer, flags.json === true));
}

function textOf(operation: GeneratedCommand, answer: unknown, json: boolean): string {
  if (json) return JSON.stringify(answer ?? null, null, 2);
  if (answer === undefined) return 'Done.';
  const thing = answer as Record<string, unknown>;
  return operation.list === undefined ? sheet(thing) : table(operation.list, thing);
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
    const given = flags[camel(field.name.replaceAll('_', '-'))];
    if (given !== undefined) input[field.name] = typedValue(field, given);
  }
  return input;
}

/** A flag's text as a value of the field's type; the API judges it. */
function typedValue({ kind, name }: CommandField, given: unknown): unknown {
  switch (kind) {
    case 'integer':
    case 'number':
      return Number.isNaN(Number(given)) ? given : Number(given);
    case 'boolean':
      return given === true || given === 'true' ? true : given === 'false' ? false : given;
    case 'array':
      return [given].flat().flatMap((text) => String(text).split(','));
    case 'object':
      return objectOf(name, [given].flat().map(String));
    default:
      return given;
  }
}

/** `key=value` pairs, or one JSON object. Flags of permissions are yes or no, not texts. */
function objectOf(name: string, texts: readonly string[]): unknown {
  const [first = ''] = texts;
  if (first.startsWith('{')) return JSON.parse(first);
  return Object.fromEntries(
    texts.map((text) => {
      const [key = '', ...rest] = text.split('=');
      if (name === 'permissions') return [key, rest.length === 0 || rest[0] === 'true'];
      return [key, rest.join('=')];
    }),
  );
}

function writeBytes({ bytes, filename }: Download, { output, json }: OperationFlags): void {
  const data = Buffer.from(bytes);
  if (output === '-' || (output === undefined && !process.stdout.isTTY)) {
    process.stdout.write(data);
    return;
  }
  if (output === undefined) throw new Error('Bytes of a stranger do not belong on a terminal: give --output');
  writeFileSync(output, data, { flag: 'wx' });
  console.log(
    json === true
      ? JSON.stringify({ file: output, size: data.length })
      : `${printable(filename ?? 'The bytes')} → ${output} (${data.length} bytes)`,
  );
}

/** The key is shown once: a profile keeps it. */
function keepKey(flags: OperationFlags, answer: unknown): void {
  const { api_key } = answer as { api_key: string };
  const { base_url, stream_url, mcp_url } = currentProfile(flags);
  const urls = {
    base_url,
    ...(stream_url === undefined ? {} : { stream_url }),
    ...(mcp_url === undefined ? {} : { mcp_url }),
  };
  const file = saveProfile(flags.profile ?? DEFAULT_PROFILE, { ...urls, api_key });
  console.error(`The key is kept in ${file}.`);
}

function camel(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
