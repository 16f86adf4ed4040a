import type { Command } from 'commander';
import { addCommonOptions } from './add-operations.ts';
import type { ExportFlags } from './export.ts';
import type { SyncFlags } from './sync.ts';

/** Commands that take mail out of the service. */
export function addExport(program: Command): void {
  addCommonOptions(
    program
      .command('export')
      .description('write all mail into one file: waits, downloads, and checks its sha256')
      .requiredOption('--output <file>', 'the file')
      .option('--format <format>', 'mbox, or jsonl: a line for each message', 'mbox')
      .option('--inbox <address...>', 'only these inboxes')
      .option('--after <time>', 'arrived later than this (ISO 8601)')
      .option('--before <time>', 'arrived earlier than this')
      .option('--include-spam', 'spam too')
      .option('--force', 'overwrite the file'),
  )
    .addHelpText('after', '\nExample:\n  agentinbox export --output mail.mbox')
    .action(async (flags: ExportFlags) => {
      const { exportMail } = await import('./export.ts');
      await exportMail(flags);
    });
  addCommonOptions(
    program
      .command('sync')
      .description('copy mail into Maildir folders, one for each inbox, which mail programs read')
      .requiredOption('--maildir <directory>', 'where the folders are')
      .option('--inbox <address...>', 'only these inboxes')
      .option('--follow', 'go on with mail that arrives'),
  )
    .addHelpText('after', '\nExample:\n  agentinbox sync --maildir ~/Mail/agents --follow')
    .action(async (flags: SyncFlags) => {
      const { syncMaildir } = await import('./sync.ts');
      await syncMaildir(flags);
    });
}
