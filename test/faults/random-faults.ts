import type { Fault, FaultPlan } from './fault.ts';

type Odds = Readonly<Partial<Record<Fault, number>>>;

export function randomFaults(odds: Odds, random: () => number): FaultPlan {
  const faults: readonly Fault[] = [
    'crash-before',
    'crash-after',
    'throttle',
    'conflict',
    'lost-answer',
    'duplicate',
    'partial',
    'delay',
  ];
  return ({ operation }) => {
    let left = random();
    for (const fault of faults) {
      left -= odds[fault] ?? 0;
      if (left >= 0) continue;
      if (fault === 'conflict' && operation !== 'TransactWriteItems') return undefined;
      return fault;
    }
    return undefined;
  };
}
