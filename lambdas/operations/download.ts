/** Bytes that a client asked for: given at once when small, else as a short-lived link to storage. */
export type Download =
  | {
      readonly kind: 'bytes';
      readonly bytes: Uint8Array;
      readonly filename: string;
      /** Strong entity tag, quoted. */
      readonly etag: string;
    }
  | { readonly kind: 'redirect'; readonly url: string };
