const FROM = Buffer.from('From ');
const [LF, QUOTE] = [0x0a, 0x3e];
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * A mail in the form of an mboxrd file: a line `From `, the bytes of the mail, and an empty line. Each line of the mail that begins with
 * `From `, or with `>` characters and `From `, gets one more `>`.
 * @param id of the message, in place of a sender: it has no white space, and leads back to the API.
 */
export function mboxEntry(id: string, at: Date, raw: Buffer): Buffer[] {
  const isEnded = raw.at(-1) === LF;
  return [Buffer.from(`From ${id} ${asctime(at)}\n`), ...quoted(raw), Buffer.from(isEnded ? '\n' : '\n\n')];
}

function quoted(raw: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  let done = 0;
  for (let found = raw.indexOf(FROM); found !== -1; found = raw.indexOf(FROM, found + 1)) {
    let start = found;
    while (start > 0 && raw[start - 1] === QUOTE) start -= 1;
    if (start > 0 && raw[start - 1] !== LF) continue;
    parts.push(raw.subarray(done, start), Buffer.of(QUOTE));
    done = start;
  }
  parts.push(raw.subarray(done));
  return parts;
}

/** As the C library writes a time, in UTC. */
function asctime(at: Date): string {
  const day = String(at.getUTCDate()).padStart(2);
  const time = at.toISOString().slice(11, 19);
  return `${DAYS[at.getUTCDay()]} ${MONTHS[at.getUTCMonth()]} ${day} ${time} ${at.getUTCFullYear()}`;
}
