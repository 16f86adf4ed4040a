/** Positions of entries in the log of a tenant: their sort keys. */

const TIME_DIGITS = 15;

/** Sorts before every entry of the log, which begin with more digits. */
export const POSITION_BEFORE_ALL = '0';

/** Sorts before every log entry of this millisecond. */
const logPosition = (milliseconds: number): string => String(milliseconds).padStart(TIME_DIGITS, '0');

/** Sorts after every log entry. */
export const POSITION_AFTER_ALL = '~';

/** Sorts after every log entry of this millisecond: `~` follows all that a position holds. */
export const positionAfter = (milliseconds: number): string => `${logPosition(milliseconds)}~`;

/** Sort key of a log entry. @param unique tells entries of one millisecond apart */
export const positionOfEntry = (at: Date, unique: string): string => `${logPosition(at.getTime())}#${unique}`;

/** Milliseconds since 1970 of a log entry. */
export const timeOfPosition = (position: string): number => Number(position.slice(0, TIME_DIGITS));

/** What tells a log entry from others of its millisecond; the message key of a mail. */
export const uniqueOfPosition = (position: string): string => position.slice(TIME_DIGITS + 1);
