import type { Command } from 'commander';
import { runningDataDir } from '../../local/command-line/running-data-dir.ts';
import type { SendFlags } from '../../local/command-line/send-mail.ts';
import { print, printError } from '../output/output.ts';
import { collect } from './collect.ts';

export function addSend(program: Command): void {
  program
    .command('send')
    .description('send a mail to an inbox of the running local service')
    .requiredOption('--to <address>', 'recipient; may be repeated', collect)
    .option('--cc <address>', 'copy; may be repeated', collect)
    .option('--bcc <address>', 'recipient whom the mail does not name; may be repeated', collect)
    .option('--from <address>', 'sender', 'Sender <sender@example.com>')
    .option('--subject <subject>', 'subject', '')
    .option('--text <text>', 'plain text', '')
    .option('--html <html>', 'the same as HTML')
    .option('--attach <file>', 'attachment; may be repeated', collect)
    .option('--header <header>', 'further header as "Name: value"; may be repeated', collect)
    .option('--spam', 'have the mail judged as spam')
    .option('--unauthenticated', 'have SPF, DKIM and DMARC fail')
    .option('--virus', 'have the mail judged as a virus')
    .option('--smtp <host:port>', 'another SMTP server than that of the running service')
    .option('--data-dir <directory>', 'data directory of the running service', runningDataDir())
    .action(async (flags: SendFlags) => {
      const { sendMail } = await import('../../local/command-line/send-mail.ts');
      print(await sendMail(flags));
      const { unknownInboxes } = await import('../../local/command-line/unknown-inboxes.ts');
      for (const warning of await unknownInboxes(flags)) printError(`agentinbox: warning: ${warning}`);
    });
}
