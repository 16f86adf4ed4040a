import { describe, expect, test } from 'vitest';
import { type Finding, failure, notChecked, ok, warning } from '../src/finding.ts';
import { makeReport, reportText } from '../src/report.ts';
import { NOW } from './stack-world.ts';

const TARGET = { kind: 'stack', stack: 'AgentInbox', region: 'eu-west-1' } as const;

function report(...findings: readonly Finding[]) {
  return makeReport(TARGET, [{ id: 'dkim', title: 'DKIM', findings }], NOW);
}

describe('the report of doctor', () => {
  test.each([
    [0, [ok('a'), warning('b', 'c')]],
    [1, [ok('a'), failure('b', 'c'), notChecked('d', 'e')]],
    [3, [ok('a'), warning('b', 'c'), notChecked('d', 'e')]],
    [0, []],
  ])('has the exit code %i for %j', (code, findings) => {
    expect(report(...findings).exit_code).toBe(code);
  });

  test('is JSON of a stable shape', () => {
    const denied = { ...notChecked('no', 'allow it'), missingPermission: 'kms:DescribeKey' };
    expect(report(ok('fine', 'agents.example.com'), denied)).toEqual({
      version: 1,
      target: { kind: 'stack', stack: 'AgentInbox', region: 'eu-west-1' },
      checked_at: '2026-11-22T12:00:00.000Z',
      summary: { ok: 1, warning: 0, failure: 0, not_checked: 1 },
      exit_code: 3,
      checks: [
        {
          check: 'dkim',
          title: 'DKIM',
          subject: 'agents.example.com',
          status: 'ok',
          detail: 'fine',
          advice: null,
          missing_permission: null,
        },
        {
          check: 'dkim',
          title: 'DKIM',
          subject: null,
          status: 'not_checked',
          detail: 'no',
          advice: 'allow it',
          missing_permission: 'kms:DescribeKey',
        },
      ],
    });
  });

  test('aligns its columns and puts the advice below its finding', () => {
    expect(reportText(report(ok('fine', 'a.example'), failure('broken', 'Fix it.')))).toBe(
      [
        'Stack AgentInbox in eu-west-1',
        '',
        'ok           DKIM: a.example  fine',
        'FAILURE      DKIM             broken',
        '             -> Fix it.',
        '',
        '1 ok, 1 failure',
      ].join('\n'),
    );
  });

  test('names the data directory of a local service', () => {
    const local = makeReport({ kind: 'local', data_dir: '.agent-inbox' }, [], new Date());

    expect(reportText(local)).toMatch(/^Local service in \.agent-inbox\n/);
  });

  test('lets no control or direction character of DNS or AWS reach the terminal, and no endless text', () => {
    const hostile = `\u001b[2Jx\u009b31m\u202e\r\n${'y'.repeat(10_000)}`;
    const made = report(failure(hostile, hostile, hostile));

    for (const text of [reportText(made), JSON.stringify(made)]) {
      expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]|\\u00/);
      expect(text.length).toBeLessThan(2_500);
    }
    expect(reportText(made).split('\n')).toHaveLength(6);
  });
});
