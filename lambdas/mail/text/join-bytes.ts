/** The bytes of all pieces; of a single one itself, because most are: to copy a text of megabytes costs as much again. */
export function joinBytes(pieces: readonly Buffer[]): Buffer {
  const [first] = pieces;
  return first !== undefined && pieces.length === 1 ? first : Buffer.concat(pieces);
}
