import * as z from 'zod';

const resource = z.object({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).default({}),
  DependsOn: z
    .union([z.string(), z.array(z.string())])
    .default([])
    .transform((ids) => (typeof ids === 'string' ? [ids] : ids)),
  DeletionPolicy: z.string().optional(),
});

const template = z.looseObject({
  Parameters: z.record(z.string(), z.unknown()).default({}),
  Resources: z.record(z.string(), resource),
  Outputs: z.record(z.string(), z.looseObject({ Value: z.unknown() })).default({}),
});

/** The part of a CloudFormation template that is checked. */
export type CfnTemplate = z.output<typeof template>;
export type TemplateResource = z.output<typeof resource>;

/** @throws ZodError for what is no template. */
export function readTemplate(json: unknown): CfnTemplate {
  return template.parse(json);
}

export function intrinsic(value: unknown): readonly [string, unknown] | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const [only, ...others] = Object.entries(value);
  if (only === undefined || others.length > 0) return undefined;
  return only[0] === 'Ref' || only[0].startsWith('Fn::') ? only : undefined;
}
