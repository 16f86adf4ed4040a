import * as z from 'zod';

const list = z.array(z.string()).default([]);

export const corsSchema = z.strictObject({
  AllowOrigins: list,
  AllowMethods: list,
  AllowHeaders: list,
  ExposeHeaders: list,
  MaxAge: z.int().optional(),
  AllowCredentials: z.boolean().optional(),
});
