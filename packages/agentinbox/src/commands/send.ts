import type { Command } from 'commander';
import { runningDataDir } from '../laptop/running-data-dir.ts';
import type { SendFlags } from '../laptop/send-mail.ts';
import { print, printError } from '../output/output.ts';
import { collect } from './collect.ts';

export function addSend(program: Command): void {
  program
    .command('send')
    .description('Send an email to an inbox of the running local service')
    .requiredOption('--to <address>', 'Recipient; may be repeated (required)', collect)
    .option('--cc <address>', 'Recipient of a copy; may be repeated', collect)
    .option('--bcc <address>', 'Recipient of a blind copy; may be repeated', collect)
    .option('--from <address>', 'Sender', 'Sender <sender@example.com>')
    .option('--subject <subject>', 'Subject', '')
    .option('--text <text>', 'Plain-text body', '')
    .option('--html <html>', 'HTML body')
    .option('--attach <file>', 'File to attach; may be repeated', collect)
    .option('--header <header>', 'Additional header as "Name: value"; may be repeated', collect)
    .option('--spam', 'Simulate a spam verdict')
    .option('--unauthenticated', 'Simulate failing SPF, DKIM and DMARC')
    .option('--virus', 'Simulate a virus verdict')
    .option('--smtp <host:port>', 'SMTP server (default: the SMTP server of the running service)')
    .option('--data-dir <directory>', 'Data directory of the running service', runningDataDir())
    .action(async (flags: SendFlags) => {
      const { sendFromFlags } = await import('../laptop/send-mail.ts');
      print(await sendFromFlags(flags));
      const { unknownInboxes } = await import('../laptop/unknown-inboxes.ts');
      for (const warning of await unknownInboxes(flags)) printError(`agentinbox: warning: ${warning}`);
    });
}
