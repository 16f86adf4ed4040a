import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { OperatorAccess } from '../../packages/agentinbox/src/admin/ask-admin.ts';
import { CommandFailed } from '../../packages/agentinbox/src/command-failed.ts';
import { explained } from '../../packages/agentinbox/src/deployment/advice.ts';
import { deploy } from '../../packages/agentinbox/src/deployment/deploy.ts';
import type { DeployFlags } from '../../packages/agentinbox/src/deployment/deployment.ts';
import { type DestroyFlags, destroy } from '../../packages/agentinbox/src/deployment/destroy.ts';
import { callerIdentity } from '../../packages/agentinbox/src/deployment/identity.ts';
import { type UpgradeFlags, upgrade } from '../../packages/agentinbox/src/deployment/upgrade.ts';
import {
  type DeploymentClients,
  deploymentClients,
  type World,
} from '../../packages/agentinbox/src/deployment/world.ts';
import { REGION } from './fake-aws/account.ts';
import { FakeAws } from './fake-aws/fake-aws.ts';
import { writeRelease } from './release-folder.ts';

/** Accounts as the operator API keeps them: an address has one, whose key is shown once. */
class FakeOperator {
  tenants = new Map<string, { readonly clientId: unknown; key: string }>();
  #keys = 0;

  access(): OperatorAccess {
    return { ask: async (request) => this.#answer(request), close: () => undefined };
  }

  #answer(request: Readonly<Record<string, unknown>>): unknown {
    const address = String(request['human_email'] ?? request['tenant']);
    const known = this.tenants.get(address);
    this.#keys += 1;
    const key = `am_${this.#keys}`;
    if (request['command'] === 'tenants.new-key' && known !== undefined) {
      known.key = key;
      return this.#tenant(key);
    }
    if (known === undefined) {
      this.tenants.set(address, { clientId: request['client_id'], key });
      return this.#tenant(key);
    }
    if (known.clientId === request['client_id']) return this.#tenant(null);
    throw new CommandFailed(
      `This address already has the account 1. Use "tenants new-key" to replace its key.`,
    );
  }

  #tenant(api_key: string | null): unknown {
    return { ok: true, result: { inbox_id: 'first@agents.example.com', api_key } };
  }
}

/** Written by the commands. */
const FILES = ['agent-inbox.settings.json', join('agent-inbox', 'profiles.json')];

/** The process ends at a call: nothing after it happens. */
interface Death {
  /** Number of the call, from 1. */
  readonly at: number;
  /** Whether the call still reaches AWS. */
  readonly isSent: boolean;
}

export type Command =
  | readonly ['deploy', Partial<DeployFlags>?]
  | readonly ['upgrade', Partial<UpgradeFlags>?]
  | readonly ['destroy', Partial<DestroyFlags>?];

export interface RunOptions {
  /** Answers to questions, in their order; undefined without a terminal. */
  readonly answers?: readonly string[];
  readonly death?: Death;
  /** What happens in the account before a question is answered. */
  readonly beforeAnswer?: () => void;
}

export interface Run {
  readonly printed: string;
  /** Message of what it failed with. */
  readonly failure: string | undefined;
  /** Questions that were asked. */
  readonly asked: readonly string[];
  readonly calls: number;
  readonly isDead: boolean;
}

/** An account of AWS, a folder, and the commands that deploy. */
export class DeploymentWorld {
  readonly aws: FakeAws;
  readonly folder: string;
  readonly operator = new FakeOperator();
  readonly #clients: DeploymentClients;
  checkFailures: string[] = [];
  probeFailures: string[] = [];
  region = REGION;

  private constructor(aws: FakeAws, folder: string) {
    this.aws = aws;
    this.folder = folder;
    this.#clients = deploymentClients({});
  }

  static async make(): Promise<DeploymentWorld> {
    const folder = mkdtempSync(join(tmpdir(), 'deployment-'));
    const aws = await FakeAws.start();
    Object.assign(process.env, {
      AWS_ENDPOINT_URL: aws.url,
      AWS_REGION: REGION,
      AWS_ACCESS_KEY_ID: 'AKIATEST',
      AWS_SECRET_ACCESS_KEY: 'secret',
      XDG_CONFIG_HOME: folder,
    });
    writeRelease(join(folder, 'release'));
    const world = new DeploymentWorld(aws, folder);
    onTestFinished(() => {
      for (const client of Object.values(world.#clients)) client.destroy();
      aws.stop();
      rmSync(folder, { recursive: true, force: true });
    });
    return world;
  }

  get settings(): string {
    return join(this.folder, 'agent-inbox.settings.json');
  }

  /** What is in account and folder, to begin with it again. */
  save(): () => void {
    const account = this.aws.account.copy();
    const cloudFormation = this.aws.cloudFormation.copy(account);
    const files = FILES.map((name) => {
      const file = join(this.folder, name);
      return [file, existsSync(file) ? readFileSync(file) : undefined] as const;
    });
    const tenants = new Map(this.operator.tenants);
    return () => {
      this.aws.account = account.copy();
      this.aws.cloudFormation = cloudFormation.copy(this.aws.account);
      this.operator.tenants = new Map([...tenants].map(([address, tenant]) => [address, { ...tenant }]));
      for (const [file, content] of files) {
        if (content === undefined) rmSync(file, { force: true });
        else writeFileSync(file, content);
      }
    };
  }

  /** Runs a command until it ends or dies. */
  async run([name, given = {}]: Command, { answers, death, beforeAnswer }: RunOptions = {}): Promise<Run> {
    const printed: string[] = [];
    const asked: string[] = [];
    const left = [...(answers ?? [])];
    const { promise: died, resolve } = Promise.withResolvers<'died'>();
    let calls = 0;
    const counted = async <T>(send: () => Promise<T>): Promise<T> => {
      calls += 1;
      if (calls !== death?.at) return send();
      if (death.isSent) await send().catch(() => undefined);
      resolve('died');
      return new Promise<never>(() => undefined);
    };
    const clients = this.#counted(counted);
    const world: World = {
      aws: clients,
      identity: () =>
        counted(async () => ({ ...(await callerIdentity(clients.cloudFormation)), region: this.region })),
      operator: () => {
        const access = this.operator.access();
        return { ...access, ask: (request) => counted(() => access.ask(request)) };
      },
      examiner: {
        beforeDeploy: async () => ({ text: 'Checks', failures: this.checkFailures }),
        probe: () => counted(async () => ({ text: 'Probe', failures: this.probeFailures })),
      },
      ask:
        answers === undefined
          ? undefined
          : async (question) => {
              asked.push(question);
              beforeAnswer?.();
              return left.shift() ?? '';
            },
      print: (text) => void printed.push(text),
      pause: async () => undefined,
    };
    const ran = this.#command(world, name, given).then(
      () => undefined,
      (error: unknown) => explained(error),
    );
    const outcome = await Promise.race([ran, died]);
    const isDead = outcome === 'died';
    if (outcome !== undefined && !isDead && !(outcome instanceof CommandFailed)) throw outcome;
    const failure = outcome instanceof CommandFailed ? outcome.message : undefined;
    return { printed: printed.join('\n'), failure, asked, calls, isDead };
  }

  /** Of a process of its own, which share connections with those of the others. */
  #counted(counted: <T>(send: () => Promise<T>) => Promise<T>): DeploymentClients {
    const clients = Object.entries(this.#clients).map(([name, client]) => {
      const send = client.send.bind(client) as (...args: unknown[]) => Promise<unknown>;
      const own = { send: (...args: unknown[]) => counted(() => send(...args)) };
      return [name, Object.assign(Object.create(client), own)];
    });
    return Object.fromEntries(clients);
  }

  #command(world: World, name: Command[0], given: object): Promise<void> {
    const release = join(this.folder, 'release');
    switch (name) {
      case 'deploy':
        return deploy(world, { settings: this.settings, wait: 60, release, ...given });
      case 'upgrade':
        return upgrade(world, { stack: 'AgentInbox', monitor: 5, release, ...given });
      case 'destroy':
        return destroy(world, { stack: 'AgentInbox', ...given });
    }
  }

  /** What is in the account, without names that differ from run to run. */
  state(): object {
    const { stacks } = this.aws.cloudFormation;
    const { objects, tables, identities } = this.aws.account;
    return {
      stacks: stacks
        .filter(({ status }) => status !== 'DELETE_COMPLETE')
        .map(({ name, status, isProtected, policy, model, changeSets, resources }) => ({
          name,
          status,
          isProtected,
          policy,
          changeSets: [...changeSets.keys()],
          parameters: Object.fromEntries(model?.parameters ?? []),
          tags: Object.fromEntries(model?.tags ?? []),
          resources: [...resources.keys()].toSorted(),
        })),
      tables: [...tables.values()],
      buckets: [...objects.buckets].map(([name, { configuration, objects: held }]) => ({
        name: name.replace(/-\d+$/, ''),
        configuration: Object.fromEntries(configuration),
        keys: [...held.keys()].toSorted(),
      })),
      identities: [...identities],
      tenants: [...this.operator.tenants.keys()],
    };
  }
}
