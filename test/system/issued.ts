export interface Issued {
  readonly what: string;
  readonly text: string;
}
