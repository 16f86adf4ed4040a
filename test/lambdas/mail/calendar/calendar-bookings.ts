import { type CalendarCase, calendarFile } from './calendar-case.ts';

/** Files of booking and meeting services, and tasks. */
export const CALENDAR_BOOKINGS: readonly CalendarCase[] = [
  {
    name: 'zoom',
    file: calendarFile(`
PRODID:-//zoom.us//iCalendar Event//EN
METHOD:PUBLISH
BEGIN:VEVENT
DTSTART;TZID=America/Los_Angeles:20260325T100000
DTEND;TZID=America/Los_Angeles:20260325T110000
SUMMARY:Ada Lake's Zoom Meeting
TZID:America/Los_Angeles
DESCRIPTION:Ada Lake is inviting you to a scheduled Zoom meeting.\\n\\nJoin Zoom Meeting\\nhttps://us02web.zoom.us/j/99887766554?pwd=abc\\n\\nMeeting ID: 998 8776 6554\\nPasscode: 123456\\n
LOCATION:https://us02web.zoom.us/j/99887766554?pwd=abc
END:VEVENT`),
    text: `Event: Ada Lake's Zoom Meeting
When: 2026-03-25 10:00 to 11:00 (America/Los_Angeles)
Where: https://us02web.zoom.us/j/99887766554?pwd=abc

Ada Lake is inviting you to a scheduled Zoom meeting.

Join Zoom Meeting
https://us02web.zoom.us/j/99887766554?pwd=abc

Meeting ID: 998 8776 6554
Passcode: 123456`,
  },
  {
    name: 'calendly confirmation several events',
    file: calendarFile(`
PRODID:-//calendly//EN
METHOD:PUBLISH
BEGIN:VEVENT
DTSTART:20260326T090000Z
DTEND:20260326T091500Z
SUMMARY:Intro call\\, part 1
LOCATION:+49 30 123456
END:VEVENT
BEGIN:VEVENT
DTSTART:20260327T090000Z
DURATION:PT1H30M
SUMMARY:Intro call\\, part 2
DESCRIPTION:Bring slides
END:VEVENT`),
    text: `Event: Intro call, part 1
When: 2026-03-26 09:00 to 09:15 (UTC)
Where: +49 30 123456

Event: Intro call, part 2
When: 2026-03-27 09:00 (UTC), for 1 hour 30 minutes

Bring slides`,
  },
  {
    name: 'airline multi-day with floating times',
    file: calendarFile(`
PRODID:-//Airline//Booking//EN
BEGIN:VEVENT
DTSTART;TZID="Europe/Berlin":20260401T221000
DTEND;TZID="Asia/Tokyo":20260402T174500
SUMMARY;CHARSET=UTF-8:Flight LH 716 Frankfurt – Tokyo
LOCATION;ENCODING=QUOTED-PRINTABLE:FRA Terminal 1
DESCRIPTION:Booking code: XY7Z4Q
END:VEVENT`),
    text: `Event: Flight LH 716 Frankfurt – Tokyo
When: 2026-04-01 22:10 (Europe/Berlin) to 2026-04-02 17:45 (Asia/Tokyo)
Where: FRA Terminal 1

Booking code: XY7Z4Q`,
  },
  {
    name: 'yahoo/zimbra todo task',
    file: calendarFile(`
PRODID:Zimbra-Calendar-Provider
METHOD:REQUEST
BEGIN:VTODO
SUMMARY:Send the report
DUE;VALUE=DATE:20260410
ORGANIZER;CN=Boss:MAILTO:boss@corp.example
ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION:MAILTO:agent@inbox.example
STATUS:NEEDS-ACTION
END:VTODO`),
    text: `Invitation: Send the report
When: until 2026-04-10
Organizer: Boss <boss@corp.example>
Attendees: agent@inbox.example`,
  },
  {
    name: 'hotel all-day multi-day',
    file: calendarFile(`
PRODID:-//Booking//EN
METHOD:REQUEST
BEGIN:VEVENT
DTSTART;VALUE=DATE:20260401
DTEND;VALUE=DATE:20260405
SUMMARY:Stay at Hotel Sol
LOCATION:Calle Mayor 1\\, Madrid
ORGANIZER:MAILTO:hotel@sol.example
STATUS:TENTATIVE
END:VEVENT`),
    text: `Invitation: Stay at Hotel Sol
Status: tentative
When: 2026-04-01 to 2026-04-04
Where: Calle Mayor 1, Madrid
Organizer: hotel@sol.example`,
  },
];
