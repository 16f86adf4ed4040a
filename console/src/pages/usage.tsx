import type { MetricsUsageOutput } from 'agent-inbox-client/source';
import { useState } from 'preact/hooks';
import { useSession } from '../session/session.ts';
import { Chart } from '../ui/chart.tsx';
import { Choices } from '../ui/choices.tsx';
import { useLoad } from '../ui/load.ts';
import { Failure, Loading, PageHeader } from '../ui/parts.tsx';
import { sizeText } from '../ui/size.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;

const WINDOWS = {
  Day: { seconds: DAY, period: HOUR },
  Week: { seconds: 7 * DAY, period: 6 * HOUR },
  // The service covers 90 days; the range is an hour shorter because clocks differ.
  '90 days': { seconds: 90 * DAY - HOUR, period: DAY },
} as const;

type Series = keyof MetricsUsageOutput;

const SERIES: readonly (readonly [Series, string, (value: number) => string])[] = [
  ['message_count', 'Messages', String],
  ['thread_count', 'Threads', String],
  ['inbox_count', 'Inboxes', String],
];

export function UsagePage() {
  const { client } = useSession();
  const [window, setWindow] = useState<keyof typeof WINDOWS>('Day');
  const { seconds, period } = WINDOWS[window];
  const { data, error, reload } = useLoad(
    (signal) => {
      const start = new Date(Date.now() - seconds * 1000).toISOString();
      return client.metrics.usage({ start, period }, { signal });
    },
    [seconds, period],
  );
  return (
    <div class="page">
      <PageHeader title="Usage">
        <Choices label="Window" choices={['Day', 'Week', '90 days']} chosen={window} choose={setWindow} />
      </PageHeader>
      {error !== undefined && <Failure error={error} retry={reload} />}
      {data === undefined && error === undefined && <Loading />}
      {data !== undefined && (
        <div class="charts">
          {SERIES.map(([name, title, text]) => {
            const points = data[name] ?? [];
            const last = points.at(-1)?.value ?? 0;
            return (
              <section key={name} class="card chart" aria-label={title}>
                <h2>
                  {title} <span class="chart-now">{text(last)}</span>
                </h2>
                <Chart points={points} text={text} label={`${title} over time, now ${text(last)}`} />
              </section>
            );
          })}
        </div>
      )}
      {data !== undefined && <p class="hint">Storage: {sizeText(data.storage_bytes?.at(-1)?.value ?? 0)}</p>}
    </div>
  );
}
