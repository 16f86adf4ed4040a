import { chromium } from 'playwright-core';
import { findChromium } from '../../test/browser/find-chromium.ts';
import { measure } from '../measuring/measure.ts';
import { RuntimeProcess } from '../measuring/runtime-process.ts';
import type { BenchSize, ResultTable } from '../pages/result-table.ts';

const STARTS = 5;

export async function measureConsole({ quick }: BenchSize): Promise<readonly ResultTable[]> {
  const found = await findChromium();
  if (found === undefined) throw new Error('There is no Chromium: name one in AGENT_INBOX_CHROMIUM');
  const browser = await chromium.launch({ executablePath: found.executablePath, args: [...found.args] });
  const painted: number[] = [];
  const first: number[] = [];
  const again: number[] = [];
  try {
    for (let start = 0; start < (quick ? 1 : STARTS); start++) {
      await using runtime = await RuntimeProcess.start();
      const { console_url: url, inbox_id: inbox } = runtime.endpoints;
      for (const times of [first, again]) {
        const context = await browser.newContext();
        const page = await context.newPage();
        const started = performance.now();
        await page.goto(url);
        await page.getByText(inbox).waitFor();
        times.push(performance.now() - started);
        if (times === first) painted.push(Number(await page.evaluate(FIRST_PAINT)));
        await context.close();
      }
    }
  } finally {
    await browser.close();
  }
  return [
    {
      title: 'The console after a start',
      columns: ['view', 'ms'],
      rows: [
        ['first view: something is painted', measure(painted)],
        ['first view: the list of inboxes is shown', measure(first)],
        ['the same in another browser profile', measure(again)],
      ],
      note: 'From the navigation to the printed link, which begins when the banner is there. Nothing is cached in the browser.',
    },
  ];
}

const FIRST_PAINT = `performance.getEntriesByName('first-contentful-paint')[0]?.startTime`;
