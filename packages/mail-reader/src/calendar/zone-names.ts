/**
 * Maps Windows zones, without " Standard Time", to tz cities (CLDR, windowsZones.xml, territory 001); equal names are
 * omitted.
 */
const WINDOWS_ZONES = new Map(
  `Aleutian=Adak,Hawaiian=Honolulu,Alaskan=Anchorage,Pacific (Mexico)=Tijuana,Pacific=Los Angeles,
US Mountain=Phoenix,Mountain (Mexico)=Mazatlan,Mountain=Denver,Yukon=Whitehorse,Central America=Guatemala,
Central=Chicago,Easter Island=Easter,Central (Mexico)=Mexico City,Canada Central=Regina,SA Pacific=Bogota,
Eastern (Mexico)=Cancun,Eastern=New York,Haiti=Port-au-Prince,Cuba=Havana,US Eastern=Indianapolis,
Turks And Caicos=Grand Turk,Paraguay=Asuncion,Atlantic=Halifax,Venezuela=Caracas,Central Brazilian=Cuiaba,
SA Western=La Paz,Pacific SA=Santiago,Newfoundland=St Johns,Tocantins=Araguaina,E. South America=Sao Paulo,
SA Eastern=Cayenne,Argentina=Buenos Aires,Greenland=Godthab,Magallanes=Punta Arenas,Saint Pierre=Miquelon,
GMT=London,Greenwich=Reykjavik,Morocco=Casablanca,W. Europe=Berlin,Central Europe=Budapest,Romance=Paris,
Central European=Warsaw,W. Central Africa=Lagos,Jordan=Amman,GTB=Bucharest,Middle East=Beirut,Egypt=Cairo,
E. Europe=Chisinau,Syria=Damascus,West Bank=Hebron,South Africa=Johannesburg,FLE=Kiev,Israel=Jerusalem,
South Sudan=Juba,Sudan=Khartoum,Libya=Tripoli,Namibia=Windhoek,Arabic=Baghdad,Turkey=Istanbul,Arab=Riyadh,
Belarus=Minsk,Russian=Moscow,E. Africa=Nairobi,Iran=Tehran,Arabian=Dubai,Azerbaijan=Baku,
Russia Time Zone 3=Samara,Georgian=Tbilisi,Caucasus=Yerevan,Afghanistan=Kabul,West Asia=Tashkent,
Ekaterinburg=Yekaterinburg,Pakistan=Karachi,India=Calcutta,Sri Lanka=Colombo,Nepal=Katmandu,
Central Asia=Bishkek,Bangladesh=Dhaka,Myanmar=Rangoon,SE Asia=Bangkok,Altai=Barnaul,W. Mongolia=Hovd,
North Asia=Krasnoyarsk,N. Central Asia=Novosibirsk,China=Shanghai,North Asia East=Irkutsk,
W. Australia=Perth,Aus Central W.=Eucla,Transbaikal=Chita,North Korea=Pyongyang,Korea=Seoul,
Cen. Australia=Adelaide,AUS Central=Darwin,E. Australia=Brisbane,AUS Eastern=Sydney,
West Pacific=Port Moresby,Tasmania=Hobart,Russia Time Zone 10=Srednekolymsk,Central Pacific=Guadalcanal,
Russia Time Zone 11=Kamchatka,New Zealand=Auckland,Chatham Islands=Chatham,Tonga=Tongatapu,Samoa=Apia,
Line Islands=Kiritimati`
    .split(/,\s*/)
    .map((pair): [string, string] => {
      const [name = '', city = ''] = pair.split('=');
      return [name, city];
    }),
);
/** Windows displays these names instead of cities. */
const SHOWN_ZONES = new Map(
  Object.entries({
    ...{ Alaska: 'Anchorage', Arizona: 'Phoenix', Hawaii: 'Honolulu', Saskatchewan: 'Regina' },
    ...{ 'Pacific (US & Canada)': 'Los Angeles', 'Mountain (US & Canada)': 'Denver' },
    ...{ 'Central (US & Canada)': 'Chicago', 'Eastern (US & Canada)': 'New York' },
    ...{ 'Indiana (East)': 'Indianapolis', 'Baja California': 'Tijuana', Brasilia: 'Sao Paulo' },
    ...{ 'West Central Africa': 'Lagos', 'Abu Dhabi': 'Dubai', Beijing: 'Shanghai' },
    // GroupWise and Lotus Notes write these names.
    ...{
      'Western/Central Europe': 'Berlin',
      'Central/Western Europe': 'Berlin',
      'Eastern Europe': 'Bucharest',
    },
    // Windows in other languages writes other zones with a city that has the same name in English.
    ...Object.fromEntries(
      'Athen Athènes Atenas Atene Ateny Aten Athene Афины アテネ 雅典 아테네'
        .split(' ')
        .map((name) => [name, 'Athens']),
    ),
  }),
);
/** Windows shows `(US & Canada)` and `(Canada)` for these zones only. */
const IN_CANADA = /[(（][^)）]*(?:[ck]anad|канад|カナダ|加拿大|캐나다)/i;
const CANADA: Readonly<Record<string, string>> = {
  ...{ '-04:00': 'Halifax', '-05:00': 'New York', '-06:00': 'Chicago' },
  ...{ '-07:00': 'Denver', '-08:00': 'Los Angeles' },
};
/** The tz database has no summer time for these names, but programs may mean the whole zone. */
const WINTER_NAMES = new Map([
  ['EST', 'New York'],
  ['MST', 'Denver'],
  ['HST', 'Honolulu'],
]);
const REGIONS = ['Europe', 'America', 'Asia', 'Africa', 'Australia', 'Pacific', 'Atlantic', 'Indian'];
const MAX_CITIES = 8;

/** Some programs prefix tz names with their own. */
const TZ_NAMES = [
  /(?:^|\/)([A-Z]\w{1,30}\/[\w+-]{1,30}\/[\w+-]{1,30})$/i,
  /(?:^|\/)([A-Z]\w{1,30}\/[\w+-]{1,30})$/i,
];
/** Shorter names are abbreviations, which ICU assigns to other zones. */
const TZ_WORD = /^(?:[A-Z][a-z]{3,12}|[CEMW]ET|[CEMP]ST\d[CEMP]DT|PRC|ROC|ROK)$/;
const UTC = /^(?:Etc\/)?(?:UTC|GMT|UCT|Z|Zulu|Universal|Greenwich|Coordinated Universal Time)$/i;
const FIXED = /^(?:UTC|GMT)\s?([+-])(\d{1,2})(?::?(\d{2}))?$/;
/** An example is `(UTC+01:00) Amsterdam, Berlin, Bern`. */
const SHOWN = /^\((?:UTC|GMT)(?:\s?([+-]\d{2})[:.]?(\d{2}))?\)\s?(.{1,200})$/;

/** From Moscow to Tokyo no zone has had summer time since 2023, so that names in any language have one offset. */
const WITHOUT_SUMMER = /^\+(?:0[3-8]:\d\d|09:00)$/;

/**
 * Returns an offset such as `+02:00`; undefined for names not in the tz database. @param local the local time, as if it
 * were UTC
 */
export function offsetOfTzName(name: string, local: Date): string | undefined {
  if (UTC.test(name)) return 'Z';
  for (const pattern of TZ_NAMES) {
    const offset = offsetAtLocal(pattern.exec(name)?.[1], local);
    if (offset !== undefined) return offset;
  }
  return undefined;
}

/** Programs may define these names differently: Windows names, single words and offsets. */
export function offsetOfName(written: string, local: Date): string | undefined {
  const name = written.replace(/^tzone:\/\/Microsoft\//i, '').trim();
  const [, sign, hours = '', minutes = '00'] = FIXED.exec(name) ?? [];
  if (/^0*$/.test(hours + minutes) && sign !== undefined) return 'Z';
  if (sign !== undefined) return `${sign}${hours.padStart(2, '0')}:${minutes}`;
  const [, ahead = '+00', rest = '00', shown] = SHOWN.exec(name) ?? [];
  if (shown !== undefined) return offsetOfShown(`${ahead}:${rest}`, shown, local);
  const windows = name.replace(/(?: (?:Standard|Daylight|Summer))? Time(?= \(|$)/, '');
  if (windows === 'Dateline') return '-12:00';
  const winter = WINTER_NAMES.get(name);
  if (winter !== undefined) {
    const [now, inWinter] = [local, new Date(Date.UTC(local.getUTCFullYear(), 0))].map((time) =>
      offsetOfCity(winter, time),
    );
    return now === inWinter ? now : undefined;
  }
  return (
    offsetOfTzName(name, local) ??
    offsetAtLocal(TZ_WORD.test(name) ? name : undefined, local) ??
    offsetOfCity(
      WINDOWS_ZONES.get(windows) ?? SHOWN_ZONES.get(windows) ?? (windows === name ? '' : windows),
      local,
    )
  );
}

function offsetOfShown(ahead: string, shown: string, local: Date) {
  if (UTC.test(shown)) return 'Z';
  const [zone = ''] = shown.split(' Time', 1);
  const cities = shown
    .split(/[,/:]/, MAX_CITIES)
    .map((part) => part.replace(/^\s*City of /, '').trim())
    .flatMap((part) => [SHOWN_ZONES.get(part) ?? part]);
  let isKnown = false;
  const canadian = IN_CANADA.test(shown) ? CANADA[ahead] : undefined;
  for (const city of [...cities, WINDOWS_ZONES.get(zone) ?? '', canadian ?? '']) {
    const [inJanuary, inJuly] = [0, 6].map((month) =>
      offsetOfCity(city, new Date(Date.UTC(local.getUTCFullYear(), month, 1))),
    );
    if (inJanuary === ahead || inJuly === ahead) return offsetOfCity(city, local);
    isKnown ||= inJanuary !== undefined;
  }
  const isSure = !isKnown && WITHOUT_SUMMER.test(ahead) && local.getUTCFullYear() >= 2023;
  return isSure ? ahead : undefined;
}

function offsetOfCity(city: string, local: Date) {
  if (!/^[A-Z][\w '-]{2,30}$/.test(city)) return undefined;
  for (const region of REGIONS) {
    const offset = offsetAtLocal(`${region}/${city.replaceAll(' ', '_')}`, local);
    if (offset !== undefined) return offset;
  }
  return undefined;
}

/** Creating a format takes as long as reading the file. */
const formats = new Map<string, Intl.DateTimeFormat | undefined>();
const MAX_FORMATS = 200;

function formatOf(timeZone: string): Intl.DateTimeFormat | undefined {
  if (formats.has(timeZone)) return formats.get(timeZone);
  if (formats.size >= MAX_FORMATS) formats.clear();
  let format: Intl.DateTimeFormat | undefined;
  try {
    format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  } catch {}
  formats.set(timeZone, format);
  return format;
}

const GMT = /GMT(\S*)$/;
const DAY_MS = 86_400_000;

/** An ambiguous time is the first one; a skipped time uses the offset before the change (RFC 5545 section 3.3.5). */
function offsetAtLocal(timeZone: string | undefined, local: Date): string | undefined {
  const format = timeZone === undefined ? undefined : formatOf(timeZone);
  if (format === undefined) return undefined;
  const offsetAt = (at: number) => (GMT.exec(format.format(at))?.[1] || '+00:00').slice(0, 6);
  const [before, behind] = [-DAY_MS, DAY_MS].map((step) => offsetAt(local.getTime() + step));
  if (before === undefined || behind === undefined || before === behind) return before;
  const isAt = (offset: string) => offsetAt(local.getTime() - millisecondsOf(offset)) === offset;
  return !isAt(before) && isAt(behind) ? behind : before;
}

export function millisecondsOf(offset: string): number {
  const [hours = '0', minutes = '0'] = offset === 'Z' ? [] : offset.slice(1).split(':');
  const ahead = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return offset.startsWith('-') ? -ahead : ahead;
}
