import { crc32, deflateRawSync } from 'node:zlib';

/** A hostile archive declares these values although they are wrong. */
interface Forged {
  readonly flags?: number;
  readonly method?: number;
  readonly packed?: number;
}

/** The fixed MS-DOS date 1980-01-01 makes archives of equal entries identical. */
const FIRST_DAY = 0x21;
/** The upper 16 bits of the external attributes are the Unix file mode. */
const READABLE_FILE = 0o100644 * 0x1_0000;

export function zipOf(entries: Readonly<Record<string, string | Buffer>>, forged: Forged = {}): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(forged.flags ?? 0, 2);
    head.writeUInt16LE(forged.method ?? 8, 4);
    head.writeUInt16LE(FIRST_DAY, 8);
    head.writeUInt32LE(crc32(bytes), 10);
    head.writeUInt32LE(forged.packed ?? packed.length, 14);
    head.writeUInt32LE(bytes.length, 18);
    head.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), head, Buffer.from(name), packed]);
    const central = Buffer.concat([
      Buffer.from('PK\x01\x02\x14\x03'),
      head,
      Buffer.alloc(14),
      Buffer.from(name),
    ]);
    central.writeUInt32LE(READABLE_FILE, 38);
    central.writeUInt32LE(offset, 42);
    locals.push(local);
    directory.push(central);
    offset += local.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(directory.length % 65_536, 8);
  end.writeUInt16LE(directory.length % 65_536, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...directory, end]);
}
