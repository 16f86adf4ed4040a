import { type HostileMail, hostileMail, SEEN } from './hostile-mail.ts';

const SHOWN = 'https://bank.example';

/** Links whose text names another host: the tag that opens the link, and the host that it opens. */
const LINKS: readonly (readonly [string, string])[] = [
  [`<a href="https://evil.test/${SEEN}">`, 'evil.test'],
  [`<a title=x href=https://evil.test/${SEEN}>`, 'evil.test'],
  [`<a href=" \n https://evil.test/${SEEN}">`, 'evil.test'],
  [`<a href="ht\ntps://evil\t.test/${SEEN}">`, 'evil.test'],
  [`<a href="&#104;ttps://evil&period;test/${SEEN}">`, 'evil.test'],
  [`<a href="https://bank.example@evil.test/${SEEN}">`, 'evil.test'],
  [`<a href="https://bank.example:443@evil.test/${SEEN}">`, 'evil.test'],
  [`<a href="https:\\\\evil.test\\${SEEN}">`, 'evil.test'],
  [`<a href="https:evil.test/${SEEN}">`, 'evil.test'],
  [`<a href="//evil.test/${SEEN}">`, 'evil.test'],
  [`<a href="https://%65vil.test/${SEEN}">`, 'evil.test'],
  [`<a href="https://ｅvil.test/${SEEN}">`, 'evil.test'],
  [`<a href="https://evil。test/${SEEN}">`, 'evil.test'],
  [`<a href="https://ev\u200bil.test/${SEEN}">`, 'evil.test'],
  [`<a href="https://аррӏе.com/${SEEN}">`, 'xn--80ak6aa92e.com'],
  [`<a href="https://bank.example.evil.test/${SEEN}">`, 'bank.example.evil.test'],
  [`<a href="https://evil.test/${SEEN}?https://bank.example">`, 'evil.test'],
  [`<a href="https://evil.test/${SEEN}#@bank.example">`, 'evil.test'],
  [`<base href="https://evil.test/"><a href="/${SEEN}">`, 'evil.test'],
  [`<a href="mailto:${SEEN}@evil.test">`, 'evil.test'],
];

/** Links that show one host and open another. */
export const deceptiveLinks: readonly HostileMail[] = [
  ...LINKS.map(([open, host]) =>
    hostileMail({ name: `a link ${open}`, html: `<p>${SEEN} ${open}${SHOWN}</a></p>`, hosts: [host] }),
  ),
  ...LINKS.map(([open, host]) =>
    hostileMail({
      name: `a picture in ${open}`,
      html: `<p>${SEEN} ${open}<img src="x" alt="${SHOWN}"></a></p>`,
      hosts: [host],
    }),
  ),
  hostileMail({
    name: 'a link that is never closed',
    html: `<p>${SEEN} <a href="https://evil.test/">${SHOWN}`,
    hosts: ['evil.test'],
  }),
];
