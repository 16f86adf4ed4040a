import { Aws, type CfnCondition, CfnResource, Fn, Token } from 'aws-cdk-lib';
import { PolicyStatement, type PolicyStatementProps } from 'aws-cdk-lib/aws-iam';
import type { IConstruct } from 'constructs';

const conditions = new WeakMap<IConstruct, CfnCondition>();
const implications = new WeakMap<CfnCondition, CfnCondition>();
const opposites = new WeakMap<CfnCondition, CfnCondition>();

/** `implied` holds whenever the condition holds. */
export function imply(condition: CfnCondition, implied: CfnCondition): CfnCondition {
  implications.set(condition, implied);
  return condition;
}

export function impliedBy(condition: CfnCondition | undefined): CfnCondition | undefined {
  return condition === undefined ? undefined : implications.get(condition);
}

export function under(condition: CfnCondition | undefined, construct: IConstruct): void {
  if (condition !== undefined) conditions.set(construct, condition);
}

export function oppose(one: CfnCondition, other: CfnCondition): void {
  opposites.set(one, other);
  opposites.set(other, one);
}

export function conditionOf(construct: IConstruct): CfnCondition | undefined {
  const scope = construct.node.scopes.findLast((each) => conditions.has(each));
  return scope === undefined ? undefined : conditions.get(scope);
}

/** Call this after all constructs: it finds resources in the tree, including those that CDK creates itself. */
export function applyConditions(service: IConstruct): void {
  for (const found of service.node.findAll()) {
    const condition = conditionOf(found);
    if (condition !== undefined && CfnResource.isCfnResource(found)) found.cfnOptions.condition = condition;
  }
}

export function ifHolds(
  condition: CfnCondition | undefined,
  value: string,
  otherwise: string = Aws.NO_VALUE,
): string {
  return condition === undefined ? value : choice(condition, value, otherwise).toString();
}

export function statementIf(
  condition: CfnCondition | undefined,
  props: PolicyStatementProps,
): PolicyStatement {
  return condition === undefined ? new PolicyStatement(props) : new ConditionalStatement(condition, props);
}

class ConditionalStatement extends PolicyStatement {
  readonly #condition: CfnCondition;

  constructor(condition: CfnCondition, props: PolicyStatementProps) {
    super(props);
    this.#condition = condition;
  }

  override toStatementJson(): ReturnType<PolicyStatement['toStatementJson']> {
    return choice(this.#condition, super.toStatementJson(), Aws.NO_VALUE);
  }
}

export function choice(condition: CfnCondition, value: unknown, otherwise: unknown) {
  return Fn.conditionIf(condition.logicalId, value, otherwise);
}

/**
 * The value references resources that a condition may omit, because `DependsOn` may name only existing ones.
 * `resources` are each under one condition.
 */
export function valueAfter(value: string, resources: readonly CfnResource[]): string {
  const byCondition = Map.groupBy(resources, (resource) => conditionOf(resource));
  return [...byCondition].reduce((before, [condition, those]) => {
    const after = { 'Fn::Select': [0, [before, ...those.map(({ ref }) => ref)]] };
    return ifHolds(condition, Token.asString(after), before);
  }, value);
}

/** The resource depends only on parts that exist whenever it does. @returns the other resources */
export function waitFor(resource: IConstruct, parts: readonly IConstruct[]): readonly CfnResource[] {
  const own = conditionOf(resource);
  return parts.flatMap((part) => {
    const found = part.node.findAll().filter((each) => CfnResource.isCfnResource(each));
    const certain = found.filter((each) => [undefined, own].includes(conditionOf(each)));
    resource.node.addDependency(...(certain.length === found.length ? [part] : certain));
    const never = own === undefined ? undefined : opposites.get(own);
    return found.filter(
      (each) => !certain.includes(each) && (never === undefined || conditionOf(each) !== never),
    );
  });
}
