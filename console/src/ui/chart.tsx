import { useEffect, useRef } from 'preact/hooks';

export interface ChartProps {
  readonly points: readonly { readonly timestamp: string; readonly value: number }[];
  readonly text: (value: number) => string;
  /** What it shows, for who does not see it. */
  readonly label: string;
}

const HEIGHT = 190;

/** A line over time. The library is loaded with the first chart. */
export function Chart({ points, text, label }: ChartProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    let isLeft = false;
    let destroy: (() => void) | undefined;
    void import('./draw-chart.ts').then(({ drawChart }) => {
      if (!isLeft) destroy = drawChart(element, { points, text, height: HEIGHT });
    });
    return () => {
      isLeft = true;
      destroy?.();
    };
  }, [points, text]);
  return <div ref={box} class="chart-box" role="img" aria-label={label} />;
}
