import * as z from 'zod';
import {
  type CustomAttributes,
  type LocalFunction,
  type ResolvedTemplate,
  TemplateRefused,
} from '../contract.ts';
import { StartRefused } from '../failures/start-refused.ts';
import { UNANSWERED } from '../resources/deployment.ts';
import { propertiesOf } from '../template/properties-of.ts';
import { askFunction } from './ask-function.ts';

const propertiesSchema = z.looseObject({ ServiceToken: z.string() });

interface CustomResourcesOptions {
  readonly resolve: (attributes: CustomAttributes) => ResolvedTemplate;
  readonly stackId: string;
  readonly findFunction: (arn: string) => LocalFunction;
}

/** The template's order is that of construction. @throws StartRefused with the reason that a function answers. */
export async function createCustomResources(options: CustomResourcesOptions): Promise<ResolvedTemplate> {
  const attributes = new Map<string, Readonly<Record<string, string>>>();
  let template = options.resolve(attributes);
  const ids = template.resources
    .filter(({ type }) => type.startsWith('Custom::'))
    .map(({ logicalId }) => logicalId);
  for (const logicalId of ids) {
    const resource = template.get(logicalId);
    const { ServiceToken } = propertiesOf(resource, propertiesSchema);
    if (JSON.stringify(resource.properties).includes(UNANSWERED)) {
      throw new TemplateRefused(`${logicalId} refers to a custom resource that comes after it`);
    }
    const { Status, Reason, Data } = await askFunction(options.findFunction(ServiceToken), {
      RequestType: 'Create',
      ResourceType: resource.type,
      LogicalResourceId: logicalId,
      StackId: options.stackId,
      ResourceProperties: resource.properties,
    });
    if (Status === 'FAILED') throw new StartRefused(`The deployment fails at ${logicalId}: ${Reason}`);
    attributes.set(logicalId, Data);
    template = options.resolve(attributes);
  }
  return template;
}
