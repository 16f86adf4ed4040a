import type { Command } from 'commander';
import { wholeNumber } from '../whole-number.ts';
import { addCommonOptions, group } from './add-operations.ts';
import type { CodeFlags } from './code.ts';
import type { DownloadFlags } from './download.ts';
import type { ListenFlags, WaitFlags } from './live.ts';
import type { SearchFlags } from './search.ts';

/** Commands that are more than one operation. */
export function addLive(program: Command): void {
  addCommonOptions(
    program
      .command('listen')
      .description('print events as they come')
      .option('--inbox <address...>', 'only these inboxes')
      .option('--event-type <type...>', 'only these types')
      .option('--since <time>', 'also what arrived since then (ISO 8601)')
      .option('--after <cursor>', 'also events after this cursor')
      .option(
        '--forward-to <url>',
        'POST each event there, signed and repeated as by a webhook, with the secret that is printed',
      )
      .option('--secret <secret>', 'sign with it (default: one that is kept for the profile)')
      .option(
        '--count <number>',
        'stop after this many events, and the last attempts to forward them',
        wholeNumber,
      ),
  )
    .addHelpText('after', '\nExample:\n  agentinbox listen --forward-to http://localhost:3000/hook')
    .action(async (flags: ListenFlags) => {
      const { listen } = await import('./live.ts');
      await listen(flags);
    });
  addCommonOptions(
    program
      .command('search')
      .description('find messages by their words, in all inboxes')
      .argument(
        '<words...>',
        'words (AND), OR, -word, word*; one argument with several words is a query of its own',
      )
      .option('--inbox <address...>', 'only these inboxes')
      .option('--relevance', 'best matches first (default: newest)')
      .option('--limit <number>', 'messages on a page', wholeNumber)
      .option('--all', 'every page')
      // A word that is not wanted looks like one.
      .allowUnknownOption(),
  )
    .addHelpText('after', `\nExample:\n  agentinbox search '"coffee machine" invoice -draft'`)
    .action(async (words: string[], flags: SearchFlags, command: Command) => {
      const option = words.find((word) => word.startsWith('--'));
      if (option !== undefined)
        command.error(`unknown option '${option}'`, { code: 'commander.unknownOption' });
      const { search } = await import('./search.ts');
      await search(words, flags);
    });
  addCommonOptions(
    program
      .command('wait')
      .description('wait for a matching message and print it')
      .argument('<inbox>', 'address of the inbox')
      .option('--from <text>', 'part of the sender')
      .option('--subject <text>', 'part of the subject')
      .option('--since <time>', 'mail that arrived since then (ISO 8601; default: a minute ago)')
      .option('--timeout <seconds>', 'how long', '60'),
  )
    .addHelpText(
      'after',
      '\nExits with 0 when it came, with 1 when it did not.\n\nExample:\n  agentinbox wait <inbox> --subject code --timeout 120',
    )
    .action(async (inbox: string, flags: WaitFlags) => {
      const { waitForMail } = await import('./live.ts');
      await waitForMail(inbox, flags);
    });
  addCommonOptions(
    program
      .command('code')
      .description('wait for a verification code, and print only the code')
      .argument('<inbox>', 'address of the inbox')
      .option('--from-domain <domain>', 'the service that sends it; recommended')
      .option('--exact-domain', 'subdomains of it do not match')
      .option(
        '--after <time>',
        'only mail after this ISO 8601 time or message id, such as that of the last code (default: 10 minutes ago)',
      )
      .option('--no-require-dmarc', 'also clean mail whose sender DMARC does not confirm')
      .option('--timeout <seconds>', 'how long', wholeNumber, 60),
  )
    .addHelpText(
      'after',
      '\nExits with 0 for a code, with 4 when none came, with 5 when it is not certain which it is.\n\nExample:\n  agentinbox code <inbox> --from-domain example.com --timeout 60',
    )
    .action(async (inbox: string, flags: CodeFlags) => {
      const { printCode } = await import('./code.ts');
      await printCode(inbox, flags);
    });
  addCommonOptions(
    group(program, 'messages')
      .command('download')
      .description('write all attachments of a message to a directory')
      .argument('<inbox>', 'address of the inbox')
      .argument('<message-id>')
      .option('--to <directory>', 'where to', '.')
      .option('--raw', 'the original mail as well')
      .option('--force', 'overwrite files'),
  ).action(async (inbox: string, messageId: string, flags: DownloadFlags) => {
    const { downloadMessage } = await import('./download.ts');
    await downloadMessage(inbox, messageId, flags);
  });
}
