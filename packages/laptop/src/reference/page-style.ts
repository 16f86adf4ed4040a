export const PAGE_STYLE = `:root {
  color-scheme: light dark;
  --text: light-dark(#1b1f24, #e7e9ec);
  --text-soft: light-dark(#5a6370, #9ea8b4);
  --back: light-dark(#f7f8fa, #121519);
  --surface: light-dark(#ffffff, #191d22);
  --surface-soft: light-dark(#f1f3f6, #242a31);
  --line: light-dark(#e3e6eb, #2d343d);
  --accent: light-dark(#2f55d4, #93abff);
  --bad: light-dark(#a4212b, #ff9da4);
  font: 14px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
  color: var(--text);
  background: var(--back);
}
body { margin: 0; }
.bar {
  display: flex;
  gap: 12px;
  align-items: baseline;
  padding: 12px 24px;
  border-bottom: 1px solid var(--line);
  background: var(--surface);
}
.bar h1 { margin: 0; color: var(--text-soft); font-size: 1rem; font-weight: 400; }
.page { display: grid; gap: 16px; max-width: 760px; margin: 0 auto; padding: 24px 16px 48px; }
.page p, .page h2, .page pre { margin: 0; }
.page h2 { font-size: 1.1rem; overflow-wrap: anywhere; }
.card { padding: 16px; border: 1px solid var(--line); border-radius: 8px; background: var(--surface); }
.soft { color: var(--text-soft); font-size: 0.89rem; overflow-wrap: anywhere; }
.card pre { margin-top: 12px; font: inherit; overflow-wrap: anywhere; white-space: pre-wrap; }
`;

export const REFERENCE_STYLE = `${PAGE_STYLE}
:root:root:root { background: var(--back); }
:root:root:root .swagger-ui {
  background: none;
  color: var(--text);
  &, :is(.info .title, .opblock-tag, .opblock-description-wrapper p, .btn, button, select, label, table thead tr td, table thead tr th, .opblock-summary-description, .parameter__name, .responses-inner h4, .responses-inner h5, .tab li, .model-title, .opblock-section-header h4) {
    font-family: inherit;
  }
  .wrapper { max-width: 1040px; padding: 0 24px; }
  .info { margin: 24px 0; }
  .info .title { font-size: 1.35rem; }
  .scheme-container { padding: 0 0 16px; background: none; box-shadow: none; }
  .opblock-tag { padding: 8px 0; border-color: var(--line); font-size: 1.1rem; }
  .opblock { margin-bottom: 8px; border: 1px solid var(--line); border-radius: 8px; background: var(--surface); box-shadow: none; }
  .opblock .opblock-summary { padding: 4px 8px; border-color: var(--line); }
  .opblock .opblock-summary-method {
    min-width: 68px;
    padding: 4px 0;
    border-radius: 6px;
    background: var(--surface-soft);
    color: var(--accent);
    font-size: 0.86rem;
    text-shadow: none;
  }
  .opblock.opblock-delete .opblock-summary-method { color: var(--bad); }
  .opblock .opblock-section-header { background: var(--surface-soft); box-shadow: none; }
  .btn { border: 1px solid var(--line); border-radius: 6px; box-shadow: none; }
  .btn.execute { border-color: #2f55d4; background: #2f55d4; color: #fff; }
  .opblock.opblock .tab-header .tab-item.active h4 span::after { background: var(--accent); }
  .filter .operation-filter-input { border: 1px solid light-dark(#8b94a0, #6c7682); border-radius: 6px; }
}
`;
