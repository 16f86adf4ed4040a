import {
  type Rebuilt,
  rawInboxPageSchema,
  rebuiltSchema,
  rebuiltSearchSchema,
} from '../../../../lambdas/rebuild/rebuild-schemas.ts';
import { CommandFailed } from '../command-failed.ts';
import { WrongUsage } from '../failures/wrong-usage.ts';
import { counted } from '../output/counted.ts';
import { askAdmin, askPages, type OperatorAccess } from './ask-admin.ts';
import { type OperatorFlags, printedJson, withAccess } from './with-access.ts';

export interface RebuildFlags extends OperatorFlags {
  readonly inbox?: string;
  readonly all?: boolean;
  readonly search?: string;
}

type Outcome =
  | Omit<Rebuilt, 'left' | 'next_page_token'>
  | { readonly inbox_id: string; readonly failed: string };

/** @throws CommandFailed also if only some inboxes failed, with the result of the others. */
export function rebuildInboxes(flags: RebuildFlags): Promise<string> {
  if ((flags.inbox === undefined) === (flags.all !== true)) {
    throw new WrongUsage('Name an inbox with --inbox or use --all.');
  }
  return withAccess(
    flags,
    async (access) => {
      if (flags.inbox !== undefined) return printed([await rebuild(access, flags.inbox)], flags);
      const outcomes: Outcome[] = [];
      for await (const inboxId of rawInboxes(access)) outcomes.push(await attempt(access, inboxId));
      const text = printed(outcomes, flags);
      if (outcomes.some((outcome) => 'failed' in outcome)) throw new CommandFailed(text);
      return text;
    },
    'rebuild',
  );
}

export function rebuildSearch(tenant: string, flags: OperatorFlags): Promise<string> {
  return withAccess(
    flags,
    async (access) => {
      let messages = 0;
      const request = { command: 'search.rebuild' as const, tenant };
      for await (const page of askPages(access, request, rebuiltSearchSchema)) messages += page.messages;
      return flags.json === true
        ? printedJson({ tenant, messages })
        : `${counted(messages, 'message')} indexed for search`;
    },
    'rebuild',
  );
}

async function* rawInboxes(access: OperatorAccess): AsyncGenerator<string, void, undefined> {
  const pages = askPages(access, { command: 'inboxes.list' }, rawInboxPageSchema);
  for await (const { inbox_ids } of pages) yield* inbox_ids;
}

/** The failure of one inbox must not stop the others. */
async function attempt(access: OperatorAccess, inboxId: string): Promise<Outcome> {
  try {
    return await rebuild(access, inboxId);
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    return { inbox_id: inboxId, failed: error.message };
  }
}

async function rebuild(access: OperatorAccess, inboxId: string): Promise<Outcome> {
  let { next_page_token: next, ...total } = await rebuildPage(access, inboxId, undefined);
  while (next !== null) {
    const { next_page_token, ...page } = await rebuildPage(access, inboxId, next);
    total = {
      inbox_id: page.inbox_id,
      present: total.present + page.present,
      rebuilt: total.rebuilt + page.rebuilt,
      repaired: total.repaired + page.repaired,
      deferred: total.deferred + page.deferred,
      extracted: total.extracted + page.extracted,
      under_way: total.under_way + page.under_way,
      without_note: total.without_note + page.without_note,
    };
    next = next_page_token;
  }
  return total;
}

async function rebuildPage(
  access: OperatorAccess,
  inboxId: string,
  token: string | undefined,
): Promise<Omit<Rebuilt, 'left'>> {
  const request = {
    command: 'inboxes.rebuild' as const,
    inbox_id: inboxId,
    ...(token === undefined ? {} : { page_token: token }),
  };
  for (let before = { rebuilt: 0, repaired: 0, extracted: 0 }; ; ) {
    const { left, ...call } = await askAdmin(access, request, rebuiltSchema);
    // Later calls report as present what an earlier call has rebuilt.
    const rebuilt = before.rebuilt + call.rebuilt;
    const repaired = before.repaired + call.repaired;
    const extracted = before.extracted + call.extracted;
    if (left === 0) {
      const present = call.present - before.rebuilt - before.repaired;
      return { ...call, rebuilt, repaired, extracted, present };
    }
    before = { rebuilt, repaired, extracted };
  }
}

function printed(outcomes: readonly Outcome[], { json }: RebuildFlags): string {
  if (json === true) return printedJson({ inboxes: outcomes });
  return outcomes.length === 0 ? 'No raw mail.' : outcomes.map(line).join('\n');
}

function line(outcome: Outcome): string {
  if ('failed' in outcome) return `${outcome.inbox_id}: ${outcome.failed}`;
  const { inbox_id, rebuilt, repaired, present, deferred, extracted, under_way, without_note } = outcome;
  const parts = [
    `${rebuilt} rebuilt`,
    `${present} already present`,
    ...(repaired === 0 ? [] : [`${repaired} repaired`]),
    ...(extracted === 0 ? [] : [`${extracted} parsed again for kind, codes and links`]),
    ...(deferred === 0 ? [] : [counted(deferred, 'waits for quota', 'wait for quota')]),
    ...(under_way === 0 ? [] : [`${counted(under_way, 'waits', 'wait')} to be received (admin queues)`]),
    ...(without_note === 0
      ? []
      : [`${without_note} cannot be rebuilt, because envelope data for this inbox is missing`]),
  ];
  return `${inbox_id}: ${parts.join(', ')}`;
}
