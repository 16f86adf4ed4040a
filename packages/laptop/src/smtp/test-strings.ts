export interface TestStringsFound {
  readonly gtube: boolean;
  readonly eicar: boolean;
}

// Both strings are concatenated here, so that virus scanners and spam filters do not detect this file.
const GTUBE = ['XJS*C4JDBQADN1.NSBN3*2IDNEN', 'GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL', 'C.34X'].join('*');
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', 'STANDARD', 'ANTIVIRUS', 'TEST', 'FILE!$H+H*'].join('-');

const NEEDLES = { gtube: encodings(GTUBE), eicar: encodings(EICAR) };
const MAX_NEEDLE_LENGTH = Math.max(...[...NEEDLES.gtube, ...NEEDLES.eicar].map((needle) => needle.length));

export class TestStringScan {
  #tail = '';
  #gtube = false;
  #eicar = false;

  add(chunk: Uint8Array): void {
    // Base64 text may be wrapped anywhere, so line breaks are removed.
    const text =
      this.#tail +
      Buffer.from(chunk)
        .toString('latin1')
        .replaceAll(/[\r\n]+/g, '');
    this.#gtube ||= NEEDLES.gtube.some((needle) => text.includes(needle));
    this.#eicar ||= NEEDLES.eicar.some((needle) => text.includes(needle));
    this.#tail = text.slice(-(MAX_NEEDLE_LENGTH - 1));
  }

  found(): TestStringsFound {
    return { gtube: this.#gtube, eicar: this.#eicar };
  }
}

/** Base64 has a different form for each offset in a group of three bytes. */
function encodings(text: string): readonly string[] {
  const encoded = [0, 1, 2].map((offset) => {
    const whole = Buffer.from(text.slice(offset), 'latin1');
    return whole.subarray(0, whole.length - (whole.length % 3)).toString('base64');
  });
  return [text, ...encoded];
}
