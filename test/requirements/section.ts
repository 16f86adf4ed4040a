/** What one section of the interface, or of the decisions, promises. */
export interface Section {
  readonly section: string;
  readonly requirements: readonly { readonly id: string; readonly text: string }[];
}
