/** What only its owner may ever see, by what it is. */
export interface Issued {
  readonly what: string;
  readonly text: string;
}
