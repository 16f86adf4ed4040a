import { closeSync, mkdirSync, openSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { PrincipalRegistry } from '../aws-gateway/principals.ts';
import { type Home, type ResolvedTemplate, type Running, TemplateRefused } from '../contract.ts';
import type { CloudAssembly } from '../template/assembly.ts';
import { functionEnvironment } from './function-environment.ts';
import { FunctionPool } from './function-pool.ts';
import { type FunctionSettings, functionSettings } from './function-settings.ts';
import type { InstanceFaults } from './instance-faults.ts';
import { keepInstances } from './keep-instances.ts';

export interface FunctionsOptions {
  readonly template: ResolvedTemplate;
  readonly assembly: CloudAssembly;
  readonly home: Home;
  readonly principals: PrincipalRegistry;
  /** Directory for one log file of each function. */
  readonly logDir: string;
  /** Adverse mode. */
  readonly faults?: InstanceFaults | undefined;
}

/** A function's bundle and all of its environment, keys to its role included. */
export interface DeployedFunction {
  readonly settings: FunctionSettings;
  readonly environment: Readonly<Record<string, string>>;
}

/** Every function of the template, by what names it elsewhere. */
export interface Functions extends Running {
  /** Whether no event runs or waits anywhere. */
  readonly isIdle: boolean;
  /**
   * @param name a function's name, its ARN, or the integration URI of an API that holds the ARN.
   * @throws TemplateRefused for what is no function of the stack.
   */
  find(name: string): FunctionPool;
  /** Logical id of the function's role. */
  roleOf(logicalId: string): string;
  /** What it takes to run the function elsewhere: in a debugger, or where its memory is measured. */
  deployed(logicalId: string): DeployedFunction;
}

/** Prepares the functions; each starts its first instance when it is first invoked. */
export function prepareFunctions(options: FunctionsOptions): Functions {
  const { template, assembly, home, principals, logDir, faults } = options;
  mkdirSync(logDir, { recursive: true });
  const pools = new Map<string, FunctionPool>();
  const all = new Map<string, DeployedFunction>();
  const now = () => performance.now();
  const logs = template.ofType('AWS::Lambda::Function').map((resource) => {
    const settings = functionSettings(resource, template, assembly, home);
    const log = openSync(join(logDir, `${settings.logicalId}.log`), 'a', 0o600);
    const environment = functionEnvironment(settings, home, principals.issue(settings.roleLogicalId));
    all.set(settings.logicalId, { settings, environment });
    pools.set(settings.logicalId, new FunctionPool({ settings, environment, log, now, faults }));
    return log;
  });
  const keeper = keepInstances([...pools.values()], availableParallelism(), now);
  function deployed(logicalId: string): DeployedFunction {
    const found = all.get(logicalId);
    if (found === undefined) throw new TemplateRefused(`${logicalId} is no function of the stack`);
    return found;
  }
  return {
    get isIdle() {
      return [...pools.values()].every(({ isIdle }) => isIdle);
    },
    find(name) {
      const pool = pools.get(functionName(name));
      if (pool === undefined) throw new TemplateRefused(`${name} is no function of the stack`);
      return pool;
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

/** `arn:aws:apigateway:<region>:lambda:path/2015-03-31/functions/<arn>/invocations` is how an integration may name one. */
function functionName(name: string): string {
  return /:function:([^:/]+)(\/invocations)?$/.exec(name)?.[1] ?? name;
}
