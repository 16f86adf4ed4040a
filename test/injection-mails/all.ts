import { deceptiveLinks } from './deceptive-links.ts';
import { forgedMarkers } from './forged-markers.ts';
import { headerInstructions } from './header-instructions.ts';
import { hiddenInstructions } from './hidden-instructions.ts';
import type { HostileMail } from './hostile-mail.ts';
import { invisibleCharacters } from './invisible-characters.ts';
import { plainInstructions } from './plain-instructions.ts';

/** Hostile mails by what they try. Mails of a thread are in threads.ts. */
export const hostileMails: Readonly<Record<string, readonly HostileMail[]>> = {
  'instructions that anyone sees': plainInstructions,
  'instructions that a person does not see': hiddenInstructions,
  'instructions in fields': headerInstructions,
  'invisible characters': invisibleCharacters,
  'forged markers': forgedMarkers,
  'links that show another host': deceptiveLinks,
};
