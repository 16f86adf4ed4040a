import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { synthesize } from '@agent-inbox/laptop';
import { checkDeployment, type DeploymentAccount } from '../../lambdas/deployment/check-deployment.ts';
import { readDeploymentRequest } from '../../lambdas/deployment/deployment-request.ts';
import type { Deployment } from '../../packages/laptop/src/contract.ts';
import {
  type FunctionSettings,
  functionSettings,
} from '../../packages/laptop/src/functions/function-settings.ts';
import { providers } from '../../packages/laptop/src/resources/providers.ts';
import { loadAssembly } from '../../packages/laptop/src/template/assembly.ts';
import { resolveTemplate } from '../../packages/laptop/src/template/resolve-template.ts';

export const PROJECT_ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Nothing listens on this address, because the functions are only loaded. */
const NOWHERE = 'http://127.0.0.1:9';
const HOME: Deployment = {
  region: 'us-east-1',
  accountId: '000000000000',
  awsEndpoint: NOWHERE,
  originOf: () => NOWHERE,
  customAttributes: new Map(),
};
const ACCOUNT: DeploymentAccount = {
  isRollingBack: async () => false,
  unreservedExecutions: async () => 1_000,
  sendingState: async () => 'none',
};

export async function deployedFunctions(): Promise<readonly FunctionSettings[]> {
  const directory = await synthesize({
    projectRoot: PROJECT_ROOT,
    context: { inboxDomain: 'inbox.localhost', canary: 'true' },
    cacheDir: join(PROJECT_ROOT, '.cache', 'assembly'),
    onBuild: () => console.log('Building the functions…'),
  });
  const assembly = loadAssembly(directory);
  const draft = resolveTemplate(assembly, providers, HOME);
  const [check] = draft.ofType('Custom::DeploymentCheck');
  const request = { RequestType: 'Create', ResourceProperties: check?.properties };
  const attributes = await checkDeployment(readDeploymentRequest(request), ACCOUNT);
  const customAttributes = new Map([[check?.logicalId ?? '', attributes]]);
  const template = resolveTemplate(assembly, providers, { ...HOME, customAttributes });
  return template
    .ofType('AWS::Lambda::Function')
    .map((resource) => functionSettings(resource, template, assembly, HOME));
}

export function loadingEnvironment({ environment }: FunctionSettings): Readonly<Record<string, string>> {
  return { ...environment, ...LAMBDA_ENVIRONMENT };
}

export const LAMBDA_ENVIRONMENT: Readonly<Record<string, string>> = {
  AWS_REGION: HOME.region,
  AWS_ACCESS_KEY_ID: 'BENCH',
  AWS_SECRET_ACCESS_KEY: 'BENCH',
  AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
};
