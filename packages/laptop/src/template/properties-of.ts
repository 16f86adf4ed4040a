import * as z from 'zod';
import { type Resource, TemplateRefused } from '../contract.ts';

/**
 * Reads the properties of a resource with the schema of the part that implements it.
 * @throws TemplateRefused with the name of the resource and of each property that is not implemented.
 */
export function propertiesOf<T extends z.ZodType>(
  { type, logicalId, properties }: Resource,
  schema: T,
): z.output<T> {
  const parsed = schema.safeParse(properties);
  if (parsed.success) return parsed.data;
  throw new TemplateRefused(`${type} ${logicalId}: ${z.prettifyError(parsed.error)}`);
}
