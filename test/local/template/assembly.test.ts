import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { providers } from '../../../local/resources/providers.ts';
import { loadAssembly } from '../../../local/template/assembly.ts';
import { resolveTemplate } from '../../../local/template/resolve-template.ts';
import { synthesizeExample } from './example-assembly.ts';
import { testDeployment } from './test-deployment.ts';

const assembly = loadAssembly(synthesizeExample());

describe('a cloud assembly that cdk synthesized', () => {
  test('resolves with every construct that a deployment uses', () => {
    const template = resolveTemplate(assembly, providers, testDeployment);

    const types = new Set(template.resources.map(({ type }) => type));
    expect(providers.map(({ type }) => type).filter((type) => !types.has(type))).toEqual([
      // CloudWatch metrics of sent mail do not exist locally.
      'AWS::SES::ConfigurationSetEventDestination',
      // CDK makes stages that deploy by themselves.
      'AWS::ApiGatewayV2::Deployment',
      // Created only with the setting monthlyBudget.
      'AWS::Budgets::Budget',
      // Made where a hosted zone is given: test/system/variants.long.test.ts runs such a template.
      'AWS::Route53::RecordSet',
      // Created only with custom domain names.
      'AWS::ApiGatewayV2::DomainName',
      'AWS::ApiGatewayV2::ApiMapping',
      'AWS::CertificateManager::Certificate',
      'AWS::CloudFront::Distribution',
      // Compares an update with the deployed settings, which do not exist locally.
      'Custom::DeploymentCheck',
    ]);
    expect(JSON.stringify(template.resources)).not.toMatch(/"(Ref|Fn::\w+)":/);
  });

  test('gives outputs on the origins of the laptop', () => {
    const { outputs } = resolveTemplate(assembly, providers, testDeployment);

    expect(outputs.get('BaseUrl')).toMatch(/^http:\/\/127\.0\.0\.1:5000\/Rest\w+\/v1$/);
    expect(outputs.get('StreamUrl')).toMatch(/^ws:\/\/127\.0\.0\.1:5000\/Sockets\w+\/v1$/);
    expect(outputs.get('ToolsUrl')).toMatch(/^http:\/\/127\.0\.0\.1:5000\/WorkerFunctionUrl\w+\/$/);
  });

  test('finds the bundle of every function on disk', () => {
    const functions = resolveTemplate(assembly, providers, testDeployment).ofType('AWS::Lambda::Function');

    const keys = functions.map(({ properties }) => Object(properties['Code'])['S3Key']);
    expect(keys.length).toBe(2);
    for (const key of keys) expect(existsSync(assembly.assetPath(String(key)))).toBe(true);
  });

  test('is refused when it holds two stacks', () => {
    const directory = mkdtempSync(join(tmpdir(), 'two-stacks-'));
    const stack = { type: 'aws:cloudformation:stack', properties: { templateFile: 'a.json' } };
    writeFileSync(
      join(directory, 'manifest.json'),
      JSON.stringify({ artifacts: { One: stack, Two: stack } }),
    );

    expect(() => loadAssembly(directory)).toThrow(/exactly one stack, it holds: One, Two/);
  });
});
