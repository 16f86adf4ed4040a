import { mails } from './mails.ts';

/** Dutch mails with a code or a link. */
export const DUTCH = mails(
  'nl',
  `
@@ winkel code | heading | 551703
Fietswereld <noreply@fietswereld.example>
Je verificatiecode voor Fietswereld
= Bevestig je e-mailadres
Hoi Sanne, vul deze code in om verder te gaan:
# 551703
De code is 10 minuten geldig.
-- Fietswereld B.V., Keizersgracht 100, 1015 CV Amsterdam. KvK 12345678

@@ bank | distractors | 604982
Dijkbank <service@dijkbank.example>
Beveiligingscode voor je overschrijving
U maakt € 215,40 over naar NL91 ABNA 0417 1643 00.
# Beveiligingscode :: 604982
Deel deze code nooit. Niet van u? Bel 020 555 01 23.

@@ onderwerp | subject-only | 7406
Parkeervrij <hallo@parkeervrij.example>
7406 is je inlogcode
De inlogcode staat in het onderwerp van deze mail.

@@ overheid | table | 482077
Gemeente Waterdam <noreply@waterdam.example>
Uw activeringscode
Geachte heer De Wit,
# Activeringscode :: 482077
Zaaknummer Z-2026-00417. Geldig tot 1 mei 2026.

@@ twee stappen | inline | 330916
Postbus Plus <veilig@postbusplus.example>
Inloggen in twee stappen
Uw eenmalige code is {330916}. Aangevraagd om 20:15 vanaf 192.0.2.61 (Utrecht).

@@ gegroepeerd | grouped | 719240
Zorgzeker <mijn@zorgzeker.example>
Code om in te loggen bij Mijn Zorgzeker
Gebruik deze code:
# 719 240
Polisnummer 300441772

@@ vakjes | split | 265831
Buurtbieb <hoi@buurtbieb.example>
Nog één stap
Typ deze cijfers over in de app:
# 265831

@@ bevestigen | verify-link
Tuinpraat <welkom@tuinpraat.example>
Bevestig je aanmelding
Leuk dat je er bent! Klik op de knop om je account te activeren.
>v Account activeren | https://tuinpraat.example/activeren/0af-7c1
* Uitschrijven | https://tuinpraat.example/uit/0af

@@ wachtwoord | reset-link
Fietswereld <noreply@fietswereld.example>
Nieuw wachtwoord instellen
Je hebt een nieuw wachtwoord aangevraagd.
>r Wachtwoord opnieuw instellen | https://fietswereld.example/wachtwoord?sleutel=88b0e1
Heb je dit niet gedaan? Dan hoef je niets te doen.

@@ inloglink | magic-link
Notitieblok <inloggen@notitieblok.example>
Je inloglink
Klik hieronder om zonder wachtwoord in te loggen.
>s Inloggen | https://notitieblok.example/in/4419-cc

@@ uitnodiging | invitation
Planbord <uitnodiging@planbord.example>
Joost nodigt je uit voor het bord "Verhuizing"
Joost de Boer wil samen met je plannen.
>i Uitnodiging accepteren | https://planbord.example/u/verhuizing/5bb1
`,
);

/** Polish mails with a code or a link. */
export const POLISH = mails(
  'pl',
  `
@@ sklep kod | heading | 294506
Sklepik <nie-odpowiadaj@sklepik.example>
Twój kod weryfikacyjny
= Potwierdź adres e-mail
Cześć Olu! Wpisz ten kod, aby dokończyć rejestrację:
# 294506
Kod wygaśnie za 15 minut.
-- Sklepik sp. z o.o., ul. Długa 5, 00-238 Warszawa. NIP 525-000-11-22

@@ bank przelew | distractors | 85017734
Bank Wiślany <powiadomienia@bankwislany.example>
Kod autoryzacyjny do przelewu na 420,00 zł
Operacja nr 4 z dn. 12-06-2026, odbiorca: J. Nowak, rachunek ...8812.
# Kod autoryzacyjny :: 85017734
Nie podawaj kodu nikomu. Infolinia 801 300 100.

@@ temat | subject-only | 661802
Bilet24 <logowanie@bilet24.example>
661802 to Twój kod logowania
Kod znajdziesz w temacie wiadomości. Jeśli to nie Ty, zignoruj ten e-mail.

@@ urząd | table | 903441
Portal Obywatela <noreply@portal-obywatela.example>
Kod potwierdzający złożenie wniosku
Numer sprawy: WN/2026/11872
# Kod potwierdzający :: 903441

@@ dwuetapowe | inline | 118593
Poczta Nova <bezpieczenstwo@pocztanova.example>
Logowanie dwuetapowe
Twój jednorazowy kod to {118593}. Próba logowania: 14.02.2026, 07:55, Gdańsk.

@@ grupowany | grouped | 470618
Lot Bałtyk <konto@lotbaltyk.example>
Kod dostępu do konta
Podaj kod dostępu
# 470 618
Numer uczestnika programu: 220019987

@@ kratki | split | 5826
Przepisownik <hej@przepisownik.example>
Jeszcze tylko jeden krok
Przepisz cyfry do aplikacji
# 5826

@@ aktywacja | verify-link
Ogrodowo <witaj@ogrodowo.example>
Aktywuj swoje konto
Dziękujemy za rejestrację. Kliknij, aby potwierdzić adres e-mail.
>v Potwierdzam adres | https://ogrodowo.example/aktywacja/71bc09
* Polityka prywatności | https://ogrodowo.example/prywatnosc

@@ hasło | reset-link
Bilet24 <logowanie@bilet24.example>
Zmiana hasła
Otrzymaliśmy prośbę o zresetowanie hasła do Twojego konta.
>r Ustaw nowe hasło | https://bilet24.example/haslo/nowe?t=9911ff
Link jest ważny 24 godziny.

@@ link logowania | magic-link
Notesik <zaloguj@notesik.example>
Twój link do logowania
Zaloguj się jednym kliknięciem, bez hasła:
^s https://notesik.example/zaloguj/lnk/8d0e5

@@ zaproszenie | invitation
Tablica <zaproszenia@tablica.example>
Marek zaprasza Cię do projektu "Remont"
Marek Lis udostępnił Ci projekt.
>i Przyjmij zaproszenie | https://tablica.example/z/remont/40aa
`,
);
