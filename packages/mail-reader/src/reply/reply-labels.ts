import { either } from '../either.ts';
import { isForwardMark } from './forward-words.ts';

export type Field = 'from' | 'date' | 'to' | 'cc' | 'subject' | 'other';

const NAMES: Readonly<Record<Field, string>> = {
  from:
    'from,von,de,da,van,fra,frå,frá,från,lähettäjä,od,nadawca,от,від,от кого,від кого,ад,gönderen,kimden,' +
    'gönderici,feladó,de la,expeditor,από,αποστολέας,absender,afsender,avsender,avsändare,expéditeur,' +
    'remitente,remetente,remitent,mittente,afzender,odesílatel,odosielateľ,dari,pengirim,daripada,từ,' +
    'gửi từ,người gửi,จาก,ผู้ส่ง,מאת,من,المرسل,مِن,از,فرستنده,发件人,寄件者,寄件人,差出人,送信者,発信者,보낸 사람,보낸사람,보낸이,발신,' +
    'saatja,kellelt,siuntėjas,nuo,no,kas,sūtītājs,nga,пошиљалац,од,prejme,pošiljatelj,šalje,sendanto,nork,' +
    'fan,vun,oddi wrth,से,प्रेषक,ვისგან,kimdən,кімнен,გამგზავნი,ումից,থেকে,mula kay,mula sa,kutoka kwa,' +
    'author,sender',
  date:
    'sent,date,sent on,date sent,sent date,gesendet,gesendet am,datum,envoyé,envoyé le,date d’envoi,' +
    'enviado,enviado el,enviado em,enviada,enviada em,enviat,fecha,fecha de envío,data,data de envio,' +
    'inviato,inviato il,data invio,verzonden,verzonden op,verstuurd,sendt,dato,skickat,skickad,lähetetty,' +
    'päivämäärä,päiväys,pvm,wysłano,wysłane,data wysłania,odesláno,odoslané,dátum,отправлено,отправлен,' +
    'дата,дата отправления,gönderildi,gönderilme,gönderme tarihi,tarih,küldve,elküldve,στάλθηκε,εστάλη,' +
    'ημερομηνία,αποστολή,trimis,изпратено,надіслано,адпраўлена,נשלח,נשלח ב,תאריך,تاريخ الإرسال,أُرسلت,' +
    'ارسلت,المُرسل,التاريخ,ارسال,تاریخ,dikirim,tanggal,terkirim,đã gửi,ngày,ngày gửi,ส่ง,วันที่,วันที่ส่ง,' +
    '发送时间,发送日期,日期,時間,时间,寄件日期,寄送日期,傳送日期,傳送時間,送信日時,送信日,日時,日付,보낸 날짜,보낸날짜,보낸 시간,날짜,일시,poslano,послато,датум,' +
    'saadetud,kuupäev,išsiųsta,nosūtīts,datums,dërguar më,datë,sendita je,bidalita,तारीख,tarix,enviado o,' +
    'saatmisaeg,saadetud,испратено,жіберілді,dërguar,გაგზავნილია,ուղարկված է,भेजा गया,পাঠানো হয়েছে,' +
    'dihantar,ipinadala,anfonwyd,gestuur,göndərilib,göndərildi,ارسال شده,when',
  to:
    'to,an,à,a,pour,para,destinatario,destinatário,destinataire,destinatari,al,aan,naar,ontvanger,til,' +
    'modtager,mottaker,till,mottagare,vastaanottaja,kenelle,do,adresat,komu,adresát,příjemce,кому,' +
    'получатель,до,kime,alıcı,címzett,προς,παραλήπτης,către,la,destinatar,אל,إلى,المستقبل,الى,به,گیرنده,' +
    'kepada,penerima,đến,tới,người nhận,gửi đến,ถึง,ผู้รับ,收件人,收件者,宛先,받는 사람,받는사람,받는이,수신,za,за,kellele,' +
    'saaja,kam,për,nori,oan,un,को,kimə,каму,per a,adressaat,кімге,მიმღები,ում,प्रति,প্রতি,para kay,chuig,' +
    'recipient,recipients',
  cc:
    'cc,bcc,copy,kopie,kopi,kopia,kopio,copie,copie à,copia,cópia,cc:,ccn,dw,копия,копія,kopija,koopia,' +
    'másolat,κοιν,κοινοποίηση,bilgi,עותק,לידיעה,نسخة,رونوشت,抄送,副本,写し,참조,kópia,afrit,tembusan,สำเนา,kp,копие',
  subject:
    'subject,betreff,thema,objet,sujet,asunto,assunto,assumpte,oggetto,onderwerp,emne,ämne,efni,aihe,' +
    'temat,předmět,predmet,zadeva,naslov,тема,наслов,konu,tárgy,θέμα,subiect,относно,נושא,الموضوع,' +
    'الموضوع,موضوع,subjek,perihal,judul,chủ đề,tiêu đề,เรื่อง,หัวเรื่อง,主题,主旨,標題,题目,件名,제목,teema,pealkiri,' +
    'tema,temats,subjekti,subjekt,temo,gaia,ûnderwerp,विषय,mövzu,тэма,предмет,тақырыбы,թեմա,বিষয়,paksa,' +
    'pwnc,ábhar,re',
  other:
    'importance,priority,priorität,wichtigkeit,priorité,importancia,reply-to,reply to,antwort an,' +
    'répondre à,attachments,anlagen,anhänge,pièces jointes,archivos adjuntos,anexos,allegati,bijlagen,' +
    'message-id,organization,newsgroups,gruppen,mailed-by,security,list,附件,添付ファイル,sensitivity,categories,' +
    'x-priority,type,meeting',
};

const FIELDS = new Map(
  Object.entries(NAMES).flatMap(([field, names]) =>
    names.split(',').map((name): [string, Field] => [name, field as Field]),
  ),
);

const LONGEST_LABEL = 34;
const BAR = 0x7c;

export interface Labelled {
  readonly name: string;
  readonly value: string;
  readonly field: Field | undefined;
}

/** Examples are `From: Bob`, `*From:* Bob` and `| From | Bob |`. */
export function labelledLine(line: string): Labelled | undefined {
  if (line.charCodeAt(0) === BAR) return ofCells(line);
  const beginning = line.length > LONGEST_LABEL ? line.slice(0, LONGEST_LABEL) : line;
  const tab = beginning.indexOf('\t');
  const narrow = beginning.indexOf(':');
  const wide = beginning.indexOf('：');
  const colon = narrow < 0 || (wide >= 0 && wide < narrow) ? wide : narrow;
  if (tab >= 0 && (colon < 0 || tab < colon)) return ofTable(line, tab);
  return colon <= 0 ? undefined : labelled(line.slice(0, colon), line.slice(colon + 1));
}

function ofTable(line: string, tab: number): Labelled | undefined {
  const label =
    tab === 0 ? undefined : labelled(line.slice(0, tab).replace(/[:：]\s*$/, ''), line.slice(tab + 1));
  return label?.field === undefined ? undefined : label;
}

/** NetEase writes its header as a table. */
function ofCells(line: string): Labelled | undefined {
  const [, name = '', value = ''] = line.split('|', 4);
  return labelled(name.replace(/[:：]\s*$/, ''), value);
}

const DECORATION = /^[\s*_\p{Cf}•·-]+|[\s*_\p{Cf}]+$/gu;
const UNDECORATED = /^[a-z]+(?: [a-z]+)*$/;
const IN_NO_NAME = /["'()<>@/\\\d]/;

function labelled(name: string, value: string): Labelled | undefined {
  if (IN_NO_NAME.test(name)) return undefined;
  const plain = name.toLowerCase();
  const field = FIELDS.get(plain);
  if (field !== undefined || UNDECORATED.test(plain)) return { name: plain, value, field };
  const bare = name.replaceAll(DECORATION, '').replaceAll(/\s+/g, ' ').toLowerCase();
  if (bare === '' || /\p{Nd}/u.test(bare)) return undefined;
  return { name: bare, value, field: FIELDS.get(bare) };
}

export function fieldNamed(name: string): Field | undefined {
  return FIELDS.get(name.trim().toLowerCase());
}

/** Notes writes field names on their own lines, without colons. */
export function fieldAlone(line: string): Field | undefined {
  return line.length > LONGEST_LABEL ? undefined : fieldNamed(line);
}

const ORIGINAL = new Set(
  (
    'original,original message,original mail,original email,original e-mail,original appointment,orig.msg,' +
    'orig. msg,reply message,replied message,quoted message,previous message,ursprüngliche nachricht,' +
    'ursprüngliche mail,ursprüngliche e-mail,original-nachricht,original nachricht,originalnachricht,' +
    "original-mail,originalmail,antwort nachricht,message original,message d’origine,message d'origine," +
    'mail original,e-mail original,courriel original,courriel initial,message initial,mensaje original,' +
    'correo original,mensagem original,missatge original,mensaxe orixinal,messaggio originale,' +
    'messaggio original,oorspronkelijk bericht,oorspronkelijke bericht,origineel bericht,orgineel bericht,' +
    'oarspronklik berjocht,originalmeddelande,ursprungligt meddelande,oprindelig besked,' +
    'oprindelig meddelelse,original besked,original meddelelse,opprinnelig melding,original melding,' +
    'opphavleg melding,upprunaleg skilaboð,upprunalegur póstur,alkuperäinen viesti,oryginalna wiadomość,' +
    'wiadomość oryginalna,treść oryginalnej wiadomości,původní zpráva,původní e-mail,původní email,' +
    'pôvodná správa,pôvodný e-mail,izvorna poruka,originalna poruka,izvirno sporočilo,izvorno sporočilo,' +
    'исходное сообщение,оригинал сообщения,исходное письмо,оригинальное сообщение,оригинално писмо,' +
    'оригинално съобщение,оригинална порака,оригинална порука,изворна порука,зыходнае паведамленне,' +
    'зыходны ліст,orijinal ileti,orijinal mesaj,özgün ileti,orijinal məktub,eredeti üzenet,eredeti levél,' +
    'mesaj original,mesajul original,αρχικό μήνυμα,πρωτότυπο μήνυμα,оригінальне повідомлення,' +
    'початкове повідомлення,הודעה מקורית,الرسالة الأصلية,الرسالة الأصليَّة,الرسالة الأساسية,پیام اصلی,' +
    'پیام نخستین,pesan asli,pesan orisinal,mesej asal,thư gốc,tin nhắn gốc,ข้อความต้นฉบับ,ข้อความเดิม,原始邮件,' +
    '原始郵件,原始消息,原邮件,回复的原邮件,回复邮件,元のメッセージ,元メール,オリジナルメッセージ,원본 메시지,원본 메일,원본메일,원본메시지,algne kiri,esialgne kiri,' +
    'originalus laiškas,originalus tekstas,sākotnējā vēstule,sākotnējā ziņa,mesazhi origjinal,' +
    'originala mesaĝo,jatorrizko mezua,neges wreiddiol,asl xat,asl xabar'
  ).split(','),
);
const MAIL_NOUN = new RegExp(
  either(
    String.raw`(?<!\p{L})(?:message|nachricht|e-?mail|mensaje|mensagem|messaggio|bericht|meddelande|meddelelse`,
    'besked|melding|viesti|wiadomość|zpráva|správa|poruka|sporočilo|сообщение|письмо|повідомлення',
    String.raw`mesaj|ileti|üzenet|μήνυμα)(?!\p{L})|邮件|郵件|メッセージ|메시지|메일`,
  ),
  'iu',
);
const LONGEST_RULE = 120;
const SHORTEST_RULE = 6;
const DRAWN = /^[\s*|>[\p{Cf}]{0,3}[-_=*~─\p{Pd}]{2,}/u;
const BETWEEN_NAMES = /\s*(?:-{2,}|\/)\s*/;
const AROUND_WORDS = /^[\s\p{P}\p{S}\p{Cf}]+|[\s\p{P}\p{S}\p{Cf}]+$/gu;

type Rule = 'strokes' | 'original' | 'mail';

export function ruleOf(line: string): Rule | undefined {
  if (isRule(line)) return 'strokes';
  if (line.length > LONGEST_RULE || line.length < SHORTEST_RULE || !DRAWN.test(line)) return undefined;
  const words = line
    .replaceAll('&nbsp;', ' ')
    .replaceAll(AROUND_WORDS, '')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();
  const isOriginal = words.split(BETWEEN_NAMES).some((part) => ORIGINAL.has(part.replace(/\.$/, '')));
  if (isOriginal || ORIGINAL.has(words)) return 'original';
  const isClosed = /[-_=*\p{Pd}]{3,}[^\p{L}]*$/u.test(line);
  return isClosed && words.split(' ', 5).length <= 4 && MAIL_NOUN.test(words) && !isForwardMark(line)
    ? 'mail'
    : undefined;
}

export function isRule(line: string): boolean {
  return line.length >= 3 && line.length < 400 && /^[-_=*~─\p{Pd}\s]{3,}$/u.test(line);
}

/** An example is "Please reply above this line". */
export const REPLY_ABOVE = new RegExp(
  either(
    '(?:repl|respon|type|write|answer|antwort|schreiben|répon|respuesta|escrib|respost|escrev|rispo',
    'scriv|typ|svar|odpowied|ответ|напиш|ответьте|回复|返信).{0,60}(?:above this line|(?:über',
    'oberhalb) diese[rs] (?:zeile|linie)|au-dessus de cette ligne|(?:encima|arriba) de esta línea',
    'acima desta linha|sopra questa (?:riga|linea)|boven deze (?:regel|lijn)|ovanför (?:denna',
    'den här) (?:rad|linje)|over denne linj?en?|powyżej tej linii|выше этой (?:линии|строки|черты)',
    '此行(?:以上|上方|之上)|この(?:行|線)より上)|(?:above this line|au-dessus de cette ligne|oberhalb dieser zeile',
    'acima desta linha|encima de esta línea|boven deze regel).{0,40}(?:repl|respon|répon|antwort',
    'rispo)',
  ),
  'iu',
);
