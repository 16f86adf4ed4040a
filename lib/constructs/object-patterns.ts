import { KEY_LENGTH } from '../../lambdas/ids.ts';
import { MAIL_PREFIX, RAW_PREFIX, SEARCH_PREFIX } from '../../lambdas/store/object/object-keys.ts';

const ANY_KEY = '?'.repeat(KEY_LENGTH);
/** These IAM patterns match names that contain a message key. */
export const OF_ONE_MESSAGE = [`${RAW_PREFIX}*/${ANY_KEY}`, `${MAIL_PREFIX}*/${ANY_KEY}/?*`] as const;
export const BODY_OF_ONE_MESSAGE = `${MAIL_PREFIX}*/${ANY_KEY}/body`;
/** Names of segments are UUIDs. */
export const OF_ONE_SEGMENT = `${SEARCH_PREFIX}*/${'?'.repeat(36)}`;
