import { mails } from '../mails.ts';

/** Mails without anything to find: Dutch, Polish, Russian, Turkish. Written without a look at the extractor. */
export const TENTH_EUROPE_OTHERS_MORE = [
  ...mails(
    'nl',
    `
@@ b10r bezorging pakket | tracking
Pakketdienst Oranje <noreply@pakketoranje.example>
Je pakket wordt vandaag bezorgd tussen 13:15 en 15:15
%html
<html lang="nl"><body><table width="600" align="center" style="font-family:Arial,sans-serif"><tr><td bgcolor="#ed8c00" style="padding:16px;color:#fff;font-size:20px">Tot straks, Sanne!</td></tr>
<tr><td style="padding:20px"><p>Onze bezorger is onderweg met je pakket van <b>Boekwinkel De Uil</b>.</p><p>Barcode: 3SQXPL0441720883<br>Adres: Lindelaan 44, 3817 AB Amersfoort</p>
<p>Voor dit pakket vraagt de bezorger om een <b>bezorgcode: 7731</b>. Zo weten we zeker dat het bij de juiste persoon terechtkomt.</p>
<p><a href="https://pakketoranje.example/t/3SQXPL0441720883-NL-3817AB">Volg je pakket</a> of <a href="https://pakketoranje.example/t/3SQXPL0441720883-NL-3817AB/voorkeur">wijzig de bezorging</a></p></td></tr>
<tr><td style="padding:20px;font-size:11px;color:#666">Pakketdienst Oranje B.V., Postbus 30441, 2500 GG Den Haag</td></tr></table></body></html>

@@ b10r parkeeractie | receipt
Parkeerbel <no-reply@parkeerbel.example>
Je parkeeractie is gestopt
%text
Parkeeractie beëindigd
Kenteken: K-441-TX
Zonecode: 14022 (Utrecht Centrum)
Start: 17-11-2026 10:04, einde: 17-11-2026 11:51
Kosten: € 9,28 (incl. € 0,35 transactiekosten)

@@ b10r teams overleg | meeting
Joost de Wit <joost.dewit@bureauwit.example>
Uitgenodigd: kick-off website - di 24 nov 2026 10:00 - 11:00
%text
Hoi allemaal,

Dinsdag starten we! Agenda volgt nog.

________________________________________________________________________________
Online vergadering
Nu deelnemen aan de vergadering: https://overleg.vergadertool.example/l/meetup-join/19%3ameeting_NDQ3MjA4ODM/0
Vergadering-id: 388 441 720 88
Wachtwoordcode: Xk7Qp2
Inbellen via telefoon: +31 20 399 1207,,441720883# Netherlands, Amsterdam
Id van telefonische vergadering: 441 720 883#
________________________________________________________________________________

@@ b10r herstelcodes | security-notice
Codeplein <noreply@codeplein.example>
Je hebt nieuwe herstelcodes aangemaakt
%html
<p>Hallo lotte-dev,</p><p>Er zijn op 17 november 2026 om 14:22 nieuwe herstelcodes voor tweestapsverificatie aangemaakt. Je oude herstelcodes werken niet meer.</p><p>Bewaar de nieuwe codes op een veilige plek, bijvoorbeeld in een wachtwoordkluis. Je vindt ze bij <a href="https://codeplein.example/instellingen/beveiliging">Instellingen &gt; Beveiliging</a>.</p><p>Was jij dit niet? <a href="https://codeplein.example/hulp/account-beveiligen">Beveilig dan je account</a>.</p>
`,
  ),
  ...mails(
    'pl',
    `
@@ b10r e-recepta | public-office
Internetowa Poradnia <erecepty@poradnia24.example>
Twoja e-recepta została wystawiona
%html
<p>Dzień dobry,</p><p>lekarz wystawił Panu/Pani e-receptę. Aby zrealizować ją w aptece, proszę podać farmaceucie numer PESEL oraz poniższy kod:</p><table border="1" cellpadding="8"><tr><td>4-cyfrowy kod recepty</td><td><b>8841</b></td></tr><tr><td>Wystawił(a)</td><td>lek. Jan Mróz, PWZ 4417208</td></tr><tr><td>Data wystawienia</td><td>17.11.2026</td></tr></table><p>Receptę należy zrealizować w ciągu 30 dni. Szczegóły znajdują się w załączonym pliku PDF.</p><p>Poradnia24 sp. z o.o., ul. Zdrojowa 7, 50-123 Wrocław</p>

@@ b10r paczka w automacie | tracking
Paczkobox <info@paczkobox.example>
Paczka czeka na Ciebie w Paczkoboxie LOD44M
%html
<!DOCTYPE html><html lang="pl"><head><meta charset="utf-8"><style>.k{font-size:30px;font-weight:bold}</style></head><body style="background:#fff7d6;font-family:Montserrat,Arial">
<table width="600" align="center" bgcolor="#ffffff" cellpadding="20"><tr><td align="center"><img src="https://paczkobox.example/mail/logo.png" alt="Paczkobox" width="120"></td></tr>
<tr><td align="center"><p>Cześć! Paczka <b>620884417720883041772088</b> od <b>Rowerownia</b> jest już w maszynie.</p><p>Kod odbioru:</p><p class="k">620 418</p><p>Numer telefonu: *** *** 208</p><img src="https://paczkobox.example/qr/9f1c.png" width="160" alt="Kod QR"></td></tr>
<tr><td align="center">LOD44M, ul. Piotrkowska 144 (przy sklepie), 90-062 Łódź<br>Masz czas do: <b>19.11.2026, 14:07</b></td></tr>
<tr><td align="center"><a href="https://paczkobox.example/app">Otwórz zdalnie w aplikacji</a> | <a href="https://paczkobox.example/sledzenie?number=620884417720883041772088">Śledź paczkę</a></td></tr>
<tr><td align="center" style="font-size:10px;color:#888">Paczkobox sp. z o.o., ul. Przykładowa 4, 30-701 Kraków. Infolinia 722 441 208 (koszt połączenia wg taryfy operatora)</td></tr></table></body></html>

@@ b10r pipeline nieudany | developer
Gitownia <gitownia@mg.gitownia.example>
sklep-api | Nieudany potok dla main | 9c1f07ab
%text
Potok #441720 zakończył się niepowodzeniem!

Projekt: sklep-api ( https://gitownia.example/rowerownia/sklep-api )
Gałąź: main
Commit: 9c1f07ab ( https://gitownia.example/rowerownia/sklep-api/-/commit/9c1f07ab )
Opis: Dodaj weryfikację kodu SMS przy logowaniu
Autor: Tomasz Zając

Zadanie #2088417 ( https://gitownia.example/rowerownia/sklep-api/-/jobs/2088417/raw )
Etap: test
Nazwa: phpunit:8.3
  Failed asserting that '000000' matches expected '123456'.

@@ b10r wiadomosc od kolezanki | personal
Agnieszka Wrona <agnieszka.wrona@example.com>
wifi i klucze do mieszkania
%text
Hej Kasia!
Klucze są u pani Basi spod 14, domofon 14K0288 (klucz, potem kod). Wi-Fi: Wronie_Gniazdo, hasło kot4471pies. Kot je o 7 i o 19, nie daj się nabrać, że częściej ;)
Wracamy 23.11 lotem LX1352 ok. 21:40.
Buziaki, Aga
`,
  ),
  ...mails(
    'ru',
    `
@@ b10r kassovyi chek | receipt
Первый ОФД Пример <echeck@ofd-primer.example>
Кассовый чек от 17.11.2026 13:08
%html
<table width="380" align="center" style="font-family:'Courier New',monospace;font-size:13px"><tr><td colspan="2" align="center">ООО «КНИЖНЫЙ ДВОР»<br>ИНН 7704417208<br>КАССОВЫЙ ЧЕК / ПРИХОД</td></tr>
<tr><td>Смена № 217</td><td align="right">Чек № 44</td></tr><tr><td>1. Воробьёв Г. Краткая история чая</td><td align="right">1 x 640.00 = 640.00</td></tr><tr><td><b>ИТОГ</b></td><td align="right"><b>640.00</b></td></tr><tr><td>БЕЗНАЛИЧНЫМИ</td><td align="right">640.00</td></tr><tr><td>НДС 10%</td><td align="right">58.18</td></tr>
<tr><td>РН ККТ</td><td align="right">0004417208830441</td></tr><tr><td>ФН № 9960440301</td><td align="right">ФД № 88417</td></tr><tr><td>ФПД</td><td align="right">2088441772</td></tr><tr><td colspan="2" align="center">Проверить чек: www.ofd-primer.example/check</td></tr></table>

@@ b10r zakaz v punkte | order
Орешник <noreply@sender.oreshnik.example>
Заказ 17720883-0441 ждёт вас в пункте выдачи
%html
<html lang="ru"><body style="background:#f2f5f9;font-family:Arial"><table width="600" align="center" bgcolor="#ffffff" cellpadding="24"><tr><td><h2>Заказ можно забирать</h2><p>Ольга, покажите штрихкод или назовите код получения сотруднику пункта:</p><p style="font-size:36px;font-weight:bold">441-208</p><p><b>Пункт выдачи:</b> Казань, ул. Примерная, 14, вход со двора<br><b>Срок хранения:</b> до 1 декабря включительно</p>
<table width="100%" cellpadding="6"><tr><td><img src="https://cdn1.oreshnik.example/s3/multimedia-4/wc100/6044.jpg" width="60" alt=""></td><td>Чайник электрический 1,7 л</td><td>2 190 ₽</td></tr></table>
<p><a href="https://sender.oreshnik.example/r/Zx81k/0aB?to=order">Подробнее о заказе</a></p></td></tr><tr><td style="font-size:11px;color:#808d9a">ООО «Орешник Ритейл», 123112, г. Москва, Примерная наб., д. 10. <a href="https://sender.oreshnik.example/r/Zx81k/0aB?to=unsub">Отписаться</a></td></tr></table></body></html>

@@ b10r vhod novoe ustroistvo | security-notice
Почта Сокол <security@id.sokol.example>
Вход в аккаунт с нового устройства
%text
Здравствуйте, Иван!

В ваш аккаунт i.sokolov вошли с нового устройства.

Когда: 17 ноября 2026, 09:31 (МСК)
Откуда: Новосибирск, 192.0.2.118
Устройство: Яблокофон 14, приложение «Почта»

Если это были вы, письмо можно удалить. Если нет, смените пароль в настройках: https://id.sokol.example/security

Команда Сокол ID

@@ b10r vebinar | marketing
Школа «Таблица» <hello@tablitsa-school.example>
Сегодня в 19:00: сводные таблицы за 60 минут
%text
Добрый день, Анна!

Напоминаем: сегодня в 19:00 (МСК) бесплатный вебинар «Сводные таблицы за 60 минут».

Войти в комнату: https://room.tablitsa-school.example/live/svod-1711
Тем, кто досидит до конца, подарим промокод на скидку 30% на курс «Аналитик с нуля» (вместо 48 900 ₽).

До встречи!
Отписаться: https://tablitsa-school.example/unsub/20884
`,
  ),
  ...mails(
    'tr',
    `
@@ b10r kargo teslimat kodu | tracking
Yıldırım Kargo <bilgi@yildirimkargo.example>
Kargonuz dağıtıma çıktı
%text
Sayın ELİF KAYA, 441720883041 takip numaralı gönderiniz bugün dağıtıma çıkmıştır. Teslimat sırasında kuryemize 5107 teslimat kodunu söylemeniz gerekmektedir.
Gönderinizi izlemek için: https://yildirimkargo.example/takip/441720883041
Çağrı merkezi: 444 0 441

@@ b10r e-fatura | receipt
Marmara Su İdaresi <efatura@marmarasu.example>
Kasım 2026 su faturanız
%html
<html><head><meta charset="utf-8"></head><body><table width="600" align="center" style="font-family:Verdana;font-size:12px" cellpadding="8"><tr><td bgcolor="#0077b6" colspan="2"><font color="#fff">MARMARA SU İDARESİ</font></td></tr>
<tr><td colspan="2">Sayın Abonemiz MEHMET YILDIZ,<br>Kasım 2026 dönemine ait faturanız düzenlenmiştir.</td></tr>
<tr><td>Sözleşme No</td><td>20884417</td></tr><tr><td>Tesisat No</td><td>0441772</td></tr><tr><td>Fatura No</td><td>MSI2026000441720</td></tr><tr><td>ETTN</td><td>7d1f0c2a-44b1-4c17-9a20-88417f02c9e5</td></tr><tr><td>Ödenecek Tutar</td><td><b>318,45 TL</b></td></tr><tr><td>Son Ödeme Tarihi</td><td>02.12.2026</td></tr>
<tr><td colspan="2"><a href="https://www.marmarasu.example/fatura-ode">Fatura Öde</a> &nbsp; <a href="https://www.marmarasu.example/efatura/goruntule?id=441720">E-faturayı görüntüle</a></td></tr>
<tr><td colspan="2"><font size="1">Arıza ihbar: ALO 185. Örnek Mah. Sakarya Cad. No: 14, 41040 İzmit/Kocaeli</font></td></tr></table></body></html>

@@ b10r otel rezervasyonu | booking
Lavanta Butik Otel <rezervasyon@lavantaotel.example>
Rezervasyonunuz onaylandı - 4417208
%html
<p>Merhaba Burak Bey,</p><p>Rezervasyonunuz onaylanmıştır, sizi ağırlamak için sabırsızlanıyoruz.</p><ul><li>Onay numarası: <b>4417208</b></li><li>Giriş: 28 Kasım 2026, 14:00'ten sonra</li><li>Çıkış: 30 Kasım 2026, 12:00'ye kadar</li><li>Oda: Standart çift kişilik, kahvaltı dahil, 6.400 TL</li></ul><p>Rezervasyonunuzu değiştirmek isterseniz <a href="https://www.lavantaotel.example/rezervasyonum">Rezervasyonum</a> sayfasını kullanabilirsiniz.</p><p>Lavanta Butik Otel, Kaleiçi Mah. No:8, Muratpaşa/Antalya, 0242 441 20 88</p>

@@ b10r veli bilgilendirme | education
Çınar Koleji <iletisim@cinarkoleji.example>
2. yazılı sınav takvimi ve veli toplantısı
%text
Değerli Velimiz,

Ortaokul 2. yazılı sınavları 23 Kasım - 4 Aralık 2026 tarihleri arasında yapılacaktır. Sınav takvimi ekte bilginize sunulmuştur.

Veli toplantımız 25 Kasım Çarşamba günü saat 18.00'de konferans salonunda gerçekleştirilecektir. 6-B sınıfı için görüşme salonu: 204.

Öğrenci numarası: 1207

Saygılarımızla,
Çınar Koleji Müdürlüğü
0312 441 20 87
`,
  ),
];
