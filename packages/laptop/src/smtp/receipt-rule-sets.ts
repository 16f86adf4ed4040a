import * as z from 'zod';
import { type ResolvedTemplate, TemplateRefused } from '../contract.ts';
import { covers, type ReceiptRule } from './receipt-rule.ts';

export class RuleSetRefused extends Error {
  override readonly name = 'RuleSetRefused';
  readonly code:
    | 'RuleSetDoesNotExist'
    | 'RuleDoesNotExist'
    | 'AlreadyExists'
    | 'CannotDelete'
    | 'LimitExceeded';

  constructor(code: RuleSetRefused['code'], message: string) {
    super(message);
    this.code = code;
  }
}

export const setRuleSchema = z.looseObject({
  Name: z.string().min(1),
  Enabled: z.coerce.string().default('false'),
  Recipients: z.array(z.string()).default([]),
  Actions: z
    .array(
      z.looseObject({
        S3Action: z.looseObject({ BucketName: z.string(), TopicArn: z.string().optional() }).optional(),
        StopAction: z.looseObject({ Scope: z.string() }).optional(),
      }),
    )
    .default([]),
});
export type SetRule = z.output<typeof setRuleSchema>;

export type ForeignRuleSets = Readonly<Record<string, readonly z.input<typeof setRuleSchema>[]>>;

/** SES has these quotas ("Email receiving"). */
const MAX_RULES = 200;
const MAX_RECIPIENTS = 100;

/** A start is a deployment, which activates the rule set of the template. */
export class ReceiptRuleSets {
  readonly #sets = new Map<string, SetRule[]>();
  #active: string | undefined;

  constructor(template: ResolvedTemplate, foreign: ForeignRuleSets = {}) {
    const [own, ...others] = template.ofType('AWS::SES::ReceiptRuleSet');
    if (others.length > 0)
      throw new TemplateRefused(
        'The local runtime supports only a template with one AWS::SES::ReceiptRuleSet',
      );
    for (const [name, rules] of Object.entries(foreign)) {
      this.#sets.set(
        name,
        rules.map((rule) => setRuleSchema.parse(rule)),
      );
    }
    if (own !== undefined) {
      const rules = template.ofType('AWS::SES::ReceiptRule').map(({ properties }) => properties['Rule']);
      this.#sets.set(
        own.logicalId,
        rules.map((rule) => setRuleSchema.parse(rule)),
      );
    }
    this.#active = own?.logicalId ?? Object.keys(foreign)[0];
  }

  get active(): string | undefined {
    return this.#active;
  }

  rules(set: string): readonly SetRule[] {
    return this.#of(set);
  }

  reaches({ bucketName, topicArn }: ReceiptRule, address: string): boolean {
    for (const { Enabled, Recipients, Actions } of this.#active === undefined ? [] : this.#of(this.#active)) {
      const concerns = Recipients.length === 0 || covers({ recipients: Recipients }, address);
      if (Enabled !== 'true' || !concerns) continue;
      for (const { S3Action: s3, StopAction: stop } of Actions) {
        if (s3?.BucketName === bucketName && s3.TopicArn === topicArn) return true;
        if (stop !== undefined) return false;
      }
    }
    return false;
  }

  create(name: string): void {
    if (this.#sets.has(name)) throw new RuleSetRefused('AlreadyExists', `Rule set already exists: ${name}`);
    this.#sets.set(name, []);
  }

  delete(name: string): void {
    if (name === this.#active) throw new RuleSetRefused('CannotDelete', `Rule set is active: ${name}`);
    this.#sets.delete(name);
  }

  activate(name: string | undefined): void {
    if (name !== undefined) this.#of(name);
    this.#active = name;
  }

  createRule(set: string, rule: SetRule, after: string | undefined): void {
    const rules = this.#of(set);
    if (rules.some(({ Name }) => Name === rule.Name)) {
      throw new RuleSetRefused('AlreadyExists', `Rule already exists: ${rule.Name}`);
    }
    if (rules.length >= MAX_RULES) throw new RuleSetRefused('LimitExceeded', `Too many rules in ${set}`);
    refuseManyRecipients(rule);
    rules.splice(after === undefined ? 0 : this.#placeOf(set, after) + 1, 0, rule);
  }

  updateRule(set: string, rule: SetRule): void {
    refuseManyRecipients(rule);
    this.#of(set)[this.#placeOf(set, rule.Name)] = rule;
  }

  deleteRule(set: string, name: string): void {
    const rules = this.#of(set);
    const place = rules.findIndex(({ Name }) => Name === name);
    if (place >= 0) rules.splice(place, 1);
  }

  #of(set: string): SetRule[] {
    const rules = this.#sets.get(set);
    if (rules === undefined) {
      throw new RuleSetRefused('RuleSetDoesNotExist', `Rule set does not exist: ${set}`);
    }
    return rules;
  }

  #placeOf(set: string, rule: string): number {
    const place = this.#of(set).findIndex(({ Name }) => Name === rule);
    if (place < 0) throw new RuleSetRefused('RuleDoesNotExist', `Rule does not exist: ${rule}`);
    return place;
  }
}

function refuseManyRecipients({ Name, Recipients }: SetRule): void {
  if (Recipients.length > MAX_RECIPIENTS) {
    throw new RuleSetRefused('LimitExceeded', `Too many recipients in ${Name}`);
  }
}
