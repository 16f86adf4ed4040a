/** A page that was made to cost more than its size, and is made when it is needed. */
interface HtmlAttack {
  readonly name: string;
  readonly html: () => string;
}

const many = (count: number, piece: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => piece(i)).join('');
const sheet = (css: string, body: string): string => `<style>${css}</style>${body}`;
const VARIABLE_LEVELS = 6;

/** 650 bytes: each variable uses the next some times, and the last is empty. */
export function nestedVariables(uses: number): string {
  const levels = many(VARIABLE_LEVELS, (i) => `--v${i}:${`var(--v${i + 1})`.repeat(uses)};`);
  return `<p style="${levels}--v${VARIABLE_LEVELS}: ;color:var(--v0)">x</p>`;
}

const VARIABLES: readonly HtmlAttack[] = [
  { name: 'nested empty variables of 650 bytes', html: () => nestedVariables(9) },
  { name: 'nested empty variables in 200 KB', html: () => nestedVariables(9).repeat(300) },
  {
    name: 'a chain of 10,000 variables',
    html: () => `<p style="${many(10_000, (i) => `--v${i}:var(--v${i + 1});`)}color:var(--v0)">x</p>`,
  },
  {
    name: 'variables with fallbacks in one another',
    html: () => `<p style="color:${'var(--a,'.repeat(240)}red${')'.repeat(240)}">x</p>`.repeat(100),
  },
  {
    name: 'variables of 200 elements around 20,000',
    html: () =>
      `${many(200, (i) => `<div style="--v${i}:red">`)}${'<b style="color:var(--none)">x</b>'.repeat(9000)}`,
  },
];

const SELECTORS: readonly HtmlAttack[] = [
  {
    name: 'long descendant selectors',
    html: () =>
      sheet(`${'i '.repeat(10)}p{color:red}`.repeat(4000), `${'<i>'.repeat(300)}${'<p>x</p>'.repeat(2000)}`),
  },
  {
    name: 'descendants and siblings in one another',
    html: () => sheet('i ~ i i ~ i i ~ i p{color:red}', `${'<i></i><i>'.repeat(120)}<p>x</p>`),
  },
  {
    name: '* {color:red} 20,000 times',
    html: () => sheet('* {color:red}'.repeat(20_000), '<p>x</p>'.repeat(2000)),
  },
  {
    name: ':is() of 25,000 names',
    html: () => sheet(`p:is(${'a,'.repeat(25_000)}a){color:red}`, '<p>x</p>'.repeat(4000)),
  },
  {
    name: 'a list of 25,000 names',
    html: () => sheet(`${'p,'.repeat(25_000)}p{color:red}`, '<p>x</p>'.repeat(4000)),
  },
  {
    name: ':has() in one another',
    html: () => sheet(`${':has('.repeat(20_000)}p${')'.repeat(20_000)}{color:red}`, '<p>x</p>'.repeat(4000)),
  },
  {
    name: ':nth-last-child(of)',
    html: () => sheet(':nth-last-child(2n of p){color:red}'.repeat(2000), '<p>x</p>'.repeat(4000)),
  },
  {
    name: 'a class 40,000 times',
    html: () => sheet(`${'.a'.repeat(40_000)}{color:red}`, '<p class=a>x</p>'.repeat(4000)),
  },
  {
    name: 'siblings of siblings',
    html: () => sheet('p ~ p ~ p ~ b{color:red}', '<p>x</p>'.repeat(20_000)),
  },
  {
    name: 'attributes of 100 KB that 1,000 selectors search',
    html: () => sheet('[title*="yz"]{color:red}'.repeat(1000), `<p title="${'y'.repeat(100_000)}">x</p>`),
  },
  {
    name: 'a layer with a name of 125 KB',
    html: () => sheet(`@layer ${'a.'.repeat(62_000)}a{${'.x{color:red}'.repeat(500)}}`, '<p>x</p>'),
  },
  { name: 'rules 30,000 deep', html: () => sheet('a{'.repeat(30_000), '<a>x</a>'.repeat(2000)) },
  {
    name: 'key frames that 4,000 elements use',
    html: () =>
      sheet(
        `@keyframes a{to{${'color:red;opacity:0;'.repeat(5000)}}}`,
        many(4000, (i) => `<p style="animation:a ${i}s">x</p>`),
      ),
  },
];

const VALUES: readonly HtmlAttack[] = [
  { name: 'brackets in one another', html: () => `<p style="color:${'('.repeat(100_000)}">x</p>`.repeat(3) },
  {
    name: 'brackets of values of a sheet',
    html: () => sheet(`p{color:${'rgb('.repeat(60_000)}}`, '<p>x</p>'),
  },
  {
    name: 'gradients of 2,000 characters',
    html: () =>
      many(150, (i) => `<p style="background:linear-gradient(${'red,'.repeat(480)}#${100 + i})">x</p>`),
  },
  {
    name: '30,000 styles that are all different',
    html: () => many(10_000, (i) => `<p style="margin-left:${i}px">x</p>`),
  },
  {
    name: 'one style with 60,000 declarations',
    html: () => `<p style="${'color:red;'.repeat(60_000)}">x</p>`,
  },
];

const TREES: readonly HtmlAttack[] = [
  {
    name: 'a class of 200 KB that clones share',
    html: () => `<b class="${many(40_000, (i) => `c${i} `)}">${'<p>x'.repeat(20_000)}`,
  },
  {
    name: 'a style of 200 KB that clones share',
    html: () => `<b style="${'color:red;'.repeat(20_000)}">${'<p>x'.repeat(20_000)}`,
  },
  {
    name: 'formatting elements that each paragraph opens again',
    html: () => `${many(400, (i) => `<b class=c${i}>`)}${'<p>x'.repeat(20_000)}`,
  },
  { name: '160,000 <b>', html: () => '<b>'.repeat(160_000) },
  { name: '160,000 <b> with a word', html: () => `${'<b>'.repeat(160_000)}word` },
  { name: '20,000 <body> with an attribute each', html: () => many(20_000, (i) => `<body a${i}>`) },
  { name: 'words in a table that stand before it', html: () => `<table>${'<p>x'.repeat(60_000)}` },
  {
    name: 'formatting elements that end in the wrong order',
    html: () => '<b><i><a><p></b></i></a>'.repeat(10_000),
  },
  {
    name: 'ends of nothing in 60,000 elements',
    html: () => `${'<div>'.repeat(60_000)}${'</span>'.repeat(30_000)}`,
  },
];

const TEXTS: readonly HtmlAttack[] = [
  { name: 'a character of 320 digits', html: () => `<p>word &#${'9'.repeat(320)};</p>` },
  {
    name: 'characters of 320 digits in attributes',
    html: () => `<p title="&#x${'f'.repeat(320)}">word</p>`.repeat(900),
  },
  { name: '<title> without an end', html: () => `word${'<title>'.repeat(60_000)}` },
  { name: 'less-than', html: () => `word ${'<'.repeat(300_000)}` },
];

/** Each of 650 bytes to 600 KB. */
export const HTML_ATTACKS: Readonly<Record<string, readonly HtmlAttack[]>> = {
  variables: VARIABLES,
  selectors: SELECTORS,
  values: VALUES,
  trees: TREES,
  texts: TEXTS,
};
