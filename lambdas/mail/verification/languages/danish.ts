import type { LanguageWords } from './language-words.ts';

/** Danish, and Norwegian bokmål. In folded text "ø" is "o" and "å" is "a"; "æ" stays. */
export const DANISH: LanguageWords = {
  strong: [
    '(?:(?:konto|e-?mail|e-?post|mail|sms|app|enheds|enhets|kort|betalings|kunde|totrins|totrinns|tofaktor|2fa|bank|brugar|bruger|bruker)-?)?(?:bekr(?:ae|æ)ftelses|verificerings|verifikations|verifikasjons|verifiserings|sikkerheds|sikkerhets|login|log-?ind|log-?inn|innloggings|paloggings|engangs|godkendelses|godkjennings|totrins|totrinns|to-?trins|to-?trinns|tofaktor|to-?faktor|autentificerings|autentifikations|autentiserings|identifikations|identifiserings|identitets|gendannelses|gjenopprettings|nulstillings|tilbakestillings|validerings|oplasnings|opplasings|underskrifts|signerings|sms|e-?mail|e-?post|mail|otp|2fa|mfa|3-?d ?-?secure)-?(?:kode|koden|koder|adgangskode|kodeord|passord|passordet|pinkode|pin|nogle|nokkel|token)(?!\\p{L}{3})',
    '(?:kode|koden|pin|pinkode|pinkoden|kodeord|adgangskode|passord|token) (?:til|for)(?: at| a)? (?:\\p{L}+ ){0,3}?(?:logge (?:ind|inn|pa)|log-?ind|login|innlogg|palogg|verific|verifis|bekr(?:ae|æ)ft|bekreft|nulstil|tilbakestill|godkend|godkjenn|underskri|signer|identific|identifis|gendan|gjenopprett|to-?trin|tofaktor)|[4-9]-?(?:cifret|cifrede|sifret|sifrede) (?:kode|pin)|(?:fire|fem|seks|syv|sju|otte|atte)(?:cifret|cifrede|sifret|sifrede) (?:kode|pin)',
  ],
  ambiguous: [
    '(?:adgangs|tilgangs|aktiverings|registrerings|oprettelses|autorisations|autorisasjons|parrings|parings|sammenkoblings|tilkoblings|enheds|enhets|bekreftelses)-?(?:kode|koden|pin|nogle|nokkel)(?!\\p{L}{3})|(?:midlertidig\\p{L}*|personlig\\p{L}*|hemmelig\\p{L}*) (?:kode|kodeord|adgangskode|passord|pin|pinkode)',
  ],
  parts: ['nogle', 'nokkel'],
  types: [
    '(?<!\\p{L})(?:indtast|indtaster|indtaste|taste|tast|tast ind|tast inn|taster|skriv ind|skriv inn|skrive ind|skrive inn|skriv|angiv|angive|angi|oppgi|opgiv|inds(?:ae|æ)t|s(?:ae|æ)t ind|lim inn|legg inn|fyll inn|fylle inn|udfyld|bruk koden til|sla inn)(?!\\p{L})',
  ],
  labels: [
    '(?<!\\p{L})(?:ordre|bestilling|booking|faktura|kunde(?:n|ref)|sags|saks|pakke|police|polise|varenummer|varenr|s(?:ae|æ)de|sete(?!\\p{L})|cvr|orgnr|org\\.? ?nr|organisasjonsn|medlems|ender pa|slutter pa|betalings-?id|transaktions|transaksjons|referanse|reference|sporings|forsendelse|sendingsnummer|kvittering|billet|fly(?!\\p{L})|flight|v(?:ae|æ)relse|rom(?!\\p{L})|telefon|tlf|mobilnummer|postnummer|cpr|personnummer|serienummer|licens|lisens|version|versjon|avtalenummer|aftalenummer|konton|kontonr|kid(?!\\p{L})|lejlighed|startnummer|loddnummer|lodnummer|kontrakt(?:nummer|nr|snummer))',
  ],
  otherKinds: [
    '(?<!\\p{L})(?:rabat|rabatt|tilbud(?!\\p{L}{2})|gavekort|kampagnekode|kampanjekode|verdikode|kurv(?:en)?(?!\\p{L})|handlekurv|ved kassen|i kassen|ordre|bestilling|levering|pakke(?!r)|pakkeboks|pakkeshop|afhentning|hentekode|utlevering|booking|billet|flyrejse|m(?:o)de-?id|faktura|dorkode|dor(?:en)?(?!\\p{L})|nogleboks|nokkelboks|skab(?!\\p{L})|skap(?!\\p{L})|parkering|konkurrence|konkurranse|lodtr(?:ae|æ)kning|trekning|pr(?:ae|æ)mie|premie(?!\\p{L})|gevinst|verv|bonuskode|licens(?!e)|lisens|serienummer|fejlkode|feilkode|puk(?!\\p{L})|wi-?fi|sporresk(?:ae|e)ma|sporreundersokelse|elsparkesykkel|ladestander)',
  ],
  authentication: [
    'bekr(?:ae|æ)ft|bekreft|verific|verifis|log(?:ge)? ?(?:ind|inn|pa)|logget|innlogg|palogg|adgangskode|kodeord|passord|konto|sikkerhed|sikkerhet|gyldig|udlob|utlop|engangs|identitet|identific|identifis|godkend|godkjenn|registrer|oprettelse|opprett|totrin|to-trin|tofaktor|signer|underskri|nulstil|tilbakestill|gendan|gjenopprett|bedt om|del (?:ikke|aldrig|aldri)|ikke del|ignorer|se bort fra|ny enhed|ny enhet|dit tv|tv-en|pa tv|at det (?:er|var) (?:dig|deg)',
  ],
  handedOver: [
    '(?<!\\p{L})(?:vis|sig|oplys|oppgi|gi|giv|fort(?:ae|e)l) (?!(?:\\p{L}+ ){0,2}(?:aldrig|aldri|ikke)(?!\\p{L}))[^.!?\\n]{0,50}?(?:til|for|hos|i) (?:chaufforen|sjaforen|foreren|buddet|budet|personalet|kassen|butikken|ekspedienten|receptionen|resepsjonen|vagten|vakten|medarbejderen)|ved (?:afhentning|henting|utlevering|udlevering|indtjekning|innsjekking|levering|indgangen|inngangen)|(?:til|for) (?:chaufforen|sjaforen|buddet)',
  ],
  secret: [
    '(?:del|giv|vis|oplys|videresend) [^.!?\\n]{0,20}(?:ikke|aldrig|aldri)|(?:ikke|aldrig|aldri) (?:del|gi|giv|vis|oppgi|oplys|videresend)|med andre|til andre|hemmelig|ingen andre',
  ],
  verify: [
    '(?:godkend|godkjenn)\\p{L}* (?:\\p{L}+ ){0,3}?(?:enhed|enhet|login|innlogg|palogg|(?:ae|e|æ)ndring|endring|adgang|tilgang|overfor|transaktion|transaksjon)|stol pa (?:\\p{L}+ ){0,2}?enhe[dt]|(?:fuldfor|fullfor|f(?:ae|æ)rdiggor|ferdiggjor|afslut|avslutt|gennemfor|gjennomfor)\\p{L}* (?:\\p{L}+ ){0,2}?(?:registrer|oprettelse|opprettelse|tilmelding|pamelding|konto)|(?:det var|det er) (?:mig|meg)|^ja,? [^.!?\\n]{0,25}(?:tilmeld|det stemmer|abonner|nyhedsbrev|nyhetsbrev|meld (?:mig|meg))|kun et trin|ett steg igjen|et sidste trin|siste steg|las (?:\\p{L}+ )?(?:konto\\p{L}* )?op(?!\\p{L})|valider|tilhorer (?:dig|deg)|bekr(?:ae|æ)ft|bekreft',
  ],
  signIn: [
    'logg?e? (?:\\p{L}+ )?(?:ind|inn|pa)(?!\\p{L})|log (?:dig )?(?:ind|pa)(?!\\p{L})|logg (?:deg )?(?:inn|pa)(?!\\p{L})|login-?link|innloggingslenke|paloggingslenke|engangslink|engangslenke|magisk\\p{L}* (?:link|lenke)|automatisk logget|link\\p{L}* [^.\\n]{0,20}adgang til (?:din|jeres|deres) konto',
  ],
  resetPassword: [
    '(?<!\\p{L})(?:skift|skifte|bytt|bytte|endre|(?:ae|æ)ndr|(?:ae|æ)ndre|opdater|oppdater|opret|opprett|lag|nulstil|nulstille|tilbakestill|tilbakestille|v(?:ae|æ)lg|velg|v(?:ae|æ)lge|velge|angiv|angi|glemt|forny|sett|indstil|nyt|nytt)\\p{L}{0,3} (?:\\p{L}+ ){0,3}?(?:adgangskode|kodeord|password|passord|pinkode)|(?:adgangskode|kodeord|password|passord)\\p{L}{0,3} (?:\\p{L}+ ){0,3}?(?:nulstil|tilbakestil|udlob|utlop|skift|endre|(?:ae|æ)ndre)|(?:adgangskode|kodeord|password|passord)\\p{L}{0,3}[^.\\n]{0,20}[.?] [^.\\n]{0,20}(?:et nyt|et nytt|ny|nytt)(?!\\p{L})',
    '(?:gendan|gjenopprett|genvind|fa tilbage|fa tilbake|genaktiver)\\p{L}* (?:\\p{L}+ ){0,3}?(?:konto|adgang|tilgang)|kontogendannelse|kontogjenoppretting',
  ],
  invitation: [
    '(?:tag imod|ta imot|se|vis|apne|abn|godta|godtar|aksepter|accepter|acceptere|besvar) (?:\\p{L}+ )?(?:invitasjon|invitation)|invitation(?:en|slink)|invitert (?:deg|til)|inviteret (?:dig|til)|inviterer (?:dig|deg)|(?:bliv|bli|blive) (?:\\p{L}+ )?(?:medlem af|medlem av|med i|del af) (?:\\p{L}+ )?(?:team|gruppe|projekt|prosjekt|arbejdsomrad|arbeidsomrad|organis)|(?:deltag|delta|slut dig til|slutt deg til|bli med) i? ?(?:\\p{L}+ )?(?:gruppe|team|projekt|prosjekt|arbejdsomrad|arbeidsomrad|arbeidsrom)|^bli med$|(?:lagt|tilfojet|fojet) (?:til )?som (?:\\p{L}+ )?(?:medlem|bruger|bruker|redaktor|medarbejder|administrator)',
  ],
  verified: [
    'nyhedsbrev|nyhetsbrev|abonnement|enhed|enhet|innlogg|palogg|profil|identitet|bruger|bruker|e-?post|tilmelding|pamelding|oprettelse',
  ],
  disowned: [
    'ikke (?:var |er )?(?:dig|deg|mig|meg|du|dere)(?!\\p{L})|ikke (?:selv )?(?:har |havde |hadde )?(?:bedt|anmodet|oprettet|opprettet|foretaget|foretatt|gjort|forsogt|forsokt|bestilt|tilmeldt|meldt|registreret|registrert|(?:ae|æ)ndret|endret|sendt|startet|logget|godkendt|godkjent|ventet|onsket|ba om|bad om|gjorde|oprettede|genkend\\p{L}*|gjenkjenn\\p{L}*|kender|kjenner)(?!\\p{L})',
    'ved en (?:fejl|feil)|ved et uheld|en feiltagelse|ved en fejltagelse|(?:hvis|har) (?:andre|nogen andre|noen andre)|(?<!eller )(?:nogen|noen) (?:anden|andre|annen)|mist(?:ae|æ|e)nk|uvedkommende|uautoris|mist(?:ae|æ)nkelig|uden (?:dit|din|jeres) (?:vidende|kendskab)|uten (?:din|deres) (?:viten|kunnskap)',
  ],
  leads: [
    'dette|denne|den|dette|linket|link|lenke|lenken|n(?:ae|æ)ste|neste|videre|ga|abn|apne|kom|i|gang|siden|side|folgende|folg|knappen|knap|knapp|nu|na|begynd|start|fortsett|til|nedenfor|under|via|tryk|trykk|og|for|at|trin|steg|adressen|klikke|ind|inn|hit|pa|fortsæt',
  ],
  notFollowed: [
    'ikke (?:mig|meg|dig|deg)(?!\\p{L})|indstillinger|innstillinger|administrer|pr(?:ae|æ)ferencer|afmeld|avmeld|meld (?:deg|meg) av|l(?:ae|æ)s mere|les mer|kontakt|kundeservice|anmeldelse|bedom|vurder|hent kvittering|last ned|kvittering|kalender|browseren|nettleser|annuller|avbryt|afvis|avvis(?!\\p{L})|avsla|(?<!\\p{L})blokk?er|rapporter|privatliv|personvern|vilkar|betingelser|hj(?:ae|æ|e)lp|forny nu|opgrader|oppgrader|sikre (?:\\p{L}+ )?konto',
  ],
  otherAction: [
    'bekr(?:ae|æ)ft (?:\\p{L}+ )?(?:aftale|tid|booking|deltagelse)|bekreft (?:\\p{L}+ )?(?:avtale|time|bestilling|deltakelse)|(?<!\\p{L})(?:booking(?:en)?|bestilling(?:en)?|levering(?:en)?|modet|mote(?:t)?|faktura(?:en)?|tilbud(?:det)?|deltagelse|deltakelse|fremmode|oppmote|retur(?:en)?|ordre(?:n)?|aftalen?|legetime|betaling(?:en)?)(?!\\p{L})',
  ],
};
