import type { VerificationCase } from './case.ts';
import { HELD_OUT_ASIA } from './held-out-asia.ts';
import { HELD_OUT_ENGLISH } from './held-out-en.ts';
import { HELD_OUT_EUROPE } from './held-out-europe.ts';
import { HELD_OUT_FORMS } from './held-out-forms.ts';
import { HELD_OUT_ASIA_OTHERS } from './held-out-others-asia.ts';
import { HELD_OUT_ENGLISH_OTHERS } from './held-out-others-en.ts';
import { HELD_OUT_EUROPE_OTHERS } from './held-out-others-europe.ts';
import { HELD_OUT_OTHER_FORMS } from './held-out-others-forms.ts';

/** Mails with a code or a link that were only measured at first; docs/verification.md has those numbers. */
export const HELD_OUT_VERIFICATION_MAILS: readonly VerificationCase[] = [
  ...HELD_OUT_ENGLISH,
  ...HELD_OUT_EUROPE,
  ...HELD_OUT_ASIA,
  ...HELD_OUT_FORMS,
];

/** Such mails without anything to find. */
export const HELD_OUT_OTHER_MAILS: readonly VerificationCase[] = [
  ...HELD_OUT_ENGLISH_OTHERS,
  ...HELD_OUT_EUROPE_OTHERS,
  ...HELD_OUT_ASIA_OTHERS,
  ...HELD_OUT_OTHER_FORMS,
];
