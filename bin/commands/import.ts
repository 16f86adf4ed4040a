import type { Command } from 'commander';
import type { ImportFlags } from '../../local/command-line/import-mails.ts';
import { runningDataDir } from '../../local/command-line/running-data-dir.ts';
import { counted } from '../output/counted.ts';
import { print, printError, StatusLine } from '../output/output.ts';
import { wholeNumber } from '../whole-number.ts';

export function addImport(program: Command): void {
  program
    .command('import')
    .description('send stored mails to an inbox of the running local service, as they are')
    .requiredOption('--to <inbox>', 'the inbox')
    .option('--eml <files...>', 'files of one mail each')
    .option('--mbox <file>', 'file of many mails (mboxrd or mboxo)')
    .option('--skip <count>', 'leave out so many mails in the beginning', wholeNumber, 0)
    .option('--smtp <host:port>', 'another SMTP server than that of the running service')
    .option('--data-dir <directory>', 'data directory of the running service', runningDataDir())
    .action(async (flags: ImportFlags) => {
      const { unknownInboxes } = await import('../../local/command-line/unknown-inboxes.ts');
      for (const warning of await unknownInboxes({ ...flags, to: [flags.to] }))
        printError(`agentinbox: warning: ${warning}`);
      const { importMails } = await import('../../local/command-line/import-mails.ts');
      const status = new StatusLine();
      try {
        const sentence = await importMails(flags, {
          onMail: (done) => status.isShown && status.show(counted(done, 'mail')),
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
