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
import { ELEVENTH_ASIA } from './eleventh-asia.ts';
import { ELEVENTH_ASIA_MORE } from './eleventh-asia-more.ts';
import { ELEVENTH_EUROPE } from './eleventh-europe.ts';
import { ELEVENTH_EUROPE_MORE } from './eleventh-europe-more.ts';
import { ELEVENTH_ASIA_OTHERS } from './eleventh-others-asia.ts';
import { ELEVENTH_EUROPE_OTHERS } from './eleventh-others-europe.ts';
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
import { NINTH_ASIA } from './ninth-asia.ts';
import { NINTH_ASIA_MORE } from './ninth-asia-more.ts';
import { NINTH_CONSUMER } from './ninth-consumer.ts';
import { NINTH_CONSUMER_MORE } from './ninth-consumer-more.ts';
import { NINTH_EAST } from './ninth-east.ts';
import { NINTH_EAST_MORE } from './ninth-east-more.ts';
import { NINTH_HTML } from './ninth-html.ts';
import { NINTH_HTML_MORE } from './ninth-html-more.ts';
import { NINTH_ASIA_OTHERS } from './ninth-others-asia.ts';
import { NINTH_CONSUMER_OTHERS } from './ninth-others-consumer.ts';
import { NINTH_CONSUMER_OTHERS_MORE } from './ninth-others-consumer-more.ts';
import { NINTH_EAST_OTHERS } from './ninth-others-east.ts';
import { NINTH_HTML_OTHERS } from './ninth-others-html.ts';
import { NINTH_HTML_OTHERS_MORE } from './ninth-others-html-more.ts';
import { NINTH_SAAS_OTHERS } from './ninth-others-saas.ts';
import { NINTH_WEST_OTHERS } from './ninth-others-west.ts';
import { NINTH_WEST_OTHERS_MORE } from './ninth-others-west-more.ts';
import { NINTH_SAAS } from './ninth-saas.ts';
import { NINTH_SAAS_MORE } from './ninth-saas-more.ts';
import { NINTH_WEST } from './ninth-west.ts';
import { NINTH_WEST_MORE } from './ninth-west-more.ts';
import { SECOND_ENGLISH } from './second-en.ts';
import { SECOND_OTHERS } from './second-others.ts';
import { SECOND_WORLD_OTHERS } from './second-others-world.ts';
import { SECOND_WORLD } from './second-world.ts';
import { SECOND_WORLD_EAST } from './second-world-east.ts';
import { SEVENTH_MAILS } from './seventh.ts';
import { SEVENTH_OTHERS } from './seventh-others.ts';
import { SIXTH_MAILS } from './sixth.ts';
import { SIXTH_OTHERS } from './sixth-others.ts';
import { TENTH_ASIA } from './tenth-asia.ts';
import { TENTH_ASIA_MORE } from './tenth-asia-more.ts';
import { TENTH_ASIA_MORE_2 } from './tenth-asia-more-2.ts';
import { TENTH_ENGLISH } from './tenth-english.ts';
import { TENTH_ENGLISH_MORE } from './tenth-english-more.ts';
import { TENTH_EUROPE } from './tenth-europe.ts';
import { TENTH_EUROPE_MORE } from './tenth-europe-more.ts';
import { TENTH_EUROPE_MORE_2 } from './tenth-europe-more-2.ts';
import { TENTH_ASIA_OTHERS } from './tenth-others-asia.ts';
import { TENTH_ASIA_OTHERS_MORE } from './tenth-others-asia-more.ts';
import { TENTH_ENGLISH_OTHERS } from './tenth-others-english.ts';
import { TENTH_ENGLISH_OTHERS_MORE } from './tenth-others-english-more.ts';
import { TENTH_EUROPE_OTHERS } from './tenth-others-europe.ts';
import { TENTH_EUROPE_OTHERS_MORE } from './tenth-others-europe-more.ts';

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
  ...NINTH_ASIA_MORE,
  ...NINTH_ASIA,
  ...NINTH_CONSUMER_MORE,
  ...NINTH_CONSUMER,
  ...NINTH_EAST_MORE,
  ...NINTH_EAST,
  ...NINTH_HTML_MORE,
  ...NINTH_HTML,
  ...NINTH_SAAS_MORE,
  ...NINTH_SAAS,
  ...NINTH_WEST_MORE,
  ...NINTH_WEST,
  ...TENTH_ASIA_MORE_2,
  ...TENTH_ASIA_MORE,
  ...TENTH_ASIA,
  ...TENTH_ENGLISH_MORE,
  ...TENTH_ENGLISH,
  ...TENTH_EUROPE_MORE_2,
  ...TENTH_EUROPE_MORE,
  ...TENTH_EUROPE,
  ...ELEVENTH_ASIA_MORE,
  ...ELEVENTH_ASIA,
  ...ELEVENTH_EUROPE_MORE,
  ...ELEVENTH_EUROPE,
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
  ...NINTH_ASIA_OTHERS,
  ...NINTH_CONSUMER_OTHERS_MORE,
  ...NINTH_CONSUMER_OTHERS,
  ...NINTH_EAST_OTHERS,
  ...NINTH_HTML_OTHERS_MORE,
  ...NINTH_HTML_OTHERS,
  ...NINTH_SAAS_OTHERS,
  ...NINTH_WEST_OTHERS_MORE,
  ...NINTH_WEST_OTHERS,
  ...TENTH_ASIA_OTHERS_MORE,
  ...TENTH_ASIA_OTHERS,
  ...TENTH_ENGLISH_OTHERS_MORE,
  ...TENTH_ENGLISH_OTHERS,
  ...TENTH_EUROPE_OTHERS_MORE,
  ...TENTH_EUROPE_OTHERS,
  ...ELEVENTH_ASIA_OTHERS,
  ...ELEVENTH_EUROPE_OTHERS,
];
