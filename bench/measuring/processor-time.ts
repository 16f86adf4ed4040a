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

/** The time of a thread that ends is lost, so none should end between two readings. */
export function processorTimes(pid: number): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const member of familyOf(pid)) {
    for (const thread of readdirSync(`/proc/${member}/task`)) {
      const stat = statOf(member, thread);
      if (stat === undefined) continue;
      const what = member === pid ? partOf(stat.name) : 'database';
      times.set(what, (times.get(what) ?? 0) + stat.milliseconds);
    }
  }
  return times;
}

function statOf(pid: number, thread: string): { name: string; milliseconds: number } | undefined {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8');
  } catch (error) {
    // The process or thread ended after it was listed.
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH')) {
      return undefined;
    }
    throw error;
  }
  const fields = fieldsOf(stat);
  const ticks = Number(fields[11]) + Number(fields[12]);
  return {
    name: stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')')),
    milliseconds: (ticks * 1000) / TICKS_PER_SECOND,
  };
}

/** The process name may contain spaces and parentheses, so fields count from the last parenthesis (proc(5)). */
function fieldsOf(stat: string): readonly string[] {
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** Node and V8 set these names; those of functions are logical ids, which Linux cuts to 15 characters. */
const PARTS: ReadonlyMap<string, string> = new Map([
  ['MainThread', 'main: SMTP, queues, objects, event bus, gateways with their checks'],
  ['node', 'main: SMTP, queues, objects, event bus, gateways with their checks'],
  ['MailIngressRece', 'function receive-mail'],
  ['StreamFanOutFun', 'function stream-fan-out'],
  ['WebhooksFanOutF', 'function fan-out-webhooks'],
  ['WorkerThread', 'threads of the mail parser'],
  ['libuv-worker', 'waiting for the disk, files'],
  ['V8Worker', 'V8’s own: compilation and garbage collection'],
]);

function partOf(thread: string): string {
  return PARTS.get(thread) ?? 'the rest';
}
