import * as z from 'zod';
import { type Resource, TemplateRefused } from '../contract.ts';

export function propertiesOf<T extends z.ZodType>(
  { type, logicalId, properties }: Resource,
  schema: T,
): z.output<T> {
  const parsed = schema.safeParse(properties);
  if (parsed.success) return parsed.data;
  throw new TemplateRefused(`${type} ${logicalId}: ${z.prettifyError(parsed.error)}`);
}
