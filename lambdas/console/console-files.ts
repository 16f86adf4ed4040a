import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

interface ConsoleFile {
  readonly bytes: Buffer;
  readonly encoding: 'br' | 'gzip' | undefined;
}

export interface ConsoleFiles {
  /** Only names that the build produced are opened, because a client sends the name. */
  read(name: string, acceptEncoding: string | undefined): ConsoleFile | undefined;
}

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

/** A coding with `q=0` is refused (RFC 9110, 12.5.3). */
function acceptedEncodings(header = ''): ReadonlySet<string> {
  const codings = header.toLowerCase().split(',');
  return new Set(
    codings
      .map((coding) => coding.split(';').map((part) => part.trim()))
      .filter(([, weight = 'q=1']) => !/^q=0(\.0*)?$/.test(weight))
      .map(([name = '']) => name),
  );
}
