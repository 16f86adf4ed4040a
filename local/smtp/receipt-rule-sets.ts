import { type ResolvedTemplate, TemplateRefused } from '../contract.ts';

/** SES refuses the call with this error code. */
export class RuleSetRefused extends Error {
  override readonly name = 'RuleSetRefused';
  readonly code: 'RuleSetDoesNotExist' | 'AlreadyExists';

  constructor(code: RuleSetRefused['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * The receipt rule sets of the account, at most one of them active. A start is a deployment, which activates the rule
 * set of the template. Others have no rules here and receive nothing.
 */
export class ReceiptRuleSets {
  readonly #own: string;
  readonly #names: Set<string>;
  #active: string | undefined;

  /** @throws TemplateRefused unless the template has exactly one rule set. */
  constructor(template: ResolvedTemplate) {
    const [own, ...others] = template.ofType('AWS::SES::ReceiptRuleSet');
    if (own === undefined || others.length > 0) {
      throw new TemplateRefused(
        'The local runtime takes a template with exactly one AWS::SES::ReceiptRuleSet',
      );
    }
    this.#own = own.logicalId;
    this.#names = new Set([own.logicalId]);
    this.#active = own.logicalId;
  }

  get active(): string | undefined {
    return this.#active;
  }

  /** Whether the rule set of the template is active. */
  get isOwnActive(): boolean {
    return this.#active === this.#own;
  }

  /** @throws RuleSetRefused for a name that is taken. */
  create(name: string): void {
    if (this.#names.has(name)) throw new RuleSetRefused('AlreadyExists', `Rule set already exists: ${name}`);
    this.#names.add(name);
  }

  /** @param name `undefined` to activate none. @throws RuleSetRefused for an unknown name. */
  activate(name: string | undefined): void {
    if (name !== undefined && !this.#names.has(name)) {
      throw new RuleSetRefused('RuleSetDoesNotExist', `Rule set does not exist: ${name}`);
    }
    this.#active = name;
  }
}
