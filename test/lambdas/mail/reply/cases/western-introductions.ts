/** How clients introduce what they quote, in one line each. */
export type Line = readonly [language: string, client: string, line: string];

export const WESTERN: readonly Line[] = [
  [
    'English',
    'Gmail, web',
    'On Tue, Mar 3, 2026 at 4:15 PM Greta Lindqvist <greta.lindqvist@example.test> wrote:',
  ],
  ['English', 'Gmail of old', '2014-10-17 11:28 GMT+03:00 Greta Lindqvist <greta.lindqvist@example.test>:'],
  [
    'English',
    'Apple Mail',
    'On Mar 3, 2026, at 4:15 PM, Greta Lindqvist <greta.lindqvist@example.test> wrote:',
  ],
  [
    'English',
    'Apple Mail of old',
    'On 3 Mar 2026, at 16:15, "Lindqvist, Greta" <greta.lindqvist@example.test> wrote:',
  ],
  ['English', 'Thunderbird', 'On 3/3/26 16:15, Greta Lindqvist wrote:'],
  ['English', 'Thunderbird, name first', 'Greta Lindqvist wrote on 3/3/26 16:15:'],
  [
    'English',
    'Yahoo',
    'On Tuesday, March 3, 2026 at 04:15:27 PM GMT+1, Greta Lindqvist <greta.lindqvist@example.test> wrote:',
  ],
  [
    'English',
    'Proton',
    'On Tuesday, March 3rd, 2026 at 4:15 PM, Greta Lindqvist <greta.lindqvist@example.test> wrote:',
  ],
  [
    'English',
    'Spark',
    'On Mar 3, 2026 at 4:15 PM +0100, Greta Lindqvist <greta.lindqvist@example.test>, wrote:',
  ],
  [
    'English',
    'Airmail',
    'On March 3, 2026 at 16:15:27, Greta Lindqvist (greta.lindqvist@example.test) wrote:',
  ],
  ['English', 'Front', 'On March 3, 2026 at 4:15 PM GMT+1 greta.lindqvist@example.test wrote:'],
  ['English', 'Fastmail', 'On Tue, 3 Mar 2026, at 4:15 PM, Greta Lindqvist wrote:'],
  [
    'English',
    'Superhuman',
    'On Tue, Mar 03, 2026 at 4:15 PM, Greta Lindqvist < greta.lindqvist@example.test > wrote:',
  ],
  ['English', 'Hey', 'On March 3, 2026, Greta Lindqvist <greta.lindqvist@example.test> wrote:'],
  ['English', 'Roundcube', 'On 2026-03-03 16:15, Greta Lindqvist wrote:'],
  ['English', 'Evolution', 'On Tue, 2026-03-03 at 16:15 +0100, Greta Lindqvist wrote:'],
  ['English', 'mutt', 'On Tue, Mar 03, 2026 at 04:15:27PM +0100, Greta Lindqvist wrote:'],
  ['English', 'Freshdesk', 'On Tue, 3 Mar at 4:15 PM , Example Support <support@example.test> wrote:'],
  [
    'English',
    'K-9 Mail',
    'On March 3, 2026 4:15:27 PM GMT+01:00, Greta Lindqvist <greta.lindqvist@example.test> wrote:',
  ],
  [
    'English',
    'Outlook for iOS of old',
    'On Tue, Mar 3, 2026 at 4:15 PM -0800, "Greta Lindqvist" <greta.lindqvist@example.test> wrote:',
  ],
  ['English', 'Zimbra, by address', 'On 03/03/2026 04:15 PM, greta.lindqvist@example.test wrote:'],
  ['English', 'Gnus', 'Greta Lindqvist <greta.lindqvist@example.test> writes:'],
  [
    'German',
    'Gmail, web',
    'Am Di., 3. März 2026 um 16:15 Uhr schrieb Greta Lindqvist <greta.lindqvist@example.test>:',
  ],
  ['German', 'Thunderbird', 'Am 03.03.26 um 16:15 schrieb Greta Lindqvist:'],
  ['German', 'Apple Mail', 'Am 03.03.2026 um 16:15 schrieb Greta Lindqvist <greta.lindqvist@example.test>:'],
  [
    'German',
    'Yahoo',
    'Am Dienstag, 3. März 2026 um 16:15:27 MEZ hat Greta Lindqvist <greta.lindqvist@example.test> Folgendes geschrieben:',
  ],
  [
    'German',
    'Open-Xchange',
    'Greta Lindqvist <greta.lindqvist@example.test> hat am 03.03.2026 16:15 CET geschrieben:',
  ],
  [
    'German',
    'Proton',
    'Greta Lindqvist <greta.lindqvist@example.test> schrieb am Dienstag, 3. März 2026 um 16:15:',
  ],
  [
    'German',
    'K-9 Mail',
    'Am 3. März 2026 16:15:27 MEZ schrieb Greta Lindqvist <greta.lindqvist@example.test>:',
  ],
  ['German', 'Roundcube', 'Am 2026-03-03 16:15, schrieb Greta Lindqvist:'],
  [
    'French',
    'Gmail, web',
    'Le mar. 3 mars 2026 à 16:15, Greta Lindqvist <greta.lindqvist@example.test> a écrit :',
  ],
  ['French', 'Thunderbird', 'Le 03/03/2026 à 16:15, Greta Lindqvist a écrit\u00a0:'],
  [
    'French',
    'Apple Mail',
    'Le 3 mars 2026 à 16:15, Greta Lindqvist <greta.lindqvist@example.test> a écrit :',
  ],
  [
    'French',
    'Yahoo',
    'Le mardi 3 mars 2026 à 16:15:27 UTC+1, Greta Lindqvist <greta.lindqvist@example.test> a écrit :',
  ],
  [
    'Spanish',
    'Gmail, web',
    'El mar, 3 mar 2026 a las 16:15, Greta Lindqvist (<greta.lindqvist@example.test>) escribió:',
  ],
  [
    'Spanish',
    'Apple Mail',
    'El 3 mar 2026, a las 16:15, Greta Lindqvist <greta.lindqvist@example.test> escribió:',
  ],
  ['Spanish', 'Thunderbird', 'El 3/3/26 a las 16:15, Greta Lindqvist escribió:'],
  [
    'Spanish',
    'Yahoo',
    'El martes, 3 de marzo de 2026, 16:15:27 CET, Greta Lindqvist <greta.lindqvist@example.test> escribió:',
  ],
  ['Spanish', 'Gmail of old', 'El 27 de junio de 2014, 13:55, <greta.lindqvist@example.test> escribió:'],
  [
    'Portuguese',
    'Gmail, web',
    'Em ter., 3 de mar. de 2026 às 16:15, Greta Lindqvist <greta.lindqvist@example.test> escreveu:',
  ],
  [
    'Portuguese',
    'Gmail of Portugal',
    'Greta Lindqvist <greta.lindqvist@example.test> escreveu (terça, 3/03/2026 à(s) 16:15):',
  ],
  ['Portuguese', 'Thunderbird', 'Em 03/03/2026 16:15, Greta Lindqvist escreveu:'],
  [
    'Portuguese',
    'Yahoo',
    'Em terça-feira, 3 de março de 2026 16:15:27 BRT, Greta Lindqvist <greta.lindqvist@example.test> escreveu:',
  ],
  [
    'Italian',
    'Gmail, web',
    'Il giorno mar 3 mar 2026 alle ore 16:15 Greta Lindqvist <greta.lindqvist@example.test> ha scritto:',
  ],
  [
    'Italian',
    'Apple Mail',
    'Il giorno 3 mar 2026, alle ore 16:15, Greta Lindqvist <greta.lindqvist@example.test> ha scritto:',
  ],
  [
    'Italian',
    'Yahoo',
    'Il martedì 3 marzo 2026 alle ore 16:15:27 CET, Greta Lindqvist <greta.lindqvist@example.test> ha scritto:',
  ],
  [
    'Dutch',
    'Gmail, web',
    'Op di 3 mrt 2026 om 16:15 schreef Greta Lindqvist <greta.lindqvist@example.test>:',
  ],
  [
    'Dutch',
    'Apple Mail',
    'Op 3 mrt. 2026, om 16:15 heeft Greta Lindqvist <greta.lindqvist@example.test> het volgende geschreven:',
  ],
  ['Dutch', 'Thunderbird, name first', 'Greta Lindqvist schreef op 3-3-2026 om 16:15:'],
  [
    'Swedish',
    'Gmail, web',
    'Den tis 3 mars 2026 kl 16:15 skrev Greta Lindqvist <greta.lindqvist@example.test>:',
  ],
  ['Swedish', 'Apple Mail', '3 mars 2026 kl. 16:15 skrev Greta Lindqvist <greta.lindqvist@example.test>:'],
  ['Swedish', 'Thunderbird', 'Den 2026-03-03 kl. 16:15, skrev Greta Lindqvist:'],
  [
    'Norwegian',
    'Gmail, web',
    'tir. 3. mars 2026 kl. 16:15 skrev Greta Lindqvist <greta.lindqvist@example.test>:',
  ],
  [
    'Norwegian',
    'Gmail of old',
    'Den 3. mars 2026 kl. 16.15 skrev Greta Lindqvist <greta.lindqvist@example.test>:',
  ],
  [
    'Danish',
    'Gmail, web',
    'Den tir. 3. mar. 2026 kl. 16.15 skrev Greta Lindqvist <greta.lindqvist@example.test>:',
  ],
  ['Danish', 'Thunderbird', 'Den 03.03.2026 kl. 16.15 skrev Greta Lindqvist:'],
  [
    'Finnish',
    'Gmail, web',
    'ti 3. maalisk. 2026 klo 16.15 Greta Lindqvist (greta.lindqvist@example.test) kirjoitti:',
  ],
  ['Finnish', 'Apple Mail', 'Greta Lindqvist <greta.lindqvist@example.test> kirjoitti 3.3.2026 kello 16.15:'],
];
