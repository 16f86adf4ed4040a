/** A file with text that who opens it does not see. */
export interface HiddenCase {
  /** What hides the text, in the words of the format. */
  readonly name: string;
  /** The specification or program that says so. */
  readonly source: string;
  readonly file: Buffer | string;
  readonly filename?: string;
  /** The whole text: the cases hide HIDDEN and show SEEN, which is all of it unless this is given. */
  readonly text?: string;
  /** False where nothing is hidden: a neighbour of a form that hides, which keeps its text. */
  readonly hides?: false;
}
