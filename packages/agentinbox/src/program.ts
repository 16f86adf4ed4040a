import { inspect } from 'node:util';
import { Command, type CommanderError, type Option } from 'commander';
import packageJson from '../../../package.json' with { type: 'json' };
import { addCompletion } from './client-commands/add-completion.ts';
import { addExport } from './client-commands/add-export.ts';
import { addLive } from './client-commands/add-live.ts';
import { addMarks } from './client-commands/add-marks.ts';
import { addMcp } from './client-commands/add-mcp.ts';
import { addOperations } from './client-commands/add-operations.ts';
import { addProfile } from './client-commands/add-profile.ts';
import { fieldNames } from './client-commands/field-names.ts';
import { addAdmin } from './commands/admin.ts';
import { addImport } from './commands/import.ts';
import { addSend } from './commands/send.ts';
import { addStart } from './commands/start.ts';
import { failureText, PREFIX } from './failure-text.ts';
import { WrongUsage } from './failures/wrong-usage.ts';
import { nameHint } from './near-name.ts';
import { endWithReader, print, printError } from './output/output.ts';

/** Commands import their modules when they run, so that `--help` does not wait for them. */
type AddCommand = (program: Command) => void;

const COMMANDS: readonly AddCommand[] = [
  addStart,
  addSend,
  addImport,
  addOperations,
  addLive,
  addExport,
  addMarks,
  addMcp,
  addProfile,
  addAdmin,
];

export async function runProgram(more: readonly AddCommand[]): Promise<void> {
  const program = new Command('agentinbox')
    .description('Email inboxes for software agents')
    .configureOutput({
      writeOut: (text) => print(text.replace(/\n$/, '')),
      writeErr: (text) => printError(text.replace(/\n$/, '')),
    })
    .configureHelp({ optionDescription })
    .version(packageJson.version, '-V, --version', 'Show the version')
    .helpOption('-h, --help', 'Show help for the command')
    .helpCommand('help [command]', 'Show help for a command')
    .addHelpText(
      'after',
      '\nExit codes: 0 done, 1 refused or failed, 2 usage error, 3 not all checked (doctor), 4 none in time, 5 ambiguous (code, link).',
    );
  for (const add of [...COMMANDS, ...more, addCompletion]) add(program);
  forEvery(program, (command) => {
    command.exitOverride(endWith).showSuggestionAfterError(false);
    command.addHelpText('before', ({ error }) =>
      error && command !== program ? `${PREFIX}'${pathOf(command)}' needs one of the commands below\n` : '',
    );
    command.configureOutput({
      outputError: (text, write) => write(text.replace(/^error: /, PREFIX) + adviceOf(command, text)),
    });
  });

  let called: Command = program;
  program.hook('preAction', (_, command) => {
    called = command;
  });
  endWithReader();

  // Node would print it unescaped, and an error may quote a server.
  process.on('uncaughtException', (error) => {
    printError(inspect(error));
    process.exit(1);
  });

  try {
    await program.parseAsync();
  } catch (error) {
    printError(failureText(error, { used: await refusedKey(error, called), fieldNames: fieldNames(called) }));
    process.exit(error instanceof WrongUsage ? 2 : 1);
  }
}

function optionDescription({
  description,
  argChoices,
  defaultValue,
  defaultValueDescription,
}: Option): string {
  const isDefault = defaultValue !== undefined && typeof defaultValue !== 'boolean' && defaultValue !== '';
  const rules = [
    ...(argChoices === undefined ? [] : [argChoices.join(', ')]),
    ...(isDefault ? [`default: ${defaultValueDescription ?? defaultValue}`] : []),
  ];
  return rules.length === 0 ? description : `${description} (${rules.join('; ')})`;
}

/** Commander exits with 1 for every error; 2 means wrong usage here. */
function endWith({ exitCode }: CommanderError): never {
  process.exit(exitCode === 0 ? 0 : 2);
}

async function refusedKey(error: unknown, called: Command): Promise<string | undefined> {
  if (!(error instanceof Error && ('status' in error || error.name === 'StreamEnded'))) return undefined;
  const { usedKey } = await import('./client-commands/used-key.ts');
  return usedKey(called.name(), called.opts());
}

function adviceOf(command: Command, error: string): string {
  const options = command.options.filter(({ hidden }) => !hidden).map(({ long }) => long ?? '');
  const [, kind, typed = ''] = /unknown (option|command) '([^'=]+)/.exec(error) ?? [];
  const names = kind === 'option' ? options : command.commands.map((each) => each.name());
  const hint = nameHint(typed, names);
  if (hint !== undefined) return `(${hint})\n`;
  if (kind === 'option') return `It has these options: ${[...options, '--help'].join(', ')}\n`;
  return /unknown command|missing required|not specified/.test(error)
    ? `See: ${pathOf(command)} --help\n`
    : '';
}

function pathOf(command: Command): string {
  return command.parent === null ? command.name() : `${pathOf(command.parent)} ${command.name()}`;
}

function forEvery(command: Command, act: (command: Command) => void): void {
  act(command);
  for (const each of command.commands) forEvery(each, act);
}
