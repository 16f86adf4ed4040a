import assert from 'node:assert/strict';
import type {
  AccountGetOutput,
  ClaimsCreateOutput,
  Download,
  EventsListOutput,
  Message,
  MetricsUsageOutput,
  ThreadsGetOutput,
} from 'agent-inbox-client/source';
import { WrongUsage } from '../failures/wrong-usage.ts';
import type { GeneratedCommand } from '../generated-command.ts';
import { counted } from '../output/counted.ts';
import { jsonText } from '../output/json-text.ts';
import { isTerminal, print, printError, terminalWidth, writeBytes } from '../output/output.ts';
import type { StyledText } from '../output/styled-text.ts';
import { clientOf } from './connect.ts';
import { isOfNow, lastEvents } from './last-events.ts';
import { camel, inputOf } from './operation-input.ts';
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

export async function runOperation(
  operation: GeneratedCommand,
  path: readonly string[],
  flags: OperationFlags,
): Promise<void> {
  const input = inputOf(operation, operation.inPath, path, flags);
  const profile = profileFor(operation, flags);
  const [resource = '', verb = ''] = operation.name.split('.').map(camel);
  const methods: Record<string, Method> = Reflect.get(clientOf(profile), resource);
  const suffix = flags.all === true && operation.list !== undefined ? 'All' : '';
  const method = methods[`${verb}${suffix}`];
  assert(method !== undefined, `The client has no ${operation.name}`);
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
    // The key is printed first, so that a profile that cannot be written does not lose it.
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
      return sheet(thing, operation.name.split('.')[0]);
  }
}

async function gathered(pages: unknown, list: string): Promise<Record<string, unknown>> {
  const items: unknown[] = [];
  for await (const item of pages as AsyncIterable<unknown>) items.push(item);
  return { count: items.length, next_page_token: null, [list]: items };
}

function saveBytes({ bytes, filename }: Download, { output, json, force }: OperationFlags): void {
  const data = Buffer.from(bytes);
  if (output === '-' || (output === undefined && !isTerminal())) {
    writeBytes(data);
    return;
  }
  if (output === undefined)
    throw new WrongUsage('Untrusted bytes are not printed to a terminal. Pass --output');
  saveFile(output, data, force);
  print(
    json === true
      ? jsonText({ file: output, size: data.length })
      : `${filename ?? 'The bytes'} → ${output} (${counted(data.length, 'byte')})`,
  );
}
