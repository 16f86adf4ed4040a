import { HIDDEN, type HostileMail, hostileMail, SEEN } from './hostile-mail.ts';
import { DEMANDS } from './instructions.ts';

/** One of each kind; `packages/mail-reader/test/hidden-words/hidden.txt` has all that are known. */
const OPENINGS: readonly string[] = [
  '<div style="display:none">',
  '<div style="dis\\70lay:none">',
  '<div style="font-size:0.01px">',
  '<div style="max-height:0;overflow:hidden">',
  '<div style="position:absolute;left:-9999px">',
  '<div style="color:#fefefe">',
  '<div hidden="until-found">',
  '<style>#x .z{font-size:0}</style><div id="x"><div class="z">',
];

/** Elements of which no text is shown. */
const SILENT: readonly string[] = [
  `<!-- ${HIDDEN} -->`,
  `<!--[if mso]><p>${HIDDEN}</p><![endif]-->`,
  `<script>${HIDDEN}</script>`,
  `<style>.x{content:"${HIDDEN}"}</style>`,
  `<title>${HIDDEN}</title>`,
  `<template><p>${HIDDEN}</p></template>`,
  `<noscript><p>${HIDDEN}</p></noscript>`,
  `<textarea>${HIDDEN}</textarea>`,
  `<select><option>${HIDDEN}</option></select>`,
  `<svg><text>${HIDDEN}</text></svg>`,
  `<input type="hidden" value="${HIDDEN}">`,
  `<p title="${HIDDEN}" data-x="${HIDDEN}" aria-label="${HIDDEN}">words</p>`,
  `<meta name="description" content="${HIDDEN}">`,
  `<a href="data:text/html,${HIDDEN}">words</a>`,
];

const demands = Array.from(DEMANDS, ([language, demand]) => ({
  language,
  demand: demand.replaceAll(SEEN, HIDDEN),
}));

/** Demands in HTML that a person does not see, in each language. */
export const hiddenInstructions: readonly HostileMail[] = [
  ...demands.map(({ language, demand }, i) => {
    const opening = OPENINGS[i % OPENINGS.length] ?? '';
    const html = `<p>${SEEN} before</p>${opening}${demand}${'</div>'.repeat(opening.split('<div').length - 1)}<p>after</p>`;
    return hostileMail({ name: `${language} behind ${opening}`, html, isHiding: true });
  }),
  ...SILENT.map((element) =>
    hostileMail({ name: `in ${element}`, html: `<p>${SEEN}</p>${element}<p>after</p>` }),
  ),
];
