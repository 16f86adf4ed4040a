import * as z from 'zod';
import { whoamiOperation } from '../../operations/identity/whoami.ts';
import { PERMISSION_FLAGS } from '../../permissions.ts';
import { defineView, noArguments } from '../view.ts';

const identity = whoamiOperation.output.extend({ permissions: z.array(z.enum(PERMISSION_FLAGS)) });

/** The identity of a key, and what the key may do. */
export const identityView = defineView({
  body: identity,
  arguments: noArguments,
  fixed: {},
  // A pending key may do nothing that takes a permission.
  fromCaller: ({ permissions, pending }) => ({
    permissions: pending ? [] : (permissions ?? PERMISSION_FLAGS),
  }),
  output: identity,
  holdsMail: false,
  show: (structured) => ({ structured, segments: [{ ours: structured }] }),
});
