import { either } from '../either.ts';

/** Mail clients introduce quotations with these words ("On 1 January 2026, Bob wrote:"). */

const WROTE = either(
  'wrote|writes|write',
  // These mean "you wrote".
  'schrieben|schriebst|escribiste|escreveste|écrivîtes|scrivesti|pisałeś|pisałaś|napisałeś|napisałaś|kirjoitit|kirjoititte',
  'писали|написали|писав|yazdınız|yazdın|írtad|írtátok|έγραψες|γράψατε',
  'schrieb|geschrieben|schreift',
  'écrit|ecrit|ha scribite',
  'escribió|escribio|escrit|va escriure|escribiu|escribeu',
  'escreveu',
  'scritto|hà scrittu|ha scrit',
  'schreef|geschreven|geskryf|skreau',
  'skrev|skreiv|skrifaði|skrivaði',
  'kirjoitti|kirjutas',
  'napisał(?:a|/a|\\(a\\))?|pisze|napisa',
  'napsal(?:a|\\(a\\))?|napísal(?:a|\\(a\\))?|napisal(?:a|\\(a\\)|/-a)?|napisao(?:/la|\\(la\\))?|piše|sporoča',
  'пишет|писал(?:а|\\(а\\))?|написал(?:а|\\(а\\))?|пише|написав|написала|написао(?:/ла|\\(ла\\))?|написа|напиша|напісаў|піша|жазған|жазды|бичсэн',
  'yazdı|yazmış|yazıb|yozdi',
  'írta',
  'scris',
  'έγραψε',
  'viết',
  'menulis|membalas|sumulat|isinulat ni|aliandika|ameandika|wabhala',
  'rašė|parašė|rakstīja',
  'shkroi|skribis|idatzi (?:du|zuen)|ysgrifennodd|scríobh|sgrìobh',
  'लिखा|लिहिले|लेख्नुभयो|লিখেছেন|લખ્યું|ਲਿਖਿਆ|எழுதியது|రాశారు|వ్రాశారు|ಬರೆದರು|ಬರೆದಿದ್ದಾರೆ|എഴുതി',
  'נכתב על ידי|כתבה|כתב|כתב/ה',
  'كتب|كَتَب|كتبت|تمت كتابة ما يلي بواسطة|نوشت|نوشته است|لکھا',
  'წერს|დაწერა|գրել է|գրեց',
);
const WROTE_UNSPACED = either(
  '님이 작성|작성함?|쓴 ?글|쓴 내용|이\\(가\\) 쓴|이 씀',
  '写道|写到|寫道|寫到|写于',
  'のメッセージ|のメール|書きました|より',
  'เขียน',
);
export const HAS_WROTE = new RegExp(`(?<!\\p{L})(?:${WROTE})(?!\\p{L})|(?:${WROTE_UNSPACED})`, 'iu');
export const HAS_SENT = /(?<!\p{L})(?:sent|said|replied|verzond|verstuurde|sendte|skickade)(?!\p{L})/iu;
const AT_END = new RegExp(`(?:(?<!\\p{L})(?:${WROTE})|${WROTE_UNSPACED})\\s*$`, 'iu');
const LONGEST_VERB = 30;

export function endsInWrote(text: string): boolean {
  return AT_END.test(text.slice(-LONGEST_VERB));
}

const PREPOSITIONS = either(
  'on|at|am|le|el|em|en|no|às|a|o|il(?: giorno)?|in data|no dia|ils',
  'op|den|på|þann|tann|ar|ar an|je|më|di|dana|na|dne|dňa|dnia|w dniu|datumā',
  "d['’]an/ar|în|pe|la|στις|την|vào(?: lúc| ngày)?|pada|ekkor:?|tarihinde",
  'на|дана|в|у|თარიღი|თარიღში',
);
const PREPOSITIONS_UNSPACED = either('在|於|于|เมื่อ|ในวันที่|วันที่|ใน', 'בתאריך|ב|في|بتاريخ|على|در(?: تاریخ)?');
const WEEKDAYS = either(
  'mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday',
  'mo|di|mi|do|fr|sa|so|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag',
  'lun|mar|mer|jeu|ven|sam|dim|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche',
  'mié|jue|vie|sáb|dom|lunes|martes|miércoles|jueves|viernes|sábado|domingo|dl|dt|dc|dj|dv|ds|dg',
  'seg|ter|qua|qui|sex|segunda|terça|quarta|quinta|sexta',
  'gio|sab|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica',
  'ma|wo|vr|za|zo|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag',
  'mån|tis|ons|tors|tor|fre|lör|sön|man|tir|lør|søn|mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag',
  'måndag|tisdag|lördag|söndag|ti|ke|to|pe|la|su',
  'pon|wt|śr|czw|pt|sob|niedz|ndz|poniedziałek|wtorek|środa|czwartek|piątek|sobota|niedziela',
  'po|út|ut|st|čt|št|pá|pi|ne|uto|sri|čet|pet|sub|ned|sre|luni|marți|miercuri|joi|vineri|sâmbătă|duminică',
  'пн|вт|ср|чт|пт|сб|вс|нд|пон|вто|сря|чет|пет|съб|нед|понедельник|вторник|среда|четверг|пятница|суббота|воскресенье',
  'понеділок|вівторок|середа|четвер|пʼятниця|п’ятниця|субота|неділя|понеделник|сряда|четвъртък|петък|събота',
  'pirmd|otrd|trešd|ceturtd|piektd|sestd|svētd|esmasp|teisip|kolmap|neljap|reede|laup|pühap',
  'mán|þri|mið|fim|fös|lau|уто|сре|суб|सोम|मंगल|बुध|गुरु|शुक्र|शनि|रवि',
  'h|k|sze|cs|p|szo|v|pzt|sal|çar|per|cum|cmt|paz|pr|an|tr|kt|pn|sk|e|t|n|r|l',
);
const DATE_START = either(
  '\\p{Nd}{1,4}[-./]\\s?\\p{Nd}{1,2}[-./]\\s?\\p{Nd}{1,4}(?=[\\s,.，、،T(]|$)',
  '\\p{Nd}{2,4}\\s?[年년]',
  '\\p{Nd}{1,2}(?:\\.|er|st|nd|rd|th)?\\s(?:de\\s|d\\S\\s)?[\\p{L}\\p{M}]{2,12}[.,]?\\s(?:de\\s)?\\p{Nd}{2,4}',
);
/** A weekday and a month may precede the figure. */
const TO_FIGURE = '(?:[\\s,]+[^\\s\\p{Nd}<>@:]{1,16}){0,3}[\\s,(]*\\p{Nd}';
const PREPOSED = `(?:${PREPOSITIONS})(?=[\\s,])${TO_FIGURE}|(?:${PREPOSITIONS_UNSPACED})[-־\\s]?${TO_FIGURE.replace('[\\s,(]*', '[\\s,(-]*')}`;
const WEEKDAY_START = `(?:${WEEKDAYS})[.,]{0,2}\\s(?:[^\\s\\p{Nd}<>@:]{1,12}\\s){0,2}\\p{Nd}`;
const TIME_START = `\\p{Nd}{1,2}[:.]\\p{Nd}{2}(?:\\s?[ap]\\.?m\\.?)?,?\\s(?:${DATE_START}|\\p{L}{3,12}\\.?\\s\\p{Nd}{1,2},?\\s\\p{Nd}{4})`;
export const BEGINS_WITH_DATE = new RegExp(
  `^(?:${PREPOSED}|${WEEKDAY_START}|${DATE_START}|${TIME_START})`,
  'iu',
);
/** A short word before a figure may be a weekday in an unknown language. */
export const MAY_BEGIN_WITH_WEEKDAY = /^[\p{L}\p{M}]{1,12}[.,]{0,2}\s(?:[^\s\p{Nd}<>@:]{1,12}\s){0,2}\p{Nd}/u;
export const BEFORE_DATE = new RegExp(
  `^(?:(?:${PREPOSITIONS}|${WEEKDAYS}|${PREPOSITIONS_UNSPACED})[.,]?)(?:[\\s,]+[^\\s\\p{Nd}<>@:]{1,16}){0,3}$`,
  'iu',
);
export const BEGINS_WITH_AUTHOR =
  /^(?:wiadomość napisana przez|missatge de|kontakt|použivateľ|message de|mensaje de)\s/iu;

/** An introduction inside a line begins with a capital. */
export const BEGINS_INSIDE = new RegExp(
  either(
    String.raw`(?<=[\s.!?,;:)。！？])(?:(?:On|At|Am|Le|El|Em|En|Il|Il giorno|In data|Op|Den|W dniu|Dnia|Dne|Dňa`,
    String.raw`Dana|Na|În|Pe|Στις|Vào|Pada|На|Þann|Më)\s(?:[^\s\p{Nd}<>@:]{1,16}[\s,]+){0,3}\(?\p{Nd}`,
    String.raw`在\s?\p{Nd}|(?:בתאריך|في|بتاريخ|در تاریخ)\s(?:[^\s\p{Nd}<>@:]{1,16}\s){0,3}\p{Nd}`,
    String.raw`\p{Nd}{4}[年/-]\s?\p{Nd}{1,2}[月/-])`,
  ),
  'gu',
);

export const QUOTING =
  /^(?:quoting|zitat von|zitiere|citando a|citation de|citaat van|citat fra|citerar|scrive)\s.{1,120}[:：]$/iu;

/** Servers report refusals like `5.2.1 <bob@x.test>... User unknown`. */
const REFUSED =
  /(?<![\d.])[45]\.\d{1,3}\.\d{1,3}(?![\d.]).{0,300}(?:unknown|full|denied|reject|refus|not found|disabled|unavailable|exceed)/iu;

export function isRefusal(text: string): boolean {
  return REFUSED.test(text) && !HAS_WROTE.test(text);
}
