/** Replies as clients write them, and what is new in each. Texts that are kept whole have no `reply`. */
export interface ReplyCase {
  readonly client: string;
  readonly text: string;
  readonly subject?: string;
  /** The new part; undefined when nothing may be taken away. */
  readonly reply?: string;
}

export const ADDRESS = 'Bob Example <bob@example.test>';
const OLD = '> The old text\n> in two lines';

/** A reply above an introduction and a quote. */
export const above = (client: string, reply: string, introduction: string, quote = OLD): ReplyCase => ({
  client,
  text: `${reply}\n\n${introduction}\n\n${quote}\n`,
  reply,
});

/** The header that Outlook puts above what it quotes. */
export const outlook = (
  client: string,
  reply: string,
  labels: readonly [string, string, string, string],
  colon = ': ',
): ReplyCase => {
  const [from, sent, to, subject] = labels;
  const header = `${from}${colon}${ADDRESS}\n${sent}${colon}01.01.2026 09:00\n${to}${colon}Ann <ann@example.test>\n${subject}${colon}Lunch`;
  return {
    client,
    text: `${reply}\n\n________________________________\n${header}\n\nThe old text,\nnot marked at all.`,
    reply,
  };
};

export const INTRODUCED: readonly ReplyCase[] = [
  above('Gmail, English', 'Yes, noon works.', `On Thu, Jan 1, 2026 at 9:00 AM ${ADDRESS} wrote:`),
  above('Gmail, folded', 'Yes.', `On Thu, Jan 1, 2026 at 9:00 AM Bob Example <\nbob@example.test> wrote:`),
  above('Gmail, folded before the verb', 'Yes.', `On Thu, Jan 1, 2026 at 9:00 AM ${ADDRESS}\nwrote:`),
  above('Gmail, of old', 'Yes.', '2011/3/1 Bob Example <bob@example.test>:'),
  above(
    'Apple Mail, English',
    'Sounds good.',
    '> On 1 Jan 2026, at 09:00, Bob <bob@example.test> wrote:\n> ',
  ),
  above('Apple Mail, unquoted mark', 'Sounds good.', `On Jan 1, 2026, at 9:00 AM, ${ADDRESS} wrote:`),
  above('Thunderbird, English', 'Thanks!', 'On 1/1/26 09:00, Bob Example wrote:'),
  above(
    'Yahoo, English',
    'ok',
    `On Thursday, January 1, 2026, 09:00:00 AM GMT+1, ${ADDRESS} wrote:`,
    'The old text',
  ),
  above('mutt', 'Done.', 'On Thu, Jan 01, 2026 at 09:00:00AM +0100, Bob Example wrote:'),
  above(
    'Proton, English',
    'Fine.',
    'On Thursday, January 1st, 2026 at 9:00 AM, Bob <bob@example.test> wrote:',
  ),
  above('a list, by name first', 'Fine.', 'Bob Example <bob@example.test> writes:'),
  above('Gmail, German', 'Ja, passt.', `Am Do., 1. Jan. 2026 um 09:00 Uhr schrieb ${ADDRESS}:`),
  above('Thunderbird, German', 'Ja, passt.', 'Am 01.01.26 um 09:00 schrieb Bob Example:'),
  above('Apple Mail, German', 'Bis dann', `Am 01.01.2026 um 09:00 schrieb ${ADDRESS}:`),
  above('Proton, German', 'Gut', `${ADDRESS} schrieb am Donnerstag, 1. Januar 2026 um 09:00:`),
  above('Gmail, French', 'Oui, merci.', `Le jeu. 1 janv. 2026 à 09:00, ${ADDRESS} a écrit :`),
  above('Thunderbird, French', 'Très bien', 'Le 01/01/2026 à 09:00, Bob Example a écrit\u00a0:'),
  above('Gmail, Spanish', 'Sí, perfecto.', `El jue, 1 ene 2026 a las 9:00, ${ADDRESS} escribió:`),
  above(
    'Gmail, Spanish, folded',
    'Vale',
    `El jue, 1 ene 2026 a las 9:00, Bob Example (<bob@example.test>)\nescribió:`,
  ),
  above('Gmail, Portuguese', 'Sim, obrigado.', `Em qui., 1 de jan. de 2026 às 09:00, ${ADDRESS} escreveu:`),
  above('Gmail, Italian', 'Va bene.', `Il giorno gio 1 gen 2026 alle ore 09:00 ${ADDRESS} ha scritto:`),
  above('Thunderbird, Italian', 'Va bene.', 'Il 01/01/26 09:00, Bob Example ha scritto:'),
  above('Gmail, Dutch', 'Prima!', `Op do 1 jan 2026 om 09:00 schreef ${ADDRESS}:`),
  above('Thunderbird, Dutch', 'Prima!', 'Op 01-01-2026 om 09:00 schreef Bob Example:'),
  above('Gmail, Swedish', 'Ja tack', `Den tors 1 jan. 2026 kl 09:00 skrev ${ADDRESS}:`),
  above('Gmail, Danish', 'Det er fint', `Den tor. 1. jan. 2026 kl. 09.00 skrev ${ADDRESS}:`),
  above('Apple Mail, Norwegian', 'Fint', `1. jan. 2026 kl. 09:00 skrev ${ADDRESS}:`),
  above('Gmail, Finnish', 'Kyllä', `to 1. tammik. 2026 klo 9.00 ${ADDRESS} kirjoitti:`),
  above('Gmail, Polish', 'Tak, dziękuję.', `czw., 1 sty 2026 o 09:00 ${ADDRESS} napisał(a):`),
  above('Thunderbird, Polish', 'Tak.', 'W dniu 1.01.2026 o 09:00, Bob Example pisze:'),
  above('Gmail, Czech', 'Ano', `čt 1. 1. 2026 v 9:00 odesílatel ${ADDRESS} napsal:`),
  above('Gmail, Russian', 'Да, спасибо.', `чт, 1 янв. 2026 г. в 09:00, ${ADDRESS}:`),
  above('Thunderbird, Russian', 'Хорошо', '01.01.2026 09:00, Bob Example пишет:'),
  above('Gmail, Ukrainian', 'Так', `чт, 1 січ. 2026 р. о 09:00 ${ADDRESS} пише:`),
  above(
    'Gmail, Turkish',
    'Tamam',
    `Bob Example <bob@example.test>, 1 Oca 2026 Per, 09:00 tarihinde şunu yazdı:`,
  ),
  above('Gmail, Japanese', 'はい、大丈夫です。', '2026年1月1日(木) 9:00 Bob Example <bob@example.test>:'),
  above('Apple Mail, Japanese', '了解です', '2026/01/01 9:00、Bob Example <bob@example.test>のメッセージ:'),
  above('Gmail, Chinese', '好的，谢谢。', 'Bob Example <bob@example.test> 于2026年1月1日周四 09:00写道：'),
  above('Apple Mail, Chinese', '好的', '在 2026年1月1日，09:00，Bob Example <bob@example.test> 写道：'),
  above(
    'Gmail, Chinese of Taiwan',
    '好',
    'Bob Example <bob@example.test> 於 2026年1月1日 週四 上午9:00寫道：',
  ),
  above(
    'Gmail, Korean',
    '네, 좋습니다.',
    '2026년 1월 1일 (목) 오전 9:00, Bob Example <bob@example.test>님이 작성:',
  ),
  above('Gmail, Hungarian', 'Igen', `${ADDRESS} ezt írta (időpont: 2026. jan. 1., Cs, 9:00):`),
  above('Gmail, Romanian', 'Da', `În joi, 1 ian. 2026 la 09:00, ${ADDRESS} a scris:`),
  above('Gmail, Greek', 'Ναι', `Στις Πέμ 1 Ιαν 2026 στις 9:00 π.μ., ο χρήστης ${ADDRESS} έγραψε:`),
  above('Gmail, Hebrew', 'כן', '‫בתאריך יום ה׳, 1 בינו׳ 2026 ב-9:00 מאת ‪Bob‬‏ <‪bob@example.test‬‏>:‬'),
  above('Gmail, Arabic', 'نعم', 'في الخميس، 1 يناير 2026 في 9:00 ص كتب Bob <bob@example.test>:'),
  above('Gmail, Vietnamese', 'Vâng', `Vào Th 5, 1 thg 1, 2026 vào lúc 09:00 ${ADDRESS} đã viết:`),
];

export const HEADED: readonly ReplyCase[] = [
  outlook('Outlook, English', 'See you there.', ['From', 'Sent', 'To', 'Subject']),
  outlook('Outlook, bold', 'See you there.', ['*From', '*Sent', '*To', '*Subject'], ':* '),
  outlook('Outlook, German', 'Bis morgen.', ['Von', 'Gesendet', 'An', 'Betreff']),
  outlook('Outlook, French', 'À demain.', ['De', 'Envoyé', 'À', 'Objet'], ' : '),
  outlook('Outlook, Spanish', 'Hasta mañana.', ['De', 'Enviado', 'Para', 'Asunto']),
  outlook('Outlook, Portuguese', 'Até amanhã.', ['De', 'Enviado', 'Para', 'Assunto']),
  outlook('Outlook, Italian', 'A domani.', ['Da', 'Inviato', 'A', 'Oggetto']),
  outlook('Outlook, Dutch', 'Tot morgen.', ['Van', 'Verzonden', 'Aan', 'Onderwerp']),
  outlook('Outlook, Swedish', 'Vi ses.', ['Från', 'Skickat', 'Till', 'Ämne']),
  outlook('Outlook, Danish', 'Vi ses.', ['Fra', 'Sendt', 'Til', 'Emne']),
  outlook('Outlook, Finnish', 'Nähdään.', ['Lähettäjä', 'Lähetetty', 'Vastaanottaja', 'Aihe']),
  outlook('Outlook, Polish', 'Do jutra.', ['Od', 'Wysłano', 'Do', 'Temat']),
  outlook('Outlook, Russian', 'До завтра.', ['От', 'Отправлено', 'Кому', 'Тема']),
  outlook('Outlook, Chinese', '明天见。', ['发件人', '发送时间', '收件人', '主题']),
  outlook('Outlook, Japanese', 'また明日。', ['差出人', '送信日時', '宛先', '件名']),
  outlook('Outlook, Korean', '내일 봐요.', ['보낸 사람', '보낸 날짜', '받는 사람', '제목']),
  {
    client: 'Outlook of old',
    text: 'Fine.\n\n-----Original Message-----\nFrom: Bob\nSent: Thursday\nTo: Ann\nSubject: Lunch\n\nOld',
    reply: 'Fine.',
  },
  {
    client: 'Outlook of old, French',
    text: "D'accord.\n\n-----Message d'origine-----\nDe : Bob\nEnvoyé : jeudi\nÀ : Ann\nObjet : Repas\n\nAncien",
    reply: "D'accord.",
  },
  {
    client: 'Samsung, English',
    text: 'On my way\n\n-------- Original message --------\nFrom: Bob <bob@example.test>\nDate: 1/1/26 09:00\n\nOld',
    reply: 'On my way',
  },
];

export const SIGNED: readonly ReplyCase[] = [
  { client: 'a signature', text: 'New\n\n-- \nBob\nPhone 123', reply: 'New' },
  {
    client: 'an iPhone',
    text: `Yes\n\nSent from my iPhone\n\n> On 1 Jan 2026, at 09:00, B <b@x.test> wrote:\n> \n> Old`,
    reply: 'Yes',
  },
  {
    client: 'an iPhone, German',
    text: `Ja\n\nVon meinem iPhone gesendet\n\n> Am 01.01.2026 um 09:00 schrieb B <b@x.test>:\n> \n> Alt`,
    reply: 'Ja',
  },
  {
    client: 'an iPhone, French',
    text: `Oui\n\nEnvoyé de mon iPhone\n\n> Le 1 janv. 2026 à 09:00, B <b@x.test> a écrit :\n> \n> Ancien`,
    reply: 'Oui',
  },
  { client: 'an iPhone, Spanish', text: 'Sí\n\nEnviado desde mi iPhone', reply: 'Sí' },
  { client: 'an iPhone, Dutch', text: 'Ja\n\nVerstuurd vanaf mijn iPhone', reply: 'Ja' },
  { client: 'an iPhone, Chinese', text: '好\n\n发自我的iPhone', reply: '好' },
  {
    client: 'Outlook for Android',
    text: 'Ok\n\nGet Outlook for Android<https://aka.ms/x>\n________________________________\nFrom: Bob <b@x.test>\nSent: Thursday\nTo: Ann\nSubject: Re: Lunch\n\nOld',
    reply: 'Ok',
  },
  {
    client: 'a mailing list',
    text: `New words\n\n_______________________________________________\nlist mailing list\nlist@x.test`,
    reply: 'New words',
  },
  {
    client: 'words of farewell, which are the sender’s own',
    text: `Yes.\n\nBest regards,\nBob\n\nOn 1/1/26 09:00, A wrote:\n> Old`,
    reply: 'Yes.\n\nBest regards,\nBob',
  },
];

export const PLACED: readonly ReplyCase[] = [
  { client: 'below the quote', text: `On 1/1/26 09:00, Bob wrote:\n${OLD}\n\nNew words`, reply: 'New words' },
  {
    client: 'above and below',
    text: `Hi Bob\n\nOn 1/1/26 09:00, Bob wrote:\n${OLD}\n\nMore`,
    reply: 'Hi Bob\n\n\nMore',
  },
  {
    client: 'with an indented list',
    text: `Two things:\n  - one\n  - two\n\nOn 1/1/26 09:00, Bob wrote:\n${OLD}`,
    reply: 'Two things:\n  - one\n  - two',
  },
  {
    client: 'above two levels',
    text: `Third\n\nOn 2/1/26 09:00, A wrote:\n> Second\n>\n> On 1/1/26 09:00, B wrote:\n>> First`,
    reply: 'Third',
  },
  {
    client: 'with blank lines of its own',
    text: `One\n\n\n\nTwo\n\nOn 1/1/26 09:00, Bob wrote:\n${OLD}`,
    reply: 'One\n\n\n\nTwo',
  },
  {
    client: 'with line ends of the wire',
    text: 'New\r\n\r\nOn 1/1/26 09:00, Bob wrote:\r\n> old\r\n',
    reply: 'New',
  },
  { client: 'without an introduction', text: 'New\n\n> old\n> text', reply: 'New' },
  {
    client: 'with a sentence that only looks like an introduction',
    text: 'On Monday Bob wrote: I agree, and so do I.\nSee you',
    reply: 'On Monday Bob wrote: I agree, and so do I.\nSee you',
  },
];

export const KEPT: readonly ReplyCase[] = [
  { client: 'a first mail', text: 'Hello,\n\nFrom: is a word here.\nThe list:\n- one' },
  {
    client: 'inline answers',
    text: 'On 1/1/26 09:00, Bob wrote:\n> question one?\nyes\n> question two?\nno',
  },
  {
    client: 'inline answers below a greeting',
    text: 'Hi,\n\nOn 1/1/26 09:00, Bob wrote:\n> one?\n\nyes\n\n> two?\n\nno',
  },
  {
    client: 'Gmail’s forward',
    text: 'See below\n\n---------- Forwarded message ---------\nFrom: Bob <b@x.test>\nDate: Thu, 1 Jan 2026\nSubject: Lunch\nTo: Ann\n\nOld',
  },
  {
    client: 'Apple’s forward',
    text: 'FYI\n\nBegin forwarded message:\n\nFrom: Bob <b@x.test>\nSubject: Lunch\nDate: 1 January 2026\nTo: Ann\n\nOld',
  },
  {
    client: 'Apple’s forward, German',
    text: 'FYI\n\nAnfang der weitergeleiteten Nachricht:\n\n> Von: Bob\n> Betreff: Essen\n> Datum: 1.1.2026',
  },
  {
    client: 'Outlook’s forward, by its subject',
    subject: 'FW: Lunch',
    text: 'FYI\n\nFrom: Bob\nSent: Thursday\nTo: Ann\nSubject: Lunch\n\nOld',
  },
  {
    client: 'Outlook’s forward, German',
    subject: 'WG: Essen',
    text: 'zK\n\nVon: Bob\nGesendet: Donnerstag\nAn: Ann\nBetreff: Essen\n\nAlt',
  },
  {
    client: 'Outlook’s forward, French',
    subject: 'TR : Repas',
    text: 'Voir\n\nDe : Bob\nEnvoyé : jeudi\nÀ : Ann\nObjet : Repas\n\nAncien',
  },
  {
    client: 'Outlook’s forward, Chinese',
    subject: '转发: 午餐',
    text: '请看\n\n发件人: Bob\n发送时间: 2026\n收件人: Ann\n主题: 午餐\n\n旧',
  },
  {
    client: 'Thunderbird’s forward, Russian',
    text: 'См.\n\n-------- Пересылаемое сообщение --------\nТема: Обед\nДата: 1\nОт: Bob\n\nСтарое',
  },
  {
    client: 'Gmail’s forward, Japanese',
    text: 'ご参考\n\n---------- 転送メッセージ ---------\nFrom: Bob\nDate: 2026\n\n古い',
  },
  { client: 'a quote alone', text: '> only\n> quoted' },
  { client: 'an introduction alone', text: 'On Thu, Jan 1, 2026 at 9:00 AM Bob <b@x.test> wrote:' },
  { client: 'a device alone', text: 'Sent from my iPhone' },
];
