import { useEffect, useRef, useState } from 'preact/hooks';
import { ActionFailure } from './parts.tsx';
import { LOCALE } from './time.tsx';

interface ChartProps {
  readonly points: readonly { readonly timestamp: string; readonly value: number }[];
  readonly text: (value: number) => string;
  readonly label: string;
}

const HEIGHT = 190;

/** When loaded, the library formats numbers for `navigator.language`, which `Intl` may refuse (see `LOCALE`). */
function loadDrawing() {
  if (LOCALE !== navigator.language && LOCALE !== undefined)
    Object.defineProperty(navigator, 'language', { value: LOCALE, configurable: true });
  return import('./draw-chart.ts');
}

export function Chart({ points, text, label }: ChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    let isLeft = false;
    let destroy: (() => void) | undefined;
    loadDrawing()
      .then(({ drawChart }) => {
        if (!isLeft) destroy = drawChart(element, { points, text, height: HEIGHT });
      })
      .catch(() => setFailure('The chart could not be drawn. Reload the page.'));
    return () => {
      isLeft = true;
      destroy?.();
    };
  }, [points, text]);
  if (failure !== undefined) return <ActionFailure text={failure} />;
  return <div ref={box} class="chart-box" role="img" aria-label={label} />;
}
