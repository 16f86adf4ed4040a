import { escapeHtml } from './escape.ts';

type Button = (label: string, url: string) => string;

/** How real mails show the link that the reader is to follow. */
export const BUTTONS = {
  vml: (label, url) =>
    `<div><!--[if mso]><v:roundrect xmlns:v="urn:schemas-microsoft-com:vml" href="${url}" style="height:44px;v-text-anchor:middle;width:220px;" arcsize="9%" stroke="f" fillcolor="#2b6cb0"><w:anchorlock/><center>${label}</center></v:roundrect><![endif]--><!--[if !mso]><!--><a href="${url}" style="background-color:#2b6cb0;border-radius:4px;color:#ffffff;display:inline-block;line-height:44px;text-align:center;text-decoration:none;width:220px">${label}</a><!--<![endif]--></div>`,
  cell: (label, url) =>
    `<table role="presentation" cellspacing="0" cellpadding="0"><tr><td style="border-radius:3px;background:#0a7d4f"><a href="${url}" target="_blank" style="border:15px solid #0a7d4f;color:#ffffff;text-decoration:none"><span style="color:#ffffff">${label}</span></a></td></tr></table>`,
  inlineBlock: (label, url) =>
    `<p style="text-align:center"><a class="btn btn-primary" href="${url}" style="display:inline-block;padding:12px 24px;background:#111827;color:#fff">${label}</a></p>`,
  anchor: (label, url) => `<p><a href="${url}">${label}</a></p>`,
  withAddress: (label, url) => `<p>${label}:<br><a href="${url}" style="word-break:break-all">${url}</a></p>`,
  uppercase: (label, url) =>
    `<CENTER><TABLE BGCOLOR="#003399" CELLPADDING=8><TR><TD><A HREF="${url}" TARGET=_blank><FONT COLOR=white><B>${label}</B></FONT></A></TABLE></CENTER>`,
  deep: (label, url) =>
    `<a href="${url}" rel="noopener"><table width="100%"><tr><td align="center"><div><span><strong>${label}</strong></span></div></td></tr></table></a>`,
} as const satisfies Record<string, Button>;

export type ButtonName = keyof typeof BUTTONS;

export function renderButton(style: ButtonName, label: string, url: string): string {
  const form: Button = BUTTONS[style];
  return form(escapeHtml(label), escapeHtml(url));
}
