import { createHash } from 'node:crypto';

export const PARTITION_UNITS = 1_000;
const HASH_BITS = 32;

interface Traffic {
  readonly mailsPerSecond: number;
  readonly keys: number;
  /** 0 is even; 1 is Zipf's law, by which the busiest of a million keys gets every fourteenth email. */
  readonly skew: number;
  readonly unitsPerMail: number;
}

interface PartitionLoad {
  readonly partitions: number;
  readonly busiest: number;
  /** These keys exceed the throughput of a partition; the rest of their emails waits in SQS. */
  readonly waiting: number;
}

interface Key {
  readonly hash: number;
  readonly units: number;
}

/** DynamoDB splits a partition that is too busy repeatedly, but cannot split a single key. */
export function spread({ mailsPerSecond, keys, skew, unitsPerMail }: Traffic): PartitionLoad {
  const weights = Float64Array.from({ length: keys }, (_, rank) => 1 / (rank + 1) ** skew);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let waiting = 0;
  const spreadKeys: Key[] = [];
  for (const [rank, weight] of weights.entries()) {
    const asked = (weight / sum) * mailsPerSecond * unitsPerMail;
    if (asked > PARTITION_UNITS) waiting += 1;
    const hash = createHash('md5').update(`key ${rank}`).digest().readUInt32BE(0);
    spreadKeys.push({ hash, units: Math.min(asked, PARTITION_UNITS) });
  }
  return { ...split(spreadKeys, HASH_BITS - 1), waiting };
}

function split(keys: readonly Key[], bit: number): { partitions: number; busiest: number } {
  const load = keys.reduce((total, { units }) => total + units, 0);
  if (load <= PARTITION_UNITS || keys.length === 1 || bit < 0) return { partitions: 1, busiest: load };
  const upper = 2 ** bit;
  const isUpper = ({ hash }: Key): boolean => Math.floor(hash / upper) % 2 === 1;
  const one = split(
    keys.filter((key) => !isUpper(key)),
    bit - 1,
  );
  const other = split(keys.filter(isUpper), bit - 1);
  return {
    partitions: one.partitions + other.partitions,
    busiest: Math.max(one.busiest, other.busiest),
  };
}
