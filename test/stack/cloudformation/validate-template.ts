import { checkProperties } from './check-value.ts';
import { checkCycles, checkReferences } from './references.ts';
import { resourceSpec } from './service-spec.ts';
import { readTemplate, type TemplateResource } from './template.ts';

/** CloudFormation quotas. */
const MAX_TEMPLATE_BYTES = 1024 * 1024;
const MAX_RESOURCES = 500;
const MAX_OUTPUTS = 200;
const MAX_DESCRIPTION = 1024;
/** The CLI's own usage statistics. */
const METADATA = 'AWS::CDK::Metadata';

/**
 * What CloudFormation would refuse in a template, as far as its published specification says it: types, properties,
 * values, references, cycles and quotas. Patterns and many lists of values are not in the specification.
 */
export function validateTemplate(json: unknown): readonly string[] {
  const template = readTemplate(json);
  return [
    ...Object.entries(template.Resources).flatMap(([id, resource]) => [...checkResource(id, resource)]),
    ...checkReferences(template),
    ...checkCycles(template),
    ...checkQuotas(json, template),
  ];
}

function* checkResource(id: string, { Type, Properties }: TemplateResource): Generator<string> {
  if (!/^[A-Za-z0-9]{1,255}$/.test(id)) yield `${id} is no logical id`;
  if (Type === METADATA) return;
  if (Type.startsWith('Custom::')) {
    if (Properties['ServiceToken'] === undefined) yield `${id}.ServiceToken is required`;
    return;
  }
  const spec = resourceSpec(Type);
  if (spec === undefined) yield `${id} has the type ${Type}, which does not exist`;
  else yield* checkProperties(Properties, spec.properties, id);
}

function* checkQuotas(json: unknown, template: ReturnType<typeof readTemplate>): Generator<string> {
  // As the CLI uploads it.
  const bytes = Buffer.byteLength(JSON.stringify(json, undefined, 1));
  if (bytes > MAX_TEMPLATE_BYTES) yield `the template has ${bytes} bytes, more than ${MAX_TEMPLATE_BYTES}`;
  const resources = Object.keys(template.Resources).length;
  if (resources > MAX_RESOURCES) yield `there are ${resources} resources, more than ${MAX_RESOURCES}`;
  const outputs = Object.keys(template.Outputs).length;
  if (outputs > MAX_OUTPUTS) yield `there are ${outputs} outputs, more than ${MAX_OUTPUTS}`;
  const description = String(template['Description'] ?? '');
  if (description.length > MAX_DESCRIPTION) yield `the description has ${description.length} characters`;
}
