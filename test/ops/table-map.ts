import { readText } from './repository-files.ts';

const page = readText('docs/architecture.md');

/** Cells of the rows of the tables under a heading of docs/architecture.md, without their heads. */
export function rowsUnder(heading: string): string[][] {
  const section = page.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('| `') && !/^\| `g?pk`/.test(line))
    .map(cellsOf);
}

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

interface RowType {
  /** As in the map, such as `TENANT#<tenant> KEY#<key>`. */
  readonly name: string;
  /** Matches `<pk> <sk>` of its rows. Several types can match a row; the longest name is its type. */
  readonly keys: RegExp;
  /** Whether its rows have the time-to-live attribute: all of them, none, or some. */
  readonly hasTtl: boolean | 'some';
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The text of a key with anything in place of `<...>`. */
function patternOf(cell: string): string {
  return cell
    .replaceAll('`', '')
    .split(/<[^>]+>/)
    .map(escaped)
    .join('[^ ]+');
}

function ttlOf(expires: string): RowType['hasTtl'] {
  if (/\bnever\b/.test(expires)) return /\d days/.test(expires) ? 'some' : false;
  // Over-quota mail is removed by a function, which also removes its bytes.
  return !expires.endsWith('by release-deferred');
}

/** Cells of each row of the map: keys, what it is, writers, readers, when it expires. */
export const mapRows: readonly string[][] = readText('lambdas/store/keys.ts')
  .split('\n')
  .filter((line) => line.startsWith(' * |') && line.includes('| `') && !line.includes('| `pk` |'))
  .map((line) => cellsOf(line).slice(1));

export const rowTypes: readonly RowType[] = mapRows.map(([pk = '', sk = '', , , , expires = '']) => ({
  name: `${pk} ${sk}`.replaceAll('`', ''),
  keys: new RegExp(`^${patternOf(pk)} ${patternOf(sk)}$`),
  hasTtl: ttlOf(expires),
}));

/** The type of a row by its keys; undefined for one that the map does not have. */
export function rowTypeOf({ pk, sk }: { readonly pk: string; readonly sk: string }): RowType | undefined {
  const fixedLength = ({ name }: RowType): number => name.replace(/<[^>]+>/g, '').length;
  return rowTypes
    .filter(({ keys }) => keys.test(`${pk} ${sk}`))
    .sort((one, other) => fixedLength(other) - fixedLength(one))[0];
}
