import { type Command, Option } from 'commander';
import { addCommonOptions } from './add-operations.ts';
import type { ExportFlags } from './export.ts';
import type { SyncFlags } from './sync.ts';

export function addExport(program: Command): void {
  addCommonOptions(
    program
      .command('export')
      .description('Export all mail to one file and check its SHA-256')
      .requiredOption('--output <file>', 'File to write (required)')
      .addOption(
        new Option('--format <format>', 'mbox, or jsonl with one line per message')
          .choices(['mbox', 'jsonl'])
          .default('mbox'),
      )
      .option('--inbox <address...>', 'Only these inboxes')
      .option('--after <time>', 'Only mail that arrived later than this ISO 8601 time')
      .option('--before <time>', 'Only mail that arrived earlier than this ISO 8601 time')
      .option('--include-spam', 'Include spam')
      .option('--force', 'Overwrite an existing file'),
  )
    .addHelpText('after', '\nExample:\n  agentinbox export --output mail.mbox')
    .action(async (flags: ExportFlags) => {
      const { exportMail } = await import('./export.ts');
      await exportMail(flags);
    });
  addCommonOptions(
    program
      .command('sync')
      .description('Copy mail to Maildir folders for mail programs, one per inbox')
      .requiredOption('--maildir <directory>', 'Directory that contains the folders (required)')
      .option('--inbox <address...>', 'Only these inboxes')
      .option('--follow', 'Keep running and copy new mail as it arrives'),
  )
    .addHelpText('after', '\nExample:\n  agentinbox sync --maildir ~/Mail/agents --follow')
    .action(async (flags: SyncFlags) => {
      const { syncMaildir } = await import('./sync.ts');
      await syncMaildir(flags);
    });
}
