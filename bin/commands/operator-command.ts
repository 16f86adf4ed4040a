import type { Command } from 'commander';
import { runningDataDir } from '../../local/command-line/running-data-dir.ts';
import type { AccessFlags } from '../admin/operator-access.ts';

/** A command with the flags by which an operator says which service is meant. */
export function operatorCommand(parent: Command, name: string, description: string): Command {
  return parent
    .command(name)
    .description(description)
    .option('--json', 'print JSON')
    .option('--data-dir <directory>', 'data directory of the running local service', runningDataDir())
    .option('--stack <name>', 'a stack in AWS instead, with your own credentials')
    .option(
      '--function <name>',
      'invoke its admin function (of rebuild: its rebuild function) in place of the operator API',
    )
    .option('--region <region>', 'region of the stack')
    .option('--profile <profile>', 'profile of your AWS configuration')
    .hook('preAction', refuseAwsWithoutStack);
}

/** The local service has neither, so the command was meant for another deployment. */
function refuseAwsWithoutStack(command: Command): void {
  const { stack, function: named, region, profile } = command.opts<AccessFlags>();
  const isLocal = stack === undefined && named === undefined;
  if (isLocal && (region !== undefined || profile !== undefined)) {
    command.error('error: --region and --profile are for AWS: name the stack too, with --stack');
  }
}
