import type { Line } from './western-introductions.ts';

/** How clients introduce what they quote, in one line each. */
export const OTHERS: readonly Line[] = [
  [
    'Polish',
    'Gmail, web',
    'wt., 3 mar 2026 o 16:15 Greta Lindqvist <greta.lindqvist@example.test> napisał(a):',
  ],
  [
    'Polish',
    'Gmail of old',
    'W dniu 3 marca 2026 16:15 użytkownik Greta Lindqvist <greta.lindqvist@example.test> napisał:',
  ],
  [
    'Polish',
    'Apple Mail',
    'Wiadomość napisana przez Greta Lindqvist <greta.lindqvist@example.test> w dniu 3 mar 2026, o godz. 16:15:',
  ],
  ['Polish', 'Thunderbird', 'W dniu 3.03.2026 o 16:15, Greta Lindqvist pisze:'],
  [
    'Czech',
    'Gmail, web',
    'út 3. 3. 2026 v 16:15 odesílatel Greta Lindqvist <greta.lindqvist@example.test> napsal:',
  ],
  ['Czech', 'Thunderbird', 'Dne 03. 03. 26 v 16:15 Greta Lindqvist napsal(a):'],
  [
    'Slovak',
    'Gmail, web',
    'ut 3. 3. 2026 o 16:15 Greta Lindqvist <greta.lindqvist@example.test> napísal(a):',
  ],
  ['Slovak', 'Roundcube', 'Dňa 2026-03-03 16:15 Greta Lindqvist napísal(a):'],
  [
    'Slovene',
    'Gmail, web',
    'V V tor., 3. mar. 2026 ob 16:15 je oseba Greta Lindqvist <greta.lindqvist@example.test> napisala:',
  ],
  [
    'Croatian',
    'Gmail, web',
    'uto, 3. ožu 2026. u 16:15 Greta Lindqvist <greta.lindqvist@example.test> napisao je:',
  ],
  ['Serbian', 'Thunderbird', 'Дана 3.3.2026. у 16:15, Greta Lindqvist пише:'],
  [
    'Hungarian',
    'Gmail, web',
    'Greta Lindqvist <greta.lindqvist@example.test> ezt írta (időpont: 2026. márc. 3., K, 16:15):',
  ],
  [
    'Hungarian',
    'Gmail, address in parentheses',
    'Greta Lindqvist (greta.lindqvist@example.test) ezt írta (időpont: 2026. márc. 3., K 16:15):',
  ],
  [
    'Icelandic',
    'Gmail, of the country',
    'þri., 3. mar. 2026 kl. 16:15 skrifaði Greta Lindqvist <greta.lindqvist@example.test>:',
  ],
  [
    'Serbian',
    'Gmail, web',
    'уто, 3. мар 2026. у 16:15 Greta Lindqvist <greta.lindqvist@example.test> је написао/ла:',
  ],
  [
    'Hindi',
    'Gmail, web',
    'मंगल, 3 मार्च 2026 को 4:15 pm बजे को Greta Lindqvist <greta.lindqvist@example.test> ने लिखा:',
  ],
  [
    'Afrikaans',
    'Gmail, web',
    'Op Di., 3 Mrt. 2026 om 16:15 het Greta Lindqvist <greta.lindqvist@example.test> geskryf:',
  ],
  ['Hungarian', 'Thunderbird', '2026. 03. 03. 16:15 keltezéssel, Greta Lindqvist írta:'],
  [
    'Romanian',
    'Gmail, web',
    'În mar., 3 mar. 2026 la 16:15, Greta Lindqvist <greta.lindqvist@example.test> a scris:',
  ],
  ['Romanian', 'Thunderbird', 'La 03.03.2026 16:15, Greta Lindqvist a scris:'],
  ['Russian', 'Gmail, web', 'вт, 3 мар. 2026 г. в 16:15, Greta Lindqvist <greta.lindqvist@example.test>:'],
  [
    'Russian',
    'Gmail of old',
    '3 марта 2026 г., 16:15 пользователь Greta Lindqvist <greta.lindqvist@example.test> написал:',
  ],
  ['Russian', 'Yandex', '03.03.2026, 16:15, "Greta Lindqvist" <greta.lindqvist@example.test>:'],
  [
    'Russian',
    'Mail.ru',
    'Вторник, 3 марта 2026, 16:15 +03:00 от Greta Lindqvist <greta.lindqvist@example.test>:',
  ],
  ['Russian', 'Thunderbird', '03.03.2026 16:15, Greta Lindqvist пишет:'],
  [
    'Russian',
    'Apple Mail',
    '3 марта 2026 г., в 16:15, Greta Lindqvist <greta.lindqvist@example.test> написал(а):',
  ],
  [
    'Ukrainian',
    'Gmail, web',
    'вт, 3 бер. 2026 р. о 16:15 Greta Lindqvist <greta.lindqvist@example.test> пише:',
  ],
  [
    'Bulgarian',
    'Gmail, web',
    'На вт, 3.03.2026 г. в 16:15 Greta Lindqvist <greta.lindqvist@example.test> написа:',
  ],
  [
    'Greek',
    'Gmail, web',
    'Στις Τρί 3 Μαρ 2026 στις 4:15 μ.μ., ο χρήστης Greta Lindqvist <greta.lindqvist@example.test> έγραψε:',
  ],
  ['Greek', 'Thunderbird', 'Στις 3/3/26 16:15, ο/η Greta Lindqvist έγραψε:'],
  [
    'Turkish',
    'Gmail, web',
    'Greta Lindqvist <greta.lindqvist@example.test>, 3 Mar 2026 Sal, 16:15 tarihinde şunu yazdı:',
  ],
  [
    'Turkish',
    'Gmail of old',
    '3 Mart 2026 16:15 tarihinde Greta Lindqvist <greta.lindqvist@example.test> yazdı:',
  ],
  ['Lithuanian', 'Gmail, web', '2026-03-03, an, 16:15 Greta Lindqvist <greta.lindqvist@example.test> rašė:'],
  [
    'Latvian',
    'Gmail, web',
    'otrd., 2026. g. 3. marts, plkst. 16:15 — lietotājs Greta Lindqvist (<greta.lindqvist@example.test>) rakstīja:',
  ],
  [
    'Estonian',
    'Gmail, web',
    'Kontakt Greta Lindqvist (<greta.lindqvist@example.test>) kirjutas kuupäeval T, 3. märts 2026 kell 16:15:',
  ],
  [
    'Catalan',
    'Gmail, web',
    'Missatge de Greta Lindqvist <greta.lindqvist@example.test> del dia dt., 3 de març 2026 a les 16:15:',
  ],
  ['Catalan', 'Thunderbird', 'El 3/3/26 a les 16:15, Greta Lindqvist ha escrit:'],
  ['Icelandic', 'Thunderbird', 'Þann 3.3.2026 16:15, skrifaði Greta Lindqvist:'],
  [
    'Hebrew',
    'Gmail, web',
    '‫בתאריך יום ג׳, 3 במרץ 2026 ב-16:15 מאת ‪Greta Lindqvist‬‏ <‪greta.lindqvist@example.test‬‏>:‬',
  ],
  [
    'Arabic',
    'Gmail, web',
    'في الثلاثاء، 3 مارس 2026 في 4:15 م تمت كتابة ما يلي بواسطة ‪Greta Lindqvist‬‏ <‪greta.lindqvist@example.test‬‏>:',
  ],
  ['Arabic', 'Thunderbird', 'على 3/3/26 16:15، كتب Greta Lindqvist:'],
  [
    'Persian',
    'Gmail, web',
    'در تاریخ سه‌شنبه ۳ مارس ۲۰۲۶،‏ ۱۶:۱۵ Greta Lindqvist <greta.lindqvist@example.test> نوشت:',
  ],
  [
    'Hindi',
    'Gmail, web',
    '3 मार्च 2026 को 4:15 pm बजे, Greta Lindqvist <greta.lindqvist@example.test> ने लिखा:',
  ],
  [
    'Thai',
    'Gmail, web',
    'ในวันที่ อ. 3 มี.ค. 2026 เวลา 16:15 Greta Lindqvist <greta.lindqvist@example.test> เขียนว่า:',
  ],
  [
    'Vietnamese',
    'Gmail, web',
    'Vào Th 3, 3 thg 3, 2026 vào lúc 16:15 Greta Lindqvist <greta.lindqvist@example.test> đã viết:',
  ],
  ['Vietnamese', 'Thunderbird', 'Vào lúc 16:15 3/3/26, Greta Lindqvist đã viết:'],
  [
    'Indonesian',
    'Gmail, web',
    'Pada Sel, 3 Mar 2026 pukul 16.15 Greta Lindqvist <greta.lindqvist@example.test> menulis:',
  ],
  [
    'Malay',
    'Gmail, web',
    'Pada Sel, 3 Mac 2026 pada 4:15 PTG Greta Lindqvist <greta.lindqvist@example.test> menulis:',
  ],
  ['Japanese', 'Gmail, web', '2026年3月3日(火) 16:15 Greta Lindqvist <greta.lindqvist@example.test>:'],
  ['Japanese', 'Apple Mail', '2026/03/03 16:15、Greta Lindqvist <greta.lindqvist@example.test>のメール:'],
  ['Japanese', 'Roundcube', '2026-03-03 16:15 に Greta Lindqvist さんは書きました:'],
  ['Chinese', 'Gmail, web', 'Greta Lindqvist <greta.lindqvist@example.test> 于2026年3月3日周二 16:15写道：'],
  ['Chinese', 'Apple Mail', '2026年3月3日 16:15，Greta Lindqvist <greta.lindqvist@example.test> 写道：'],
  ['Chinese', 'NetEase', '在 2026-03-03 16:15:27，"Greta Lindqvist" <greta.lindqvist@example.test> 写道：'],
  [
    'Chinese',
    'Gmail of Taiwan',
    'Greta Lindqvist <greta.lindqvist@example.test> 於 2026年3月3日 週二 下午4:15寫道：',
  ],
  [
    'Korean',
    'Gmail, web',
    '2026년 3월 3일 (화) 오후 4:15, Greta Lindqvist <greta.lindqvist@example.test>님이 작성:',
  ],
  ['Korean', 'Apple Mail', '2026. 3. 3. 오후 4:15, Greta Lindqvist <greta.lindqvist@example.test> 작성:'],
  ['Korean', 'Thunderbird', '26. 3. 3. 16:15에 Greta Lindqvist 이(가) 쓴 글:'],
];
