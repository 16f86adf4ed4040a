/** The header that Outlook puts above what it quotes. */

export const RULE = '________________________________';
export const OLD = ['', 'The price list follows on Monday.', 'Regards', 'Greta'];
export const WHO = 'Greta Lindqvist <greta.lindqvist@example.test>';
export const TO = 'Omar Haddad <omar@example.test>';

/** The four fields of Outlook's header, with their names. */
export const fields = (names: string, date: string, colon = ': '): string[] => {
  const [from, sent, to, subject] = names.split('|');
  return [
    `${from}${colon}${WHO}`,
    `${sent}${colon}${date}`,
    `${to}${colon}${TO}`,
    `${subject}${colon}RE: Price list`,
    ...OLD,
  ];
};
export const bold = (names: string, date: string): string[] =>
  fields(names, date).map((line) => line.replace(/^([^:]{2,14}):/, '*$1:*'));
