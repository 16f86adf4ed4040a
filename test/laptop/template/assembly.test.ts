import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { describe, expect, test } from 'vitest';
import { providers } from '../../../packages/laptop/src/resources/providers.ts';
import { mailFunctions } from '../../../packages/laptop/src/runtime/mail-functions.ts';
import { loadAssembly } from '../../../packages/laptop/src/template/assembly.ts';
import { resolveTemplate } from '../../../packages/laptop/src/template/resolve-template.ts';
import { testDeployment } from '../../../packages/laptop/test/template/test-deployment.ts';
import { stackOf } from '../../stack/synthesized.ts';

const app = stackOf({ hostedZoneId: 'Z0123456789ABCDEFGHIJ', hostedZoneName: 'example.com' }).node.root;
if (!App.isApp(app)) throw new Error('The stack is not in an app');
const assembly = loadAssembly(app.synth().directory);

describe('the cloud assembly of the stack', () => {
  test('resolves with every construct that a deployment uses', () => {
    const template = resolveTemplate(assembly, providers, testDeployment);

    const types = new Set(template.resources.map(({ type }) => type));
    expect(providers.map(({ type }) => type).filter((type) => !types.has(type))).toEqual([
      // Created only with receiptRules=join.
      'Custom::JoinedReceiptRule',
      'Custom::JoinedReceiptRuleSet',
      // Created only with the setting canary.
      'AWS::Lambda::EventInvokeConfig',
      // Created only with the setting monthlyBudget.
      'AWS::Budgets::Budget',
      // Created only with custom domain names.
      'AWS::ApiGatewayV2::DomainName',
      'AWS::ApiGatewayV2::ApiMapping',
      'AWS::CertificateManager::Certificate',
      'AWS::CloudFront::Distribution',
    ]);
    expect(JSON.stringify(template.resources)).not.toMatch(/"(Ref|Fn::\w+)":/);
  });

  test('gives outputs on the origins of the laptop', () => {
    const { outputs } = resolveTemplate(assembly, providers, testDeployment);

    expect(outputs.get('BaseUrl')).toMatch(/^http:\/\/127\.0\.0\.1:5000\/Rest\w+\/v1$/);
    expect(outputs.get('WsUrl')).toMatch(/^ws:\/\/127\.0\.0\.1:5000\/StreamApi\w+\/v1$/);
    expect(outputs.get('McpUrl')).toMatch(/^http:\/\/127\.0\.0\.1:5000\/\w+FunctionUrl\w+\/mcp$/);
  });

  test('finds the bundle of every function on disk', () => {
    const functions = resolveTemplate(assembly, providers, testDeployment).ofType('AWS::Lambda::Function');

    const keys = functions.map(({ properties }) => Object(properties['Code'])['S3Key']);
    expect(keys.length).toBe(21);
    for (const key of keys) expect(existsSync(assembly.assetPath(String(key)))).toBe(true);
  });

  test('names the functions that a mail invokes, which npm start loads first', () => {
    const template = resolveTemplate(assembly, providers, testDeployment);

    expect(mailFunctions(template).map((name) => name.replace(/[0-9A-F]{8}$/, ''))).toEqual([
      'MailIngressReceiveMailFunction',
      'StreamFanOutFunction',
      'WebhooksFanOutFunction',
    ]);
  });

  test('is refused when it holds two stacks', () => {
    const directory = mkdtempSync(join(tmpdir(), 'two-stacks-'));
    const stack = { type: 'aws:cloudformation:stack', properties: { templateFile: 'a.json' } };
    writeFileSync(
      join(directory, 'manifest.json'),
      JSON.stringify({ artifacts: { One: stack, Two: stack } }),
    );

    expect(() => loadAssembly(directory)).toThrow(/exactly one stack, but contains One, Two/);
  });
});
