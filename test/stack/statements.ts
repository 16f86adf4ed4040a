import type { Template } from 'aws-cdk-lib/assertions';
import * as z from 'zod';
import { nameOf, resourcesOf, textOf } from './synthesized.ts';

export interface Grant {
  readonly function: string;
  readonly action: string;
  readonly resource: string;
  readonly condition: Readonly<Record<string, unknown>> | undefined;
}

const functionSchema = z.object({ Role: z.unknown() });
const texts = z.union([z.string(), z.array(z.string())]);
const policySchema = z.object({
  Roles: z.array(z.unknown()),
  PolicyDocument: z.object({
    Statement: z.array(
      z.object({
        Action: texts,
        Resource: z.unknown(),
        Condition: z.record(z.string(), z.unknown()).optional(),
      }),
    ),
  }),
});

export function grantsOf(template: Template): readonly Grant[] {
  const policies = [...resourcesOf(template, 'AWS::IAM::Policy', policySchema).values()];
  return [...resourcesOf(template, 'AWS::Lambda::Function', functionSchema)].flatMap(([id, { Role }]) =>
    policies
      .filter(({ Roles }) => Roles.map(textOf).includes(textOf(Role)))
      .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
      .flatMap(({ Action, Resource, Condition: condition }) =>
        [Resource].flat().flatMap((resource) =>
          [Action].flat().map((action) => ({
            function: nameOf(id),
            action,
            resource: textOf(resource),
            condition,
          })),
        ),
      ),
  );
}
