import type { VerificationCase } from './case.ts';
import { mails } from './mails.ts';

/** Mails in European languages without anything to find, for measuring only. */
export const HELD_OUT_EUROPE_OTHERS: readonly VerificationCase[] = [
  ...mails(
    'de',
    `
@@ h reise | booking
Alpenbahn <tickets@alpenbahn.example>
Buchungsbestätigung (Auftrag 7QKX4L)
Köln Hbf ab 09:15, Gleis 6, ICE 482, Wagen 12, Platz 91. Auftragsnummer 7QKX4L.

@@ h vorteilscode | promo-code
Leihrad <moin@leihrad.example>
Dein Vorteilscode: RAD2026
Mit {RAD2026} fährst du 30 Minuten gratis. Einlösbar bis 31.05.2026.

@@ h mahnung | receipt
Stadtbücherei <service@stadtbuecherei.example>
1. Erinnerung: 2 Medien überfällig
Ausweisnummer 00482913, fällig seit 02.03.2026, Gebühr 1,50 €.

@@ h kennwort geändert | security-notice
Uni Auental <idm@uni-auental.example>
Ihr Kennwort wurde geändert
Das Kennwort der Kennung abc12345 wurde am 14.03.2026 um 09:15 Uhr geändert. Rückfragen: Tel. 0221 555-4417.

@@ h fehlermeldung | developer
Druckdienst <noreply@uni-auental.example>
Fehlercode 50781 an Drucker 3.114
Der Drucker meldet den Fehlercode 50781. Störung 660127 wurde angelegt.

@@ h steuer | public-office
Finanzamt Auental <poststelle@finanzamt-auental.example>
Bescheid für 2025 liegt zum Abruf bereit
Steuernummer 118/204/44177, Erstattung 482,91 €. Bitte antworten Sie nicht auf diese Nachricht.

@@ h verlosung | event-ticket
Radio Welle <gewinn@radiowelle.example>
Ihre Losnummer 482913
Sie nehmen mit der Losnummer {482913} an der Ziehung am 24.12. teil.
`,
  ),
  ...mails(
    'fr',
    `
@@ h point relais | tracking
Relais Proche <info@relais-proche.example>
Colis livré au point relais
Votre colis 88204417 vous attend jusqu'au 21 mars au Tabac de la Gare, 69002 Lyon.

@@ h carte cadeau | gift-card
Librairie du Port <cadeau@librairie-port.example>
Votre carte cadeau de 30 €
Numéro de carte : 9250 0048 2913 7740. Valable jusqu'au 31/12/2027 en magasin.

@@ h réunion | meeting
Léa Fontaine <lea@chantier-facile.example>
Réunion de chantier mardi 10 mars, 10 h
ID de réunion : 881 2344 1902, code secret : 482913. À mardi !

@@ h parrainage | promo-code
Miam <bonjour@miam.example>
Votre code parrain : LEA2204
Partagez {LEA2204} et gagnez 10 € à chaque ami.

@@ h météo | report
Météo du Jour <bulletin@meteodujour.example>
Vigilance orange : vent à 118 km/h
Température 14 °C, pression 1002 hPa, rafales de 14 h à 18 h.

@@ h mot de passe modifié | security-notice
La Gazette <abonnes@lagazette.example>
Votre mot de passe a été modifié
Modification du 4 mars 2026 à 18:40. N° d'abonné 00448213.
`,
  ),
  ...mails(
    'es',
    `
@@ h contador | public-office
Aguas del Valle <lecturas@aguasdelvalle.example>
Envíe la lectura de su contador
Contrato 4400918, última lectura 00482 m³, antes del 25/03/2026.

@@ h referido | promo-code
Rapidito <hola@rapidito.example>
Tu código de amigo es LUCIA77
Comparte {LUCIA77} y ganad 8 € cada uno.

@@ h reunión | meeting
Pablo Ruiz <pablo@tableros.example>
Reunión de seguimiento, martes 10:00
ID de reunión 881 2344 1902, contraseña 482913. Sala 4.17.

@@ h clave cambiada | security-notice
Nóminas Claras <acceso@nominasclaras.example>
Tu contraseña se ha cambiado
El 4 de marzo de 2026 a las 18:40. Incidencia 204417.

@@ h resultados | report
Deporte Hoy <marcador@deportehoy.example>
Final: 2-1, 48.291 espectadores
Posesión 56 %, 14 remates. Próximo partido el 14/03 a las 20:45.
`,
  ),
  ...mails(
    'pt',
    `
@@ h voo | booking
Voe Sul <reservas@voesul.example>
Reserva KX7PQ2 confirmada
Voo VS 482, 12/05, 07h15, assento 21A. E-ticket 086 2204417730.

@@ h protocolo | discussion
Atendimento Mercadinho <sac@mercadinho.example>
Protocolo 2026031200482
Seu atendimento foi registrado com o protocolo 2026031200482. Responderemos em 48 horas.

@@ h novo acesso | security-notice
Mercadinho <seguranca@mercadinho.example>
Novo acesso à sua conta
Recife, Android 14, 18h40. Se foi você, está tudo certo.
`,
  ),
  ...mails(
    'it',
    `
@@ h tasse | public-office
Comune di Vallechiara <tributi@vallechiara.example>
Avviso di pagamento TARI: codice avviso 301000000048291377
Importo 148,20 €, scadenza 30/06/2026.

@@ h riunione | meeting
Giulia Conti <giulia@bacheca.example>
Riunione di condominio il 14 marzo
Ore 20:30, sala B. Collegamento: ID 881 2344 1902, passcode 482913.

@@ h buono | promo-code
Libreria Nonna <ciao@librerianonna.example>
Il tuo buono da 5 €: LIBRO5EU
Usa il buono {LIBRO5EU} entro 30 giorni.
`,
  ),
  ...mails(
    'nl',
    `
@@ h trein | booking
Spoorweg <tickets@spoorweg.example>
Je e-ticket, boekingscode KX7PQ2T
Utrecht naar Maastricht, 12 mei, 09:15, rijtuig 4.

@@ h cadeaubon | gift-card
Boekenboom <info@boekenboom.example>
Je hebt een cadeaubon gekregen
Kaartnummer 6299 4829 1377 4021, pincode 4417, waarde € 25.

@@ h meterstand | public-office
Waterbedrijf West <meters@waterwest.example>
Wat is uw meterstand?
Meternummer 22A048213, vorige stand 00482.
`,
  ),
  ...mails(
    'pl',
    `
@@ h bilet | booking
Koleje Wiślane <bilety@kolejewislane.example>
Bilet WR48291377
Pociąg 4821, wagon 7, miejsce 36, odjazd 14:32. 59,00 zł

@@ h spotkanie | meeting
Marek Lis <marek@tablica.example>
Zaproszenie na spotkanie: wtorek 10:00
Identyfikator spotkania: 881 2344 1902, kod dostępu: 482913

@@ h zmiana hasła info | security-notice
Targowisko <bezpieczenstwo@targowisko.example>
Twoje hasło zostało zmienione
4.03.2026, 18:40, Kraków.
`,
  ),
  ...mails(
    'ru',
    `
@@ h встреча | meeting
Олег Смирнов <oleg@doska-team.example>
Приглашение на встречу: вторник, 10:00
Идентификатор конференции: 881 2344 1902, код доступа: 482913

@@ h чек | receipt
Оператор чеков <check@ofd-example.test>
Кассовый чек № 4829
ФН 9960440300482913, ФД 77402, ФПД 2204417730. Итого 1 482,00.

@@ h пароль изменён | security-notice
Вкусно Дома <hi@vkusnodoma.example>
Пароль изменён
5 марта 2026 в 11:42. Обращение № 204417.

@@ h лотерея | event-ticket
Русская Удача <info@udacha.example>
Билет № 00482913 участвует в розыгрыше
Тираж 1482 состоится 31 декабря.
`,
  ),
  ...mails(
    'tr',
    `
@@ h toplantı | meeting
Kerem Aydın <kerem@pano.example>
Toplantı daveti: Salı 10:00
Toplantı kimliği: 881 2344 1902, parola: 482913

@@ h bilet | booking
Uçuşum <bilet@ucusum.example>
PNR: KX7PQ2, İstanbul - İzmir
12 Mayıs 07:15, koltuk 21A, bilet no 2352204417730.
`,
  ),
  ...mails(
    'sv',
    `
@@ h möte | meeting
Anna Ek <anna@fjord.example>
Möte tisdag 10:00
Mötes-ID 881 2344 1902, lösenkod 482913. Fika i rum 204.
`,
  ),
  ...mails(
    'uk',
    `
@@ h пароль змінено | security-notice
Крамниця <noreply@kramnytsia.example>
Ваш пароль змінено
4 березня 2026 о 18:40. Звернення № 204417.
`,
  ),
];
