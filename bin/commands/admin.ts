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

/** Operations whose command is written below: it makes several calls, or chooses between two of them. */
const OWN = ['audit-log.list', 'audit-log.of-tenant', 'queues.redrive', 'data.erase'];
/** Operations that have a shorter name than resource and verb. */
const SHORT: Readonly<Record<string, string>> = { 'queues.list': 'queues', 'data.hold': 'hold' };
/** Fields that are arguments, where they are not only those of the path. */
const ARGUMENTS: Readonly<Record<string, readonly string[]>> = {
  'tenants.set-plan': ['tenant', 'plan'],
  'tenants.set-limit': ['tenant', 'limit', 'value'],
  'data.hold': ['subject', 'on'],
};

export function addAdmin(program: Command): void {
  const admin = program
    .command('admin')
    .description('what the operator does, on the running local service or on a stack in AWS');
  const groups = new Map([
    ['tenants', admin.command('tenants').description('list, show and change tenants')],
    [
      'invitations',
      admin.command('invitations').description('let humans sign up where `signUp` is `invite`'),
    ],
    ['keys', admin.command('keys').description('keys to a tenant for support')],
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
  if (operation.name === 'tenants.delete') command.option('--yes', 'yes, for ever');
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
  const summary = 'show who changed what, newest first; without a tenant what concerns none';
  const command = operatorCommand(admin, 'audit-log', summary);
  command.argument('[tenant]', 'id of a tenant, or the address of its human');
  addFields(command, ofOperator).action(async (tenant: string | undefined, flags: RunFlags) => {
    const { runOperation } = await import('../admin/run-operation.ts');
    print(
      tenant === undefined
        ? await runOperation(ofOperator, [], [], flags)
        : await runOperation(ofTenant, ofTenant.inPath, [tenant], flags),
    );
  });
}

/** Exit code of an erasure of which a legal hold kept some. */
const HELD = 6;

function addErase(admin: Command): void {
  operatorCommand(admin, 'erase', 'delete all mail from or to a person, of every tenant')
    .requiredOption('--address <address>', 'in From, To, Cc or Bcc')
    .option('--tenant <tenant>', 'only of this one')
    .option('--dry-run', 'count only')
    .addHelpText(
      'after',
      `\nExits with ${HELD} when a legal hold kept some of it, and with 1 when a mail could not be decided.`,
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
  operatorCommand(admin, 'redrive', 'have work done again that failed for a fault that is repaired')
    .argument('[queue]', 'a dead-letter queue, as its alarm names it')
    .option('--all', 'every queue but that of deliveries whose schedule is spent')
    .option('--limit <count>', 'messages to move of each queue (default: what lies there)', wholeNumber)
    .action(async (queue: string | undefined, flags: RedriveFlags) => {
      const { redriveQueues } = await import('../admin/queue-commands.ts');
      const { printed, complete } = await redriveQueues(queue, flags);
      print(printed);
      if (!complete) process.exitCode = 1;
    });
}

function addRecovery(admin: Command): void {
  operatorCommand(admin, 'rebuild', 'make messages again whose rows are lost, from their raw mail')
    .option('--inbox <inbox_id>', 'one inbox')
    .option('--all', 'every inbox that has raw mail')
    .option(
      '--search <tenant>',
      'the search index of a tenant (id, or address of its human) in place of messages',
    )
    .action(async (flags: RebuildFlags) => {
      const { rebuildInboxes, rebuildSearch } = await import('../admin/rebuild-commands.ts');
      print(
        flags.search === undefined ? await rebuildInboxes(flags) : await rebuildSearch(flags.search, flags),
      );
    });
  operatorCommand(admin, 'restore', 'copy rows of a backup table that the table of a stack has lost')
    .requiredOption('--from-table <name>', 'the backup, such as a table restored to a point in time')
    .option('--tenant <tenant_id>', 'one tenant')
    .option('--inbox <inbox_id>', 'one inbox')
    .option('--all', 'every tenant')
    .option('--keys', 'API keys too: those that were revoked since the backup work again')
    .action(async (flags: RestoreFlags) => {
      const { restore } = await import('../admin/restore-commands.ts');
      print(await restore(flags));
    });
}
