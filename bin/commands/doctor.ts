import { isIP } from 'node:net';
import { type Command, InvalidArgumentError } from 'commander';
import { runningDataDir } from '../../local/command-line/running-data-dir.ts';
import type { DoctorFlags } from '../doctor/doctor.ts';
import { print } from '../output/output.ts';
import { wholeNumber } from '../whole-number.ts';
import { collect } from './collect.ts';

export function addDoctor(program: Command): void {
  program
    .command('doctor')
    .description('check whether a service works, on this machine or in AWS, and what to do where it does not')
    .option('--json', 'print JSON')
    .option('--data-dir <directory>', 'data directory of the running local service', runningDataDir())
    .option('--stack <name>', 'a stack in AWS instead, with your own credentials')
    .option('--before-deploy', 'check what must be right before the first deployment')
    .option(
      '--set <key=value>',
      'with --before-deploy: a deployment setting, as cdk -c takes it; may be repeated',
      collect,
    )
    .option('--region <region>', 'region of the stack')
    .option('--profile <profile>', 'profile of your AWS configuration')
    .option('--probe', 'with --stack: send a mail through SES to an inbox of its own, and read it')
    .option('--human <address>', 'with --stack: look a human up on the suppression list', emailAddress)
    .option(
      '--dns-server <address>',
      'DNS server to ask in place of the system’s, such as 1.1.1.1',
      ipAddress,
    )
    .option('--timeout <seconds>', 'time limit of each check', positiveSeconds)
    .addHelpText(
      'after',
      '\nExit codes: 0 ok or warnings, 1 a failure, 2 wrongly called, 3 something could not be checked.',
    )
    .hook('preAction', refuseContradictions)
    .action(async (flags: DoctorFlags) => {
      const { doctor } = await import('../doctor/doctor.ts');
      const { printed, exitCode } = await doctor(flags);
      print(printed);
      process.exitCode = exitCode;
    });
}

function refuseContradictions(command: Command): void {
  const { stack, beforeDeploy, set, region, profile, probe, human, dnsServer } = command.opts<DoctorFlags>();
  const refuse = (rule: string): never => command.error(`error: ${rule}`);
  if (stack !== undefined && beforeDeploy === true) {
    refuse('--before-deploy takes the name of the stack from the setting stackName: leave out --stack');
  }
  if (set !== undefined && beforeDeploy !== true) refuse('--set is for --before-deploy');
  if (stack === undefined && (probe === true || human !== undefined)) {
    refuse('--probe and --human are for a stack in AWS: name it with --stack');
  }
  const isLocal = stack === undefined && beforeDeploy !== true;
  if (isLocal && (region !== undefined || profile !== undefined || dnsServer !== undefined)) {
    refuse('--region, --profile and --dns-server are for AWS: name the stack too, with --stack');
  }
}

function emailAddress(text: string): string {
  if (!/^[^\s@]+@[^\s@]+$/.test(text)) throw new InvalidArgumentError('It must be an email address.');
  return text;
}

function ipAddress(text: string): string {
  if (isIP(text) === 0) throw new InvalidArgumentError('It must be an IP address.');
  return text;
}

function positiveSeconds(text: string): number {
  const seconds = wholeNumber(text);
  if (seconds < 1) throw new InvalidArgumentError('It must be at least 1.');
  return seconds;
}
