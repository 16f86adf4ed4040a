import { closeSync, mkdirSync, openSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { localAddresses } from '../addresses/own-names.ts';
import type { PrincipalRegistry } from '../aws-gateway/principals.ts';
import { type Deployment, type ResolvedTemplate, type Running, TemplateRefused } from '../contract.ts';
import type { CloudAssembly } from '../template/assembly.ts';
import { functionEnvironment } from './function-environment.ts';
import { FunctionPool } from './function-pool.ts';
import { type FunctionSettings, functionSettings } from './function-settings.ts';
import type { InstanceFaults } from './instance-faults.ts';
import { keepInstances } from './keep-instances.ts';

interface FunctionsOptions {
  readonly template: ResolvedTemplate;
  readonly assembly: CloudAssembly;
  readonly deployment: Deployment;
  readonly principals: PrincipalRegistry;
  readonly logDir: string;
  readonly executions: number;
  readonly isFrugal?: boolean | undefined;
  readonly faults?: InstanceFaults | undefined;
}

interface DeployedFunction {
  readonly settings: FunctionSettings;
  readonly environment: Readonly<Record<string, string>>;
}

export interface Functions extends Running {
  readonly isIdle: boolean;
  find(name: string): FunctionPool;
  roleOf(logicalId: string): string;
  readonly unreservedExecutions: number;
  deployed(logicalId: string): DeployedFunction;
}

export function prepareFunctions(options: FunctionsOptions): Functions {
  const { template, assembly, deployment, principals, logDir, executions, isFrugal, faults } = options;
  mkdirSync(logDir, { recursive: true });
  const pools = new Map<string, FunctionPool>();
  const all = new Map<string, DeployedFunction>();
  const now = () => performance.now();
  const localAddress = localAddresses(template, deployment);
  const cores = availableParallelism();
  const reserved = () => [...all.values()].map(({ settings }) => settings.reservedConcurrency ?? 0);
  const unreserved = () => reserved().reduce((left, each) => left - each, executions);
  const sharing: FunctionPool[] = [];
  const isAccountFull = () => sharing.reduce((sum, pool) => sum + pool.executions, 0) >= unreserved();
  const logs = template.ofType('AWS::Lambda::Function').map((resource) => {
    const settings = functionSettings(resource, template, assembly, deployment);
    const log = openSync(join(logDir, `${settings.logicalId}.log`), 'a', 0o600);
    const credentials = principals.issue(settings.roleLogicalId);
    const environment = functionEnvironment(settings, deployment, credentials, localAddress);
    all.set(settings.logicalId, { settings, environment });
    const pool = new FunctionPool({
      settings,
      environment,
      log,
      now,
      isAccountFull,
      cores,
      isFrugal,
      faults,
    });
    pools.set(settings.logicalId, pool);
    if (settings.reservedConcurrency === undefined) sharing.push(pool);
    return log;
  });
  const keeper = keepInstances([...pools.values()], cores, now);
  function deployed(logicalId: string): DeployedFunction {
    const found = all.get(logicalId);
    if (found === undefined) throw new TemplateRefused(`${logicalId} is not a function in the stack`);
    return found;
  }
  return {
    get isIdle() {
      return [...pools.values()].every(({ isIdle }) => isIdle);
    },
    find(name) {
      const pool = pools.get(functionName(name));
      if (pool === undefined) throw new TemplateRefused(`${name} is not a function in the stack`);
      return pool;
    },
    get unreservedExecutions() {
      return unreserved();
    },
    roleOf: (logicalId) => deployed(logicalId).settings.roleLogicalId,
    deployed,
    async stop() {
      await keeper.stop();
      await Promise.all([...pools.values()].map((pool) => pool.stop()));
      for (const log of logs) closeSync(log);
    },
  };
}

/** An integration has the form `arn:aws:apigateway:<region>:lambda:path/2015-03-31/functions/<arn>/invocations`. */
function functionName(name: string): string {
  return /:function:([^:/]+)(\/invocations)?$/.exec(name)?.[1] ?? name;
}
