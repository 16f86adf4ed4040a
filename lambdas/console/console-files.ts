import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The encodings in which the build stores a file beside the file itself, best first, with their suffixes. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

interface ConsoleFile {
  readonly bytes: Buffer;
  readonly encoding: 'br' | 'gzip' | undefined;
}

export interface ConsoleFiles {
  /**
   * A file in the best encoding that the client accepts; undefined when there is no such file.
   * @param name from a client: only names that the build made are opened.
   * @param acceptEncoding the header Accept-Encoding.
   */
  read(name: string, acceptEncoding: string | undefined): ConsoleFile | undefined;
}

/** The built files in a directory. They are read when they are asked for, and kept. */
export function openConsoleFiles(directory: string): ConsoleFiles {
  const names = new Set(readdirSync(directory));
  const read = new Map<string, Buffer>();
  const bytesOf = (name: string): Buffer => {
    const bytes = read.get(name) ?? readFileSync(join(directory, name));
    read.set(name, bytes);
    return bytes;
  };
  return {
    read(name, acceptEncoding) {
      if (!names.has(name)) return undefined;
      const accepted = acceptedEncodings(acceptEncoding);
      const [encoding, suffix = ''] =
        ENCODINGS.find(([each, end]) => accepted.has(each) && names.has(`${name}${end}`)) ?? [];
      return { bytes: bytesOf(`${name}${suffix}`), encoding };
    },
  };
}

/** Codings that Accept-Encoding names and does not refuse with `q=0` (RFC 9110, 12.5.3). */
function acceptedEncodings(header = ''): ReadonlySet<string> {
  const codings = header.toLowerCase().split(',');
  return new Set(
    codings
      .map((coding) => coding.split(';').map((part) => part.trim()))
      .filter(([, weight = 'q=1']) => !/^q=0(\.0*)?$/.test(weight))
      .map(([name = '']) => name),
  );
}
