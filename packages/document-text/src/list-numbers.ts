const ROMAN = 'm1000 cm900 d500 cd400 c100 xc90 l50 xl40 x10 ix9 v5 iv4 i1'
  .split(' ')
  .map((each): [sign: string, value: number] => [each.replace(/\d+/, ''), Number(each.replace(/\D+/, ''))]);

/** Word doubles letters after the last one; the names are from ECMA-376 part 1, 17.18.59. */
const LETTERS: Readonly<Record<string, string>> = {
  letter: 'abcdefghijklmnopqrstuvwxyz',
  russian: 'абвгдежзиклмнопрстуфхцчшщыэюя',
  aiueo: 'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲン',
  iroha: 'イロハニホヘトチリヌルヲワカヨタレソツネナラムウヰノオクヤマケフコエテアサキユメミシヱヒモセスン',
  ganada: '가나다라마바사아자차카타파하',
  chosung: 'ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ',
  arabicAlpha: 'أبتثجحخدذرزسشصضطظعغفقكلمنهوي',
  arabicAbjad: 'أبجدهوزحطيكلمنسعفصقرشتثخذضظغ',
  chicago: '*†‡§',
  thaiLetters: 'กขคงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮ',
};
/** Numbers after the last sign are written in decimal. */
const SIGNS: Readonly<Record<string, string>> = {
  hebrew2: 'אבגדהוזחטיכלמנסעפצקרשת',
  ideographTraditional: '甲乙丙丁戊己庚辛壬癸',
  ideographZodiac: '子丑寅卯辰巳午未申酉戌亥',
  ideographEnclosedCircle: '㊀㊁㊂㊃㊄㊅㊆㊇㊈㊉',
  decimalEnclosedCircle: '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳',
  decimalEnclosedParen: '⑴⑵⑶⑷⑸⑹⑺⑻⑼⑽⑾⑿⒀⒁⒂⒃⒄⒅⒆⒇',
  decimalEnclosedFullstop: '⒈⒉⒊⒋⒌⒍⒎⒏⒐⒑⒒⒓⒔⒕⒖⒗⒘⒙⒚⒛',
};
const DIGITS: Readonly<Record<string, string>> = {
  decimalFullWidth: '０１２３４５６７８９',
  ideographDigital: '〇一二三四五六七八九',
  taiwaneseDigital: '〇一二三四五六七八九',
  japaneseDigitalTenThousand: '〇一二三四五六七八九',
  koreanDigital: '영일이삼사오육칠팔구',
  thaiNumbers: '๐๑๒๓๔๕๖๗๘๙',
  hindiNumbers: '०१२३४५६७८९',
};
const COUNTING = [
  [/^(?:chinese|taiwanese|japanese)Counting(?:Thousand)?$/, '一二三四五六七八九十'],
  [/^koreanCounting$/, '일이삼사오육칠팔구십'],
] as const;

export function numberText(value: number, format = 'decimal'): string {
  if (value < 1 || value > 999) return String(value);
  if (/^(?:none|bullet)$/.test(format)) return '';
  if (format === 'decimalZero') return String(value).padStart(2, '0');
  if (format === 'numberInDash') return `- ${value} -`;
  if (format === 'hex') return value.toString(16).toUpperCase();
  if (format === 'hebrew1' && value < 100) return hebrew(value);
  const zeros = /^0+(?=1,)/.exec(format)?.[0];
  if (zeros !== undefined) return String(value).padStart(zeros.length + 1, '0');
  const [, kind = ''] = /^(?:lower|upper)?(.*?)(?:FullWidth2?|Chinese|Lower|Upper)?$/.exec(format) ?? [];
  const letters = LETTERS[kind.replace(/^[LR]/, (first) => first.toLowerCase())];
  const text =
    kind.toLowerCase() === 'roman'
      ? roman(value)
      : letters === undefined
        ? signs(value, format)
        : repeated(value, letters);
  return /^upper|Upper$/.test(format) ? text.toUpperCase() : text;
}

function signs(value: number, format: string): string {
  const sign = SIGNS[format.replace(/Chinese$/, '')]?.[value - 1];
  const digits = DIGITS[format.replace(/2$/, '')];
  if (digits !== undefined) return String(value).replaceAll(/\d/g, (digit) => digits[Number(digit)] ?? '');
  const counting = COUNTING.find(([pattern]) => pattern.test(format))?.[1];
  return sign ?? (counting === undefined || value > 99 ? String(value) : counted(value, counting));
}

/** Twenty-three is 二十三. */
function counted(value: number, [...words]: string): string {
  const [tens, ones] = [Math.floor(value / 10), value % 10];
  const ten = words[9] ?? '';
  return `${tens > 1 ? words[tens - 1] : ''}${tens > 0 ? ten : ''}${ones > 0 ? words[ones - 1] : ''}`;
}

/** Fifteen and sixteen are nine and six, and nine and seven, because of a name of God. */
function hebrew(value: number): string {
  const [tens, ones] = [' יכלמנסעפצ', ' אבגדהוזחט'];
  const text = `${tens[Math.floor(value / 10)]}${ones[value % 10]}`.replaceAll(' ', '');
  return text.replace('יה', 'טו').replace('יו', 'טז');
}

function roman(value: number): string {
  let [left, text] = [value, ''];
  for (const [sign, worth] of ROMAN) {
    text += sign.repeat(Math.floor(left / worth));
    left %= worth;
  }
  return text;
}

/** Word writes aa after z, and bb after aa. */
function repeated(value: number, letters: string): string {
  const at = (value - 1) % letters.length;
  return (letters[at] ?? '').repeat(1 + Math.floor((value - 1) / letters.length));
}
