import type { LanguageWords } from './language-words.ts';

export const GERMAN: LanguageWords = {
  codes: `
    *code, *kode, *pin, *passcode, *zahlencode, *schlüsselcode, *aktivierungsschlüssel, zugangsschlüssel,
    freischaltschlüssel, aktivierungsschlüssel, code-nr`,
  manyCodes: '*codes, *pins',
  numbers: 'nummer, zahl, schlüssel, kennwort, ziffern',
  signInCodes: `
    mtan, mobiletan, smstan, sms-tan, pushtan, push-tan, chiptan, phototan, itan, e-tan, einmalpasswort,
    einmalkennwort, einmal-passwort, einmaliges passwort, einmalige passwort, einmalpin, freigabecode,
    bestätigungsziffern, diesem code bestätigen, dem code bestätigen, sicherheitsschlüssel, anmeldetoken,
    sicherheitstoken`,
  security: `
    verifikation*, verifizier*, sicherheit*, anmelde*, login*, authentifizierung*, authentisierung*,
    authentifikation*, einmal*, wiederherstellung*, identifizierung*, identität*, entsperr*, validierung*,
    freischalt*, freigabe*, freigeben, transaktions*, prüf*, zurücksetzen, zurücksetzung*, zurückzusetzen,
    zweifaktor*, zwei-faktor*, zweistufig*, einlog*, signatur*, unterschrift*, unterzeichn*, passwort*,
    legitimier*, deblock*, 2fa*, otp*, 4 stellig*, 5 stellig*, 6 stellig*, 7 stellig*, 8 stellig*,
    vierstellig*, fünfstellig*, sechsstellig*, siebenstellig*, achtstellig*, stellige, stelliger, stelligen`,
  access: `
    bestätig*, zugang*, zugriff*, aktivier*, registrier*, legitimation*, temporär*, geheim*, persönlich*,
    kopplung*, koppeln, gerät*, konto*, e-mail*`,
  your: 'ihr, ihre, ihren, ihrer, dein, deine, deinen, deiner',
  is: 'ist, ist:, lautet, lautet:, sind, dazu, wie folgt, hier',
  type: `
    eingeben, einzugeben, gib, geben sie, gebe, tippe, tippen, trage, tragen sie, einzutippen, eintippen,
    eingabe, einsetzen, übernehmen, überträgst, ein und, ein, abtippen`,
  use: 'nutze, nutzen sie, verwende, verwenden sie, benutze, benutzen sie',
  minutes: 'minuten, min.',
  units: 'stunden, stunde, tage, tagen, jahre, uhr, eur, cent, stück, personen',
  things: `
    bestell*, rechnung*, versand*, sendung*, paket*, liefer*, buchung*, reservierung*, flug, flüge, termin,
    termine, terminbestätigung, rabatt*, gutschein*, abhol*, gewinn*, verlosung*, packstation*,
    geschenkkarte*, ticket*, fahrkarte*, eintrittskarte*, auftrag*, angebot, angebote, aktions*, aktion,
    prämie*, bonus*, empfehlung*, parkschein, umfrage, wettbewerb*, spende*, retoure*, storno*,
    versicherungs*, probeabo, quittung*, beleg*, promo*, freunde-*`,
  acts: 'zahlung*, bezahlung, teilnahme, überweisung, kauf, anwesenheit, besichtigung, veranstaltung',
  labels: `
    kunde*, vertrag*, vorgang*, referenz*, artikel*, serien*, plz, post*, kontonummer, konto-nr, konto nr,
    betrag, summe, gesamt*, endet auf, endet mit, endziffern, endend, mobil*, handy*, steuer*, aktenzeichen,
    hotline, zimmer*, mitglied*, wkn, isin, depot*, tür*, tuer*, wlan*, fehler*, farb*, strich*, quell*,
    produkt*, blz, bank*, ust*, filiale, karte, karten*, kreditkarte, nummer, mitarbeiter*, personal*,
    gerätenummer, modell*, charge*, los, startnummer, zähler*, fall*, anfrage*, meldung*, verfahren*, akte,
    kennzeichen, hausnummer, straße, raum, gate, sitz, wagen, gleis, ausgabe, länder*, vorwahl, bar*,
    matrikel*, prüfungs*, schul*, klasse, teilnehmer*, bürger*, tresor, schlüsselkasten, schlüsselbox,
    partner*, vermittler*, händler*, mandat*, gläubiger*, rufen sie, unter, wohnung*,
    zugangscode für das wlan, haustür*, tor*`,
  topics: `
    an der kasse, warenkorb, % auf, einlösen, einlösbar, umsatz, kartenzahlung, kontostand, kontoauszug,
    wochenbericht, monatsbericht, schließfach, bewerbung, probemonat, stromzähler, ablesung,
    schlüsseltresor, newsletter-rabatt`,
  meetings: 'besprechungs-id, konferenz-id, meeting-id, zoom-meeting, webinar-id',
  account: `
    ihr konto, dein konto, ihrem konto, deinem konto, ihres kontos, deines kontos, zugang, registrierung,
    registriert, anmeldung, anmeldeversuch, neues gerät, neuem gerät, dass du es bist, nicht angefordert,
    angefordert, passwort, identität, e-mail-adresse bestätigen, e-mail-adresse zu bestätigen,
    adresse bestätigen, legitimation, ihre e-mail-adresse, deine e-mail-adresse, überweisung, freizugeben,
    tan-verfahren, onlinebanking, einzuloggen, loggen`,
  share: `
    weiter, weitergeben, weitergib, teile, teilen, verrate, verraten, mit, nenne, nennen, preisgeben,
    mitteilen, geheim, vertraulich, fragt*`,
  not: 'nicht, niemandem, niemals, nie, niemand, kein, keine, keinem, keinesfalls',
  people: `
    fahrer, boten, zusteller, paketboten, kurier, an der kasse, abholstation, vorzeigen, zeigen sie, zeige,
    zeig, am schalter, am empfang, am einlass, dem personal, unserem personal, vorlegen, vor ort,
    bei abholung`,
  example: '',
  verify: `
    bestätig*, verifizier*, aktivier*, validier*, freischalt*, entsperr*, registrierung abschließen,
    registrierung abzuschließen, anmeldung abzuschließen, freigeben, verifikation, freizuschalten,
    freizugeben, zulassen, genehmig*, opt-in`,
  objects: `
    mailadresse, adresse*, konto*, identität*, anmeld*, registrier*, passwort*, gerät*, zugang*, abo*,
    eintrag*, teilnehmer, benutzer*, mitgliedschaft, postfach, transaktion, überweisung, änderung*`,
  signIn: `
    anmelde*, einlogg*, einzuloggen, login*, log-in, ohne passwort, magische*, magic-link, jetzt anmelden,
    anzumelden, zugangslink, mich anmelden`,
  passwords: 'passwort, passworts, passwörter, kennwort, kennworts, zugangsdaten, passwortes',
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
    hier, klicken, klicke, klick, sie, bitte, auf, den, diesen, diese, folgenden, folgende, weiter,
    fortfahren, jetzt, zum, zur, button, schaltfläche, unten, öffnen, öffne, seite, adresse, unter, im,
    kopieren, kopiere, und, oder, starten, los, gehts, der, die, das, dem, folgen, nutze, nutzen, rufen,
    los geht*, ein, einfügen, zu, drücke, drücken, tippe, tippen, besuchen`,
  skip: `
    abmelden, abbestell*, datenschutz*, impressum, agb, hilfe*, im browser, kontakt, lesen, melden,
    stornieren, absagen, zwei-faktor*, sendung verfolgen, details`,
  yes: 'ja, das war ich, ich war das, ich war es',
};
