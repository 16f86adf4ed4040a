import type { FakeAccount } from './account.ts';
import { Refusal } from './answer.ts';
import { type Change, isDenied, type Model } from './stacks.ts';

export interface Resource {
  readonly id: string;
  readonly type: string;
  physical: string;
}

export interface Event {
  readonly id: string;
  readonly resource: Resource;
  readonly status: string;
  readonly reason: string | undefined;
}

export interface ChangeSet {
  readonly name: string;
  readonly type: string;
  readonly model: Model;
  readonly changes: readonly Change[];
  readonly triggers: readonly string[];
  readonly failure: string | undefined;
  readonly deletesOnFailure: boolean;
}

/** One thing that happens to a stack: a function for each step, so that a step can add others. */
type Step = () => void;

export interface FakeStack {
  readonly name: string;
  readonly id: string;
  status: string;
  model: Model | undefined;
  isProtected: boolean;
  policy: string | undefined;
  role: string | undefined;
  readonly resources: Map<string, Resource>;
  readonly changeSets: Map<string, ChangeSet>;
  readonly events: Event[];
  steps: Step[];
}

/** What happens to stacks, step by step. Resources are made and deleted in the account. */
export class StackLife {
  /** Resources that fail, with the reason, by logical id: when they are created or changed. */
  failing = new Map<string, string>();
  /** Resources that cannot be deleted. */
  undeletable = new Map<string, string>();
  readonly #account: FakeAccount;
  #count = 0;

  constructor(account: FakeAccount) {
    this.#account = account;
  }

  copy(account: FakeAccount): StackLife {
    const copy = new StackLife(account);
    copy.failing = new Map(this.failing);
    copy.undeletable = new Map(this.undeletable);
    copy.#count = this.#count;
    return copy;
  }

  rollBackAgain(stack: FakeStack): undefined {
    stack.status = 'UPDATE_ROLLBACK_IN_PROGRESS';
    stack.steps = [() => this.#end(stack, 'UPDATE_ROLLBACK_COMPLETE')];
    return undefined;
  }

  execute(stack: FakeStack, set: ChangeSet): undefined {
    if (set.failure !== undefined) throw new Refusal('InvalidChangeSetStatus', 'The change set has failed');
    const before = stack.model;
    stack.changeSets.clear();
    stack.model = set.model;
    const verb = set.type === 'CREATE' ? 'CREATE' : 'UPDATE';
    this.#begin(stack, `${verb}_IN_PROGRESS`);
    const undo = (reason: string): void =>
      set.type === 'CREATE' ? this.#undoCreate(stack, set, reason) : this.#undoUpdate(stack, before, reason);
    const removed = set.changes.filter(({ action }) => action === 'Remove');
    stack.steps = set.changes
      .filter(({ action }) => action !== 'Remove')
      .map((change) => () => this.#apply(stack, change, undo));
    stack.steps.push(() => {
      const trigger = set.triggers.find((arn) => this.#account.inAlarm.has(arn.split(':').at(-1) ?? ''));
      if (trigger !== undefined) return undo(`Rollback triggered by alarm ${trigger}`);
      const denied = removed.find((change) => isDenied(stack.policy, change));
      if (denied !== undefined) return undo('Action denied by stack policy');
      for (const { id } of removed) this.#remove(stack, id, before);
      this.#end(stack, `${verb}_COMPLETE`);
    });
    return undefined;
  }

  #apply(stack: FakeStack, change: Change, undo: (reason: string) => void): void {
    const verb = change.action === 'Add' ? 'CREATE' : 'UPDATE';
    const { id, type } = change;
    const resource = stack.resources.get(id) ?? { id, type, physical: '' };
    stack.resources.set(id, resource);
    const reason = isDenied(stack.policy, change) ? 'Action denied by stack policy' : this.failing.get(id);
    if (reason !== undefined) {
      this.#log(stack, resource, `${verb}_FAILED`, reason);
      undo(`The following resource(s) failed: [${id}].`);
      return;
    }
    if (change.action === 'Add' || change.isReplaced) resource.physical = this.#makePhysical(stack, id);
    else this.#changePhysical(stack, resource);
    this.#log(stack, resource, `${verb}_COMPLETE`);
  }

  #properties(stack: FakeStack, id: string): Readonly<Record<string, unknown>> {
    return (stack.model?.resources.get(id)?.properties ?? {}) as Readonly<Record<string, unknown>>;
  }

  #makePhysical(stack: FakeStack, id: string): string {
    const type = stack.model?.resources.get(id)?.type;
    const properties = this.#properties(stack, id);
    const [, , , , , , instance = ''] = stack.id.split(/[:/]/);
    this.#count += 1;
    const name = `${stack.name}-${id}-${instance}${this.#count}`.toLowerCase();
    if (type === 'AWS::DynamoDB::Table')
      this.#account.tables.set(name, { isProtected: properties['DeletionProtectionEnabled'] === true });
    if (type === 'AWS::S3::Bucket') {
      const bucket = this.#account.objects.make(name);
      // SES writes it when a receipt rule that names the bucket is made.
      this.#account.objects.put(bucket, 'incoming/AMAZON_SES_SETUP_NOTIFICATION', Buffer.from('SES'));
    }
    if (type === 'AWS::SES::EmailIdentity') {
      const domain = String(properties['EmailIdentity']);
      this.#account.identities.set(domain, this.#account.looksUntilVerified);
      return domain;
    }
    return name;
  }

  #changePhysical(stack: FakeStack, { id, physical }: Resource): void {
    const table = this.#account.tables.get(physical);
    if (table !== undefined)
      table.isProtected = this.#properties(stack, id)['DeletionProtectionEnabled'] === true;
  }

  #undoUpdate(stack: FakeStack, before: Model | undefined, reason: string): void {
    this.#begin(stack, 'UPDATE_ROLLBACK_IN_PROGRESS', reason);
    stack.model = before;
    stack.steps = [
      () => {
        for (const [id] of stack.resources)
          if (before?.resources.has(id) !== true) this.#remove(stack, id, undefined);
        for (const resource of stack.resources.values()) this.#changePhysical(stack, resource);
        this.#end(stack, 'UPDATE_ROLLBACK_COMPLETE');
      },
    ];
  }

  #undoCreate(stack: FakeStack, { deletesOnFailure }: ChangeSet, reason: string): void {
    this.#begin(stack, deletesOnFailure ? 'DELETE_IN_PROGRESS' : 'ROLLBACK_IN_PROGRESS', reason);
    this.#planDeletion(stack, true, deletesOnFailure ? 'DELETE' : 'ROLLBACK');
  }

  delete(stack: FakeStack): undefined {
    if (stack.isProtected)
      throw new Refusal(
        'ValidationError',
        `Stack [${stack.name}] cannot be deleted while TerminationProtection is enabled`,
      );
    if (stack.status === 'DELETE_IN_PROGRESS' || stack.status === 'DELETE_COMPLETE') return undefined;
    this.#begin(stack, 'DELETE_IN_PROGRESS');
    this.#planDeletion(stack, false, 'DELETE');
    return undefined;
  }

  #planDeletion(stack: FakeStack, isFirstTry: boolean, verb: 'DELETE' | 'ROLLBACK'): void {
    const failed: string[] = [];
    stack.steps = [...stack.resources.keys()].toReversed().map((id) => () => {
      const reason = this.#remove(stack, id, stack.model, isFirstTry);
      if (reason !== undefined) failed.push(id);
    });
    stack.steps.push(() => {
      const isFailed = failed.length > 0;
      this.#end(
        stack,
        `${verb}_${isFailed ? 'FAILED' : 'COMPLETE'}`,
        isFailed ? `The following resource(s) failed to delete: [${failed}].` : undefined,
      );
    });
  }

  /** @returns why it could not be deleted */
  #remove(stack: FakeStack, id: string, model: Model | undefined, isFirstTry = false): string | undefined {
    const resource = stack.resources.get(id);
    if (resource === undefined) return undefined;
    const policy = model?.resources.get(id)?.deletionPolicy ?? 'Delete';
    const isKept = policy === 'Retain' || (policy === 'RetainExceptOnCreate' && !isFirstTry);
    if (isKept && resource.physical !== '') {
      stack.resources.delete(id);
      this.#log(stack, resource, 'DELETE_SKIPPED');
      return undefined;
    }
    const reason = this.undeletable.get(id) ?? this.#removePhysical(resource);
    this.#log(stack, resource, reason === undefined ? 'DELETE_COMPLETE' : 'DELETE_FAILED', reason);
    if (reason === undefined) stack.resources.delete(id);
    return reason;
  }

  #removePhysical({ type, physical }: Resource): string | undefined {
    const { objects, tables, identities } = this.#account;
    if (tables.get(physical)?.isProtected === true)
      return 'Resource cannot be deleted: deletion protection is enabled';
    if ((objects.buckets.get(physical)?.objects.size ?? 0) > 0)
      return 'The bucket you tried to delete is not empty';
    tables.delete(physical);
    if (type === 'AWS::S3::Bucket') objects.buckets.delete(physical);
    if (type === 'AWS::SES::EmailIdentity') identities.delete(physical);
    return undefined;
  }

  #begin(stack: FakeStack, status: string, reason = 'User Initiated'): void {
    stack.status = status;
    this.#log(stack, ofStack(stack), status, reason);
  }

  #end(stack: FakeStack, status: string, reason?: string): void {
    stack.status = status;
    stack.steps = [];
    this.#log(stack, ofStack(stack), status, reason);
  }

  #log(stack: FakeStack, resource: Resource, status: string, reason?: string): void {
    this.#count += 1;
    stack.events.push({ id: `event-${this.#count}`, resource: { ...resource }, status, reason });
  }
}

function ofStack({ name, id }: FakeStack): Resource {
  return { id: name, type: 'AWS::CloudFormation::Stack', physical: id };
}
