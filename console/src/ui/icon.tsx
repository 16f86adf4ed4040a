const PATHS = {
  clip: 'M13 7.5 7.8 12.7a3 3 0 0 1-4.3-4.3l5.7-5.7a2 2 0 0 1 2.9 2.9l-5.5 5.5a1 1 0 0 1-1.4-1.4l5-5',
  copy: 'M6 6h8v8H6zM10 6V2H2v8h4',
  menu: 'M2 4h12M2 8h12M2 12h12',
  more: 'M3 7.5h.01v1H3zM8 7.5h.01v1H8zM13 7.5h.01v1H13z',
} as const;

/** The icon has no accessible name; the element around it has one. */
export function Icon({ name }: { readonly name: keyof typeof PATHS }) {
  return (
    <svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
