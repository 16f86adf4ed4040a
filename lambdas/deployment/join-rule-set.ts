import * as z from 'zod';
import { logFault } from '../observability/log.ts';
import type { ActiveRuleSet } from './apply-activation.ts';

export interface JoinedRule {
  readonly name: string;
  readonly recipients: readonly string[];
  readonly bucket: string;
  readonly prefix: string;
  readonly topic: string;
}

export interface RuleSets extends ActiveRuleSet {
  create(name: string): Promise<void>;
  /** A new rule comes first; an existing one keeps its position. */
  putRule(set: string, rule: JoinedRule): Promise<void>;
  deleteRule(set: string, name: string): Promise<void>;
}

export class RuleSetChanged extends Error {
  override readonly name = 'RuleSetChanged';
}

const setProperties = z.object({
  /** CloudFormation deletes this former rule set at the end of the update. */
  OwnRuleSetName: z.string().min(1),
  RuleSetName: z.string().min(1),
});
const setRequest = z.object({
  RequestType: z.enum(['Create', 'Update', 'Delete']),
  ResourceProperties: setProperties,
});

/** The rule set is never deleted, because other stacks may have joined it. */
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

/** A failure would also fail the rollback of an update, so `isRollingBack` is asked first. */
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
    // The periodic account check reports the missing rule.
    logFault('the receipt rule was not restored', { rule_set: wanted.RuleSetName });
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
  // The set is activated with its rule, so that no email is refused in between.
  if (active !== set) await sets.activate(set);
}
