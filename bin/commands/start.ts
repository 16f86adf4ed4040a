import type { Command } from 'commander';
import {
  DEFAULT_DATA_DIR,
  DEFAULT_DOMAIN,
  dataDirOfEnvironment,
  type StartFlags,
  settingsOf,
} from '../../local/runtime/options.ts';
import { print } from '../output/output.ts';
import { collect } from './collect.ts';

export function addStart(program: Command): void {
  program
    .command('start')
    .description('run the whole service on this machine')
    .option(
      '--port <port>',
      'port of the REST API; 0 takes any free ones (default: as at the last start, else 8480 or the next free one)',
    )
    .option(
      '--smtp-port <port>',
      'port of SMTP (default: as at the last start, else 2525 or the next free one)',
    )
    .option(
      '--data-dir <directory>',
      'where mail and accounts are kept between runs (also AGENT_INBOX_DATA_DIR)',
      dataDirOfEnvironment() ?? DEFAULT_DATA_DIR,
    )
    .option('--ephemeral', 'keep nothing')
    .option('--reset', 'begin with an empty data directory')
    .option('--domain <domain>', 'domain of the inboxes', DEFAULT_DOMAIN)
    .option('--set <key=value>', 'a deployment setting, as cdk -c takes it; may be repeated', collect)
    .option(
      '--adverse <seed>',
      'behave as AWS may at its worst: duplicates, throttles, lost answers, killed functions (docs/adverse-mode.md)',
    )
    .option('--verbose', 'print a line for each mail, call and delivery')
    .action(async (flags: StartFlags) => {
      const { refuseContradictorySettings, refuseWrongSettings } = await import('../known-settings.ts');
      refuseWrongSettings(flags.set ?? []);
      refuseContradictorySettings(settingsOf(flags));
      const { start } = await import('../../local/start.ts');
      await start(flags, print);
    });
}
