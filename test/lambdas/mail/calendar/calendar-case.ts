/** A calendar file as a service writes it, and the text of a mail that is nothing else. */
export interface CalendarCase {
  readonly name: string;
  readonly file: string;
  readonly text: string;
}

export const calendarFile = (text: string): string =>
  `BEGIN:VCALENDAR\n${text.trim()}\nEND:VCALENDAR\n`.replaceAll('\n', '\r\n');
