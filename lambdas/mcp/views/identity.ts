import { whoamiOperation } from '../../operations/identity/whoami.ts';
import { defineView, noArguments } from '../view.ts';

/** The identity of a key, and what the key may do. */
export const identityView = defineView({
  body: whoamiOperation.output,
  arguments: noArguments,
  fixed: {},
  output: whoamiOperation.output,
  holdsMail: false,
  show: (structured) => ({ structured, segments: [{ ours: structured }] }),
});
