import type { Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { optionSets } from './option-sets.ts';
import { resourcesOf, synthesized, textOf } from './synthesized.ts';

// With every setting that adds alarms.
const template = synthesized({ ...optionSets['Named'], ...optionSets['Watched'] });

function dashboardMetrics(of: Template): unknown[] {
  const [{ DashboardBody }] = [
    ...resourcesOf(of, 'AWS::CloudWatch::Dashboard', z.object({ DashboardBody: z.unknown() })).values(),
  ] as [{ DashboardBody: unknown }];
  const widgets = z.object({
    widgets: z.array(
      z.object({ properties: z.object({ metrics: z.array(z.array(z.unknown())).default([]) }) }),
    ),
  });
  return widgets
    .parse(JSON.parse(textOf(DashboardBody)))
    .widgets.flatMap(({ properties }) => properties.metrics)
    .filter(([first]) => typeof first === 'string');
}

test('the dashboard has at most 50 metrics, with which it is one of the three that are free', () => {
  expect(dashboardMetrics(synthesized()).length).toBeLessThanOrEqual(50);
});

test('the dashboard shows every alarm', () => {
  const [dashboard] = resourcesOf(
    template,
    'AWS::CloudWatch::Dashboard',
    z.object({ DashboardBody: z.unknown(), DashboardName: z.undefined().optional() }),
  ).values();
  const body = JSON.stringify(dashboard?.DashboardBody);

  for (const id of resourcesOf(template, 'AWS::CloudWatch::Alarm', z.unknown()).keys()) {
    expect(body).toContain(id);
  }
});
