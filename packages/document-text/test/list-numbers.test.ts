import { expect, test } from 'vitest';
import { numberText } from '../src/list-numbers.ts';

/** ST_NumberFormat (ECMA-376 part 1, 17.18.59). */
test.each([
  ['chineseCounting', '一 十 十一 二十 九十九 100'],
  ['chineseCountingThousand', '一 十 十一 二十 九十九 100'],
  ['taiwaneseCounting', '一 十 十一 二十 九十九 100'],
  ['japaneseCounting', '一 十 十一 二十 九十九 100'],
  ['koreanCounting', '일 십 십일 이십 구십구 100'],
  ['ideographDigital', '一 一〇 一一 二〇 九九 一〇〇'],
  ['koreanDigital', '일 일영 일일 이영 구구 일영영'],
  ['decimalFullWidth', '１ １０ １１ ２０ ９９ １００'],
  ['decimalFullWidth2', '１ １０ １１ ２０ ９９ １００'],
  ['thaiNumbers', '๑ ๑๐ ๑๑ ๒๐ ๙๙ ๑๐๐'],
  ['hindiNumbers', '१ १० ११ २० ९९ १००'],
  ['ideographTraditional', '甲 癸 11 20 99 100'],
  ['ideographZodiac', '子 酉 戌 20 99 100'],
  ['ideographEnclosedCircle', '㊀ ㊉ 11 20 99 100'],
  ['decimalEnclosedCircle', '① ⑩ ⑪ ⑳ 99 100'],
  ['decimalEnclosedCircleChinese', '① ⑩ ⑪ ⑳ 99 100'],
  ['decimalEnclosedParen', '⑴ ⑽ ⑾ ⒇ 99 100'],
  ['decimalEnclosedFullstop', '⒈ ⒑ ⒒ ⒛ 99 100'],
  ['lowerRoman', 'i x xi xx xcix c'],
  ['upperLetter', 'A J K T UUUU VVVV'],
  ['decimalZero', '01 10 11 20 99 100'],
  ['hebrew1', 'א י יא כ צט 100'],
  ['hebrew2', 'א י כ ר 99 100'],
  ['hex', '1 A B 14 63 64'],
  ['numberInDash', '- 1 - - 10 - - 11 - - 20 - - 99 - - 100 -'],
  ['cardinalText', '1 10 11 20 99 100'],
])('numbers of a list in the format %s', (format, texts) => {
  expect([1, 10, 11, 20, 99, 100].map((value) => numberText(value, format)).join(' ')).toBe(texts);
});

test.each([
  ['chicago', '* ††† ******** ††††††††'],
  ['russianLower', 'а к я аа'],
  ['russianUpper', 'А К Я АА'],
  ['aiueo', 'ア コ ヘ ホ'],
  ['irohaFullWidth', 'イ ヌ ヤ マ'],
  ['arabicAlpha', 'أ ر أأ بب'],
  ['arabicAbjad', 'أ ي أأ بب'],
  ['thaiLetters', 'ก ญ ภ ม'],
  ['ganada', '가 차 가가가 나나나'],
])('letters of a list in the format %s', (format, texts) => {
  expect([1, 10, 29, 30].map((value) => numberText(value, format)).join(' ')).toBe(texts);
});
