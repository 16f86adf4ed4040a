import type { Command } from 'commander';
import {
  DEFAULT_DATA_DIR,
  DEFAULT_DOMAIN,
  dataDirOfEnvironment,
  type StartFlags,
  settingsOf,
} from '../laptop/start-options.ts';
import { print, printError } from '../output/output.ts';
import { collect } from './collect.ts';

export function addStart(program: Command): void {
  program
    .command('start')
    .description('Run the whole service on this machine')
    .option(
      '--port <port>',
      'Port of the REST API; 0 for any free port (default: the last one used, or 8480 or the next free one)',
    )
    .option(
      '--smtp-port <port>',
      'Port of the SMTP server (default: the last one used, or 2525 or the next free one)',
    )
    .option(
      '--data-dir <directory>',
      'Directory that keeps mail and accounts between runs (also AGENT_INBOX_DATA_DIR)',
      dataDirOfEnvironment() ?? DEFAULT_DATA_DIR,
    )
    .option('--ephemeral', 'Keep nothing after the run')
    .option(
      '--ci',
      'For tests: keep nothing, use free ports, print only one line of JSON with the addresses and key when ready, and stop when the process that started it ends',
    )
    .option('--reset', 'Start with an empty data directory')
    .option('--domain <domain>', 'Domain of the inboxes', DEFAULT_DOMAIN)
    .option('--set <key=value>', 'Deployment setting, as for cdk -c; may be repeated', collect)
    .option(
      '--adverse <seed>',
      'Simulate AWS at its worst: duplicates, throttling, lost responses, killed functions (packages/laptop/adverse-mode.md)',
    )
    .option('--verbose', 'Print a line for each email, call and delivery')
    .action(async (flags: StartFlags) => {
      const { refuseContradictorySettings, refuseWrongSettings } = await import('../known-settings.ts');
      refuseWrongSettings(flags.set ?? []);
      refuseContradictorySettings(settingsOf(flags));
      const { start } = await import('../laptop/start.ts');
      await start(flags, { print, printError });
    });
}
