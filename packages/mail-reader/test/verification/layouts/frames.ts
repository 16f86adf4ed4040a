import { escapeHtml } from './escape.ts';

export interface Pieces {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly brand: string;
  readonly preheader: string;
  readonly head: string;
  readonly main: string;
  readonly footer: string;
}

/** A skeleton of a mail: how paragraphs and headings look, and what is around them. */
export interface Frame {
  readonly paragraph: (inner: string) => string;
  readonly heading: (inner: string) => string;
  readonly document: (pieces: Pieces) => string;
}

const p: Frame['paragraph'] = (inner) => `<p style="margin:0 0 16px;font-size:16px">${inner}</p>`;
const h1: Frame['heading'] = (inner) => `<h1 style="font-size:24px">${inner}</h1>`;
const row: Frame['paragraph'] = (inner) =>
  `<tr><td style="padding:0 24px 12px;font:15px/22px Arial">${inner}</td></tr>`;

function hidden(preheader: string, padding = ''): string {
  return preheader === ''
    ? ''
    : `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preheader)}${padding}</div>`;
}

const TRANSPARENT = 'https://img.example.test/spacer.gif';

export const FRAMES = {
  card: {
    paragraph: p,
    heading: h1,
    document: ({ language, direction, brand, preheader, head, main, footer }) =>
      `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><html xmlns="http://www.w3.org/1999/xhtml" lang="${language}" dir="${direction}"><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><meta name="viewport" content="width=device-width"><style type="text/css">body{margin:0;background:#f2f4f6}.w600{width:600px}@media only screen and (max-width:480px){.w600{width:100%!important}}</style>${head}</head><body>${hidden(preheader)}<table width="100%" bgcolor="#f2f4f6"><tr><td align="center"><table class="w600" width="600" cellpadding="0" cellspacing="0"><tr><td style="padding:25px"><a href="https://www.example.com/"><img src="https://img.example.test/logo.png" width="120" height="32" alt="${escapeHtml(brand)}"></a></td></tr><tr><td style="background:#ffffff;padding:35px">${main}</td></tr><tr><td style="color:#999999;font-size:12px;padding:25px">${footer}</td></tr></table></td></tr></table></body></html>`,
  },
  divs: {
    paragraph: (inner) => `<div class="para">${inner}</div>`,
    heading: (inner) => `<div class="title">${inner}</div>`,
    document: ({ direction, brand, preheader, head, main, footer }) =>
      `<html><head><style>.para{margin-bottom:12px;color:#202124}.title{font-size:22px}</style>${head}</head><body>${hidden(preheader)}<div dir="${direction}" class="wrap"><div class="top"><span class="brand">${escapeHtml(brand)}</span></div><div class="content">${main}</div><div class="foot">${footer}</div></div></body></html>`,
  },
  bare: {
    paragraph: (inner) => `<p>${inner}</p>\n`,
    heading: (inner) => `<h3>${inner}</h3>\n`,
    document: ({ head, main, footer }) => `${head}${main}${footer}`,
  },
  mjml: {
    paragraph: (inner) =>
      `<tr><td align="left" style="font-size:0px;padding:10px 25px;word-break:break-word"><div style="font-family:Ubuntu,Helvetica;font-size:13px;line-height:1.5;color:#000000">${inner}</div></td></tr>`,
    heading: (inner) =>
      `<tr><td align="center" style="font-size:0px;padding:10px 25px"><div style="font-size:20px">${inner}</div></td></tr>`,
    document: ({ language, direction, preheader, head, main, footer }) =>
      `<!doctype html><html lang="${language}" dir="${direction}" xmlns:v="urn:schemas-microsoft-com:vml"><head><title></title><!--[if mso]><noscript><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml></noscript><![endif]--><style>#outlook a{padding:0}.mj-column-per-100{width:100%!important}</style>${head}</head><body style="word-spacing:normal">${hidden(preheader)}<div><!--[if mso | IE]><table align="center" width="600"><tr><td><![endif]--><div style="margin:0 auto;max-width:600px"><table role="presentation" style="width:100%"><tbody><tr><td style="direction:${direction}"><div class="mj-column-per-100"><table role="presentation" width="100%"><tbody>${main}</tbody></table></div></td></tr></tbody></table></div><!--[if mso | IE]></td></tr></table><![endif]--><div style="color:#777777">${footer}</div></div></body></html>`,
  },
  foundation: {
    paragraph: (inner) => `<p class="text-left">${inner}</p>`,
    heading: (inner) => `<h2 class="text-center">${inner}</h2>`,
    document: ({ language, direction, brand, preheader, head, main, footer }) =>
      `<!DOCTYPE html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><title>${escapeHtml(brand)}</title>${head}</head><body>${hidden(preheader)}<table class="body"><tr><td class="center" align="center" valign="top"><center><table align="center" class="container"><tbody><tr><td><table class="row"><tbody><tr><th class="small-12 large-12 columns first last"><table><tr><th>${main}</th><th class="expander"></th></tr></table></th></tr></tbody></table><table class="row footer"><tr><th>${footer}</th></tr></table></td></tr></tbody></table></center></td></tr></table></body></html>`,
  },
  dark: {
    paragraph: p,
    heading: h1,
    document: ({ language, direction, brand, preheader, head, main, footer }) =>
      `<!DOCTYPE html><html lang="${language}" dir="${direction}"><head><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){body{background:#121212!important;color:#e8eaed!important}.box{background:#1e1e1e!important;border-color:#343434!important}}[data-ogsc] .box{background:#1e1e1e!important}</style>${head}</head><body>${hidden(preheader)}<div class="box" style="background:#ffffff;max-width:480px;margin:auto;padding:32px"><div><b>${escapeHtml(brand)}</b></div>${main}</div><div style="font-size:11px;color:#5f6368">${footer}</div></body></html>`,
  },
  font: {
    paragraph: (inner) => `<font face="Verdana" size="2">${inner}</font><br><br>`,
    heading: (inner) => `<font face="Verdana" size="4"><b>${inner}</b></font><br><br>`,
    document: ({ direction, head, main, footer }) =>
      `<HTML><HEAD>${head}</HEAD><BODY BGCOLOR="#FFFFFF" TEXT="#000000" LINK="#0000EE" DIR="${direction}">${main}<HR SIZE=1>${footer}</BODY></HTML>`,
  },
  word: {
    paragraph: (inner) =>
      `<p class="MsoNormal"><span style="font-family:&quot;Calibri&quot;,sans-serif">${inner}<o:p></o:p></span></p>`,
    heading: (inner) =>
      `<p class="MsoNormal"><b><span style="font-size:16.0pt">${inner}<o:p></o:p></span></b></p>`,
    document: ({ language, head, main, footer }) =>
      `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name="Generator" content="Microsoft Word 15 (filtered medium)"><style><!--\n@font-face{font-family:Calibri;panose-1:2 15 5 2 2 2 4 3 2 4;}\np.MsoNormal{margin:0cm;font-size:11.0pt;}\n--></style>${head}</head><body lang="${language}" link="#0563C1" vlink="#954F72"><div class="WordSection1">${main}<p class="MsoNormal"><o:p>&nbsp;</o:p></p>${footer}</div></body></html>`,
  },
  columns: {
    paragraph: row,
    heading: (inner) => `<tr><td style="font:700 20px Arial;padding:24px">${inner}</td></tr>`,
    document: ({ direction, brand, preheader, head, main, footer }) =>
      `<html><head>${head}</head><body style="margin:0">${hidden(preheader)}<table width="640" align="center" dir="${direction}"><tr><td width="140" valign="top" bgcolor="#003366" style="color:#ffffff">${escapeHtml(brand)}<br><img src="${TRANSPARENT}" width="140" height="1" alt=""></td><td valign="top"><table width="500">${main}</table></td></tr><tr><td colspan="2" style="font-size:10px">${footer}</td></tr></table></body></html>`,
  },
  gmail: {
    paragraph: (inner) => `<div>${inner}</div><div><br></div>`,
    heading: (inner) => `<div><b>${inner}</b></div><div><br></div>`,
    document: ({ direction, head, main, footer }) =>
      `${head}<div dir="${direction}">${main}<div class="gmail_signature" data-smartmail="gmail_signature">${footer}</div></div>`,
  },
  hero: {
    paragraph: (inner) => `<p style="color:#525f7f;font-size:16px;line-height:24px">${inner}</p>`,
    heading: (inner) =>
      `<div style="background:linear-gradient(90deg,#6772e5,#24b47e);color:#ffffff;padding:40px;font-size:28px">${inner}</div>`,
    document: ({ direction, brand, preheader, head, main, footer }) =>
      `<!DOCTYPE html><html dir="${direction}"><head>${head}</head><body bgcolor="#f6f9fc">${hidden(preheader)}<div style="max-width:620px;margin:0 auto"><img src="https://img.example.test/header@2x.jpg" width="620" alt="${escapeHtml(brand)}" style="display:block">${main}<hr style="border:none;border-top:1px solid #e6ebf1">${footer}</div></body></html>`,
  },
  react: {
    paragraph: (inner) =>
      `<p style="font-size:14px;line-height:24px;margin:16px 0"><!-- -->${inner}<!-- --></p>`,
    heading: (inner) =>
      `<h1 style="font-size:24px;font-weight:normal;text-align:center"><!-- -->${inner}</h1>`,
    document: ({ language, direction, preheader, head, main, footer }) =>
      `<!DOCTYPE html><html dir="${direction}" lang="${language}"><head><link rel="preload" as="image" href="https://img.example.test/logo.png"><meta name="x-apple-disable-message-reformatting">${head}</head>${hidden(preheader, '&#847;&zwnj;&nbsp;&#8199;&shy;'.repeat(30))}<body style="background-color:rgb(255,255,255)"><!--$--><table align="center" width="100%" role="presentation" style="max-width:37.5em"><tbody><tr style="width:100%"><td>${main}<hr>${footer}</td></tr></tbody></table><!--/$--></body></html>`,
  },
  oneLine: {
    paragraph: (inner) => `<span>${inner}</span><br/>`,
    heading: (inner) => `<strong>${inner}</strong><br/>`,
    document: ({ direction, head, main, footer }) =>
      `<html><head>${head}</head><body dir="${direction}">${main}<br/><small>${footer}</small></body></html>`,
  },
  unclosed: {
    paragraph: (inner) => `<P>${inner}\n`,
    heading: (inner) => `<H2>${inner}</H2>\n`,
    document: ({ head, main, footer }) =>
      `<HTML>\n<HEAD>${head}\n<BODY>\n<TABLE BORDER=0 WIDTH=600><TR><TD>\n${main}\n<TR><TD><HR NOSHADE>${footer}\n</TABLE>`,
  },
  letterhead: {
    paragraph: p,
    heading: (inner) => `<p><b>${inner}</b></p>`,
    document: ({ direction, brand, head, main, footer }) =>
      `<html><head>${head}</head><body><table width="100%" dir="${direction}"><tr><td><img src="cid:logo@example.com" alt="${escapeHtml(brand)}"></td><td align="right" style="font-size:11px;color:#444444">${escapeHtml(brand)}</td></tr><tr><td colspan="2"><hr color="#dddddd">${main}</td></tr><tr><td colspan="2" style="font-size:10px;line-height:13px">${footer}</td></tr></table></body></html>`,
  },
  list: {
    paragraph: (inner) => `<li style="list-style:none">${inner}</li>`,
    heading: (inner) => `<li style="list-style:none;font-weight:bold">${inner}</li>`,
    document: ({ direction, preheader, head, main, footer }) =>
      `<html><head>${head}</head><body>${hidden(preheader)}<ul style="padding:0" dir="${direction}">${main}</ul><footer>${footer}</footer></body></html>`,
  },
  semantic: {
    paragraph: (inner) => `<p>${inner}</p>`,
    heading: (inner) => `<header><h1>${inner}</h1></header>`,
    document: ({ language, direction, preheader, head, main, footer }) =>
      `<!DOCTYPE html><html lang="${language}" dir="${direction}"><head><meta charset="UTF-8">${head}</head><body>${hidden(preheader)}<main><article>${main}</article></main><footer>${footer}</footer></body></html>`,
  },
  spacers: {
    paragraph: (inner) =>
      `<tr><td width="20"><img src="${TRANSPARENT}" width="20" height="1"></td><td>${inner}</td><td width="20">&nbsp;</td></tr><tr><td colspan="3" height="16" style="font-size:16px;line-height:16px">&nbsp;</td></tr>`,
    heading: (inner) =>
      `<tr><td width="20">&nbsp;</td><td><span style="font-size:26px">${inner}</span></td><td width="20">&nbsp;</td></tr>`,
    document: ({ direction, preheader, head, main, footer }) =>
      `<html><head>${head}</head><body>${hidden(preheader)}<table width="100%"><tr><td align="center"><table width="560" dir="${direction}" border="0">${main}</table><table width="560"><tr><td>${footer}</td></tr></table></td></tr></table></body></html>`,
  },
} as const satisfies Record<string, Frame>;

export type FrameName = keyof typeof FRAMES;

/** Frames in which each block is a row of a table. */
export const ROW_FRAMES: ReadonlySet<FrameName> = new Set<FrameName>(['mjml', 'columns', 'spacers']);
