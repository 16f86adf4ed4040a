import { type CalendarCase, calendarFile } from './calendar-case.ts';

/** Invitations and replies of mail services. */
export const CALENDAR_INVITATIONS: readonly CalendarCase[] = [
  {
    name: 'google request recurring',
    file: calendarFile(`
PRODID:-//Google Inc//Google Calendar 70.9054//EN
METHOD:REQUEST
BEGIN:VEVENT
DTSTART;TZID=Europe/Berlin:20260305T150000
DTEND;TZID=Europe/Berlin:20260305T153000
RRULE:FREQ=WEEKLY;UNTIL=20260630T215959Z;BYDAY=TH
ORGANIZER;CN=Ada Lovelace:mailto:ada@corp.example
ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=TRUE
 ;CN=Ada Lovelace;X-NUM-GUESTS=0:mailto:ada@corp.example
ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=
 TRUE;CN=agent@inbox.example;X-NUM-GUESTS=0:mailto:agent@inbox.example
ATTENDEE;CUTYPE=RESOURCE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=TRUE;CN=
 Room 4.01 (8);X-NUM-GUESTS=0:mailto:c_188@resource.calendar.google.com
X-GOOGLE-CONFERENCE:https://meet.google.com/abc-defg-hij
DESCRIPTION:Agenda:\\n1. Status\\n2. Plans\\, budget\\; risks\\n\\n-::~:~::~:~:~:~:~
 :~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~::~:~::-\\nJoin with Googl
 e Meet: https://meet.google.com/abc-defg-hij\\n\\nLearn more about Meet at: http
 s://support.google.com/a/users/answer/9282720\\n\\nPlease do not edit this secti
 on.\\n-::~:~::~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:
 ~:~:~::~:~::-
LOCATION:Room 4.01 (8)
STATUS:CONFIRMED
SUMMARY:Weekly sync: product\\, sales
END:VEVENT`),
    text: `Invitation: Weekly sync: product, sales
When: 2026-03-05 15:00 to 15:30 (Europe/Berlin)
Repeats: weekly on Thursday, until 2026-06-30 21:59 (UTC)
Where: Room 4.01 (8)
Organizer: Ada Lovelace <ada@corp.example>
Attendees: Ada Lovelace <ada@corp.example>, agent@inbox.example, "Room 4.01 (8)" <c_188@resource.calendar.google.com>

Agenda:
1. Status
2. Plans, budget; risks

-::~:~::~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~::~:~::-
Join with Google Meet: https://meet.google.com/abc-defg-hij

Learn more about Meet at: https://support.google.com/a/users/answer/9282720

Please do not edit this section.
-::~:~::~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~:~::~:~::-`,
  },
  {
    name: 'google cancel one instance',
    file: calendarFile(`
PRODID:-//Google Inc//Google Calendar 70.9054//EN
METHOD:CANCEL
BEGIN:VEVENT
DTSTART:20260312T140000Z
DTEND:20260312T143000Z
ORGANIZER;CN=Ada Lovelace:mailto:ada@corp.example
ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;CN=agent@inbox.example:mailto:agent@inbox.example
RECURRENCE-ID:20260312T140000Z
STATUS:CANCELLED
SUMMARY:Weekly sync
END:VEVENT`),
    text: `Cancelled: Weekly sync
When: 2026-03-12 14:00 to 14:30 (UTC)
Only: the occurrence of 2026-03-12 14:00 (UTC)
Organizer: Ada Lovelace <ada@corp.example>
Attendees: agent@inbox.example`,
  },
  {
    name: 'outlook request windows tz',
    file: calendarFile(`
METHOD:REQUEST
PRODID:Microsoft Exchange Server 2010
BEGIN:VTIMEZONE
TZID:W. Europe Standard Time
BEGIN:STANDARD
DTSTART:16010101T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
ORGANIZER;CN="Grün, Paul (EXT)":mailto:paul.gruen@firma.example
ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE;CN=Agent:mailto:agent@inbox.example
ATTENDEE;ROLE=OPT-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE;CN="See, Eva":mailto:eva.see@firma.example
DESCRIPTION;LANGUAGE=de-DE:Hallo zusammen\\,\\n\\nbitte Unterlagen mitbringen.\\n\\nGruß\\nPaul\\n\\n________________________________________________________________________________\\nMicrosoft Teams Besprechung\\nTreten Sie bei: https://teams.microsoft.com/l/meetup-join/19%3ameeting_abc\\nBesprechungs-ID: 345 678 901 234\\n
SUMMARY;LANGUAGE=de-DE:Jour fixe Einkauf
DTSTART;TZID=W. Europe Standard Time:20260316T090000
DTEND;TZID=W. Europe Standard Time:20260316T100000
STATUS:CONFIRMED
LOCATION;LANGUAGE=de-DE:Microsoft Teams-Besprechung\\; Raum 12
X-MICROSOFT-SKYPETEAMSMEETINGURL:https://teams.microsoft.com/l/meetup-join/19%3ameeting_abc
BEGIN:VALARM
DESCRIPTION:REMINDER
TRIGGER;RELATED=START:-PT15M
ACTION:DISPLAY
END:VALARM
END:VEVENT`),
    text: `Invitation: Jour fixe Einkauf
When: 2026-03-16 09:00 to 10:00 (W. Europe Standard Time, UTC+01:00)
Where: Microsoft Teams-Besprechung; Raum 12
Organizer: "Grün, Paul (EXT)" <paul.gruen@firma.example>
Attendees: Agent <agent@inbox.example>, "See, Eva" <eva.see@firma.example>

Hallo zusammen,

bitte Unterlagen mitbringen.

Gruß
Paul

________________________________________________________________________________
Microsoft Teams Besprechung
Treten Sie bei: https://teams.microsoft.com/l/meetup-join/19%3ameeting_abc
Besprechungs-ID: 345 678 901 234`,
  },
  {
    name: 'outlook all-day recurring monthly with RDATE/EXDATE',
    file: calendarFile(`
METHOD:REQUEST
PRODID:-//Microsoft Corporation//Outlook 16.0 MIMEDIR//EN
BEGIN:VEVENT
ATTENDEE;CN="agent@inbox.example";RSVP=TRUE:mailto:agent@inbox.example
DESCRIPTION:\\n
DTEND;VALUE=DATE:20260401
DTSTART;VALUE=DATE:20260331
EXDATE;VALUE=DATE:20260630
ORGANIZER;CN="Finance":mailto:finance@corp.example
RRULE:FREQ=MONTHLY;COUNT=6;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1
SUMMARY;LANGUAGE=en-us:Month end close
X-ALT-DESC;FMTTYPE=text/html:<html><body>Close the books</body></html>
END:VEVENT`),
    text: `Invitation: Month end close
When: 2026-03-31
Repeats: monthly on the last of Monday, Tuesday, Wednesday, Thursday, Friday, 6 times
Except: 2026-06-30
Organizer: Finance <finance@corp.example>
Attendees: agent@inbox.example

Close the books`,
  },
  {
    name: 'apple reply accepted',
    file: calendarFile(`
PRODID:-//Apple Inc.//macOS 15.2//EN
METHOD:REPLY
BEGIN:VEVENT
DTSTART;TZID=America/New_York:20260320T110000
DTEND;TZID=America/New_York:20260320T120000
SUMMARY:Contract review
ORGANIZER;CN="Agent";EMAIL="agent@inbox.example":mailto:agent@inbox.example
ATTENDEE;CN="Jane Roe";CUTYPE=INDIVIDUAL;EMAIL="jane@me.example";PARTSTAT=ACCEPTED:mailto:jane@me.example
END:VEVENT`),
    text: `Reply: Contract review
When: 2026-03-20 11:00 to 12:00 (America/New_York)
Organizer: Agent <agent@inbox.example>
Attendees: Jane Roe <jane@me.example> (accepted)`,
  },
  {
    name: 'google reply declined with comment',
    file: calendarFile(`
PRODID:-//Google Inc//Google Calendar 70.9054//EN
METHOD:REPLY
BEGIN:VEVENT
DTSTART:20260320T150000Z
DTEND:20260320T160000Z
ORGANIZER;CN=agent@inbox.example:mailto:agent@inbox.example
ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=DECLINED;CN=Bob Roe
 ;X-NUM-GUESTS=0;X-RESPONSE-COMMENT="Sorry, I am on holiday":mailto:bob@corp.example
DESCRIPTION:
LOCATION:
STATUS:CONFIRMED
SUMMARY:Contract review
END:VEVENT`),
    text: `Reply: Contract review
When: 2026-03-20 15:00 to 16:00 (UTC)
Organizer: agent@inbox.example
Attendees: Bob Roe <bob@corp.example> (declined)
Comment: Sorry, I am on holiday`,
  },
  {
    name: 'exchange counter proposal',
    file: calendarFile(`
METHOD:COUNTER
PRODID:Microsoft Exchange Server 2010
BEGIN:VEVENT
ATTENDEE;PARTSTAT=TENTATIVE;CN=Eva See:mailto:eva.see@firma.example
COMMENT;LANGUAGE=en-US:Could we do it an hour later?\\n
SUMMARY;LANGUAGE=en-US:New Time Proposed: Jour fixe Einkauf
DTSTART;TZID=Pacific Standard Time:20260316T100000
DTEND;TZID=Pacific Standard Time:20260316T110000
STATUS:CONFIRMED
LOCATION;LANGUAGE=en-US:Room 12
X-MS-OLK-ORIGINALSTART;TZID=Pacific Standard Time:20260316T090000
END:VEVENT`),
    text: `Counter proposal: New Time Proposed: Jour fixe Einkauf
When: 2026-03-16 10:00 to 11:00 (Pacific Standard Time)
Instead of: 2026-03-16 09:00 (Pacific Standard Time)
Where: Room 12
Attendees: Eva See <eva.see@firma.example>
Comment: Could we do it an hour later?`,
  },
  {
    name: 'icloud request',
    file: calendarFile(`
METHOD:REQUEST
PRODID:-//Apple Inc.//iCloud Calendar 2414B203//EN
BEGIN:VEVENT
ATTENDEE;CN=Marie;CUTYPE=INDIVIDUAL;EMAIL=marie@me.example;PARTSTAT=ACCEPTED;ROLE=CHAIR:mailto:marie@me.example
ATTENDEE;CUTYPE=INDIVIDUAL;EMAIL=agent@inbox.example;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:agent@inbox.example
DTEND;TZID=Europe/Paris:20260321T200000
DTSTART;TZID=Europe/Paris:20260321T183000
LOCATION:Café de Flore\\n172 Boulevard Saint-Germain\\, 75006 Paris\\, France
ORGANIZER;CN=Marie;EMAIL=marie@me.example:mailto:2_GEYDA@imip.me.com
SUMMARY:Apéro 🍷
URL;VALUE=URI:https://cafe.example/reserve?id=4
BEGIN:VALARM
ACTION:DISPLAY
DESCRIPTION:Reminder
TRIGGER:-PT30M
END:VALARM
END:VEVENT`),
    text: `Invitation: Apéro 🍷
When: 2026-03-21 18:30 to 20:00 (Europe/Paris)
Where: Café de Flore, 172 Boulevard Saint-Germain, 75006 Paris, France
Organizer: Marie <2_GEYDA@imip.me.com>
Attendees: Marie <marie@me.example>, agent@inbox.example
Link: https://cafe.example/reserve?id=4`,
  },
  {
    name: 'outlook update of recurring with exceptions',
    file: calendarFile(`
METHOD:REQUEST
PRODID:Microsoft Exchange Server 2010
BEGIN:VEVENT
ORGANIZER;CN=Paul Green:mailto:paul@corp.example
ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE;CN=Agent:mailto:agent@inbox.example
RRULE:FREQ=DAILY;UNTIL=20260501T080000Z;INTERVAL=2;WKST=SU
SUMMARY:Stand-up
DTSTART;TZID=GMT Standard Time:20260401T090000
DTEND;TZID=GMT Standard Time:20260401T091500
END:VEVENT
BEGIN:VEVENT
ORGANIZER;CN=Paul Green:mailto:paul@corp.example
ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE;CN=Agent:mailto:agent@inbox.example
RECURRENCE-ID;TZID=GMT Standard Time:20260403T090000
SUMMARY:Stand-up (moved)
DTSTART;TZID=GMT Standard Time:20260403T110000
DTEND;TZID=GMT Standard Time:20260403T111500
END:VEVENT`),
    text: `Invitation: Stand-up
When: 2026-04-01 09:00 to 09:15 (GMT Standard Time)
Repeats: every 2 days, until 2026-05-01 08:00 (UTC)
Organizer: Paul Green <paul@corp.example>
Attendees: Agent <agent@inbox.example>

Invitation: Stand-up (moved)
When: 2026-04-03 11:00 to 11:15 (GMT Standard Time)
Only: the occurrence of 2026-04-03 09:00 (GMT Standard Time)
Organizer: Paul Green <paul@corp.example>
Attendees: Agent <agent@inbox.example>`,
  },
];
