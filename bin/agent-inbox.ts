import { inspect } from 'node:util';
import { Command, type CommanderError } from 'commander';
import { WrongUsage } from '../local/failures/wrong-usage.ts';
import packageJson from '../package.json' with { type: 'json' };
import { addCompletion } from './client-commands/add-completion.ts';
import { addExport } from './client-commands/add-export.ts';
import { addLive } from './client-commands/add-live.ts';
import { addMarks } from './client-commands/add-marks.ts';
import { addMcp } from './client-commands/add-mcp.ts';
import { addOperations } from './client-commands/add-operations.ts';
import { addProfile } from './client-commands/add-profile.ts';
import { addAdmin } from './commands/admin.ts';
import { addDoctor } from './commands/doctor.ts';
import { addImport } from './commands/import.ts';
import { addSend } from './commands/send.ts';
import { addStart } from './commands/start.ts';
import { failureText, PREFIX } from './failure-text.ts';
import { endWithReader, print, printError } from './output/output.ts';

/** Each adds one command and loads what it needs when it runs: `--help` does not wait for it. */
const COMMANDS = [
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
  addDoctor,
  addCompletion,
];

const program = new Command('agentinbox')
  .description('Email inboxes for software agents')
  .configureOutput({
    writeOut: (text) => print(text.replace(/\n$/, '')),
    writeErr: (text) => printError(text.replace(/\n$/, '')),
    outputError: (text, write) => write(text.replace(/^error: /, PREFIX)),
  })
  .version(packageJson.version)
  .addHelpText('after', '\nExit codes: 0 done, 1 refused or failed, 2 wrongly called. docs/cli.md has more.');
for (const add of COMMANDS) add(program);
forEvery(program, (command) => command.exitOverride(endWith));

let called: Command = program;
program.hook('preAction', (_, command) => {
  called = command;
});
endWithReader();

// Node would print it unchanged, and an error may quote a server.
process.on('uncaughtException', (error) => {
  printError(inspect(error));
  process.exit(1);
});

try {
  await program.parseAsync();
} catch (error) {
  printError(failureText(error, await refusedKey(error)));
  process.exit(error instanceof WrongUsage ? 2 : 1);
}

/** Commander exits with 1 for every error; a command that was called wrongly has an exit code of its own. */
function endWith({ exitCode }: CommanderError): never {
  process.exit(exitCode === 0 ? 0 : 2);
}

/** The key that the API refused; undefined for other errors. */
async function refusedKey(error: unknown): Promise<string | undefined> {
  if (!(error instanceof Error && error.name === 'unauthenticated')) return undefined;
  const { usedKey } = await import('./client-commands/used-key.ts');
  return usedKey(called.name(), called.opts());
}

function forEvery(command: Command, act: (command: Command) => void): void {
  act(command);
  for (const each of command.commands) forEvery(each, act);
}
