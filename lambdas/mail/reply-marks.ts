/** Words by which mail clients in many languages mark what they quote and what they forward. */

const line = (...alternatives: readonly string[]): string => alternatives.join('|');

/** "…wrote", in the languages of the common clients: a line that ends in one, with a colon, introduces a quote. */
const WROTE = line(
  'wrote|writes',
  'schrieb|geschrieben',
  'a écrit',
  'escribió|ha escrit|escribiu',
  'escreveu',
  'ha scritto',
  'schreef|geschreven',
  'skrev',
  'kirjoitti',
  'napisał(?:a|\\(a\\))?|pisze',
  'napsal(?:a|\\(a\\))?|napísal(?:a|\\(a\\))?|napisal(?:a|\\(a\\)|/-a)?|napisao(?:/la|\\(la\\))?',
  'пишет|написал(?:а|\\(а\\))?|пише|написав|написа|напиша',
  'yazdı',
  '写道|寫道',
  '작성|쓴 글',
  'のメッセージ|書きました|wrote',
  'כתב|כתבה',
  'كتب',
  'írta',
  'a scris',
  'έγραψε',
  'đã viết',
  'menulis|rašė|rakstīja|kirjutas|skrifaði|ने लिखा|เขียน(?:ว่า)?|نوشت|sumulat',
);
export const HAS_WROTE = new RegExp(
  `(?<!\\p{L})(?:${WROTE})(?!\\p{L})|(?:님이 작성|写道|寫道|のメッセージ|のメール|เขียน)`,
  'iu',
);

/** How the first line of such an introduction begins when it is broken over several. */
export const BEGINS_ATTRIBUTION =
  /^(?:on|am|le|el|em|no dia|il|in data|op|den|w dniu|dnia|dne|kl|pe|ma|ti|ke|to|la|su|man|tir|ons|tor|fre|lør|søn|mån|tis|lör|sön|пн|вт|ср|чт|пт|сб|вс|\d{1,4}[-./年]|在|於|于)(?!\p{L})/iu;

/** Labels by which Outlook and others name the sender in the header that they put above what is quoted. */
const FROM_LABELS = line(
  'from|von|de|da|van|fra|från|lähettäjä|od|от|від|gönderen|kimden|feladó|de la|από',
  'absender|expéditeur|remitente|mittente|afzender|nadawca|odesílatel|dari|từ|จาก|מאת|من',
  '发件人|寄件者|差出人|보낸 ?사람',
);
/** The labels of the lines below it. */
const OTHER_LABELS = line(
  'sent|date|to|cc|bcc|subject|importance|reply-to',
  'gesendet|datum|an|betreff|kopie',
  'envoyé(?: le)?|à|a|objet',
  'enviado(?: el| em)?|fecha|para|asunto|assunto|data',
  'inviato|oggetto',
  'verzonden|aan|onderwerp',
  'sendt|dato|til|emne|skickat|till|ämne',
  'lähetetty|päivämäärä|vastaanottaja|kenelle|aihe',
  'wysłano|do|temat|odesláno|komu|předmět',
  'отправлено|дата|кому|тема|копия',
  'gönderildi|tarih|kime|konu|küldve|címzett|tárgy',
  'στάλθηκε|ημερομηνία|προς|θέμα|trimis|către|subiect|изпратено|до|относно|надіслано|дата',
  'נשלח|תאריך|אל|נושא|تاريخ الإرسال|أُرسلت|إلى|الموضوع|dikirim|tanggal|kepada|subjek|đã gửi|ngày|đến|chủ đề|ส่ง|วันที่|ถึง|เรื่อง',
  '发送时间|发送日期|日期|收件人|抄送|主题|寄件日期|收件者|主旨|送信日時|日時|宛先|件名|보낸 ?날짜|날짜|받는 ?사람|제목',
);
const label = (names: string): RegExp => new RegExp(`^[*_]{0,2}(?:${names})[*_]{0,2}\\s{0,2}[:：]`, 'iu');
export const FROM_LABEL = label(FROM_LABELS);
export const OTHER_LABEL = label(OTHER_LABELS);

/** The line that some clients draw above a mail that they quote. */
export const ORIGINAL_MAIL = new RegExp(
  `^-{2,}\\s?(?:${line(
    'original (?:message|mail|email|appointment)',
    'ursprüngliche (?:nachricht|mail)|original-?nachricht',
    "message d['’]origine|(?:message|mail|e-mail|courriel) original",
    'mensaje original|mensagem original|messaggio originale',
    'oorspronkelijk(?:e)? bericht',
    'originalmeddelande|ursprungligt meddelande|oprindelig (?:besked|meddelelse)|opprinnelig melding',
    'alkuperäinen viesti',
    'oryginalna wiadomość|wiadomość oryginalna|původní (?:zpráva|e-?mail)',
    'исходное сообщение|оригинал сообщения',
    'orijinal ileti|özgün ileti',
    'eredeti üzenet|mesaj original|αρχικό μήνυμα|оригінальне повідомлення|הודעה מקורית|الرسالة الأصلية',
    '原始邮件|原始郵件|回复的原邮件|元のメッセージ|원본 메(?:시지|일)',
  )})\\s?-*$|^[#\\s-]*please (?:type|write|reply).{0,30}above this line|^-{2,}\\s?on .{1,200} wrote\\s?-{2,}$`,
  'iu',
);

/** The line that begins a forwarded mail. */
export const FORWARDED = new RegExp(
  `^(?:-{2,} ?(?:${line(
    'forwarded (?:message|by)',
    'weitergeleitete nachricht',
    'message transféré',
    'mensaje reenviado|mensagem (?:re)?encaminhada|messaggio inoltrato',
    'doorgestuurd bericht',
    'vidarebefordrat meddelande|videresendt (?:besked|meddelelse|melding)',
    'välitetty viesti|edelleenlähetetty viesti',
    '(?:treść )?przekazan(?:a|ej) wiadomoś(?:ć|ci)|wiadomość przekazana|přeposlaná zpráva|továbbított üzenet',
    'пересылаемое сообщение|перенаправленное сообщение',
    '[iİ]letil(?:en|miş) [iİ]leti|yönlendirilmiş ileti|mesaj redirecționat|προωθημένο μήνυμα|переслане повідомлення',
    'הודעה שהועברה|رسالة معاد توجيهها|转发的(?:邮件|消息)|转发邮件|轉寄郵件|転送(?:された)?メッセージ|전달된 메시지',
  )})(?!\\p{L}).*|(?:${line(
    'begin forwarded message',
    'anfang der weitergeleiteten nachricht',
    'début du message (?:réexpédié|transféré)',
    'inicio del mensaje reenviado|início da mensagem (?:re)?encaminhada|inizio messaggio inoltrato',
    'begin doorgestuurd bericht',
    'vidarebefordrat brev|(?:start på )?videresendt (?:besked|melding)|välitetty viesti alkaa',
    'początek przekazanej wiadomości|začátek přeposílané zprávy|начало переадресованного сообщения|[iİ]letilmiş [iİ]leti başlangıcı',
    '転送されたメッセージ|下面是被转发的邮件|开始转发的(?:邮件|消息)|전달된 메시지',
  )})\\s{0,2}[:：].*)$`,
  'iu',
);

/** How clients begin the subject of a mail that they forward. */
export const FORWARD_SUBJECT =
  /^\s*(?:fwd?|wg|tr|rv|enc|i|doorst|vb|vs|vl|pd|ilt|továbbítás|转发|轉寄|転送)\s?[:：]/iu;
export const REPLY_SUBJECT =
  /^\s*(?:re|aw|antw|sv|rép|res|ref|odp|vs|ynt|回复|回覆|答复|返信|회신)(?:\[\d+\])?\s?[:：]/iu;

/** What a device or an app signs a mail with: a line that says "sent from", in which one is named. */
const SENT = line(
  'sent (?:from|via|with|using|by) .+|get outlook for .+',
  'von meine[mr] .+ gesendet|gesendet (?:von|mit|über) .+|hol(?:en sie sich|e? dir)? outlook .+',
  'envoyé (?:depuis|de mon|à partir|avec) .+|télécharger outlook .+|obtenez outlook .+',
  'enviado (?:desde|do meu|a partir|via|del?|com) .+|obtener outlook .+|obter o outlook .+',
  'inviato (?:da|dal|con) .+|ottenere outlook .+',
  'verzonden (?:vanaf|vanuit|met) .+|verstuurd (?:vanaf|met) .+|outlook voor .+ downloaden',
  'skickat från .+|sendt fra .+|lähetetty .+(?:sta|stä|lta|ltä)|hämta outlook .+|hent outlook .+',
  'wysłan[eoy] z .+|odesláno z .+|odoslané z .+|elküldve .+|.+ küldve|trimis de pe .+|poslano (?:s|sa|z|iz) .+',
  'отправлено (?:с|из|от) .+|надіслано з .+|изпратено от .+|στάλθηκε από .+',
  '.+ gönderildi|נשלח מ.+|أُ?رسلت? من .+|đã gửi từ .+|ส่งจาก .+|dikirim dari .+',
  '发自.+|發自.+|從我的.+傳送|.+から送信|나의 .+에서 보냄|.+에서 보냄',
);
const NAMED_DEVICE =
  /iphon|ipad|ipod|android|samsung|galaxy|huawei|xiaomi|redmi|nokia|sony|pixel|motorola|blackberry|windows|outlook|thunderbird|yahoo|gmail|aol|proton|tutanota|tuta|fastmail|zoho|spark|superhuman|airmail|hey\b|(?<![\p{L}-])e?-?mail(?!\p{L})|e-?posta|почт|メール|邮箱|smartphone|phone|telefon|téléphone|handy|mobil|móvil|celular|cellulare|tablet|portable|ordinateur|手机|스마트폰/iu;
const SENT_BY = new RegExp(`^[\\p{P}\\s]{0,3}(?:${SENT})\\.?$`, 'iu');
/** More is a sentence. */
const LONGEST_SIGNATURE = 100;

export function isDeviceSignature(line: string): boolean {
  // Few lines name a device, and it takes less to know.
  return line.length <= LONGEST_SIGNATURE && NAMED_DEVICE.test(line) && SENT_BY.test(line);
}
