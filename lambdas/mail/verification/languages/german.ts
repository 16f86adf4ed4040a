import type { LanguageWords } from './language-words.ts';

export const GERMAN: LanguageWords = {
  strong: [
    '(?:bestatig|freigeb|gib)\\p{L}* [^.\\n]{0,40}mit (?:dem )?(?:code|pin)(?!\\p{L})',
    '(?:(?:konto|account|e-?mail|mail|sms|app|online|web|handy|mobil|telefon|geraete?|gerate?|kunden|zahlungs?|karten|nutzer|benutzer|bank|otp|2fa|mfa|zwei-?(?:faktor|stufen|schritt)|2-?(?:faktor|stufen|schritt))-?)?(?:verifizierungs?|verifikations?|verifizier|sicherheits|anmelde|anmeldungs?|login|log-?in|einlog|authentifizierungs?|authentisierungs?|authentifikations?|authentifizier|einmal|wiederherstellungs?|identifizierungs?|identifikations?|identitats|identitaets|entsperr|entsperrungs?|validierungs?|freischalt|freischaltungs?|freigabe|prufungs|pruefungs?|pruf|pruef|zurucksetz|zuruecksetz|zuruecksetzungs?|signatur|unterschrifts|zwei-?faktor|zwei-?stufen|zwei-?schritt|2-?faktor|2-?stufen|2fa|mfa|sms|e-?mail|mail|3-?d-?secure|passwort-?reset)-?(?:code|kode|pin|passcode|zahlencode|zifferncode|tan|passwort|kennwort|token|ziffernfolge|zahlenfolge)s?(?!\\p{L})',
    '(?:einmalige[nrs]?|einmal (?:gultige|gueltige|verwendbare|nutzbare)[nrs]?) (?:sicherheits|verifizierungs|anmelde|login|zugangs|zugriffs|bestatigungs|bestaetigungs|aktivierungs)?-?(?:code|kode|pin|tan|passwort|kennwort|passcode)(?!\\p{L})',
    // "Code, um dich anzumelden", "PIN zur Freigabe Ihrer Zahlung"
    '(?:code|kode|pin|tan|token|passcode|schlussel|zahl|kennziffer|zahlenfolge|ziffernfolge|einmalcode|zugangscode|bestatigungscode|bestaetigungscode),? (?:zur|zum|fur|fuer|um) (?:\\p{L}+ ){0,2}?(?:anmeld|anzumeld|verifi|zu verifi|authenti|zu bestatig|kontobestatig|mailbestatig|login|log-?in|einlogg|einzulogg|freischalt|freizuschalt|freigab|freizugeb|zurucksetz|zuruckzusetz|zuruecksetz|zwei-?faktor|2-?faktor|zwei-?stufen|2fa|identi|wiederherst|entsperr|zu entsperr|passwort|kennwort|unterschrift|unterzeichn|signier|kontozugriff|kontozugang)',
    '(?:chip|photo|app|e|i|qr|push|smart|sms)-?tan(?:-nummer)?(?!\\p{L})|tan-nummer',
  ],
  ambiguous: [
    '(?:bestatigungs?|bestaetigungs?|zugangs?|zugriffs?|aktivierungs?|registrierungs?|legitimations?|autorisierungs?|kopplungs?|koppel|pairing|gerate?|geraete|verknupfungs?|verbindungs?|konto|account|eroffnungs|erstanmelde|erstlogin|online-zugangs)-?(?:code|kode|pin|tan|schlussel|schluessel|token|passwort|kennwort|passcode|zahl)(?!\\p{L}{3})',
    '(?:temporare[nrs]?|temporaere[nrs]?|vorlaufige[nrs]?|vorubergehende[nrs]?|geheime[nrs]?|personliche[nrs]?) (?:\\p{L}+-)?(?:code|kode|pin|passwort|kennwort|passcode|geheimzahl)(?!\\p{L})',
    'code (?:zur|zum) (?:koppl|koppeln|verbind|verknupf|aktivier)',
  ],
  weak: [
    'kode(?!\\p{L})|(?:ziffern|zahlen)-?(?:code|folge|kombination)(?!\\p{L})|zeichenfolge(?!\\p{L})|geheimzahl(?!\\p{L})',
  ],
  parts: ['kennziffer', 'ziffern', 'zeichenfolge'],
  types: [
    '(?<!\\p{L})(?:eingeben|einzugeben|eingibst|eingebt|eintippen|einzutippen|eintippst|eintragen|einzutragen|abtippen|abzutippen|einfugen|einzufugen|eingegeben werden)(?!\\p{L})',
    // "gib … ein": the particle, not the article, which a noun would follow.
    '(?<!\\p{L})(?:gib|gebt|geben|gebe|tippe?|tippt|tippen|trage?|tragt|tragen|fuge?|fugen|eingabe)\\s[^.!?\\n]{0,100}?(?<!\\p{L})ein(?=\\s{0,2}(?:[.,:;!?)]|$)|\\s(?:und|oder|um|bevor|damit)(?!\\p{L}))',
    '(?<!\\p{L})(?:bei|zur|um|unter|fur die) (?:der )?(?:code-?|pin-?)?eingabe(?!\\p{L})',
  ],
  labels: [
    '(?<!\\p{L})(?:versicherung|polizze|zahler(?:nummer|nr|stand)|zahlernummer|kassenzeichen|warte(?:nummer|nr)|los(?:nummer|nr)|sitzplatz|sitz(?!\\p{L})|matrikel|personal(?:nummer|nr)|ausweis|kennzeichen|fall(?:nummer|nr|-nr)|storno|retoure|ruckgabe|patienten|rezept|bankleitzahl|blz|bic(?!\\p{L})|ust-?id|ust(?!\\p{L})|umsatzsteuer|handelsregister|hrb|gerate(?:nummer|nr)|modell|durchwahl|faxnummer|schliessfach|schließfach|fach(?:nummer|nr)|stellplatz|zahlungsreferenz|mandatsreferenz|glaubiger|verwendungszweck|schaden(?:nummer|nr|snummer|meldung)|antrags(?:nummer|nr)|meldungs(?:nummer|nr)|protokoll|lieferschein|chargen(?:nummer|nr)|inventar|startnummer|teilnehmer(?:nummer|nr)|kandidaten|prufungs(?:nummer|nr)|geschafts(?:zeichen|nummer)|transaktions(?:nummer|nr|-id|id)|zahlungs(?:nummer|nr)|beleg|quittung|spenden|haus(?:nummer|nr)|postfach|anlagen(?:nummer|nr)|maschine)',
  ],
  otherKinds: [
    '(?<!\\p{L})(?:warenkorb|an der kasse|beim bezahlen|beim checkout|einlos(?:en|ung|bar)|sparst du|sparen sie|\\d+ ?% auf|lizenz(?:schlussel|code)?|seriennummer|vorverkauf|presale|eintrittskarte|zapfsaule|fahrradschloss|turschloss|zahlenschloss|spind|schliessfach|schließfach|packstation|abholfach|paketfach|briefkasten|ladestation|ladesaule|mietwagen|e-scooter|empfehlungs(?:code|link)|werbe(?:code|n)|pramie|bonuscode|vorteilscode|aktionscode|newsletter-rabatt|einladungscode|geschenkkarten?|guthabenkarte|puk(?!\\p{L})|sendungsverfolgung|kassenbon|tombola|verlosung|meeting|besprechung|webinar|telefonkonferenz|videokonferenz|teilnahmecode|kursnummer|umfrage)',
  ],
  authentication: [
    'bestaetig|registrier|passwor|kennwort|freischalt|freizuschalt|freizugeb|freigeben|freigabe|identitat|identitaet|autorisier|legitimier|wiederherstell|entsperr|zwei-?faktor|zwei-?stufen|koppeln|kopplung|gueltig|lauft ab|verfallt|angefordert|niemandem|weitergeb|nicht weiter|geheim|einzulogg|anzumeld|anmeldung|dass (?:sie|du) es (?:wirklich )?(?:sind|bist)|deinem fernseher|ihrem fernseher|neues gerat|unterschreib|unterzeichn|ignorier',
  ],
  handedOver: [
    '(?:bei|nach|zur) (?:der |ihrer |deiner )?(?:abholung|ubergabe|ankunft|anreise|einlass|ruckgabe)(?!\\p{L})|an der (?:kasse|rezeption|theke|pforte|abholstation|packstation|abendkasse|garderobe|schranke|schliessanlage)(?!\\p{L})|(?:dem|unserem|ihrem|deinem|einem) (?:personal|kellner|servicepersonal|lieferanten|zusteller|techniker|monteur|vermieter|gastgeber|hausmeister)(?!\\p{L})',
  ],
  secret: [
    'geheim (?:halten|bleib)|geheimhalten|fur sich(?!\\p{L})|fuer sich(?!\\p{L})|fur dich(?!\\p{L})|weitergeben|weiterzugeben|weitergegeben|keine[mn] (?:dritten|anderen|mitarbeiter)|(?:an|mit) dritte|niemals|niemand',
  ],
  verify: [
    "bestaetig|autorisier|(?:gerat|geraet|zugriff|transaktion|auftrag|login|uberweisung|anderung|browser|anmeldeversuch)\\p{L}{0,2} (?:\\p{L}+ )?(?:freigeb|freizugeb|zulassen|zuzulassen|erlauben|genehmig|vertrauen)|(?:freigeben|freizugeben|freigabe)(?!\\p{L})|als vertrauenswurdig|das war ich|ich war(?:'s| es)",
    '^ja,? [^.!?\\n]{0,40}(?:newsletter|abonn|anmeld|eintrag|(?:e-?mails?|infos?|informationen) (?:erhalten|bekommen)|meine (?:e-?mail|adresse))|^newsletter (?:\\p{L}+ )?(?:erhalten|abonnieren)$',
    '(?:registrierung|anmeldung|eintragung|kontoeroffnung|kontoerstellung|einrichtung|neuanmeldung) (?:\\p{L}+ ){0,3}?(?:abschlie|abzuschlie|vollend|fertigstell|fertigzustell|beend|zu beend|finalisier|vervollstand|komplett)|(?:abschluss|vollendung|fertigstellung|abschliessen|abschließen) (?:\\p{L}+ ){0,2}(?:registrier|anmeld|eintrag|kontoer)',
    '(?:schliessen|schliesse|schließen|schließe) (?:sie )?(?:\\p{L}+ ){0,3}(?:registrierung|anmeldung|eintragung|einrichtung|kontoerstellung)',
    '(?:e-?mail|mail|adresse|identitat|postfach|telefonnummer) (?:\\p{L}+ ){0,2}?(?:uberpruf|zu uberpruf|ueberpruf|prufen|zu prufen|(?:ihnen|dir) (?:wirklich )?gehort|zu (?:ihnen|dir) gehort)|ob (?:diese|die|ihre|deine) (?:\\p{L}+-?){1,3} (?:\\p{L}+ ){0,2}(?:richtig|korrekt|ihnen|dir)',
    'schalten sie (?:\\p{L}+ ){1,5}frei(?!\\p{L})|schalte (?:\\p{L}+ ){1,5}frei(?!\\p{L})|freizuschalt|zu verifizier|double-?opt-?in',
  ],
  signIn: [
    'anzumelden|einzulogg|loggen sie sich|logge? dich|einlog|anmeldelink|anmelde-link|zugangslink|zugangs-link|einmal-?link|einmaligen? (?:gultigen? )?link|einmalig gultigen? link|magic-?link|magisch|log-?in',
    'melden? (?:sie )?(?:dich|sich|euch)[^.!?\\n]{0,40} an(?=[.,:!?]|$| und)|automatisch angemeldet|anmeldung fortsetzen|anmeldung fortzusetzen|link (?:\\p{L}+ ){0,3}(?:zugang|zugriff) (?:\\p{L}+ ){0,3}(?:konto|bereich|portal|profil)',
    '(?:mit|uber) (?:diesem|diesen|dem|den|folgendem|folgenden) (?:\\p{L}+ ){0,3}link (?:gelang|komm)\\p{L}* (?:du|sie) (?:\\p{L}+ ){0,3}(?:konto|bereich|profil|portal|kundenkonto|dashboard)',
  ],
  resetPassword: [
    'passwor(?:t|ts|tes|d) (?:\\p{L}+ ){0,3}?(?:zuruck|zurueck|erneuer|zu erneuer|neu|aender|ander|zu ander|setzen|zu setzen|anleg|anzuleg|einricht|einzuricht|definier|bestimm|wahlen|waehl|aktualisier|vergess|verges|vergeb|zu vergeb|erstell|zu erstell|festleg|festzuleg|wiederherst|abgelaufen)|passwort-?(?:reset|anderung|ruecksetz|zurucksetz|wiederherstellung|vergessen)',
    '(?:zurucksetz|zuruecksetz|ander|aender|erneuer|neusetz|rucksetz|wiederherstell|festleg|vergabe)\\p{L}* (?:\\p{L}+ ){0,2}(?:passwor|kennwor|zugangsdaten|logindaten|anmeldedaten|pin(?!\\p{L}))|(?:setzen|setze|legen|lege|vergeben|vergib|wahlen|wahle|erstellen|erstelle|andern|andere) (?:sie )?(?:\\p{L}+ ){0,3}(?:passwort|kennwort)',
    '(?:zugangsdaten|logindaten|anmeldedaten|pin) (?:\\p{L}+ ){0,3}?(?:zuruck|zurueck|neu(?!\\p{L})|vergess|andern|zu andern|festleg)',
    '(?:konto|zugang|zugriff|account|kontos|kontozugriff|kontozugang)(?: (?:\\p{L}+ ){0,4}?| )(?:wiederherst|wiederherzu|wiedererlang|wieder zu erlang|wiederzuerlang|wiederzubekomm|wiederbekomm|zuruckerhalt|zuruckzuerhalt|zuruckbekomm|zuruckzubekomm|zuruckgewinn)|kontowiederherstellung|wiederherstellung (?:\\p{L}+ ){0,2}(?:konto|zugang|account)|passwor\\p{L}*[^.\\n]{0,40}[.?] [^.?\\n]{0,60}(?:andern|neues(?!\\p{L})|festlegen|vergeben)',
  ],
  invitation: [
    'einladung (?:\\p{L}+ ){0,4}?(?:annehm|anzunehm|akzept|zu akzept|anseh|anzuseh|anzeig|anzuzeig|offnen|zu offnen|bestat|zu bestat|prufen|folgen|an(?=[:.!,]|$))|(?:nimm|nehmen sie|akzeptieren sie|akzeptiere) (?:\\p{L}+ ){0,4}einladung|einladungslink|zur einladung',
    'einladung (?:in|zu|zum|zur|ins|fur) (?:\\p{L}+ ){0,3}?(?:team|projekt|workspace|arbeitsbereich|gruppe|organisation|kanal|server|board|mitarbeit|zusammenarbeit|konto|account|familiengruppe)',
    'beitreten|beizutreten|tritt (?:\\p{L}+ ){1,4}bei(?!\\p{L})|treten sie (?:\\p{L}+ ){1,4}bei(?!\\p{L})|(?:dich|sie|euch) (?:\\p{L}+ ){0,4}ein(?:ge)?ladt|ladt (?:dich|sie|euch)|laden (?:dich|sie|euch) (?:\\p{L}+ ){0,6}ein(?!\\p{L})|zugriff annehmen|zugang annehmen|als (?:\\p{L}+ ){1,3}hinzugefugt|mitbearbeiter|an (?:\\p{L}+ ){0,2}projekt (?:\\p{L}+ )?(?:mitarbeit|mitzuarbeit)',
  ],
  verified: ['mitgliedschaft|eintragung|postfach|zugang|benutzer|profil|gerat(?!\\p{L})|geraet|newsletter'],
  disowned: [
    "(?:warst du|waren sie|bist du|sind sie|warst du's) (?:das |es |dies )?nicht|war das nicht|nicht von (?:dir|ihnen|mir|euch)|nicht (?:selbst |selber |von \\p{L}+ )?(?:gestellt|gesendet|geschickt|ausgelost|vorgenommen|durchgefuhrt|beauftragt|gewunscht|gewollt|getatigt|verursacht|erstellt|angelegt|eingerichtet|eroffnet|erwartet|versucht|unternommen|autorisiert|abonniert|eingegeben|verlangt|gemacht|stammt|eingeleitet|bestellt|gewesen)",
    'kein(?:e|en|es|er)? (?:\\p{L}+ ){0,3}(?:angefordert|beantragt|erstellt|angelegt|eroffnet|registriert|gestellt|veranlasst|vorgenommen|durchgefuhrt|verlangt|gesendet|abonniert|eingerichtet|gewunscht|angemeldet)|gar kein (?:konto|account)|kein (?:konto|account) bei',
    'irrtumlich|irrtuemlich|versehentlich|aus versehen|falschlicherweise|unaufgefordert|verdachtig|verdaechtig|unbefugt|unberechtigt|ungewohnlich|(?<!oder )(?:jemand|wer) ander(?:e|er|es|s)(?!\\p{L})|(?:nichts (?:davon|damit|von dies)|keine kenntnis)',
    'erkenn\\p{L}* [^.!?\\n]{0,60}nicht|kommt (?:ihnen|dir) [^.!?\\n]{0,40}nicht bekannt|nicht bekannt (?:vor|ist|sein)|ohne (?:ihr|dein)\\p{L}* (?:wissen|zustimmung|zutun)',
  ],
  leads: [
    "diesem|dieser|diese|dieses|dem|der|die|das|link|seite|offnen|aufrufen|folge|folgen|folgende|folgendem|folgender|unter|uber|los|geht's|gehts|geht|auf geht's|starten|starte|loslegen|tippen|tippe|drucken|antippen|anklicken|klickst|mich|uns|dich|du|schaltflache|knopf|unten|nachstehenden|nachfolgenden|unteren|fortsetzen|fortzufahren|nachster|schritt|nun|um|und|besuchen|besuche|rufen",
  ],
  notFollowed: [
    'nicht ich(?!\\p{L})|war(?: ich(?: das)?)? nicht|nicht (?:angefordert|angemeldet|bestellt)|einstellungen|verwalten|kontaktier|kontakt(?!\\p{L})|weiterlesen|mehr (?:erfahren|lesen|infos?|dazu|details)|bewert|herunterladen|verlangern|kalender|weiterempf|stornier|widerruf|abbrechen|konto (?:sichern|schutzen)|sicherheitshinweis|kundenservice|kundendienst|rechtliches|barrierefrei|online(?:version| ansehen)|webversion|missbrauch|freunde (?:werben|einladen)|austragen',
  ],
  otherAction: [
    '(?:empfang|erhalt) (?:der|ihrer|deiner|von) (?:ware|sendung|lieferung|bestellung|zahlung)|(?<!\\p{L})(?:wareneingang|ruckgabe|retoure|rucksendung|stornierung|lieferadresse|liefertermin|konferenz|videokonferenz|telefonkonferenz|videoanruf|besprechung|schicht|besichtigung|probefahrt|verfugbarkeit|anwesenheit|kindertermin|terminvorschlag|zu- oder absagen)(?!\\p{L})',
  ],
};
