import uPlot from 'uplot';
import { CLOCK, LOCALE } from './time.tsx';

/** Counts are integers, so the axis has steps of 1, 2 or 5 times a power of ten. */
const WHOLE_STEPS = Array.from({ length: 12 }, (_, power) =>
  [1, 2, 5].map((step) => step * 10 ** power),
).flat();

interface DrawnChart {
  readonly points: readonly { readonly timestamp: string; readonly value: number }[];
  readonly text: (value: number) => string;
  readonly height: number;
}

function tickText(seconds: number): string {
  const time = new Date(seconds * 1000);
  return time.getHours() === 0
    ? time.toLocaleDateString(LOCALE, { day: 'numeric', month: 'short' })
    : time.toLocaleTimeString(LOCALE, CLOCK);
}

export function drawChart(element: HTMLElement, { points, text, height }: DrawnChart): () => void {
  const times = points.map(({ timestamp }) => Date.parse(timestamp) / 1000);
  const values = points.map(({ value }) => value);
  let plot: uPlot | undefined;
  const draw = () => {
    plot?.destroy();
    const style = getComputedStyle(element);
    const line = colour(element, '--accent');
    const axis = {
      stroke: colour(element, '--text-soft'),
      grid: { stroke: colour(element, '--line'), width: 1 },
      ticks: { show: false },
      font: `12px ${style.fontFamily}`,
    };
    plot = new uPlot(
      {
        width: element.clientWidth,
        height,
        legend: { show: false },
        cursor: { y: false },
        scales: { y: { range: (_, __, max) => [0, Math.max(1, max * 1.1)] } },
        axes: [
          { ...axis, size: 32, space: 60, values: (_, splits) => splits.map(tickText) },
          { ...axis, size: 64, incrs: WHOLE_STEPS, values: (_, splits) => splits.map(text) },
        ],
        series: [
          {},
          {
            stroke: line,
            width: 2,
            points: { show: false },
            fill: `color-mix(in srgb, ${line} 12%, transparent)`,
          },
        ],
      },
      [times, values],
      element,
    );
  };
  draw();
  const observer = new ResizeObserver(() => plot?.setSize({ width: element.clientWidth, height }));
  observer.observe(element);
  const theme = matchMedia('(prefers-color-scheme: dark)');
  theme.addEventListener('change', draw);
  return () => {
    observer.disconnect();
    theme.removeEventListener('change', draw);
    plot?.destroy();
  };
}

/** A canvas cannot use CSS variables, so the color of the current theme is resolved. */
function colour(element: HTMLElement, variable: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${variable})`;
  element.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
