import type { Command } from 'commander';
import { wholeNumber } from '../whole-number.ts';
import { addCommonOptions, group } from './add-operations.ts';
import type { CodeFlags, Wanted } from './code.ts';
import type { DownloadFlags } from './download.ts';
import type { ListenFlags, WaitFlags } from './live.ts';
import type { SearchFlags } from './search.ts';
import { urlOf } from './url-of.ts';

export function addLive(program: Command): void {
  addCommonOptions(
    program
      .command('listen')
      .description('Print events as they arrive')
      .option('--inbox <address...>', 'Only these inboxes')
      .option('--event-type <type...>', 'Only events of these types')
      .option('--since <time>', 'Include events since this ISO 8601 time')
      .option('--after <cursor>', 'Include events after this cursor')
      .option(
        '--forward-to <url>',
        'POST each event to this URL, signed with the printed secret and retried like a webhook delivery',
        urlOf(['http:', 'https:']),
      )
      .option('--secret <secret>', 'Signing secret (default: the one saved for the profile)')
      .option(
        '--count <number>',
        'Stop after this many events and after the last attempts to forward them',
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
      .description('Search messages in all inboxes')
      .argument(
        '<words...>',
        'Search words, all of which must occur. OR, -word and word* are supported. An argument with several words is used unchanged as the query',
      )
      .option('--inbox <address...>', 'Only these inboxes')
      .option('--relevance', 'Best matches first (default: newest first)')
      .option('--limit <number>', 'Maximum number of messages on a page (1 to 100; default: 50)', wholeNumber)
      .option('--all', 'List all pages')
      // An excluded word (`-word`) looks like an option.
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
      .description('Wait for a matching message and print it')
      .argument('<inbox>', 'Address of the inbox')
      .option('--from <text>', "Part of the sender's address or name")
      .option('--subject <text>', 'Part of the subject')
      .option('--since <time>', 'Only mail that arrived since this ISO 8601 time (default: one minute ago)')
      .option('--timeout <seconds>', 'Maximum time to wait', '60'),
  )
    .addHelpText(
      'after',
      '\nExit codes: 0 a message arrived, 1 none arrived in time.\n\nExample:\n  agentinbox wait <inbox> --subject code --timeout 120',
    )
    .action(async (inbox: string, flags: WaitFlags) => {
      const { waitForMail } = await import('./live.ts');
      await waitForMail(inbox, flags);
    });
  verificationCommand(program, 'code', 'Wait for a verification code and print only the code');
  verificationCommand(program, 'link', 'Wait for a verification link and print only its URL').option(
    '--no-require-link-domain',
    "Also accept links to domains other than the sender's",
  );
  addCommonOptions(
    group(program, 'messages')
      .command('download')
      .description('Save all attachments of a message to a directory')
      .argument('<inbox>', 'Address of the inbox')
      .argument('<message-id>', 'Id of the message')
      .option('--to <directory>', 'Directory to write to', '.')
      .option('--raw', 'Also save the original email')
      .option('--force', 'Overwrite existing files'),
  ).action(async (inbox: string, messageId: string, flags: DownloadFlags) => {
    const { downloadMessage } = await import('./download.ts');
    await downloadMessage(inbox, messageId, flags);
  });
}

function verificationCommand(program: Command, wanted: Wanted, description: string): Command {
  return addCommonOptions(
    program
      .command(wanted)
      .description(description)
      .argument('<inbox>', 'Address of the inbox')
      .option('--from-domain <domain>', `Domain of the service that sends the ${wanted}; recommended`)
      .option('--exact-domain', 'Do not accept its subdomains')
      .option(
        '--after <time>',
        `Only mail after this ISO 8601 time or message id, for example the message id of the last ${wanted} (default: 10 minutes ago)`,
      )
      .option('--no-require-dmarc', 'Also accept clean mail that does not pass DMARC')
      .option('--timeout <seconds>', 'Maximum time to wait', wholeNumber, 60),
  )
    .addHelpText(
      'after',
      `\nExit codes: 0 a ${wanted} was found, 4 none arrived in time, 5 several ${wanted}s match.\n\nExample:\n  agentinbox ${wanted} <inbox> --from-domain example.com --timeout 60`,
    )
    .action(async (inbox: string, flags: CodeFlags) => {
      const { printVerification } = await import('./code.ts');
      await printVerification(wanted, inbox, flags);
    });
}
