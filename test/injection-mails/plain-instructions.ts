import { type HostileMail, hostileMail, SEEN } from './hostile-mail.ts';
import { DEMANDS, PRETENCES } from './instructions.ts';

/** Demands that anyone can see: in the text, in HTML, and in words that pretend to be another role's. */
export const plainInstructions: readonly HostileMail[] = [
  ...Array.from(DEMANDS, ([language, text]) => hostileMail({ name: `a demand in ${language}`, text })),
  ...Array.from(DEMANDS, ([language, demand]) =>
    hostileMail({ name: `a demand in ${language} in HTML`, html: `<h1>${SEEN}</h1><p>${demand}</p>` }),
  ),
  ...PRETENCES.map((text, i) => hostileMail({ name: `pretence ${i + 1}`, text })),
];
