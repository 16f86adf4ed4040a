import type { MetricsUsageOutput } from 'agent-inbox-client/source';
import type { StyledText } from '../output/styled-text.ts';
import { sizeText } from './show-mail.ts';

const BARS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'] as const;
const MAX_BARS = 48;
const BESIDE = 48;

export function usageText(usage: MetricsUsageOutput, width?: number): StyledText {
  const series = Object.entries(usage).map(([type, points]) => {
    const oldestFirst = [...points].sort((one, other) => one.timestamp.localeCompare(other.timestamp));
    return { type, oldestFirst, values: oldestFirst.map(({ value }) => value) };
  });
  const times = series.flatMap(({ oldestFirst }) => oldestFirst.map(({ timestamp }) => timestamp)).sort();
  const [first] = times;
  if (first === undefined) return ['There was no usage in this window.'];
  const bars = width === undefined ? MAX_BARS : Math.max(BARS.length, Math.min(MAX_BARS, width - BESIDE));
  const rows = series.map(({ type, values }): readonly [string, string, string, string] => {
    const last = values.at(-1) ?? 0;
    // All points are the current value [FLD-73], so there is no change to show.
    if (type === 'storage_bytes') return [type, sizeText(last), 'now', ''];
    const change = last - (values[0] ?? 0);
    return [type, String(last), `${change < 0 ? '-' : '+'}${Math.abs(change)}`, chart(values, bars)];
  });
  const longest = (column: 0 | 1 | 2) => Math.max(...rows.map((row) => row[column].length));
  const lines = rows.map(([type, total, change, course]) =>
    `\n${type.padEnd(longest(0))}  ${total.padStart(longest(1))}  ${change.padStart(longest(2))}  ${course}`.trimEnd(),
  );
  return [{ text: `${first} to ${times.at(-1)}`, style: 'dim' }, ...lines];
}

/** With more values than bars, each bar shows the last value of its group. */
function chart(values: readonly number[], bars: number): string {
  const shown = Math.min(bars, values.length);
  const sampled = Array.from(
    { length: shown },
    (_, i) => values[Math.ceil(((i + 1) * values.length) / shown) - 1] ?? 0,
  );
  const highest = Math.max(...sampled, 1);
  return sampled.map((value) => BARS[Math.round((value / highest) * (BARS.length - 1))]).join('');
}
