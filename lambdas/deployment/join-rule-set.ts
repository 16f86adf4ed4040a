import * as z from 'zod';
import { logFault } from '../observability/log.ts';
import type { ActiveRuleSet } from './apply-activation.ts';

/** A rule that stores mail and says so, as SES lets it be put into a rule set. */
export interface JoinedRule {
  readonly name: string;
  readonly recipients: readonly string[];
  readonly bucket: string;
  readonly prefix: string;
  readonly topic: string;
}

/** Receipt rule sets as SES lets them be changed. */
export interface RuleSets extends ActiveRuleSet {
  /** A set that exists stays as it is. */
  create(name: string): Promise<void>;
  /** Puts a new rule in front; one that exists is replaced and keeps its place. */
  putRule(set: string, rule: JoinedRule): Promise<void>;
  /** Set and rule may be gone already. */
  deleteRule(set: string, name: string): Promise<void>;
}

/** Another rule set became the active one while the stack was being deployed. */
export class RuleSetChanged extends Error {
  override readonly name = 'RuleSetChanged';
}

const setProperties = z.object({
  /** The stack had this rule set before it joined another. CloudFormation deletes it at the end of the update. */
  OwnRuleSetName: z.string().min(1),
  /** This rule set is made where no other is active. */
  RuleSetName: z.string().min(1),
});
const setRequest = z.object({
  RequestType: z.enum(['Create', 'Update', 'Delete']),
  ResourceProperties: setProperties,
});

/**
 * Finds the rule set to join: the active one, or one of our own for the account. It is never deleted: others may have joined it.
 * @returns attributes of the custom resource
 */
export async function findRuleSet(sets: RuleSets, event: unknown): Promise<Readonly<Record<string, string>>> {
  const { RequestType, ResourceProperties } = setRequest.parse(event);
  const { OwnRuleSetName, RuleSetName } = ResourceProperties;
  if (RequestType === 'Delete') return {};
  const active = await sets.name();
  if (active !== undefined && active !== OwnRuleSetName) return { RuleSetName: active };
  await sets.create(RuleSetName);
  return { RuleSetName };
}

const ruleProperties = z.object({
  RuleSetName: z.string().min(1),
  OwnRuleSetName: z.string().min(1),
  RuleName: z.string().min(1),
  Recipients: z.array(z.string()).min(1),
  BucketName: z.string().min(1),
  ObjectKeyPrefix: z.string(),
  TopicArn: z.string().min(1),
});
type RuleProperties = z.output<typeof ruleProperties>;

const ruleRequest = z.discriminatedUnion('RequestType', [
  z.object({ RequestType: z.literal('Create'), ResourceProperties: ruleProperties }),
  z.object({
    RequestType: z.literal('Update'),
    ResourceProperties: ruleProperties,
    OldResourceProperties: ruleProperties.partial(),
  }),
  z.object({ RequestType: z.literal('Delete'), ResourceProperties: ruleProperties }),
]);

/**
 * Puts the rule of the stack into the rule set that was found, or takes it out. May be repeated.
 * @param isRollingBack asked before an update fails: a failure would fail its rollback as well.
 * @throws RuleSetChanged, and what SES refuses
 */
export async function joinRuleSet(
  sets: RuleSets,
  event: unknown,
  isRollingBack: () => Promise<boolean>,
): Promise<void> {
  const request = ruleRequest.parse(event);
  const { ResourceProperties: wanted } = request;
  if (request.RequestType === 'Delete') return sets.deleteRule(wanted.RuleSetName, wanted.RuleName);
  try {
    await putRule(sets, wanted);
  } catch (error) {
    if (request.RequestType === 'Create' || !(await isRollingBack())) throw error;
    // The check of the account reports it for as long as it is so.
    logFault('the receipt rule was not put back', { rule_set: wanted.RuleSetName });
    return;
  }
  const before = request.RequestType === 'Update' ? request.OldResourceProperties : wanted;
  const { RuleSetName: left = wanted.RuleSetName, RuleName: name = wanted.RuleName } = before;
  if (left !== wanted.RuleSetName || name !== wanted.RuleName) await sets.deleteRule(left, name);
}

async function putRule(sets: RuleSets, wanted: RuleProperties): Promise<void> {
  const { RuleSetName: set, OwnRuleSetName } = wanted;
  const active = await sets.name();
  if (active !== undefined && active !== set && active !== OwnRuleSetName) {
    throw new RuleSetChanged(
      `Receipt rule set "${active}" was activated instead of "${set}" during the deployment. Deploy again to add the rule to the new one.`,
    );
  }
  await sets.putRule(set, {
    name: wanted.RuleName,
    recipients: wanted.Recipients,
    bucket: wanted.BucketName,
    prefix: wanted.ObjectKeyPrefix,
    topic: wanted.TopicArn,
  });
  // With its rule: mail is not refused in between.
  if (active !== set) await sets.activate(set);
}
