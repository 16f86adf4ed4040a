import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

interface ListeningSocket {
  readonly pid: number;
  readonly address: string;
  readonly port: number;
}

/** State of a listening socket in /proc/net/tcp (Linux, include/net/tcp_states.h). */
const LISTEN = '0A';

/** The TCP sockets on which these processes listen in the network that this process is in. Linux only. */
export function listeningSockets(pids: readonly number[]): ListeningSocket[] {
  const listening = new Map(['tcp', 'tcp6'].flatMap((table) => [...tableOf(table)]));
  const found = pids.flatMap((pid) =>
    [...inodesOf(pid)].flatMap((inode) => {
      const at = listening.get(inode);
      return at === undefined ? [] : [{ pid, ...at }];
    }),
  );
  return found.sort((one, other) => one.port - other.port);
}

function tableOf(table: string): Map<string, { address: string; port: number }> {
  const rows = readFileSync(`/proc/net/${table}`, 'utf8').trim().split('\n').slice(1);
  return new Map(
    rows.flatMap((row) => {
      const [, local = '', , state, , , , , , inode = ''] = row.trim().split(/\s+/);
      if (state !== LISTEN) return [];
      const [address = '', port = ''] = local.split(':');
      return [[inode, { address: addressOf(address), port: Number.parseInt(port, 16) }] as const];
    }),
  );
}

/** IPv4 addresses are in the byte order of the machine, which is little-endian wherever Node runs. */
function addressOf(hex: string): string {
  return hex.length === 8 ? [...Buffer.from(hex, 'hex')].reverse().join('.') : hex;
}

function inodesOf(pid: number): Set<string> {
  const directory = `/proc/${pid}/fd`;
  const inodes = new Set<string>();
  for (const fd of readdirSync(directory)) {
    try {
      const inode = /^socket:\[(\d+)\]$/.exec(readlinkSync(`${directory}/${fd}`))?.[1];
      if (inode !== undefined) inodes.add(inode);
    } catch {
      // Closed since it was listed.
    }
  }
  return inodes;
}
