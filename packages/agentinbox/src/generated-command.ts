/** An operation as the command line shows it. */
export interface GeneratedCommand {
  /** `inboxes.create` is the command `inboxes create`. */
  readonly name: string;
  readonly summary: string;
  readonly bytes: boolean;
  /** Name of the array of a list. */
  readonly list?: string;
  /** Fields of the path: arguments of the command, in this order. */
  readonly inPath: readonly string[];
  readonly fields: readonly CommandField[];
}

/** An operation of the operator API. */
export interface OperatorCommand extends Omit<GeneratedCommand, 'bytes'> {
  readonly method: string;
  readonly path: string;
}

export interface CommandField {
  readonly name: string;
  /** JSON type; `integer|string` for a number or a word. */
  readonly kind: string;
  readonly required?: true;
  /** The word `null` is sent as JSON null. */
  readonly nullable?: true;
  readonly description: string;
}
