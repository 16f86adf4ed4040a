import { readdirSync, readFileSync } from 'node:fs';

/** Every Linux that Node supports uses this unit of `utime` and `stime` in /proc. */
const TICKS_PER_SECOND = 100;

export function familyOf(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8')
      .split(' ')
      .filter((text) => text !== ''),
  );
  return [pid, ...children.flatMap((child) => familyOf(Number(child)))];
}

export function processorMilliseconds(pid: number): number {
  const used = familyOf(pid).map((member) => {
    const fields = fieldsOf(readFileSync(`/proc/${member}/stat`, 'utf8'));
    // The fields are utime, stime, cutime and cstime of proc(5).
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0);
  });
  return (used.reduce((sum, ticks) => sum + ticks, 0) * 1000) / TICKS_PER_SECOND;
}

/** The process name may contain spaces and parentheses, so fields count from the last parenthesis (proc(5)). */
function fieldsOf(stat: string): readonly string[] {
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}
