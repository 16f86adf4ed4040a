import assert from 'node:assert/strict';
import type { Command } from 'commander';
import type { EraseFlags } from '../admin/data-commands.ts';
import type { RedriveFlags } from '../admin/queue-commands.ts';
import type { RebuildFlags } from '../admin/rebuild-commands.ts';
import type { RestoreFlags } from '../admin/restore-commands.ts';
import type { RunFlags } from '../admin/run-operation.ts';
import { addFields } from '../client-commands/add-operations.ts';
import { OPERATOR_COMMANDS } from '../generated/operator-commands.ts';
import type { OperatorCommand } from '../generated-command.ts';
import { print } from '../output/output.ts';
import { wholeNumber } from '../whole-number.ts';
import { operatorCommand } from './operator-command.ts';

/** These commands are below, because they make several calls or choose between operations. */
const OWN = ['audit-log.list', 'audit-log.of-tenant', 'queues.redrive', 'data.erase'];
const SHORT: Readonly<Record<string, string>> = { 'queues.list': 'queues', 'data.hold': 'hold' };
const ARGUMENTS: Readonly<Record<string, readonly string[]>> = {
  'tenants.set-plan': ['tenant', 'plan'],
  'tenants.set-limit': ['tenant', 'limit', 'value'],
  'data.hold': ['subject', 'on'],
  'domains.assign': ['domain', 'tenant'],
};

export function addAdmin(program: Command): void {
  const admin = program
    .command('admin')
    .description('Operator commands for the local service or a stack on AWS');
  const groups = new Map([
    ['tenants', admin.command('tenants').description('List, show and change tenants')],
    [
      'invitations',
      admin
        .command('invitations')
        .description('Manage invitations to sign up, for services with `signUp=invite`'),
    ],
    ['domains', admin.command('domains').description('List the domains and assign them to tenants')],
    ['keys', admin.command('keys').description('Create support keys for tenants')],
  ]);
  for (const operation of OPERATOR_COMMANDS) {
    if (OWN.includes(operation.name)) continue;
    const [resource = '', verb = ''] = operation.name.split('.');
    addOperation(groups.get(resource) ?? admin, SHORT[operation.name] ?? verb, operation);
  }
  addAuditLog(admin);
  addErase(admin);
  addRedrive(admin);
  addRecovery(admin);
}

function addOperation(parent: Command, name: string, operation: OperatorCommand): void {
  const args = ARGUMENTS[operation.name] ?? operation.inPath;
  const command = addFields(operatorCommand(parent, name, operation.summary), operation, args);
  if (operation.name === 'tenants.delete') command.option('--yes', 'Confirm permanent deletion');
  command.action(async (...words: unknown[]) => {
    const { runOperation } = await import('../admin/run-operation.ts');
    const texts = words.slice(0, args.length).map(String);
    print(await runOperation(operation, args, texts, words.at(-2) as RunFlags));
  });
}

function addAuditLog(admin: Command): void {
  const [ofOperator, ofTenant] = ['audit-log.list', 'audit-log.of-tenant'].map((name) =>
    OPERATOR_COMMANDS.find((operation) => operation.name === name),
  );
  assert(ofOperator !== undefined && ofTenant !== undefined, 'There is no audit log');
  const summary = 'Show who changed what, newest first; without a tenant, service-wide entries';
  const command = operatorCommand(admin, 'audit-log', summary);
  command.argument('[tenant]', "Tenant id, or the address of the tenant's owner");
  addFields(command, ofOperator).action(async (tenant: string | undefined, flags: RunFlags) => {
    const { runOperation } = await import('../admin/run-operation.ts');
    print(
      tenant === undefined
        ? await runOperation(ofOperator, [], [], flags)
        : await runOperation(ofTenant, ofTenant.inPath, [tenant], flags),
    );
  });
}

/** This exit code means that a legal hold kept some of the data. */
const HELD = 6;

function addErase(admin: Command): void {
  operatorCommand(admin, 'erase', 'Permanently delete all mail from or to an address, for every tenant')
    .requiredOption('--address <address>', 'Email address in From, To, Cc or Bcc (required)')
    .option('--tenant <tenant>', 'Only the mail of this tenant')
    .option('--dry-run', 'Count the messages without deleting them')
    .option('--yes', 'Confirm permanent deletion')
    .addHelpText(
      'after',
      `\nExit codes: 0 done, ${HELD} a legal hold kept some of the mail, 1 failed, or some messages could not be checked.`,
    )
    .action(async (flags: EraseFlags) => {
      const { erase } = await import('../admin/data-commands.ts');
      const { printed, isHeld, isWhole } = await erase(flags);
      print(printed);
      if (isHeld) process.exitCode = HELD;
      else if (!isWhole) process.exitCode = 1;
    });
}

function addRedrive(admin: Command): void {
  operatorCommand(admin, 'redrive', 'Retry failed work after its cause is fixed')
    .argument('[queue]', 'Name of a dead-letter queue, as in its alarm')
    .option('--all', 'Every dead-letter queue except WebhooksDead')
    .option(
      '--limit <count>',
      'Maximum number of messages to move from each queue (default: all)',
      wholeNumber,
    )
    .action(async (queue: string | undefined, flags: RedriveFlags) => {
      const { redriveQueues } = await import('../admin/queue-commands.ts');
      const { printed, complete } = await redriveQueues(queue, flags);
      print(printed);
      if (!complete) process.exitCode = 1;
    });
}

function addRecovery(admin: Command): void {
  operatorCommand(admin, 'rebuild', 'Rebuild lost message rows from raw mail')
    .option('--inbox <inbox_id>', 'Rebuild this inbox')
    .option('--all', 'Rebuild every inbox that has raw mail')
    .option('--search <tenant>', 'Rebuild the search index of this tenant instead of messages')
    .action(async (flags: RebuildFlags) => {
      const { rebuildInboxes, rebuildSearch } = await import('../admin/rebuild-commands.ts');
      print(
        flags.search === undefined ? await rebuildInboxes(flags) : await rebuildSearch(flags.search, flags),
      );
    });
  operatorCommand(admin, 'restore', 'Restore lost table rows of a stack from a backup table')
    .requiredOption('--from-table <name>', 'Backup table, such as one restored to a point in time (required)')
    .option('--tenant <tenant_id>', 'Restore this tenant')
    .option('--inbox <inbox_id>', 'Restore this inbox')
    .option('--all', 'Restore every tenant')
    .option('--keys', 'Restore API keys too; keys revoked since the backup work again')
    .option('--dry-run', 'Count the rows and estimate the duration without restoring')
    .action(async (flags: RestoreFlags) => {
      const { restore } = await import('../admin/restore-commands.ts');
      print(await restore(flags));
    });
}
