import type { ActivationRequest } from './activation-request.ts';

export interface ActiveRuleSet {
  name(): Promise<string | undefined>;
  ruleNames(): Promise<readonly string[]>;
  activate(name: string): Promise<void>;
  /** SES refuses all email to an account without an active rule set. */
  deactivate(): Promise<void>;
}

export class RuleSetTaken extends Error {
  override readonly name = 'RuleSetTaken';
}

type RollbackCheck = () => Promise<boolean>;

/**
 * SES has one active rule set per account and region and no conditional update, so each change checks it first: an
 * install must not take over other services' email, nor an uninstall cut it off. A refusal during a rollback would
 * leave the stack in UPDATE_ROLLBACK_FAILED.
 */
export async function applyActivation(
  active: ActiveRuleSet,
  request: ActivationRequest,
  isRollingBack: RollbackCheck,
): Promise<void> {
  const { RuleSetName: ours, JoinedRuleSetName: joined, ReceiptRules } = request.ResourceProperties;
  const current = await active.name();
  if (request.RequestType === 'Delete') {
    if (current === ours) await active.deactivate();
    return;
  }
  if (current === ours) return;
  // The rule set that this update replaces is the stack's own.
  const before = request.RequestType === 'Update' ? request.OldResourceProperties.RuleSetName : undefined;
  // In a joined rule set the stack's rule has the name of its own rule set.
  const isLeft = current === joined && (await active.ruleNames()).every((rule) => rule === ours);
  if (current !== undefined && current !== before && !isLeft && ReceiptRules !== 'replace') {
    if (request.RequestType === 'Update' && (await isRollingBack())) return;
    throw new RuleSetTaken(
      `Receipt rule set "${current}" is active in this account and region, and SES allows only one active set: activating "${ours}" would stop the mail that the other set receives. Deploy to another account or region, deactivate it, or deploy with -c receiptRules=replace.`,
    );
  }
  await active.activate(ours);
}
