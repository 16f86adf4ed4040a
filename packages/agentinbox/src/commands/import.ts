import type { Command } from 'commander';
import type { ImportFlags } from '../laptop/import-mails.ts';
import { runningDataDir } from '../laptop/running-data-dir.ts';
import { counted } from '../output/counted.ts';
import { print, printError, StatusLine } from '../output/output.ts';
import { wholeNumber } from '../whole-number.ts';

export function addImport(program: Command): void {
  program
    .command('import')
    .description('Send stored emails unchanged to an inbox of the running local service')
    .requiredOption('--to <inbox>', 'Inbox that receives the emails (required)')
    .option('--eml <files...>', 'Files with one email each')
    .option('--mbox <file>', 'File with many emails (mboxrd or mboxo)')
    .option('--skip <count>', 'Skip this many emails at the start', wholeNumber, 0)
    .option('--smtp <host:port>', 'SMTP server (default: the SMTP server of the running service)')
    .option('--data-dir <directory>', 'Data directory of the running service', runningDataDir())
    .action(async (flags: ImportFlags) => {
      const { unknownInboxes } = await import('../laptop/unknown-inboxes.ts');
      for (const warning of await unknownInboxes({ ...flags, to: [flags.to] }))
        printError(`agentinbox: warning: ${warning}`);
      const { importMails } = await import('../laptop/import-mails.ts');
      const status = new StatusLine();
      try {
        const sentence = await importMails(flags, {
          onMail: (done) => status.isShown && status.show(counted(done, 'email')),
          onRefused: (text) => {
            if (status.isShown) status.erase();
            printError(`agentinbox: ${text}`);
          },
        });
        if (status.isShown) status.erase();
        print(sentence);
      } catch (error) {
        if (status.isShown) status.erase();
        throw error;
      }
    });
}
