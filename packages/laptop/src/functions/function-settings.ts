import { join } from 'node:path';
import * as z from 'zod';
import { type Deployment, type ResolvedTemplate, type Resource, TemplateRefused } from '../contract.ts';
import { arn } from '../resources/arn.ts';
import type { CloudAssembly } from '../template/assembly.ts';
import { propertiesOf } from '../template/properties-of.ts';

const propertiesSchema = z.object({
  Code: z.object({ S3Key: z.string() }),
  Handler: z.string().regex(/^[\w-]+\.\w+$/),
  Role: z.string(),
  Runtime: z.string().regex(/^nodejs\d+\.x$/),
  Timeout: z.int().positive().default(3),
  MemorySize: z.int().positive().default(128),
  ReservedConcurrentExecutions: z.int().positive().optional(),
  RecursiveLoop: z.enum(['Allow', 'Terminate']).default('Terminate'),
  Environment: z
    .object({ Variables: z.record(z.string(), z.string()).default({}) })
    .default({ Variables: {} }),
});

export interface FunctionSettings {
  readonly logicalId: string;
  readonly arn: string;
  readonly bundle: string;
  readonly handler: string;
  readonly roleLogicalId: string;
  readonly timeoutMs: number;
  readonly memoryMegabytes: number;
  readonly reservedConcurrency: number | undefined;
  readonly allowsRecursion: boolean;
  readonly environment: Readonly<Record<string, string>>;
}

export function functionSettings(
  resource: Resource,
  template: ResolvedTemplate,
  assembly: CloudAssembly,
  deployment: Deployment,
): FunctionSettings {
  const { logicalId } = resource;
  const properties = propertiesOf(resource, propertiesSchema);
  const { Code, Handler, Role, Timeout, MemorySize, Environment } = properties;
  const [file = '', handler = ''] = Handler.split('.');
  const roleLogicalId = Role.slice(Role.lastIndexOf('/') + 1);
  if (template.get(roleLogicalId).type !== 'AWS::IAM::Role') {
    throw new TemplateRefused(`Function ${logicalId}: its role must be a role in the stack`);
  }
  return {
    logicalId,
    arn: arn('lambda', `function:${logicalId}`, deployment),
    bundle: join(assembly.assetPath(Code.S3Key), `${file}.mjs`),
    handler,
    roleLogicalId,
    timeoutMs: Timeout * 1000,
    memoryMegabytes: MemorySize,
    reservedConcurrency: properties.ReservedConcurrentExecutions,
    allowsRecursion: properties.RecursiveLoop === 'Allow',
    environment: Environment.Variables,
  };
}
