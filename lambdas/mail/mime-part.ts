import { MimeNode } from '@zone-eu/mailsplit';
import { correctPartHeader } from './part-header.ts';

/** One part of a mail, the whole of it the first: its header as the library reads it and its sender meant it. */
export class MimePart extends MimeNode {
  declare readonly parentNode: MimePart | false;
  readonly children: MimePart[] = [];
  /** Its text, when it is there to be read. */
  said: string | undefined;

  constructor(parent: MimePart | undefined) {
    super(parent ?? false);
    parent?.children.push(this);
  }

  override parseHeaders(): void {
    if (this.headers !== false) return;
    super.parseHeaders();
    correctPartHeader(this);
  }
}
