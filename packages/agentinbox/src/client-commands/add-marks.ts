import assert from 'node:assert/strict';
import type { Command } from 'commander';
import { WrongUsage } from '../failures/wrong-usage.ts';
import { COMMANDS } from '../generated/commands.ts';
import { addCommonOptions, group } from './add-operations.ts';
import type { OperationFlags } from './run-operation.ts';

export function addMarks(program: Command): void {
  const messages = group(program, 'messages');
  const command = (name: string, description: string) =>
    addCommonOptions(
      messages
        .command(name)
        .description(description)
        .argument('<inbox>', 'Address of the inbox')
        .argument('<message-id...>', 'Ids of the messages'),
    );
  command('mark', 'Mark messages as read or unread')
    .option('--unread', 'Mark as unread (default: as read)')
    .action((inbox: string, ids: string[], { unread, ...flags }: OperationFlags) =>
      updateMany(inbox, ids, { ...flags, unread: unread === true ? 'true' : 'false' }),
    );
  command('label', 'Add labels to messages, or remove labels')
    .option('--add <label...>', 'Labels to add')
    .option('--remove <label...>', 'Labels to remove')
    .action((inbox: string, ids: string[], { add, remove, ...flags }: OperationFlags) => {
      if (add === undefined && remove === undefined) throw new WrongUsage('Pass --add or --remove');
      return updateMany(inbox, ids, {
        ...flags,
        ...(add === undefined ? {} : { addLabels: add }),
        ...(remove === undefined ? {} : { removeLabels: remove }),
      });
    });
}

async function updateMany(
  inbox: string,
  messageIds: readonly string[],
  flags: OperationFlags,
): Promise<void> {
  const operation = COMMANDS.find(({ name }) => name === 'messages.update-many');
  assert(operation !== undefined, 'There is no update of messages');
  const { runOperation } = await import('./run-operation.ts');
  await runOperation(operation, [inbox], { ...flags, messageIds });
}
