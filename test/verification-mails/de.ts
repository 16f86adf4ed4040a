import { mails } from './mails.ts';

/** German mails with a code or a link. */
export const GERMAN = mails(
  'de',
  `
@@ bank tan | distractors | 662914
Nordhafen Bank <service@nordhafen-bank.example>
Ihre TAN für die Überweisung
Guten Tag Frau Adler,
für Ihre Überweisung über 1.249,00 EUR an IBAN DE02 1203 0000 0000 2020 51 benötigen Sie die folgende TAN:
# 662914
Die TAN ist 5 Minuten gültig. Geben Sie sie niemals an Dritte weiter, auch nicht am Telefon.
-- Nordhafen Bank AG, Hafenstraße 12, 20457 Hamburg. HRB 90112. Telefon 040 4711-0

@@ shop bestätigungscode | heading | 903172
Kaufwerk <noreply@kaufwerk.example>
Ihr Bestätigungscode für Kaufwerk
= Bitte bestätigen Sie Ihre E-Mail-Adresse
Hallo Jonas, gib diesen Code in der App ein:
# 903172
Der Code läuft in 30 Minuten ab.
-- Kaufwerk GmbH · Lindenallee 4 · 10115 Berlin · USt-IdNr. DE123456789

@@ betreff | subject-only | 557104
Paketblitz <login@paketblitz.example>
557104 ist dein Anmeldecode
Hallo,
du möchtest dich bei Paketblitz anmelden. Den Code findest du im Betreff dieser E-Mail.

@@ steuerportal | table | 48201937
Steuerportal <nicht-antworten@steuerportal.example>
Aktivierungsdaten zu Ihrem Benutzerkonto
Sehr geehrte Damen und Herren,
Ihr Benutzerkonto wurde angelegt. Für die Aktivierung benötigen Sie:
| Benutzername | m.adler1978
# Aktivierungs-Code :: 48201937
Bitte aktivieren Sie Ihr Konto bis zum 30.11.2026.

@@ krankenkasse | grouped | 418905
Vitalis Krankenkasse <meine-kasse@vitalis-kk.example>
Ihr Sicherheitscode
Liebe Versicherte, lieber Versicherter, Ihr einmaliger Sicherheitscode lautet:
# 418 905
Versichertennummer: A123456780. Fragen? 0800 1234560 (kostenfrei)

@@ zwei faktor | inline | 203348
Wolkenspeicher <sicherheit@wolkenspeicher.example>
Anmeldung bei Wolkenspeicher
Ihr Einmalpasswort für die Zwei-Faktor-Anmeldung ist {203348}. Angefragt am 14.03.2026 um 09:15 Uhr von 192.0.2.10.

@@ ziffern | split | 7719
Nachbarnetz <hallo@nachbarnetz.example>
Dein PIN-Code zum Anmelden
Schön, dass du da bist! Tippe diese vier Ziffern ein:
# 7719
Bis gleich in der Nachbarschaft!

@@ gitarrenforum | plain | kq7w2mzt
Gitarrenforum <forum@gitarrenforum.example>
Aktivierung deines Forenkontos
Hallo saitenhexe,
dein Aktivierungsschlüssel: kq7w2mzt
Trage ihn auf der Seite "Konto aktivieren" ein. Beiträge: 118.204, Mitglieder: 9.377.
Dein Forenteam

@@ ursprung | origin-bound | 660127
Beispielbank <otp@example.com>
Code für Beispielbank
Ihr Code lautet 660127.
@example.com #660127

@@ bestätigen link | verify-link
Wanderlaune <post@wanderlaune.example>
Bitte bestätige deine E-Mail-Adresse
Hallo Mia,
nur noch ein Klick, dann kann es losgehen:
>v E-Mail-Adresse bestätigen | https://wanderlaune.example/konto/bestaetigen?schluessel=8c1f02
Der Link ist 48 Stunden gültig.
* Impressum | https://wanderlaune.example/impressum
* Datenschutz | https://wanderlaune.example/datenschutz

@@ newsletter anmeldung | verify-link
Gartenpost <redaktion@gartenpost.example>
Ihre Anmeldung zum Newsletter: bitte bestätigen
Vielen Dank für Ihr Interesse an der Gartenpost. Um die Anmeldung abzuschließen, klicken Sie bitte auf den Bestätigungslink.
>v Anmeldung bestätigen | https://news.gartenpost.example/doi/77120/c9a8
Haben Sie sich nicht angemeldet, ignorieren Sie diese E-Mail einfach.

@@ passwort zurücksetzen | reset-link
Bahnfix <konto@bahnfix.example>
Passwort zurücksetzen
Guten Tag Herr Brandt,
Sie haben angefordert, Ihr Passwort zurückzusetzen.
>r Neues Passwort vergeben | https://konto.bahnfix.example/passwort/neu?t=0b7e4d
Der Link verliert in 60 Minuten seine Gültigkeit. Ihre Kundennummer: 7098812.

@@ anmeldelink | magic-link
Textschmiede <anmeldung@textschmiede.example>
Ihr Anmeldelink
Klicken Sie auf die Schaltfläche, um sich ohne Passwort anzumelden.
>s Jetzt anmelden | https://textschmiede.example/login/link/1f4c-88a2

@@ einladung team | invitation
Projektpilot <einladung@projektpilot.example>
Svenja Kroll lädt Sie zu "Relaunch 2026" ein
Svenja Kroll möchte mit Ihnen in Projektpilot zusammenarbeiten.
>i Einladung annehmen | https://app.projektpilot.example/einladung/5f2a7c
Die Einladung gilt bis 31.12.2026.

@@ code und link | code-and-link | 118460
Kaufwerk <noreply@kaufwerk.example>
118460 – dein Code für Kaufwerk
Dein Code:
# 118460
Oder melde dich direkt über den Link an:
>s Direkt anmelden | https://kaufwerk.example/anmelden/direkt?k=Pw02x

@@ neues gerät | distractors | 871253
Tresor24 <sicherheit@tresor24.example>
Neues Gerät: Bestätigung erforderlich
Jemand meldet sich mit einem neuen Gerät an: Windows 11, Edge 126, Köln, 03.06.2026, 21:07 Uhr.
# Bestätigungscode :: 871253
Vorgangsnummer 2026-55012. Support: +49 221 555 0199

@@ packstation | box | 3916
Paketblitz <station@paketblitz.example>
Registrierung: Ihre mTAN
Ihre mTAN zum Abschluss der Registrierung:
# 3916
Postnummer 99821774, Station 142, 50667 Köln

@@ mobilfunk | subject-and-body | 640912
Funkturm Mobil <mein@funkturm-mobil.example>
Ihr Code 640912 für Mein Funkturm
Ihr Code für die Anmeldung: {640912}
Rufnummer 0151 23456789, Tarif S 9,99 €

`,
);
