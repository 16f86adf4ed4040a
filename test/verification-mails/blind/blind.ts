import type { VerificationCase } from '../case.ts';
import { EIGHTH_ASIA } from './eighth-asia.ts';
import { EIGHTH_ASIA_MORE } from './eighth-asia-more.ts';
import { EIGHTH_CONSUMER } from './eighth-consumer.ts';
import { EIGHTH_CONSUMER_MORE } from './eighth-consumer-more.ts';
import { EIGHTH_EAST } from './eighth-east.ts';
import { EIGHTH_EAST_MORE } from './eighth-east-more.ts';
import { EIGHTH_HTML } from './eighth-html.ts';
import { EIGHTH_HTML_MORE } from './eighth-html-more.ts';
import { EIGHTH_HTML_MORE_2 } from './eighth-html-more-2.ts';
import { EIGHTH_ASIA_OTHERS } from './eighth-others-asia.ts';
import { EIGHTH_CONSUMER_OTHERS } from './eighth-others-consumer.ts';
import { EIGHTH_CONSUMER_OTHERS_MORE } from './eighth-others-consumer-more.ts';
import { EIGHTH_EAST_OTHERS } from './eighth-others-east.ts';
import { EIGHTH_HTML_OTHERS } from './eighth-others-html.ts';
import { EIGHTH_HTML_OTHERS_MORE } from './eighth-others-html-more.ts';
import { EIGHTH_SAAS_OTHERS } from './eighth-others-saas.ts';
import { EIGHTH_WEST_OTHERS } from './eighth-others-west.ts';
import { EIGHTH_WEST_OTHERS_MORE } from './eighth-others-west-more.ts';
import { EIGHTH_SAAS } from './eighth-saas.ts';
import { EIGHTH_SAAS_MORE } from './eighth-saas-more.ts';
import { EIGHTH_WEST } from './eighth-west.ts';
import { EIGHTH_WEST_MORE } from './eighth-west-more.ts';
import { FIFTH_MAILS } from './fifth.ts';
import { FIFTH_OTHERS } from './fifth-others.ts';
import { FIFTH_WORLD_OTHERS } from './fifth-others-world.ts';
import { FIRST_ASIA } from './first-asia.ts';
import { FIRST_ENGLISH_HTML } from './first-en-html.ts';
import { FIRST_ENGLISH_TEXT } from './first-en-text.ts';
import { FIRST_ENGLISH_TEXT_MORE } from './first-en-text-more.ts';
import { FIRST_EUROPE } from './first-europe.ts';
import { FIRST_EUROPE_EAST } from './first-europe-east.ts';
import { FIRST_ENGLISH_OTHERS } from './first-others-en.ts';
import { FIRST_ENGLISH_OTHERS_MORE } from './first-others-en-more.ts';
import { FIRST_WORLD_OTHERS } from './first-others-world.ts';
import { FOURTH_ENGLISH } from './fourth-en.ts';
import { FOURTH_OTHERS } from './fourth-others.ts';
import { FOURTH_WORLD_OTHERS } from './fourth-others-world.ts';
import { FOURTH_WORLD } from './fourth-world.ts';
import { FOURTH_WORLD_EAST } from './fourth-world-east.ts';
import { SECOND_ENGLISH } from './second-en.ts';
import { SECOND_OTHERS } from './second-others.ts';
import { SECOND_WORLD_OTHERS } from './second-others-world.ts';
import { SECOND_WORLD } from './second-world.ts';
import { SECOND_WORLD_EAST } from './second-world-east.ts';
import { SEVENTH_MAILS } from './seventh.ts';
import { SEVENTH_OTHERS } from './seventh-others.ts';
import { SIXTH_MAILS } from './sixth.ts';
import { SIXTH_OTHERS } from './sixth-others.ts';

/**
 * Mails that were measured before anybody looked at what the extraction makes of them; docs/verification.md has those first
 * numbers. Since then it was changed for them too.
 */
export const BLIND_VERIFICATION_MAILS: readonly VerificationCase[] = [
  ...FIRST_ENGLISH_TEXT,
  ...FIRST_ENGLISH_TEXT_MORE,
  ...FIRST_ENGLISH_HTML,
  ...FIRST_EUROPE,
  ...FIRST_EUROPE_EAST,
  ...FIRST_ASIA,
  ...SECOND_ENGLISH,
  ...SECOND_WORLD,
  ...SECOND_WORLD_EAST,
  ...FOURTH_ENGLISH,
  ...FOURTH_WORLD,
  ...FOURTH_WORLD_EAST,
  ...FIFTH_MAILS,
  ...SIXTH_MAILS,
  ...SEVENTH_MAILS,
  ...EIGHTH_ASIA_MORE,
  ...EIGHTH_ASIA,
  ...EIGHTH_CONSUMER_MORE,
  ...EIGHTH_CONSUMER,
  ...EIGHTH_EAST_MORE,
  ...EIGHTH_EAST,
  ...EIGHTH_HTML_MORE_2,
  ...EIGHTH_HTML_MORE,
  ...EIGHTH_HTML,
  ...EIGHTH_SAAS_MORE,
  ...EIGHTH_SAAS,
  ...EIGHTH_WEST_MORE,
  ...EIGHTH_WEST,
];

/** Such mails without anything to find. */
export const BLIND_OTHER_MAILS: readonly VerificationCase[] = [
  ...FIRST_ENGLISH_OTHERS,
  ...FIRST_ENGLISH_OTHERS_MORE,
  ...FIRST_WORLD_OTHERS,
  ...SECOND_OTHERS,
  ...SECOND_WORLD_OTHERS,
  ...FOURTH_OTHERS,
  ...FOURTH_WORLD_OTHERS,
  ...FIFTH_OTHERS,
  ...FIFTH_WORLD_OTHERS,
  ...SIXTH_OTHERS,
  ...SEVENTH_OTHERS,
  ...EIGHTH_ASIA_OTHERS,
  ...EIGHTH_CONSUMER_OTHERS_MORE,
  ...EIGHTH_CONSUMER_OTHERS,
  ...EIGHTH_EAST_OTHERS,
  ...EIGHTH_HTML_OTHERS_MORE,
  ...EIGHTH_HTML_OTHERS,
  ...EIGHTH_SAAS_OTHERS,
  ...EIGHTH_WEST_OTHERS_MORE,
  ...EIGHTH_WEST_OTHERS,
];
