import type * as z from 'zod';

export function unwrapped(schema: z.ZodType): z.ZodType {
  const { def } = schema as z.ZodType & { def: { innerType?: z.ZodType } };
  return def.innerType === undefined ? schema : unwrapped(def.innerType);
}
