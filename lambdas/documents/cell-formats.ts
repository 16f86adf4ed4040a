import { readXml } from './xml-events.ts';

/** Numbers of formats that are dates or times in every file (ECMA-376 part 1, 18.8.30). */
const BUILT_IN = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47]);
/** Excel takes no longer formats, and what is beyond it would cost time only. */
const MAX_FORMAT = 255;
/** What a format shows that is a date, apart from colors, conditions and quoted text. */
const ASIDES = /\[[^\]]*\]|"[^"]*"|\\./g;
const DATE = /[ymdhs]/i;
const DAY_MS = 86_400_000;
const EPOCH = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);

/** How the numbers of cells are shown: those with a format of dates as dates (ISO 8601), all others as they are. */
export function readCellFormats(styles: string, is1904: boolean): (style: number, value: string) => string {
  const dates = new Set(BUILT_IN);
  const formatOf: number[] = [];
  let inCells = false;
  readXml(styles, {
    open(name, { numFmtId: id = '0', formatCode: code = '' }) {
      if (name === 'numFmt' && DATE.test(code.slice(0, MAX_FORMAT).replaceAll(ASIDES, '')))
        dates.add(Number(id));
      else if (name === 'cellXfs') inCells = true;
      else if (name === 'xf' && inCells) formatOf.push(Number(id));
    },
    close(name) {
      if (name === 'cellXfs') inCells = false;
    },
    text: () => undefined,
  });
  return (style, value) => {
    const number = Number(value);
    if (value === '' || !dates.has(formatOf[style] ?? 0) || Number.isNaN(number)) return value;
    const at = new Date((is1904 ? EPOCH_1904 : EPOCH) + Math.round(number * DAY_MS));
    if (Number.isNaN(at.getTime())) return value;
    const [day = '', time = ''] = at.toISOString().slice(0, 19).split('T');
    if (number < 1) return time;
    return Number.isInteger(number) ? day : `${day} ${time}`;
  };
}
