import { HIDDEN, type HostileMail, hostileMail, SEEN } from './hostile-mail.ts';
import { DEMANDS } from './instructions.ts';

const OPENINGS: readonly string[] = [
  '<div style="display:none">',
  '<div style="DISPLAY : NONE !important">',
  '<div style="display:/**/none">',
  '<div style="dis\\70lay:none">',
  '<div style="display:&#110;one">',
  '<div style="visibility:hidden">',
  '<div style="visibility:collapse">',
  '<div style="font-size:0">',
  '<div style="font-size:0px;line-height:0">',
  '<div style="font-size:1px">',
  '<div style="font-size:0.01px">',
  '<div style="font:0/0 a">',
  '<div style="opacity:0">',
  '<div style="opacity:.01">',
  '<div style="filter:opacity(0%)">',
  '<div style="width:0;height:0;overflow:hidden">',
  '<div style="max-height:0;overflow:hidden">',
  '<div style="max-width:0;overflow:hidden">',
  '<div style="height:1px;overflow:hidden">',
  '<div style="position:absolute;left:-9999px">',
  '<div style="position:absolute;top:-9999px">',
  '<div style="position:fixed;left:9999px">',
  '<div style="position:absolute;inset:-9999px auto auto -9999px">',
  '<div style="text-indent:-9999px">',
  '<div style="margin-left:-9999px">',
  '<div style="transform:scale(0)">',
  '<div style="transform:scale(0)">',
  '<div style="position:absolute;clip:rect(0,0,0,0)">',
  '<div style="clip-path:inset(50%)">',
  '<div style="color:#fff">',
  '<div style="color:white">',
  '<div style="color:#fefefe">',
  '<div style="color:transparent">',
  '<div style="color:rgba(0,0,0,0)">',
  '<div style="color:rgb(100%,100%,100%)">',
  '<div style="background:#123456;color:#123457">',
  '<div style="-webkit-text-fill-color:transparent">',
  '<div hidden>',
  '<div hidden="until-found">',
  '<style>.x{display:none}</style><div class="y x">',
  '<style>#x .z{font-size:0}</style><div id="x"><div class="z">',
  '<style>@media screen{.x{opacity:0}}</style><div class="x">',
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

/** Demands in HTML that a person does not see, in all ways that are known here, one language after the other. */
export const hiddenInstructions: readonly HostileMail[] = [
  ...OPENINGS.map((opening, i) => {
    const { language = '', demand = '' } = demands[i % demands.length] ?? {};
    const html = `<p>${SEEN} before</p>${opening}${demand}${'</div>'.repeat(opening.split('<div').length - 1)}<p>after</p>`;
    return hostileMail({ name: `${language} behind ${opening}`, html, isHiding: true });
  }),
  ...SILENT.map((element) =>
    hostileMail({ name: `in ${element}`, html: `<p>${SEEN}</p>${element}<p>after</p>` }),
  ),
];
