import { describe, expect, test } from 'vitest';
import { htmlToText } from '../../../../lambdas/mail/html/html-to-text.ts';

const HIDING: readonly string[] = [
  '<div style="display:none">secret</div>',
  '<div style="color:red; DISPLAY : NONE !important">secret</div>',
  "<span style='visibility:hidden'>secret</span>",
  '<span style="visibility:collapse">secret</span>',
  '<span style="font-size:0">secret</span>',
  '<span style="font-size:0px;line-height:0">secret</span>',
  '<span style="font-size:1px">secret</span>',
  '<span style="font:0/0 a">secret</span>',
  '<div style="opacity:0">secret</div>',
  '<div style="opacity:0.0">secret</div>',
  '<div style="filter:alpha(opacity=0)">secret</div>',
  '<div style="max-height:0;overflow:hidden">secret</div>',
  '<div style="height:0px;width:0px">secret</div>',
  '<div style="width:0;overflow:hidden">secret</div>',
  '<div style="max-width:0">secret</div>',
  '<div style="position:absolute;left:-9999px">secret</div>',
  '<div style="text-indent:-1000em">secret</div>',
  '<div style="position:absolute;clip:rect(0,0,0,0)">secret</div>',
  '<div hidden>secret</div>',
  '<p class="a" hidden="">secret</p>',
  '<font color="#ffffff">secret</font>',
  '<span style="color:white">secret</span>',
  '<div style="background:#000"><span style="color:#000000">secret</span></div>',
  '<table><tr><td bgcolor="#FF0000"><font color="red">secret</font></td></tr></table>',
  '<div style="background-color:rgb(1, 2, 3);color:#010203">secret</div>',
  '<style>.x{display:none}</style><div class="y x">secret</div>',
  '<head><style>/* no */ p.x, #z { opacity: 0 }</style></head><p id="z">secret</p>',
  '<style>.x{font-size:0}</style><span class=x>secret</span>',
  '<style>.x.y{display:none}</style><p class="z y x">secret</p>',
  '<style>td.x, p.x.y{display:none}</style><p class="x y">secret</p>',
  '<style>#a .x{display:none}</style><div id="a"><div><p class="x">secret</p></div></div>',
  '<style>.a.b p{font-size:0}</style><div class="b a"><p>secret</p></div>',
  '<style>.a *{display:none}</style><div class="a"><i>secret</i></div>',
  '<style>body .x, table .x{display:none}</style><p class="x">secret</p>',
  '<style>.x{display:block}p.x{display:none}</style><p class="x">secret</p>',
  '<style>#a{display:none}.x.y.z{display:block}</style><p id="a" class="x y z">secret</p>',
  '<style>.a .x{display:none}.x{display:block}</style><div class="a"><p class="x">secret</p></div>',
  '<style>.x{display:none}.x:hover, .a:checked .x{display:block}</style><p class="x">secret</p>',
  '<style>.x{display:none}i:not(.y){display:none}</style><i class="x">secret</i>',
  '<style>.x{display:none}div>.y{display:block}div>.x{color:red}</style><p class="x">secret</p>',
  '<style>.x{color:#fff;background:#fff}</style><div class="x">secret</div>',
  '<div style="display:none"><div>se<p>cr</p></div>et</div>',
  '<div style="display:none"><img alt="secret"><a href="https://x.test">secret</a>secret</div>',
  '<ul style="display:none"><li>secret</ul>',
  '<div style="position:absolute;top:-5000px">secret</div>',
  '<div style="position:fixed; left: 9999px">secret</div>',
  '<div style="margin:0 0 0 -9999px">secret</div>',
  '<div style="transform:translateX(-9999px)">secret</div>',
  '<div style="transform: scale(0)">secret</div>',
  '<div style="position:absolute;clip-path:inset(50%)">secret</div>',
  '<span style="color:transparent">secret</span>',
  '<span style="color:rgba(0,0,0,0)">secret</span>',
  '<span style="color:#0000">secret</span>',
  '<span style="color:#00000000">secret</span>',
  '<span style="-webkit-text-fill-color:transparent">secret</span>',
  '<span style="color:#fdfdfd">secret</span>',
  '<span style="color:hsl(0,0%,100%)">secret</span>',
  '<div style="background:#000 none repeat"><font color=black>secret</font></div>',
  '<div style="background:#123456"><b style="color:#123457">secret</b></div>',
  '<div bgcolor="#eeeeee"></div><span style="color:#fff">secret</span>',
  '<span style="max-height:0;overflow:hidden;mso-hide:all">secret</span>',
  '<span style="width:0;height:0">secret</span>',
  '<a style="display:block;height:0">secret</a>',
  '<div style="opacity:0;display:block">secret</div>',
  '<div style="font-size:0"><span style="font-size:2em">secret</span></div>',
  '<div STYLE="DISPLAY:NONE">secret</div>',
  '<style>.x{display:none!important}</style><div class="x" style="display:block">secret</div>',
  '<style>.x{overflow:hidden}</style><div class="x" style="max-height:0">secret</div>',
  '<div style="position:absolute;left:-300px">secret</div>',
  '<style>@media screen{.x{display:none}}</style><div class="x">secret</div>',
  '<style>@media all and (min-width:480px){ .y{} .x{display:none} }</style><div class="x">secret</div>',
  '<STYLE TYPE="text/css"><!-- .x{display:none} --></STYLE><div class="x">secret</div>',
  '<style>.dark{display:none}@media (prefers-color-scheme:dark){.dark{display:block!important}}</style><p class="dark">secret</p>',
  '<!--><div style="display:none">secret</div><!-- -->',
  '<div style="display:/**/none">secret</div>',
  '<div style="dis\\70lay:none">secret</div>',
  '<div style="display:n\\6f ne">secret</div>',
  '<div style="display:&#110;one">secret</div>',
  "<div style='&#100;isplay:none'>secret</div>",
  '<style>.x{d\\isplay:none}</style><p class=x>secret</p>',
  '<div style="opacity:0%">secret</div>',
  '<div style="opacity:.01">secret</div>',
  '<div style="opacity:1e-5">secret</div>',
  '<div style="filter:opacity(0)">secret</div>',
  '<div style="filter:blur(1px) opacity(1%)">secret</div>',
  '<div style="content-visibility:hidden">secret</div>',
  '<div style="font-size:0.01em">secret</div>',
  '<div style="font-size:1%">secret</div>',
  '<div style="font-size:calc(0px)">secret</div>',
  '<div style="height:1px;overflow:hidden">secret</div>',
  '<div style="max-height:1px;max-width:1px;overflow:hidden">secret</div>',
  '<div style="block-size:0;overflow:hidden">secret</div>',
  '<div style="color:rgb(100%,100%,100%)">secret</div>',
  '<div style="background:#000">secret</div>',
  '<style>.x > b, i + b, .z ~ b, b[data-x]{display:none}</style><div class="x"><b>secret</b></div>',
  '<style>.x{display:none}u + .a .x{display:block!important}</style><p class="x">secret</p>',
  '<div style="margin-left:-100%">secret</div>',
  '<p style="opacity:0;animation:fade 1s forwards">secret</p>',
  '<x-a style="display:none">secret</x-a>',
  '<o:p style="display:none">secret</o:p>',
  '<hgroup style="display:none">secret</hgroup><menu hidden>secret</menu><output style="opacity:0">secret</output><map style="font-size:0">secret</map>',
  '<details>secret</details><dialog>secret</dialog><div popover>secret</div>',
  '<object data="x">secret</object><video>secret</video><audio controls>secret</audio><canvas>secret</canvas>',
  '<div style="width:calc(1px - 1px);overflow:hidden">secret</div>',
  '<p style="color:oklch(100% 0 0)">secret</p><p style="color:color-mix(in srgb, white 99%, black)">secret</p>',
  '<p style="color:foo(1)">secret</p><p style="font-size:foo(1)">secret</p><p style="transform:foo(1)">secret</p>',
  '<p style="--c:#fff;color:var(--c)">secret</p>',
  '<style>@layer a{p.x{display:none}}</style><p class="x">secret</p>',
  '<style>.x{p{display:none} & i{display:none}}</style><div class="x"><p>secret</p><i>secret</i></div>',
  '<div style="position:absolute;left:-100%">secret</div>',
  '<div style="position:absolute;left:-1e4px">secret</div>',
  '<div style="position:absolute;left:calc(-9999px)">secret</div>',
  '<div style="position:absolute;inset:-9999px auto auto -9999px">secret</div>',
  '<div style="transform:translate(0,-9999px)">secret</div>',
  '<div style="transform:scaleX(0)">secret</div>',
  '<div style="translate:-9999px">secret</div>',
  '<div style="scale:0">secret</div>',
  '<div style="zoom:0">secret</div>',
  '<div style="clip-path:polygon(0 0,0 0,0 0)">secret</div>',
  '<div hidden=until-found>secret</div>',
];

const SHOWN: readonly string[] = [
  '<div style="display:block">words</div>',
  '<td style="font-size:0px"><span style="font-size:14px">words</span></td>',
  '<div style="font-size:0"><p><span style="font:14px/1 Arial">words</span></p></div>',
  '<div class="is hidden now">words</div>',
  '<p title="hidden">words</p>',
  '<style>@media (max-width:600px){.x{display:none}}</style><div class="x">words</div>',
  '<style>.x .y{display:none}</style><div class="y">words</div>',
  '<style>.x{display:none}</style><div class="x" style="display:block">words</div>',
  '<style>.x{display:none}.x{display:block}</style><div class="x">words</div>',
  '<table bgcolor="#000"><tr><td><span style="color:#fff">words</span></td></tr></table>',
  '<div style="background:url(a.png)"><span style="color:#fff">words</span></div>',
  '<style>.b{background:#00f}</style><a class="b" style="color:#fff">words</a>',
  '<div style="color:#000">words</div>',
  '<td style="width:0">words</td>',
  '<table><tr><td style="max-height:0;width:0;overflow:hidden">words</td></tr></table>',
  '<div style="margin-left:-10px">words</div>',
  '<div style="opacity:0.9">words</div>',
  '<div style="max-height:0.5em">words</div>',
  '<p style="mso-hide:all">words</p>',
  '<p style="line-height:0">words</p>',
  '<p style="margin-top:-150px">words</p>',
  '<p style="left:-9999px">words</p>',
  '<p style="position:relative;top:-200px">words</p>',
  '<p style="text-indent:-20px;padding-left:20px">words</p>',
  '<span style="width:0">words</span>',
  '<div style="height:0;padding-bottom:56%">words</div>',
  '<style>@keyframes fade{to{opacity:1}}</style><p style="opacity:0;animation:fade 1s forwards">words</p>',
  '<p style="color:transparent;background:linear-gradient(red,blue);-webkit-background-clip:text">words</p>',
  '<div style="color:#fff"><a href="javascript:">words</a></div>',
  '<div style="background:#fff url(a.png)"><span style="color:#fff">words</span></div>',
  '<td background="a.png" bgcolor="#ffffff"><span style="color:#fff">words</span></td>',
  '<div style="background-image:linear-gradient(#000,#111)"><b style="color:white">words</b></div>',
  '<img src="x"><div style="position:absolute"><b style="color:white">words</b></div>',
  '<img src="x"><div style="margin-top:-60px"><b style="color:white">words</b></div>',
  '<style>.a > .b{background:#000}</style><div class="a"><b class="b" style="color:#fff">words</b></div>',
  '<style>.a .b{background:#000}</style><div class="a"><b class="b" style="color:#fff">words</b></div>',
  '<style>.x.y{display:none}</style><p class="x">words</p>',
  '<style>td.x{display:none}</style><p class="x">words</p>',
  '<style>.x p{display:none}</style><div class="x"></div><p>words</p>',
  '<style>.x .x{display:none}</style><p class="x">words</p>',
  '<style>.x{display:none}.y{display:block}</style><p class="y x">words</p>',
  '<style>.a .x{display:block}.x{display:none}</style><div class="a"><p class="x">words</p></div>',
  '<style>.x{display:none}div>.x{display:block}</style><div><p class="x">words</p></div>',
  '<style>.x{display:none}u + .a .x{display:block!important}</style><u></u><div class="a"><p class="x">words</p></div>',
  '<style>.x{display:none}[class="x"]{display:block}</style><p class="x">words</p>',
  '<style>.x{display:none}p:not(.y){display:block}</style><p class="x">words</p>',
  '<style>.x{display:none}.a .b .x{display:block}</style><div class=a><div class=b><p class="x">words</p></div></div>',
  '<style>.x > p, .x + p, .x ~ p, p[data-x]{display:none}</style><div class="x"><div><p>words</p></div></div>',
  '<div style="background:#111"><b style="color:#fff">words</b></div>',
  '<details open>words</details>',
  '<dialog open>words</dialog>',
  '<details><summary>words</summary></details>',
  '<p style="color:oklch(40% 0.1 200)">words</p>',
  '<p style="color:var(--none, #333)">words</p>',
  '<p style="font-size:clamp(10px, 2vw, 20px)">words</p>',
  '<p style="display:none;display:block;display:nonsense">words</p>',
  '<div style="visibility:hidden"><p style="visibility:visible">words</p></div>',
  '<div hidden style="display:block">words</div>',
  '<style>.x{display:block!important}</style><div class="x" style="display:none">words</div>',
  '<style>@media print{.x{display:none}}</style><p class="x">words</p>',
  '<style>@media (prefers-color-scheme:dark){.x{display:none}}</style><p class="x">words</p>',
  '<style>@media only screen and (max-device-width:480px){.x{display:none}}</style><p class="x">words</p>',
  '<style>@media (min-width:1600px){.x{display:none}}</style><p class="x">words</p>',
  '<style>@supports (x:y){.x{display:none}}</style><p class="x">words</p>',
  '<style>a:hover .x, .x:hover{display:none}</style><p class="x">words</p>',
  '<style>.x{display:none}@font-face{font-family:x;src:url(y)}.x{display:block}</style><p class="x">words</p>',
  '<!--><p>words</p><!-- -->',
  '<!---><p>words</p><!-- -->',
  '<!-- a --!><p>words</p>',
  '<!--[if mso]><p style="display:none">no</p><![endif]--><!--[if !mso]><!--><p>words</p><!--<![endif]-->',
  '<div style="font-size:10px">words</div>',
  '<div style="font-size:90%">words</div>',
  '<div style="font-size:.8em">words</div>',
  '<div style="opacity:.5">words</div>',
  '<div style="filter:opacity(50%)">words</div>',
  '<div style="height:1px">words</div>',
  '<div style="transform:translate(-50%,-50%)">words</div>',
  '<div style="transform:scale(0.9)">words</div>',
  '<div style="zoom:1">words</div>',
  '<div style="font-family:&quot;Arial&quot;;color:#000/* display:none */">words</div>',
  '<body text=black>words</body>',
];

describe('text that a person does not see', () => {
  test.each(HIDING)('is left out and reported: %s', (hiding) => {
    expect(htmlToText(`<p>before</p>${hiding}<p>after</p>`)).toMatchObject({
      text: 'before\n\nafter',
      hasHidden: true,
    });
  });

  test.each(SHOWN)('is not taken for such where it is seen: %s', (shown) => {
    expect(htmlToText(`<p>before</p>${shown}`)).toMatchObject({ text: 'before\n\nwords', hasHidden: false });
  });

  test('the text behind a hidden element in one that is not is shown', () => {
    const html = '<div>a<div style="display:none">b<div>c</div>d</div>e</div>f';

    expect(htmlToText(html)).toMatchObject({ text: 'a\n\ne\nf', hasHidden: true });
  });

  test('an element that hides nothing but blanks and fillers is not reported', () => {
    expect(htmlToText('a<div style="display:none">&nbsp;&zwnj;&#8203; \n</div>')).toMatchObject({
      text: 'a',
      hasHidden: false,
    });
  });

  test.each([
    'News&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;<p>text</p>',
    'News &#847;&zwnj;&nbsp;&#8199;&shy; &#847;&zwnj;&nbsp;&#8199;&shy;<p>text</p>',
    'News\u034f \u200c \u00a0 \ufeff \u034f \u200c<p>text</p>',
  ])('fillers behind a preheader are left out: %j', (html) => {
    expect(htmlToText(html).text).toBe('News\n\ntext');
  });

  test.each(['می‌خواهم', '👨‍👩‍👧', 'क्‍ष'])('joiners in words stay: %s', (word) => {
    expect(htmlToText(`<p>${word}</p>`).text).toBe(word);
  });

  // Browsers add <html>, <head> and <body>.
  test.each([
    { elements: 150_000, end: 'end', hasHidden: false },
    { elements: 150_001, end: '', hasHidden: true },
  ])('of a page of $elements elements, the first 150,000 are read', ({ elements, end, hasHidden }) => {
    const page = htmlToText(`${'<i>a</i>'.repeat(elements - 4)}<b>end</b>`);

    expect({ ...page, text: page.text.replaceAll('a', '') }).toMatchObject({ text: end, hasHidden });
    expect(page.text).toHaveLength(elements - 4 + end.length);
  });

  test.each([
    { rules: 20_000, text: 'shown', hasHidden: true },
    { rules: 20_001, text: '', hasHidden: true },
  ])('of a page of $rules rules, the text is "$text"', ({ rules, text, hasHidden }) => {
    const others = '.other{display:block}'.repeat(rules - 1);

    expect(
      htmlToText(`<style>${others}.h{display:none}</style><p>shown</p><p class="h">hidden</p>`),
    ).toMatchObject({ text, hasHidden });
  });

  test.each([
    { elements: 4000, isRead: true },
    { elements: 6000, isRead: false },
  ])('of $elements siblings compared with each other, the last is read: $isRead', ({ elements, isRead }) => {
    // A selector looks at all siblings of an element, and may take 20 million steps in a page.
    const page = `<style>.x ~ p{display:none}</style>${'<p>a</p>'.repeat(elements)}<p>last</p>`;

    expect(htmlToText(page).text.endsWith('last')).toBe(isRead);
  });
});
