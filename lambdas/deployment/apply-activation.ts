import type { ActivationRequest } from './activation-request.ts';

/** The one receipt rule set of an account and region that mail goes through, as SES lets it be seen and set. */
export interface ActiveRuleSet {
  /** Name of the active rule set; `undefined` when none is. */
  name(): Promise<string | undefined>;
  /** Names of the rules of the active rule set. */
  ruleNames(): Promise<readonly string[]>;
  activate(name: string): Promise<void>;
  /** Leaves the account without an active rule set: SES then refuses all mail. */
  deactivate(): Promise<void>;
}

/** Another rule set is active, and the operator has not allowed to replace it. */
export class RuleSetTaken extends Error {
  override readonly name = 'RuleSetTaken';
}

type RollbackCheck = () => Promise<boolean>;

/**
 * Makes the stack's rule set the active one, or no longer the active one. SES knows one for all of an account and
 * region and has no "set if unchanged", so what is active is looked at before each change: mail of others must
 * neither be taken over unasked nor cut off by an uninstall.
 *
 * May be repeated: CloudFormation sends a request again when it saw no answer.
 * @param isRollingBack asked before an update is refused: a refusal would refuse the rollback of that update as well, and
 *   leave the stack in UPDATE_ROLLBACK_FAILED.
 * @throws RuleSetTaken
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
  // A rule set that was replaced by this very update is ours to replace.
  const before = request.RequestType === 'Update' ? request.OldResourceProperties.RuleSetName : undefined;
  // The stack's rule in a rule set that it joined has the name of its own rule set.
  const isLeft = current === joined && (await active.ruleNames()).every((rule) => rule === ours);
  if (current !== undefined && current !== before && !isLeft && ReceiptRules !== 'replace') {
    if (request.RequestType === 'Update' && (await isRollingBack())) return;
    throw new RuleSetTaken(
      `Receipt rule set "${current}" is active in this account and region, and SES allows only one active set: activating "${ours}" would stop the mail of its owner. Deploy to another account or region, deactivate it, or deploy with -c receiptRules=replace.`,
    );
  }
  await active.activate(ours);
}
