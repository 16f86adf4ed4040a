import type { LanguageWords } from './language-words.ts';

export const GERMAN: LanguageWords = {
  codes: `
    *kode, *passcode, *zahlencode, *schlüsselcode, *aktivierungsschlüssel, zugangsschlüssel,
    freischaltschlüssel, aktivierungsschlüssel, code-nr`,
  manyCodes: '*pins',
  numbers: 'zahl, schlüssel, kennwort, ziffern',
  signInCodes: `
    mtan, mobiletan, smstan, pushtan, push-tan, chiptan, phototan, itan, e-tan, einmalpasswort,
    einmalkennwort, einmal-passwort, einmaliges passwort, einmalige passwort, einmalpin, freigabecode,
    bestätigungsziffern, diesem code bestätigen, dem code bestätigen, sicherheitsschlüssel, anmeldetoken,
    sicherheitstoken`,
  security: `
    verifikation*, verifizier*, sicherheit*, anmelde*, authentifizierung*, authentisierung*,
    authentifikation*, einmal*, wiederherstellung*, identifizierung*, identität*, entsperr*, validierung*,
    freischalt*, freigabe*, freigeben, transaktions*, prüf*, zurücksetzen, zurücksetzung*, zurückzusetzen,
    zweifaktor*, zwei-faktor*, zweistufig*, einlog*, signatur*, unterschrift*, unterzeichn*, passwort*,
    legitimier*, deblock*, 4 stellig*, 5 stellig*, 6 stellig*, 7 stellig*, 8 stellig*, vierstellig*,
    fünfstellig*, sechsstellig*, siebenstellig*, achtstellig*, stellige, stelliger, stelligen`,
  access: `
    bestätig*, zugang*, zugriff*, aktivier*, legitimation*, temporär*, geheim*, persönlich*, kopplung*,
    koppeln, gerät*, konto*, e-mail*`,
  your: 'ihr, ihre, ihren, ihrer, dein, deine, deinen, deiner',
  is: 'ist, ist:, lautet, lautet:, sind, dazu, wie folgt, hier',
  type: `
    eingeben, einzugeben, gib, geben sie, gebe, tippe, tippen, trage, tragen sie, einzutippen, eintippen,
    eingabe, einsetzen, übernehmen, überträgst, ein und, ein, abtippen`,
  use: 'nutze, nutzen sie, verwende, verwenden sie, benutze, benutzen sie',
  minutes: 'min.',
  units: 'stunden, stunde, tage, tagen, jahre, uhr, cent, stück',
  things: `
    bestell*, rechnung*, versand*, sendung*, liefer*, buchung*, reservierung*, flug, flüge, termin, termine,
    terminbestätigung, rabatt*, gutschein*, abhol*, gewinn*, verlosung*, packstation*, geschenkkarte*,
    fahrkarte*, eintrittskarte*, auftrag*, angebot, angebote, aktions*, aktion, prämie*, bonus*,
    empfehlung*, parkschein, umfrage, wettbewerb*, spende*, retoure*, storno*, versicherungs*, probeabo,
    quittung*, beleg*, freunde-*`,
  acts: 'zahlung*, bezahlung, teilnahme, überweisung, kauf, anwesenheit, besichtigung, veranstaltung',
  labels: `
    kunde*, vertrag*, vorgang*, referenz*, plz, kontonummer, konto-nr, konto nr, betrag, summe, gesamt*,
    endet auf, endet mit, endziffern, endend, mobil*, handy*, steuer*, aktenzeichen, hotline, zimmer*,
    mitglied*, wkn, isin, depot*, tür*, tuer*, wlan*, fehler*, farb*, strich*, quell*, produkt*, blz, bank*,
    ust*, karte, karten*, kreditkarte, mitarbeiter*, personal*, gerätenummer, charge*, los, zähler*, fall*,
    anfrage*, meldung*, verfahren*, akte, kennzeichen, hausnummer, straße, raum, sitz, wagen, gleis,
    ausgabe, länder*, vorwahl, matrikel*, prüfungs*, schul*, klasse, teilnehmer*, bürger*, tresor,
    schlüsselkasten, schlüsselbox, partner*, vermittler*, händler*, mandat*, gläubiger*, rufen sie, unter,
    wohnung*, zugangscode für das wlan, haustür*, tor*`,
  topics: `
    an der kasse, warenkorb, % auf, einlösen, einlösbar, umsatz, kartenzahlung, kontostand, kontoauszug,
    wochenbericht, monatsbericht, schließfach, bewerbung, probemonat, stromzähler, ablesung,
    schlüsseltresor, newsletter-rabatt`,
  meetings: 'besprechungs-id, konferenz-id, zoom-meeting',
  account: `
    ihr konto, dein konto, ihrem konto, deinem konto, ihres kontos, deines kontos, zugang, registrierung,
    registriert, anmeldung, anmeldeversuch, neues gerät, neuem gerät, dass du es bist, nicht angefordert,
    angefordert, passwort, identität, e-mail-adresse bestätigen, e-mail-adresse zu bestätigen,
    adresse bestätigen, legitimation, ihre e-mail-adresse, deine e-mail-adresse, überweisung, freizugeben,
    tan-verfahren, onlinebanking, einzuloggen, loggen`,
  share: `
    weiter, weitergeben, weitergib, teile, teilen, verrate, verraten, mit, nenne, nennen, preisgeben,
    mitteilen, vertraulich, fragt*`,
  not: 'nicht, niemandem, niemals, kein, keine, keinem, keinesfalls',
  people: `
    fahrer, boten, zusteller, paketboten, kurier, an der kasse, abholstation, vorzeigen, zeigen sie, zeige,
    zeig, am schalter, am empfang, am einlass, dem personal, unserem personal, vorlegen, vor ort,
    bei abholung`,
  example: '',
  verify: `
    bestätig*, verifizier*, aktivier*, freischalt*, entsperr*, registrierung abschließen,
    registrierung abzuschließen, anmeldung abzuschließen, freigeben, verifikation, freizuschalten,
    freizugeben, zulassen, genehmig*, opt-in`,
  objects: `
    mailadresse, konto*, identität*, anmeld*, registrier*, passwort*, gerät*, zugang*, abo*, eintrag*,
    teilnehmer, benutzer*, mitgliedschaft, postfach, transaktion, überweisung, änderung*`,
  signIn: `
    anmelde*, einlogg*, einzuloggen, login*, log-in, ohne passwort, magische*, magic-link, jetzt anmelden,
    anzumelden, zugangslink, mich anmelden`,
  passwords: 'passworts, passwörter, kennwort, kennworts, zugangsdaten, passwortes',
  change: `
    zurück*, neu, neues, neue, festlegen, festzulegen, ändern, vergeben, vergib, wählen, erstellen, setzen,
    vergessen, erneuern, anlegen, wiederherstellen, wähle, lege, legen, erstelle, änderung`,
  reset: '',
  invite: `
    einladung annehmen, einladung akzeptieren, einladung ansehen, einladung anzunehmen, einladung an,
    team beitreten, arbeitsbereich beitreten, workspace beitreten, projekt beitreten, jetzt beitreten,
    eingeladen, beitreten, beizutreten, tritt, lädt dich, lädt sie, einladung öffnen, zur einladung,
    annehmen, mitmachen, einladung zum, einladung zu, hinzugefügt`,
  disowned: `
    waren sie das nicht, nicht du, nicht sie, nicht ihnen, nicht dir, nicht von ihnen, nicht waren,
    nicht warst, nicht selbst, nicht angefordert, nicht angemeldet, nicht beantragt, nicht veranlasst,
    nicht initiiert, nicht registriert, nicht eingetragen, nicht durchgeführt, nicht vorgenommen,
    nicht erkennen, nicht erkennst, keine änderung, nicht bekannt, versehentlich, irrtümlich, kein konto,
    keine anfrage, jemand anders, jemand anderes, verdächtig, nicht wiedererkennen, nicht gewünscht,
    keine registrierung, nicht gestellt, fremde person`,
  click: `
    klicken, klicke, klick, sie, bitte, auf, den, diesen, diese, folgenden, folgende, weiter, fortfahren,
    jetzt, zum, zur, schaltfläche, unten, öffnen, öffne, seite, unter, im, kopieren, kopiere, und, oder,
    los, gehts, der, die, das, dem, folgen, nutze, nutzen, rufen, los geht*, ein, einfügen, zu, drücke,
    drücken, tippe, tippen, besuchen`,
  skip: `
    abmelden, abbestell*, datenschutz*, impressum, agb, hilfe*, im browser, kontakt, lesen, melden,
    stornieren, absagen, zwei-faktor*, sendung verfolgen, details`,
  yes: 'das war ich, ich war das, ich war es',
};
