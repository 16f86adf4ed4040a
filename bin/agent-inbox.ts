import { Command } from 'commander';
import { addAdmin } from './commands/admin.ts';
import { addSend } from './commands/send.ts';
import { addStart } from './commands/start.ts';
import { failureText } from './failure-text.ts';

/** Each adds one command and loads what it needs when it runs: `--help` waits for none of it. */
const COMMANDS = [addStart, addSend, addAdmin];

const program = new Command('agent-inbox').description('Email inboxes for software agents');
for (const add of COMMANDS) add(program);

try {
  await program.parseAsync();
} catch (error) {
  console.error(failureText(error));
  process.exit(1);
}
