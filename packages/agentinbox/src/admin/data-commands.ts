import { type Erased, erasedSchema } from '../../../../lambdas/admin/erase.ts';
import { WrongUsage } from '../failures/wrong-usage.ts';
import { counted } from '../output/counted.ts';
import { StatusLine } from '../output/output.ts';
import { askPages } from './ask-admin.ts';
import { type OperatorFlags, printedJson, withAccess } from './with-access.ts';

export interface EraseFlags extends OperatorFlags {
  readonly address: string;
  readonly tenant?: string;
  readonly dryRun?: boolean;
  readonly yes?: boolean;
}

type Total = Omit<Erased, 'next_page_token'>;

/** `isHeld` is true when a legal hold kept some data. @throws WrongUsage without `--yes` or `--dry-run`. */
export function erase(flags: EraseFlags): Promise<{ printed: string; isHeld: boolean; isWhole: boolean }> {
  const { address, tenant, dryRun = false, yes = false } = flags;
  if (dryRun === yes) {
    throw new WrongUsage(
      'Pass --dry-run to count the messages, or --yes to delete them permanently (not both)',
    );
  }
  return withAccess(flags, async (access) => {
    const status = new StatusLine();
    const total = { tenants: new Map<string, number>(), held: new Map<string, Erased['held'][number]>() };
    const undecided: Erased['undecided'] = [];
    const request = { command: 'data.erase' as const, address, dry_run: dryRun };
    const wanted = tenant === undefined ? request : { ...request, tenant };
    for await (const page of askPages(access, wanted, erasedSchema)) {
      for (const { tenant_id, messages } of page.tenants)
        total.tenants.set(tenant_id, (total.tenants.get(tenant_id) ?? 0) + messages);
      for (const held of page.held) {
        const key = `${held.tenant_id} ${held.inbox_id}`;
        total.held.set(key, { ...held, messages: held.messages + (total.held.get(key)?.messages ?? 0) });
      }
      undecided.push(...page.undecided);
      if (status.isShown) status.show(counted(sum(total.tenants.values()), 'message'));
    }
    if (status.isShown) status.erase();
    const tenants = [...total.tenants].map(([tenant_id, messages]) => ({ tenant_id, messages }));
    const outcome = { tenants, held: [...total.held.values()], undecided };
    const printed = flags.json === true ? printedJson(outcome) : textOf(outcome, dryRun);
    return { printed, isHeld: outcome.held.length > 0, isWhole: undecided.length === 0 };
  });
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((all, each) => all + each, 0);

function textOf({ tenants, held, undecided }: Total, isDryRun: boolean): string {
  const verb = isDryRun ? 'would be deleted' : 'deleted';
  return [
    ...tenants.map(({ tenant_id, messages }) => `${tenant_id}: ${counted(messages, 'message')} ${verb}`),
    ...held.map(
      ({ tenant_id, inbox_id, messages }) =>
        `${inbox_id ?? tenant_id}: ${counted(messages, 'message')} kept by a legal hold${inbox_id === null ? '' : ` (of ${tenant_id})`}`,
    ),
    ...undecided.map(
      ({ tenant_id, message_id }) =>
        `${tenant_id}: ${message_id} has too many addresses to check and was kept; check it by hand`,
    ),
    ...(tenants.length + held.length + undecided.length === 0
      ? ['No messages from or to this address.']
      : []),
  ].join('\n');
}
