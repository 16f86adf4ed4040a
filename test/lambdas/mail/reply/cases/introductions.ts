import { type ClientReply, over } from './client-reply.ts';
import { OTHERS } from './other-introductions.ts';
import { type Line, WESTERN } from './western-introductions.ts';

export const INTRODUCTIONS: readonly Line[] = [...WESTERN, ...OTHERS];

/** "Yes, on Monday." */
const WORDS: Readonly<Record<string, string>> = {
  English: 'Yes, on Monday.',
  German: 'Ja, am Montag.',
  French: 'Oui, lundi.',
  Spanish: 'Sí, el lunes.',
  Portuguese: 'Sim, na segunda.',
  Italian: 'Sì, lunedì.',
  Dutch: 'Ja, op maandag.',
  Swedish: 'Ja, på måndag.',
  Norwegian: 'Ja, på mandag.',
  Danish: 'Ja, på mandag!',
  Finnish: 'Kyllä, maanantaina.',
  Polish: 'Tak, w poniedziałek.',
  Czech: 'Ano, v pondělí.',
  Slovak: 'Áno, v pondelok.',
  Hungarian: 'Igen, hétfőn.',
  Romanian: 'Da, luni.',
  Russian: 'Да, в понедельник.',
  Ukrainian: 'Так, у понеділок.',
  Bulgarian: 'Да, в понеделник.',
  Greek: 'Ναι, τη Δευτέρα.',
  Turkish: 'Evet, pazartesi.',
  Hebrew: 'כן, ביום שני.',
  Arabic: 'نعم، يوم الاثنين.',
  Japanese: 'はい、月曜日に。',
  Chinese: '好的，星期一。',
  Korean: '네, 월요일에요.',
};

/** Replies above those introductions, with the quotation close below or behind an empty line, marked or not. */
export const INTRODUCED: readonly ClientReply[] = INTRODUCTIONS.map(([language, client, line], i) => {
  const isMarked = i % 3 > 0 || !line.includes('@');
  const old = isMarked ? ['> The price list follows.', '>', '> Greta'] : ['The price list follows.', 'Greta'];
  return over(language, client, WORDS[language] ?? 'OK.', line, ...(i % 2 === 0 ? [''] : []), ...old);
});
