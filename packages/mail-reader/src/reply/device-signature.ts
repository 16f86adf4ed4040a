import { either } from '../either.ts';

/** Devices and apps sign with these words ("Sent from my iPhone"). */

const SENT = either(
  'sent (?:from|via|with|using|by|through) .+|get (?:outlook|blue ?mail|typeapp) for .+|secured with .+',
  'composed (?:with|on) .+|this (?:e-?mail|message) was sent (?:from|with|by|using) .+',
  'von meine[mr] .+ (?:gesendet|geschickt|verschickt)|gesendet (?:von|mit|über|aus) .+',
  '(?:diese|die) (?:nachricht|e-?mail|mail) wurde .+ (?:gesendet|verschickt)',
  'hol(?:en sie sich|e? dir)? outlook .+|outlook für .+ (?:herunterladen|beziehen)',
  'envoyé (?:depuis|de mon|à partir|avec|via) .+|télécharger outlook .+|obtenez outlook .+|obtenir outlook .+',
  'enviad[oa] (?:desde|d[oa](?: m(?:eu|inha))?|a partir|via|del?|com|con|pelo|mediante) .+|obtener outlook .+|obter o outlook .+|enviat des? .+',
  'inviat[oa] (?:da|dal|dalla|con|tramite) .+|ottenere outlook .+|ottieni outlook .+|scarica outlook .+',
  'verzonden (?:vanaf|vanuit|met|via) .+|verstuurd (?:vanaf|met|vanuit|via) .+|outlook voor .+ (?:downloaden|ophalen)|download outlook .+',
  'skickat (?:från|med|via) .+|sendt (?:fra|med|via) .+|lähetetty .+',
  '(?:hämta|skaffa) (?:outlook|blue ?mail) .+|hent outlook .+|få outlook .+|skaff (?:deg )?outlook .+',
  'hanki outlook .+',
  'wysłan[eoya]+ (?:ze?|za pomocą) .+|pobierz outlook .+|odesláno (?:ze?|pomocí) .+',
  'odoslané zo? .+|získat outlook .+|stáhnout outlook .+|elküldve .+|trimis (?:de pe|din|cu) .+',
  'poslano (?:s|sa|z|iz|iz mog) .+',
  'отправлено (?:со?|из|от|через) .+|послано с .+|скачать outlook .+',
  'надіслано (?:зі?|із|за допомогою) .+|изпратено (?:от|с) .+|послато са .+|στάλθηκε από .+',
  'αποστολή από .+',
  'נשלח מ.+|أُ?رسلت? من .+|تم الإرسال من .+|مرسل من .+|ارسال شده از .+|đã gửi từ .+|được gửi từ .+|gửi từ .+|ส่งจาก .+|dikirim dari .+|dihantar dari .+',
  '发自.+|發自.+|来自我的.+|從我的.+傳送|从我的.+(?:发送|发出)|나의 .+에서 보냄|获取 ?(?:适用于 ?)?.+outlook|取得 ?outlook .+|outlook for .+(?:を入手|다운로드|받기)',
);
/** These languages name the device first. */
const SENT_ENDING = either(
  ' küldve| küldtem',
  '(?:[dt][ae]n|ile) (?:gönderildi|gönderilmiştir)',
  'から送信(?:されました)?|에서 보냄|에서 보낸 메일',
);
const LONGEST_ENDING = 20;
const BEGINS_SENT = new RegExp(`^[\\p{P}\\p{Cf}\\s]{0,3}(?:${SENT})$`, 'iu');
const ENDS_SENT = new RegExp(`(?:${SENT_ENDING})$`, 'iu');
const SENT_LAST = new RegExp(`^[\\p{P}\\p{Cf}\\s]{0,3}.+(?:${SENT_ENDING})$`, 'iu');
const NAMED = new RegExp(
  either(
    'iphon|ipad|ipod|imac|macbook|apple|айфон|айпад|android|андроид|samsung|galaxy|huawei|xiaomi',
    String.raw`redmi|oneplus|oppo|vivo|honor|realme|nokia|lumia|sony|xperia|\bhtc\b|\blg\b|lenovo|pixel|nexus`,
    'motorola|blackberry|kindle|palm|windows|outlook|thunderbird|yahoo|gmail|google|aol|proton',
    String.raw`tutanota|\btuta\b|fastmail|zoho|spark|superhuman|airmail|\bhey\b|typeapp|bluemail|blue mail`,
    String.raw`polymail|mailbird|em client|k-9|k9|fairemail|aqua ?mail|\bnine\b|edison|canary|mailspring`,
    String.raw`missive|\bfront\b|shortwave|newton|mailbox|boxer|mymail|mail\.ru|яндекс|yandex|gmx|web\.de`,
    String.raw`t-online|naver|daum|163|网易|邮箱大师|foxmail|\bqq\b|roundcube|hushmail|inky|unibox|postbox|mutt`,
    'evolution|verizon|t-mobile|at&t|vodafone|sprint|(?:mail|mobile) app',
  ),
  'iu',
);
/** Sentences contain these nouns too. */
const NOUN = new RegExp(
  either(
    String.raw`(?<![\p{L}-])e?-?mail(?!\p{L})|e-?posta|e-?pošt|почт|пошт|メール|邮件|邮箱|smartphone|smartfon|phone`,
    'telefon|téléphone|teléfono|teléfon|телефон|смартфон|handy|mobil|móvil|celular|cellulare',
    String.raw`telemóvel|tablet|планшет|portable|ordinateur|computer|laptop|\bmac\b|\bpc\b|gerät|device`,
    'dispositiv|appareil|puhelim|手机|手機|スマートフォン|携帯|스마트폰|휴대폰|핸드폰|נייד|טלפון|هاتف|جوال|โทรศัพท์',
    'điện thoại',
  ),
  'iu',
);

const SENTENCE = new RegExp(
  either(
    String.raw`(?<![\p{L}'’])(?:is|are|was|were|be|been|has|have|had|will|would|can|could|should|than|then`,
    'because|when|if|but|i|we|he|she|they|yesterday|today|tomorrow|ist|sind|war|wird|habe|haben|weil',
    'wenn|aber|ich|wir|gestern|heute|est|sont|était|parce|mais|je|nous|hier|es|son|era|porque|pero',
    String.raw`ayer|hoy|é|são|ontem|hoje|è|sono|perché|ieri|oggi)(?!\p{L})`,
  ),
  'iu',
);
const EXCUSE = new RegExp(
  either(
    'excus|brevity|typo|apolog|pardon|sorry|mistake|spelling|auto-?correct|kürze|tippfehler',
    'entschuldig|verzeih|briève|indulg|disculp|brevedad|desculp|brevidade|scus|brevità|fautes|errata',
    'erreurs',
  ),
  'iu',
);
const BY_MEANS = /^[\p{P}\s]{0,3}sent (?:via|with|using|by|through) (.+)$/iu;
const APP_WORDS = 4;
const APP_NAME = /^(?:\p{Lu}[\p{L}\p{N}+-]*\s?){1,3}(?:for .{1,20})?$/u;
const OWNED = /^[\p{P}\s]{0,3}sent from my (?:[\p{L}\p{N}'’-]+\s?){1,3}\.?$/iu;
const LINK =
  /\[([^\]]{1,60})\]\(https?:[^)]*\)|<(?:https?:|mailto:|www\.)[^>]*>|\((?:https?:|www\.)[^)]*\)|\[https?:[^\]]*\]|https?:\S+|www\.\S+/giu;
const LONGEST_SIGNATURE = 110;
const LONGEST_LINE = 400;
/** A service that tracks emails adds this mark. */
const TRACKING_MARK = 'ᐧ';
const SLOGAN = /^yahoo mail: search, organize, conquer$/iu;

export function isDeviceSignature(line: string, isAlone: boolean): boolean {
  if (line === TRACKING_MARK) return true;
  if (line.length > LONGEST_LINE || line.length < 4) return false;
  const hasLink = line.includes('://');
  const bare = (hasLink || line.includes('www.') ? line.replaceAll(LINK, '$1') : line)
    .replaceAll(/[*_]/g, '')
    .trim()
    .replace(/[.!]+$/, '')
    .trim();
  if (bare.length > LONGEST_SIGNATURE) return false;
  if (SLOGAN.test(bare)) return true;
  // The cheapest test comes first, because the names are searched at every character.
  if (!isSentBy(bare)) return false;
  const isNamed = NAMED.test(bare) || NOUN.test(bare);
  if (!isNamed && !hasLink && !isAlone) return false;
  const means = BY_MEANS.exec(bare)?.[1];
  if (means !== undefined) return namesApp(means, hasLink) && !SENTENCE.test(means);
  if (!isNamed && !hasLink) return OWNED.test(bare) && !SENTENCE.test(bare);
  return isSignature(bare, hasLink);
}

function isSentBy(bare: string) {
  return BEGINS_SENT.test(bare) || (ENDS_SENT.test(bare.slice(-LONGEST_ENDING)) && SENT_LAST.test(bare));
}

function namesApp(means: string, hasLink: boolean) {
  return NAMED.test(means.split(/\s+/, APP_WORDS).join(' ')) || (hasLink && APP_NAME.test(means));
}

function isSignature(line: string, hasLink: boolean) {
  const end = line.search(/[,;.!]\s|\s[–—|-]\s/);
  const first = end < 0 ? line : line.slice(0, end);
  const rest = end < 0 ? '' : line.slice(end + 1).trim();
  if (!(hasLink || NAMED.test(first) || NOUN.test(first))) return false;
  if (SENTENCE.test(first)) return false;
  return (
    rest === '' ||
    EXCUSE.test(rest) ||
    (!SENTENCE.test(rest) && (hasLink || NAMED.test(rest) || NOUN.test(rest)))
  );
}

export function isLink(line: string): boolean {
  return /^<?https?:\/\/\S{1,300}$/i.test(line);
}

const SCANNED = new RegExp(
  either(
    String.raw`^(?:virus-free\b|(?:this|diese) e-?mail (?:has been|was|wurde) .{0,40}(?:virus|viren)`,
    String.raw`virenfrei\b|garanti sans virus|libre de virus|privo di virus`,
    'cet e-?mail a été vérifié.{0,60}antivirus)',
  ),
  'iu',
);
const ONLY_LINK = /^(?:\[image: [^\]]*\]|www\.\S+|https?:\S+|<[^<>]*>|[-_ ]|\s)+$/iu;

export function isScannerNotice(paragraph: readonly string[]): boolean {
  const lines = paragraph.map((line) => line.trim().slice(0, LONGEST_LINE));
  return (
    lines.some((line) => SCANNED.test(line)) &&
    lines.every((line) => SCANNED.test(line) || ONLY_LINK.test(line))
  );
}
