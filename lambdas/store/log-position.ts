const TIME_DIGITS = 15;

/** Every entry begins with more digits and sorts after this. */
export const POSITION_BEFORE_ALL = '0';

const logPosition = (milliseconds: number): string => String(milliseconds).padStart(TIME_DIGITS, '0');

export const POSITION_AFTER_ALL = '~';

/** `~` sorts after every character of a position. */
export const positionAfter = (milliseconds: number): string => `${logPosition(milliseconds)}~`;

export const positionOfEntry = (at: Date, unique: string): string => `${logPosition(at.getTime())}#${unique}`;

export const timeOfPosition = (position: string): number => Number(position.slice(0, TIME_DIGITS));

export const uniqueOfPosition = (position: string): string => position.slice(TIME_DIGITS + 1);
