// Runs on every page of the site, without modules, so that pages work from a folder too.

const field = document.getElementById('search');
const found = document.getElementById('found');
const index = MiniSearch.loadJS(searchIndex, {
  fields: ['heading', 'title', 'text'],
  storeFields: ['heading', 'title', 'url'],
  idField: 'url',
});

function search() {
  const results = index.search(field.value, {
    prefix: true,
    boost: { heading: 4, title: 2 },
    combineWith: 'AND',
  });
  const items = results.slice(0, 12).map(({ url, heading, title }) => {
    const link = document.createElement('a');
    link.href = url;
    link.textContent = heading === title ? title : `${heading} (${title})`;
    const item = document.createElement('li');
    item.append(link);
    return item;
  });
  if (items.length === 0 && field.value.trim() !== '') {
    const item = document.createElement('li');
    item.textContent = 'Nothing was found';
    items.push(item);
  }
  found.replaceChildren(...items);
  found.hidden = items.length === 0;
}
field.addEventListener('input', search);
// What was typed before the index was there.
if (field.value !== '') search();

document.addEventListener('keydown', (event) => {
  const isTyping = event.target.closest?.('input, textarea, select, [contenteditable]') != null;
  if (event.key === '/' && !isTyping) {
    event.preventDefault();
    field.focus();
  }
  if (event.key === 'Escape') {
    field.value = '';
    found.hidden = true;
  }
});
found.addEventListener('click', () => {
  found.hidden = true;
});

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
if (window.mermaid !== undefined) {
  mermaid.initialize({ startOnLoad: false, theme: isDark ? 'dark' : 'neutral' });
  mermaid.run({ querySelector: 'pre.mermaid' });
}
if (window.openapi !== undefined) {
  if (isDark) document.documentElement.classList.add('dark-mode');
  SwaggerUIBundle({
    spec: openapi,
    dom_id: '#reference',
    presets: [SwaggerUIBundle.presets.apis],
    docExpansion: 'list',
    filter: true,
    deepLinking: true,
    defaultModelsExpandDepth: 0,
    // There is no service behind a page of documents.
    supportedSubmitMethods: [],
    validatorUrl: null,
  });
}
