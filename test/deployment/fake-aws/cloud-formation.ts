import { templateSchema } from '../../../packages/agentinbox/src/release/template.ts';
import { ACCOUNT, type FakeAccount, REGION } from './account.ts';
import { type Answer, members, queryAnswer, Refusal } from './answer.ts';
import { resolveOutputs, resolveResources, withDefaults } from './resolve.ts';
import { type ChangeSet, type FakeStack, StackLife } from './stack-life.ts';
import { changesBetween, type Model } from './stacks.ts';

const EVENTS_A_PAGE = 100;

/** CloudFormation: stacks with their states, events and change sets. */
export class CloudFormation {
  stacks: FakeStack[] = [];
  /** How much happens each time that a stack's events are read. */
  stepsALook = 4;
  /** Values of outputs that only the running service has. */
  outputs = new Map<string, string>();
  readonly #account: FakeAccount;
  readonly #life: StackLife;
  #count = 0;

  constructor(account: FakeAccount, life = new StackLife(account)) {
    this.#account = account;
    this.#life = life;
  }

  get failing(): Map<string, string> {
    return this.#life.failing;
  }

  get undeletable(): Map<string, string> {
    return this.#life.undeletable;
  }

  /** @param account of the copy. A stack must have nothing under way. */
  copy(account: FakeAccount): CloudFormation {
    const copy = new CloudFormation(account, this.#life.copy(account));
    copy.#count = this.#count;
    copy.outputs = new Map(this.outputs);
    copy.stacks = this.stacks.map((stack) => ({
      ...stack,
      resources: new Map([...stack.resources].map(([id, resource]) => [id, { ...resource }])),
      changeSets: new Map(stack.changeSets),
      events: [...stack.events],
      steps: [],
    }));
    return copy;
  }

  /** By its id also when it was deleted. */
  find(name: string): FakeStack | undefined {
    return this.stacks.findLast(
      (stack) => stack.id === name || (stack.name === name && stack.status !== 'DELETE_COMPLETE'),
    );
  }

  answer(form: URLSearchParams): Answer {
    const action = form.get('Action') ?? '';
    const name = form.get('StackName') ?? '';
    const stack = this.find(name);
    if (action === 'CreateChangeSet') return this.#createChangeSet(form, stack);
    if (stack === undefined) throw new Refusal('ValidationError', `Stack with id ${name} does not exist`);
    return queryAnswer(action, this.#act(action, stack, form) ?? {});
  }

  #act(action: string, stack: FakeStack, form: URLSearchParams): object | undefined {
    switch (action) {
      case 'DescribeStacks':
        return { Stacks: [this.#described(stack)] };
      case 'DescribeStackEvents':
        return this.#eventsOf(stack, Number(form.get('NextToken') ?? 0));
      case 'ListStackResources':
        return {
          StackResourceSummaries: [...stack.resources.values()].map(({ id, type, physical }) => ({
            LogicalResourceId: id,
            ResourceType: type,
            PhysicalResourceId: physical,
          })),
        };
      case 'GetTemplate':
        return { TemplateBody: stack.model?.text };
      case 'ListChangeSets':
        return { Summaries: [...stack.changeSets.keys()].map((ChangeSetName) => ({ ChangeSetName })) };
      case 'DescribeChangeSet':
        return describedChanges(this.#changeSet(stack, form));
      case 'DescribeEvents':
        return this.#validations(this.#changeSet(stack, form));
      case 'DeleteChangeSet':
        stack.changeSets.delete(this.#changeSet(stack, form).name);
        return undefined;
      case 'ExecuteChangeSet':
        return this.#life.execute(stack, this.#changeSet(stack, form));
      case 'SetStackPolicy':
        stack.policy = form.get('StackPolicyBody') ?? undefined;
        return undefined;
      case 'UpdateTerminationProtection':
        stack.isProtected = form.get('EnableTerminationProtection') === 'true';
        return undefined;
      case 'ContinueUpdateRollback':
        return this.#life.rollBackAgain(stack);
      case 'DeleteStack':
        return this.#life.delete(stack);
      default:
        throw new Refusal('InvalidAction', `The fake has no ${action}`);
    }
  }

  #createChangeSet(form: URLSearchParams, there: FakeStack | undefined): Answer {
    const type = form.get('ChangeSetType') ?? '';
    const name = form.get('ChangeSetName') ?? '';
    if (type === 'CREATE' && there !== undefined && there.status !== 'REVIEW_IN_PROGRESS')
      throw new Refusal(
        'ValidationError',
        `Stack [${there.name}] already exists and cannot be created again`,
      );
    if (type === 'UPDATE' && !/^(?:CREATE|UPDATE|UPDATE_ROLLBACK)_COMPLETE$/.test(there?.status ?? ''))
      throw new Refusal('ValidationError', `Stack is in ${there?.status} state and can not be updated`);
    const stack = there ?? this.#make(form.get('StackName') ?? '');
    const { pathname, host } = new URL(form.get('TemplateURL') ?? '');
    const bucket = host.split('.')[0] ?? '';
    const text = this.#account.objects.read(bucket, decodeURIComponent(pathname.slice(1)))?.toString();
    if (text === undefined) throw new Refusal('ValidationError', 'S3 error: Access Denied');
    const model = this.#modelOf(text, form, stack);
    const changes = changesBetween(stack.model, model);
    const failure =
      changes.length === 0
        ? "The submitted information didn't contain changes. Submit different information to create a change set."
        : this.failing.get('ChangeSet');
    const triggers = members(form, 'RollbackConfiguration.RollbackTriggers').map(({ Arn = '' }) => Arn);
    const deletesOnFailure = form.get('OnStackFailure') === 'DELETE';
    stack.changeSets.set(name, { name, type, model, changes, triggers, failure, deletesOnFailure });
    stack.role = form.get('RoleARN') ?? stack.role;
    return queryAnswer('CreateChangeSet', { Id: `${stack.id}/${name}`, StackId: stack.id });
  }

  #modelOf(text: string, form: URLSearchParams, stack: FakeStack): Model {
    const template = templateSchema.parse(JSON.parse(text));
    const given = members(form, 'Parameters').map(
      ({ ParameterKey = '', ParameterValue, UsePreviousValue }) =>
        [
          ParameterKey,
          UsePreviousValue === 'true'
            ? (stack.model?.parameters.get(ParameterKey) ?? '')
            : (ParameterValue ?? ''),
        ] as const,
    );
    try {
      const parameters = withDefaults(template, new Map(given));
      const tags = new Map(members(form, 'Tags').map(({ Key = '', Value = '' }) => [Key, Value]));
      return { template, text, parameters, tags, resources: resolveResources(template, parameters) };
    } catch (error) {
      throw new Refusal('ValidationError', error instanceof Error ? error.message : String(error));
    }
  }

  #make(name: string): FakeStack {
    this.#count += 1;
    const id = `arn:aws:cloudformation:${REGION}:${ACCOUNT}:stack/${name}/${this.#count}`;
    const stack: FakeStack = {
      name,
      id,
      status: 'REVIEW_IN_PROGRESS',
      model: undefined,
      isProtected: false,
      policy: undefined,
      role: undefined,
      resources: new Map(),
      changeSets: new Map(),
      events: [],
      steps: [],
    };
    this.stacks.push(stack);
    return stack;
  }

  #changeSet(stack: FakeStack, form: URLSearchParams): ChangeSet {
    const name = form.get('ChangeSetName') ?? '';
    const found = stack.changeSets.get(name);
    if (found === undefined)
      throw new Refusal('ChangeSetNotFound', `ChangeSet [${name}] does not exist`, 404);
    return found;
  }

  #validations({ failure }: ChangeSet): object {
    return {
      OperationEvents: failure === undefined ? [] : [{ EventId: '1', ValidationStatusReason: failure }],
    };
  }

  #eventsOf(stack: FakeStack, from: number): object {
    // A read of a later page changes nothing.
    if (from === 0) for (let done = 0; done < this.stepsALook; done++) stack.steps.shift()?.();
    const events = stack.events.toReversed();
    const page = events.slice(from, from + EVENTS_A_PAGE).map(({ id, resource, status, reason }) => ({
      StackId: stack.id,
      EventId: id,
      StackName: stack.name,
      LogicalResourceId: resource.id,
      PhysicalResourceId: resource.physical,
      ResourceType: resource.type,
      Timestamp: new Date(0),
      ResourceStatus: status,
      ResourceStatusReason: reason,
    }));
    const next = from + EVENTS_A_PAGE;
    return { StackEvents: page, ...(next < events.length ? { NextToken: String(next) } : {}) };
  }

  #described({ name, id, status, model, isProtected }: FakeStack): object {
    const isMade = status !== 'REVIEW_IN_PROGRESS' && model !== undefined;
    const outputs = isMade ? resolveOutputs(model.template, model.parameters) : new Map<string, string>();
    const pairs = (map: ReadonlyMap<string, string>, key: string, value: string) =>
      [...map].map(([one, other]) => ({ [key]: one, [value]: other }));
    return {
      StackName: name,
      StackId: id,
      CreationTime: new Date(0),
      StackStatus: status,
      EnableTerminationProtection: isProtected,
      Parameters: isMade ? pairs(model.parameters, 'ParameterKey', 'ParameterValue') : [],
      Tags: isMade ? pairs(model.tags, 'Key', 'Value') : [],
      Outputs: [...outputs].map(([OutputKey, value]) => ({
        OutputKey,
        OutputValue: this.outputs.get(OutputKey) ?? value,
      })),
    };
  }
}

function describedChanges({ failure, changes }: ChangeSet): object {
  return {
    Status: failure === undefined ? 'CREATE_COMPLETE' : 'FAILED',
    StatusReason: failure,
    Changes: changes.map(({ action, id, type, scope, isReplaced }) => ({
      Type: 'Resource',
      ResourceChange: {
        Action: action,
        LogicalResourceId: id,
        ResourceType: type,
        Scope: scope,
        ...(action === 'Modify' ? { Replacement: isReplaced ? 'True' : 'False' } : {}),
      },
    })),
  };
}
