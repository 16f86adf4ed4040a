/** An operation as the command line shows it. */
export interface GeneratedCommand {
  /** `inboxes.create` is the command `inboxes create`. */
  readonly name: string;
  readonly summary: string;
  readonly destructive: boolean;
  /** False only for sign-up. */
  readonly needsKey: boolean;
  readonly bytes: boolean;
  /** Name of the array of a list. */
  readonly list?: string;
  /** Fields of the path: arguments of the command, in this order. */
  readonly inPath: readonly string[];
  readonly fields: readonly CommandField[];
}

export interface CommandField {
  readonly name: string;
  /** JSON type. */
  readonly kind: string;
  readonly required: boolean;
  /** The word `null` is sent as JSON null. */
  readonly nullable?: true;
  readonly description: string;
}
