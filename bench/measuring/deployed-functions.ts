import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { synthesize } from '@agent-inbox/laptop';
import { executionsOf } from '../../lambdas/deployment/executions.ts';
import type { Deployment } from '../../packages/laptop/src/contract.ts';
import {
  type FunctionSettings,
  functionSettings,
} from '../../packages/laptop/src/functions/function-settings.ts';
import { providers } from '../../packages/laptop/src/resources/providers.ts';
import { loadAssembly } from '../../packages/laptop/src/template/assembly.ts';
import { resolveTemplate } from '../../packages/laptop/src/template/resolve-template.ts';

export const PROJECT_ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Nothing listens there: functions are loaded and measured, their endpoints are not called. */
const NOWHERE = 'http://127.0.0.1:9';
const HOME: Deployment = {
  region: 'us-east-1',
  accountId: '000000000000',
  awsEndpoint: NOWHERE,
  originOf: () => NOWHERE,
  customAttributes: new Map(),
};
/** Of an account whose quota was increased. */
const EXECUTIONS = 1_000;

/** The functions of the stack as they would be deployed: their bundles and their environment. */
export async function deployedFunctions(): Promise<readonly FunctionSettings[]> {
  const directory = await synthesize({
    projectRoot: PROJECT_ROOT,
    // With the one function that a setting adds.
    context: { inboxDomain: 'inbox.localhost', canary: 'true' },
    cacheDir: join(PROJECT_ROOT, '.cache', 'assembly'),
    onBuild: () => console.log('Building the functions…'),
  });
  const assembly = loadAssembly(directory);
  const draft = resolveTemplate(assembly, providers, HOME);
  const [check] = draft.ofType('Custom::DeploymentCheck');
  const limits = Object.entries({ Executions: EXECUTIONS, ...executionsOf(EXECUTIONS) });
  const attributes = Object.fromEntries(limits.map(([name, value]) => [name, String(value)]));
  const customAttributes = new Map([[check?.logicalId ?? '', attributes]]);
  const template = resolveTemplate(assembly, providers, { ...HOME, customAttributes });
  return template
    .ofType('AWS::Lambda::Function')
    .map((resource) => functionSettings(resource, template, assembly, HOME));
}

/** Environment that a function is loaded with: its own, and what Lambda adds. */
export function loadingEnvironment({ environment }: FunctionSettings): Readonly<Record<string, string>> {
  return { ...environment, ...LAMBDA_ENVIRONMENT };
}

export const LAMBDA_ENVIRONMENT: Readonly<Record<string, string>> = {
  AWS_REGION: HOME.region,
  AWS_ACCESS_KEY_ID: 'BENCH',
  AWS_SECRET_ACCESS_KEY: 'BENCH',
  AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
};
