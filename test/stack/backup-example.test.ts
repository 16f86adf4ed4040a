import { fileURLToPath } from 'node:url';
import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { CfnInclude } from 'aws-cdk-lib/cloudformation-include';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { validateTemplate } from './cloudformation/validate-template.ts';

const templates = Object.fromEntries(
  ['plan', 'vault'].map((name) => [name, Template.fromStack(included(name))]),
);

function included(name: string): Stack {
  const stack = new Stack(new App({ analyticsReporting: false }), name);
  const templateFile = fileURLToPath(new URL(`../../examples/backup/${name}.yaml`, import.meta.url));
  new CfnInclude(stack, 'Template', { templateFile });
  return stack;
}

const statements = z.object({ Statement: z.array(z.record(z.string(), z.unknown())) });
const propertiesOf = (name: string, type: string) => {
  const [found] = Object.values(templates[name]?.findResources(type) ?? {});
  return z.looseObject({}).parse(found?.['Properties']);
};

test.each(
  Object.entries(templates),
)('CloudFormation accepts the backup example %s.yaml', (_name, template) => {
  // The stack of the test itself brings the version of the bootstrap.
  const { Parameters, Rules, ...json } = template.toJSON();
  const { BootstrapVersion, ...own } = Object(Parameters);

  expect(validateTemplate({ ...json, Parameters: own })).toEqual([]);
});

const rootOf = (account: string): string => `arn:\${AWS::Partition}:iam::\${${account}}:root`;

test.each([
  ['vault', { 'Fn::Sub': rootOf('ServiceAccount') }],
  [
    'plan',
    {
      'Fn::Sub': [
        rootOf('Other'),
        { Other: { 'Fn::Select': [4, { 'Fn::Split': [':', { Ref: 'CopyVaultArn' }] }] } },
      ],
    },
  ],
])('the vault of %s.yaml takes copies of the other account, and its key can be used there', (name, account) => {
  const { AccessPolicy } = propertiesOf(name, 'AWS::Backup::BackupVault');
  const { KeyPolicy } = propertiesOf(name, 'AWS::KMS::Key');

  expect(statements.parse(AccessPolicy).Statement).toEqual([
    expect.objectContaining({
      Effect: 'Allow',
      Principal: { AWS: account },
      Action: 'backup:CopyIntoBackupVault',
    }),
  ]);
  const [, read, grant] = statements.parse(KeyPolicy).Statement;
  expect([read?.['Principal'], grant?.['Principal']]).toEqual([{ AWS: account }, { AWS: account }]);
  expect(read?.['Action']).toEqual(expect.arrayContaining(['kms:Decrypt', 'kms:ReEncrypt*']));
  expect(grant).toMatchObject({
    Action: 'kms:CreateGrant',
    Condition: { Bool: { 'kms:GrantIsForAWSResource': true } },
  });
});

test('the plan backs up table and bucket by a role that may restore them, and copies both', () => {
  const plan = propertiesOf('plan', 'AWS::Backup::BackupPlan');
  const selection = propertiesOf('plan', 'AWS::Backup::BackupSelection');
  const { ManagedPolicyArns } = propertiesOf('plan', 'AWS::IAM::Role');
  const { ManagedPolicyArns: copying } = propertiesOf('vault', 'AWS::IAM::Role');

  expect(plan['BackupPlan']).toMatchObject({
    BackupPlanRule: [{ CopyActions: [{ DestinationBackupVaultArn: { Ref: 'CopyVaultArn' } }] }],
  });
  expect(JSON.stringify(selection['BackupSelection'])).toMatch(
    /table\/\$\{TableName\}.*s3:::\$\{BucketName\}/,
  );
  const policies = JSON.stringify(ManagedPolicyArns);
  expect(JSON.stringify(copying)).toContain('AWSBackupServiceRolePolicyForBackup"');
  for (const what of ['ForBackup', 'ForRestores', 'ForS3Backup', 'ForS3Restore']) {
    expect(policies).toContain(`AWSBackupServiceRolePolicy${what}"`);
  }
});

test('vaults and keys of backups outlive their stacks', () => {
  for (const template of Object.values(templates)) {
    for (const type of ['AWS::KMS::Key', 'AWS::Backup::BackupVault']) {
      const [resource] = Object.values(template.findResources(type));
      expect(resource).toMatchObject({ DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' });
    }
  }
});
