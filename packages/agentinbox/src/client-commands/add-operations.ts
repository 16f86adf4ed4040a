import { type Command, Option } from 'commander';
import { COMMANDS } from '../generated/commands.ts';
import type { CommandField, GeneratedCommand } from '../generated-command.ts';
import { HEADER_HELP } from './header-lines.ts';
import { kebab } from './kebab.ts';
import type { OperationFlags } from './run-operation.ts';

const SHORT: Readonly<Record<string, string>> = {
  'agent.sign-up': 'signup',
  'agent.verify': 'verify',
  'identity.whoami': 'whoami',
  'identity.auth-me': 'auth-me',
  'account.get': 'account',
  'account.update': 'update-account',
  'metrics.usage': 'usage',
  'claims.create': 'claim',
  'claims.complete': 'complete',
  'claims.release': 'release',
  'audit-log.list': 'audit-log',
};
/** Help omits these commands, because `whoami` shows the same and more. */
const HIDDEN: readonly string[] = ['identity.auth-me'];
const GROUPS: Readonly<Record<string, string>> = { 'api-keys': 'keys' };

const PURPOSES: Readonly<Record<string, string>> = {
  service: 'Show the version and features of the service',
  inboxes: 'Create, list, change and delete inboxes, and get verification codes',
  threads: 'Read, search, label, trash and restore conversations',
  messages: 'Read, search, mark, label, trash, restore, release and download messages',
  claims: 'Extend a claim (see also the commands claim, complete and release)',
  attachments: 'Read the text of attachments',
  lists: 'Manage allowed and blocked senders of the account or an inbox, and list dropped mail',
  events: 'Read the event log',
  exports:
    'Start an export of mail and show its progress (the command export does both and downloads the file)',
  domains: 'List the domains for inboxes',
  keys: 'Create, list and revoke API keys',
  webhooks: 'Create, update, test and recover webhooks, and list their deliveries',
};

export function commandPath({ name }: Pick<GeneratedCommand, 'name'>): readonly string[] {
  const short = SHORT[name];
  if (short !== undefined) return [short];
  const [resource = '', verb = ''] = name.split('.');
  return [GROUPS[resource] ?? resource, verb];
}

export function addOperations(program: Command): void {
  for (const operation of COMMANDS) {
    const path = commandPath(operation);
    const parent = path.length === 1 ? program : group(program, path[0] ?? '');
    addOperation(parent, path.at(-1) ?? '', operation);
  }
}

export function group(program: Command, name: string): Command {
  return (
    program.commands.find((command) => command.name() === name) ??
    program.command(name).description(PURPOSES[name] ?? `${name}: see the commands below`)
  );
}

function addOperation(parent: Command, name: string, operation: GeneratedCommand): void {
  const command = addFields(
    parent
      .command(name, { hidden: HIDDEN.includes(operation.name), isDefault: isOnlyVerb(operation) })
      .description(operation.summary),
    operation,
  );
  if (operation.bytes) {
    command.option('--output <file>', 'File to write; - for standard output');
    command.option('--force', 'Overwrite an existing file');
  }
  if (operation.name === 'agent.sign-up')
    command.option('--replace', 'Replace the key of an existing profile with this name or address');
  addCommonOptions(command);
  command.addHelpText('after', `\nExample:\n  agentinbox ${exampleOf(operation)}`);
  command.action(async (...args: unknown[]) => {
    const { runOperation } = await import('./run-operation.ts');
    const flags = args.at(-2) as OperationFlags;
    await runOperation(operation, args.slice(0, operation.inPath.length).map(String), flags);
  });
}

/** Its group runs it without the verb when nothing must be given. */
function isOnlyVerb(operation: GeneratedCommand): boolean {
  const [group, verb] = commandPath(operation);
  const others = COMMANDS.filter((each) => each !== operation && commandPath(each)[0] === group);
  return verb !== undefined && others.length === 0 && operation.fields.every(({ required }) => !required);
}

export function addFields(
  command: Command,
  { fields, inPath, list }: Omit<GeneratedCommand, 'bytes'>,
  args: readonly string[] = inPath,
): Command {
  for (const name of args) {
    const description = fields.find((field) => field.name === name)?.description;
    command.argument(`<${kebab(name)}>`, description);
  }
  for (const field of fields) {
    if (!args.includes(field.name))
      command.addOption(optionOf(field).makeOptionMandatory(field.required === true));
  }
  return list === undefined ? command : command.option('--all', 'List all pages');
}

export function addCommonOptions(command: Command): Command {
  return command
    .option('--json', 'Print JSON')
    .option('--profile <name>', 'Use this saved profile')
    .option('--data-dir <directory>', 'Use the local service of this data directory');
}

function optionOf({ name, kind, required, description }: CommandField): Option {
  const flag = `${name === 'human_email' ? '--human, ' : ''}--${kebab(name)}`;
  const text = required === true ? `${description} (required)` : description;
  if (name === 'headers') {
    const all = (line: string, before: readonly string[] = []) => [...before, line];
    return new Option('--header <line>', HEADER_HELP).argParser(all);
  }
  switch (kind) {
    case 'boolean':
      return new Option(`${flag} [on|off]`, text);
    case 'array':
      return new Option(`${flag} <value...>`, text);
    case 'object':
      return new Option(`${flag} <key=value...>`, text);
    default:
      return new Option(`${flag} <${kind === 'integer' ? 'number' : 'value'}>`, text);
  }
}

function exampleOf(operation: GeneratedCommand): string {
  const required = operation.fields.filter(
    ({ required, name }) => required && !operation.inPath.includes(name),
  );
  return [
    ...commandPath(operation),
    ...operation.inPath.map((name) => `<${kebab(name)}>`),
    ...required.map(({ name }) => `--${kebab(name)} …`),
  ].join(' ');
}
