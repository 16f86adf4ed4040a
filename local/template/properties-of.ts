import * as z from 'zod';
import { type Resource, TemplateRefused } from '../contract.ts';

/**
 * The properties of a resource as the part that gives it a home understands them.
 * @throws TemplateRefused that names the resource and each property that this part does not implement so.
 */
export function propertiesOf<T extends z.ZodType>(
  { type, logicalId, properties }: Resource,
  schema: T,
): z.output<T> {
  const parsed = schema.safeParse(properties);
  if (parsed.success) return parsed.data;
  throw new TemplateRefused(`${type} ${logicalId}: ${z.prettifyError(parsed.error)}`);
}
