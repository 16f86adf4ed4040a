import * as z from 'zod';
import { defineView, noArguments, type View } from '../view.ts';

const object = z.record(z.string(), z.unknown());

/** Only our own data: the REST body as it is. */
export function plainView(output: z.ZodType): View {
  return defineView({
    body: object,
    arguments: noArguments,
    fixed: {},
    output,
    holdsMail: false,
    show: (structured) => ({ structured, segments: [{ ours: structured }] }),
  });
}

const DELETED = { deleted: true } as const;

/** REST answers a delete without a body; a tool's result is always an object. */
export const deletedView = defineView({
  body: z.unknown(),
  arguments: noArguments,
  fixed: {},
  output: z.object({ deleted: z.literal(true) }),
  holdsMail: false,
  show: () => ({ structured: DELETED, segments: [{ ours: DELETED }] }),
});
