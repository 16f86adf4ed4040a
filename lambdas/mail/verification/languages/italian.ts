import type { LanguageWords } from './language-words.ts';

export const ITALIAN: LanguageWords = {
  strong: [
    "(?:codic[ei]|password|pin|token|chiav[ei]) (?:(?:temporane[oa]|unic[oa]|numeric[oa]|segret[oa]|personale|dinamic[oa]|provvisori[oa]|monouso|sms|otp|usa e getta|univoc[oa]|a [4-8] cifre|di [4-8] cifre|richiest[oa]) ?){0,2}(?:di |per |d' ?|della |del |dell')(?:(?:la|il|lo|l'|un|una|tua|tuo|sua|suo|doppia|nuova|nuovo|effettuare|completare) ?){0,2}(?:verific|sicurezza|autentic|convalid|validazion|login|log-?in|recuper|ripristin|reimpost|reset|identific|sblocc|riattivaz|firma(?!\\p{L})|firmare|strong|2fa|secure|doppio fattore|accedere al|accedere a)",
    "codic[ei] per (?:(?:il|la|lo|l'|poter|tuo|tua) ?){0,2}(?:confermar|completar|finalizzar|terminar|attivar|crear|cambiar|modificar|approvar|proseguir|registrar|collegar|entrare|accedere|associar|continuare con|abilitar|iscriver)(?:e|ti|si)? ?(?:(?:il|la|lo|l'|un|una|tuo|tua|suo|sua|nuovo|nuova) ?){0,3}(?:e-?mail|indirizzo|account|registrazione|identita|iscrizione|password|operazione|bonifico|dispositivo|profilo|numero|telefono|cellulare|area|utenza|sessione)?(?!\\p{L})",
    'codic[ei] (?:di )?(?:verifica|sicurezza|autenticazione|convalida|identificazione|conferma|accesso) (?:in due|a due|monouso|usa e getta|otp|via sms|sms|temporane[oa] monouso)',
    'codic[ei] (?:3-?d ?-?secure|3ds|2fa|mfa|totp|sms|tan|otp|o-?key|token|dispositivo o-?key|usa e getta|monouso|a uso singolo|una tantum|verificator\\p{L}+)(?!\\p{L})',
    'numeri? (?:unico )?(?:di |per la )?(?:autentic|verific|convalid|sicurezza della sessione)\\p{L}*(?: richiesto)?',
    'password (?:dinamica|temporanea otp|temporanea monouso|otp|monouso|usa e getta|sms|una tantum|a uso singolo|a tempo|dispositiva)',
    'codic[ei] (?:di |per la )(?:firma|doppia|doppio|autenticazion|strong|disposizion)',
    "(?:token|pin|chiave) (?:temporane[oa] |numeric[oa] )?(?:di |per |d' ?)(?:sicurezza|verific|autentic|accesso monouso|login|firma)",
    // Labels alone: "Autenticazione a due fattori: 482913".
    '(?:autenticazione a (?:due|2) fattori|verifica in (?:due|2) (?:passaggi|fasi)|doppia autenticazione)(?=\\s?:)',
  ],
  ambiguous: [
    "codic[ei] (?:di |per l' ?|d' ?)(?:conferma|accesso|attivazione|autorizzazione|associazione|abbinamento|collegamento|accoppiamento|operazione|registrazione|iscrizione|invito|abilitazione|transazione|dispositivo)",
    'codic[ei] (?:temporane[oa]|provvisorio|autorizzativ[oa]|dispositiv[oa]|dinamic[oa]|personale|univoc[oa]|unico|numerico|riservat[oa])(?!\\p{L})',
    "(?:password|pin|chiave|token) (?:temporane[oa]|provvisori[oa]|d' ?accesso|di accesso|di attivazione)",
    'token(?=\\s?:)',
  ],
  parts: ['chiav[ei] ', 'numeri? di', 'numeri? richies', 'autenticazione', 'in (?:due|2) (?:pass|fas)'],
  types: [
    '(?<!\\p{L})(?:inseri(?:sci|sca|re|scilo|scano|te|amo|sco|rlo)|digit(?:a|i|are|alo|ate|arlo|ando)|scriv(?:i|a|ere|ilo|ete)|immett(?:i|a|ere|ilo|ete)|compil(?:a|i|are) con|incoll(?:a|i|are|alo) ?(?=questo|il|lo)|copia(?:re)? e incolla(?:re)?|copi e incolli|riport(?:a|i|are) (?=questo|il)|indic(?:a|hi|are) (?=questo|il)|ricopi(?:a|are)|forni(?:sci|sca|re) (?=questo|il)|introdu(?:ci|ca|rre))(?!\\p{L})',
  ],
  labels: [
    '(?<!\\p{L})(?:polizza|sinistro|posto|lotteria|estrazione|socio|tessera|interno|protocollo|pnr|partita iva|p\\.? ?iva|codice fiscale|sdi|(?:cro|trn|cup|cig|pod|pdr)(?!\\p{L})|cliente|articolo|sconto|buono|coupon|promo|ritiro|locker|cassetta|portone|porta|cancello|citofono|puk|errore|matricola|candidato|versione|seriale|licenza|segnalazione|ticket|ricevuta|scontrino|bolla|ddt|reso|pratica|fattura|utenza numero|contratto n|wi-?fi|riunione|sala|stanza|amico|regalo|binario|carrozza|treno|targa|pettorale|lotto|iban|conto n|bonifico n|appartamento|scala|piano)',
  ],
  otherKinds: [
    "(?<!\\p{L})(?:codice amico|invita (?:un|i tuoi) amic[oi]|porta un amico|presenta un amico|buoni? (?:regalo|sconto|acquisto)|codice (?:sconto|promo\\p{L}*|coupon)|coupon|alla cassa|in negozio|punto (?:di )?(?:ritiro|vendita)|punti fedelta|programma fedelta|carta fedelta|lotteria|estrazione|saldi|promozione|carrello|prossimo (?:acquisto|ordine)|locker|portone|citofono|cassetta (?:di sicurezza|delle chiavi)|serratura|cassaforte|box auto|garage|parcheggio|check-in|carta d'imbarco|soggiorno|alloggio|struttura ricettiva|numero di serie|chiave di licenza|codice licenza|biglietti|biglietto|rimborso di|scontrino|corriere|tracciamento|esame|sondaggio|autista|la tua corsa|viaggio|estratto conto|wi-?fi)(?!\\p{L})",
    '(?<!\\p{L})(?:della|alla|per la|questa|tua) (?:riunione|videoconferenza|videochiamata|conferenza)',
  ],
  authentication: [
    "(?:non|mai) (?:lo |la |li |le )?(?:condivid|comunic|rivel|divulg|fornir|fornis|inoltr|dare|dica|dire|mostr)\\p{L}*|(?:complet|finalizz|termin|conferm)\\p{L}* (?:la |l' ?|il |tua |tuo )*(?:registrazione|iscrizione|indirizzo|e-?mail|profilo|identita|cellulare|numero di telefono)|registrarti|iscriverti|identita|(?:non|mai) (?:hai|ha|sei|e stat\\p{L}) (?:richiest|effettuat|stat|tu|tentat|chiest)\\p{L}*|(?:nuovo|questo|tuo) dispositivo|firma (?:digitale|elettronica)|firmare (?:il|digitalm|elettron)|monouso|autorizz\\p{L}* (?:la |il |l' ?|questa |un |una )?(?:operazione|pagamento|bonifico|transazione|acquisto|disposizione)|conferm\\p{L}* (?:il |l' ?|la )?(?:bonifico|operazione|transazione)|(?:reimpost|reset)\\p{L}* |due (?:fattori|passaggi)|doppio fattore|home ?banking|area (?:personale|riservata|clienti)|beneficiario|utenza|collegare (?:la|il|il tuo|un) (?:tv|televisore|dispositivo)|loggarti|autentic",
  ],
  handedOver: [
    "(?<!\\p{L})(?:al|alla|all'|allo) ?(?:corriere|conducente|autista|fattorino|addett[oa]|cassier[ea]|cassa|negoziante|personale|operatore del|commess[oa]|receptionist|reception|portiere|postino|rider|farmacista|tecnico|punto (?:di )?ritiro|sportello(?! online)|bigliettaio|controllore|cameriere|tassista|custode|vettore)(?!\\p{L})|(?<!\\p{L})(?:in (?:negozio|cassa|reception|farmacia|filiale|biglietteria))(?!\\p{L})|(?<!\\p{L})(?:mostr[aio]|mostrare|presenta|presenti|presentare|esibi\\p{L}+) (?:questo|il|la|questa|al|alla)(?!\\p{L})",
  ],
  secret: [
    '(?:non|mai) (?:lo |la |li |le )?(?:fornir|fornis|inoltr|dare|mostr|dir|rivel)\\p{L}*|(?:tienilo|mantienilo|lo tenga|conservalo) (?:segreto|riservato|al sicuro)|(?:strettamente )?(?:personale e )?riservato e non|non va (?:mai )?(?:condivis|comunicat)',
  ],
  verify: [
    "(?:termin|complet|finalizz|conclu|ultim|prosegu|continu)\\p{L}* (?:(?:con|la|l'|il|tua|tuo) ?){0,2}(?:registrazione|iscrizione|creazione|verifica|attivazione|procedura di)",
    "(?:autorizz|approv|accett|riconosc|consent)\\p{L}* (?:(?:questo|questa|il|la|l'|lo|tuo|nuovo|nuova|un|una) ?){0,2}(?:dispositivo|browser|computer|telefono|operazione|transazione|bonifico|disposizione|modifica|richiesta|tentativo)|riconosco questo|considera attendibile|dispositivo attendibile|fidati di questo",
    'si,? sono (?:stato |stata )?io|^sono (?:stato |stata )?io|^si,? (?:voglio|desidero|confermo|mi iscriv|iscriv|e mi)\\p{L}* ?(?:iscriv|ricev|registr|confermar|la|la mia)?|^(?:confermo|convalido|verifico)(?!\\p{L})',
    "(?:certific|accert|assicur|attest|comprov|dimostr)\\p{L}* (?:(?:che|il|la|l'|tuo|tua|questa|questo|i|tuoi|sia|tu) ?){0,3}(?:indirizzo|contatt|casella|e-?mail|identita|account|tu(?!\\p{L})|appartien)|(?:casella|indirizzo|e-?mail|account) (?:di posta |e-?mail )?(?:ti |le )?(?:appartien|appartenga|sia tu)|sblocc|abilit\\p{L}* (?:il |la |l'|questo |tuo ){0,2}(?:account|utenza|profilo|dispositivo|accesso)|valid(?:a|are|i) (?:il|la|l'|i) ?|doppio opt-?in",
  ],
  signIn: [
    '^(?:entra|entrare|accedi|accesso|login|connettiti|collegati|effettua il login|autenticati|identificati|loggati|fai (?:il )?login)(?: (?:ora|subito|qui|adesso))?[ .!>»→›]*$',
    "(?:entr|ritorn|torn|accede)(?:a|are|i|re|ndo|rai)? (?:direttamente |subito |in sicurezza )?(?:nel|nell'|nella|al|all'|alla|sul|sulla|in) ?(?:tuo |tua |suo |sua |mio )?(?:account|area|profilo|portale|piattaforma|pannello|spazio personale)|vai (?:al|alla|all') ?(?:tuo |tua )?(?:account|area (?:personale|riservata|clienti)|profilo)",
    "(?:connett|colleg|autentic|identific|logg)(?:iti|ati|arti|ersi|erti|arsi|ermi|armi|ati)(?!\\p{L})|(?:apri|aprire|iniziare|avvia|avviare) (?:la |una |tua )?sessione|(?:link|collegamento|url|indirizzo) (?:\\p{L}+ )?(?:di|per|d') ?(?:accesso|accedere|entrare|login|autenticazione|l'accesso|monouso|collegarti|connetterti)|(?:link|collegamento) (?:magico|monouso|usa e getta|temporaneo di)|senza (?:bisogno di |usare |inserire )?(?:la )?password",
  ],
  resetPassword: [
    '(?:impostane|creane|scegline|sceglietene) una(?: nuova)?|(?:reimpostala|ripristinala|reimpostarla|ripristinarla)(?!\\p{L})',
    "(?:reimpost|ripristin|cambi|cre[ai]|recuper|impost|scegl|scelg|modific|aggiorn|rigener|gener|reset|resett|rinnov|dimentic|smarrit|sostitu|defin|inser|configur)\\p{L}* (?:(?:la|le|una|tua|sua|mia|di|della|delle|tue|sue|un) ){0,2}(?:nuova |nuove |propria )?(?:password|parola chiave|parola d'ordine|credenziali|chiave di accesso)",
    "(?:password|parola chiave) (?:nuova|smarrita|persa|dimenticata)|(?:cambio|reset|ripristino|reimpostazione|recupero|rinnovo|modifica|aggiornamento) (?:della |di |delle |dell' ?|del )?(?:tua |tuo |sua )?(?:password|credenziali|account|accesso|profilo|utenza)|cambiala (?:qui|a|su|da)|link di (?:ripristino|reimpostazione|recupero)",
    "(?:recuper|ripristin|riottien|riottener)\\p{L}* (?:(?:l'|il|la|tuo|tua|mio|del|di|all') ?){0,2}(?:accesso|account|utenza|profilo)(?!\\p{L})",
  ],
  invitation: [
    "^accett[ai](?:re|o)? e (?:registr|iscriv|entra|crea|unisc|unir|contin|acced|inizi|collabor|partecip)|accett[aio]?(?:re)? (?:o (?:rifiut|declin)\\p{L}+ )?(?:l'|il|questo|tuo|mio) ?(?:tuo |mio )?invito|accett\\p{L}* di (?:collabor|partecip|unir|entrar)|(?:visualizz|vedi|vedere|vai|apri|rispond|consult|conferm|leggi|mostra)\\p{L}* (?:a)?(?:al|all'|l'|il|dell')? ?(?:tuo )?invito(?!\\p{L})|(?:l'|questo |il tuo )invito (?:scade|e valido|scadra|rimarra)|invito a (?:unir|collabor|partecip|entrar|far parte)",
    '(?:ti|vi|la|le|ci) (?:ha|hanno|abbiamo|sta|stanno)? ?(?:invitat[oaie]|invitando|aggiunt[oaie])(?!\\p{L})|(?:ti|vi) invitano a (?:unir|collabor|partecip|entrar|far parte)|(?:ti|vi) invita a (?:unir|collabor|partecip|entrar|far parte)|(?:sei|e|siete) stat[oaie] (?:invitat|aggiunt)[oaie]|(?:hai|ha) ricevuto un invito (?:a|per|da)',
    "(?:entr|unisc|unir|partecip|iscriv|iscriver|ader|aggreg|aggiung)(?:a|e|i|are|iti|ti|rti|rsi|ersi|erti|ire|isci|ati|iamo|isca)? (?:a far parte )?(?:al|alla|all'|nel|nella|nello|nell'|del|della|dello|dell'|a) ?(?:tuo |sua |suo |nostro |nostra )?(?:team|gruppo|squadra|organizzazione|spazio (?:di lavoro|condiviso)|workspace|progetto|canale|server|azienda|bacheca|famiglia|piano famiglia)|(?:far|fai|fa|entra a far|entrare a far) parte (?:del|della|dell'|dello) ?(?:team|gruppo|squadra|organizzazione|progetto|spazio|famiglia)|(?:per|di) unirti|diventa membro",
    '(?:inizi|cominci)\\p{L}* a collaborare|collabor\\p{L}* (?:a|al|alla|con|su|sul|in) (?:un |una |questo )?(?:documento|progetto|team|file|bacheca|cartella|me|noi)|(?:document|cartell|file|progett|bachec|calendari|album|spazi|not)[oaie]? condivis|(?:condivis|condivid|condivider)\\p{L}* (?:con (?:te|lei|voi) |(?:\\p{L}+ ){1,4}con (?:te|lei|voi))|^partecipa(?: ora| subito)?$',
  ],
  verified: [
    'casella',
    'profilo',
    'utenza',
    'identita',
    'contatt',
    'dispositivo',
    'posta',
    'iscrizion',
    'registrazion',
    'cellulare',
  ],
  disowned: [
    "non (?:(?:l'|la |lo |ti |si )?(?:hai|ha|avete|abbia|avesse|avessi|aveva|avevi|ho) (?:tu |lei |mai )?(?:richiest|fatt|effettuat|eseguit|inviat|creat|autorizzat|dispost|tentat|provat|chiest|registrat|cambiat|modificat|iniziat|sottoscritt)|(?:sei|e|era|eri|siete|fossi|fosse|sia) (?:stat[oaie]|tu|lei|io|voi)|(?:stavi|stava|stai) (?:cercand|tentand|provand)|riconosc|ti risult|le risult|aspettav|sono stat[oa] io)\\p{L}*",
    "(?:in caso contrario|diversamente),?$|(?:ricevut|riceve)\\p{L}* (?:questa|questo|la|il|quest') ?(?:presente )?(?:e-?mail|messaggio|mail|comunicazione|notifica|avviso) per (?:errore|sbaglio)|(?:riten|ritien|cred|pens|sospett|tem)\\p{L}* che (?:qualcuno|qualcun|un'altra|altri|una terza|si tratti)|qualcun altro|(?:senza|a) (?:il )?(?:tuo|sua|tua) (?:consenso|autorizzazione|insaputa)|disconosc",
  ],
  leads: [
    'al|allo|alla|a|seguenti|collegamenti|avanti|apri|aprire|apra|aprendo|vai|indirizzo|url|pagina|link|questa|da|dal|in|segui|segua|seguire|seguendo|tocca|tocchi|toccare|toccando|premere|premendo|prema|selezionare|seleziona|visita|visiti|inizia|iniziare|procedi|procedere|proceda|sotto|sottostante|successivo|ora|subito|adesso|per|favore|la|lo|copia|copi|ok|clic|click|e|di|ecco|andare',
  ],
  notFollowed: [
    "(?<!\\p{L})(?:non sono (?:stat[oa] )?io|non (?:riconosco|ho richiesto|ho effettuato)|(?:controll|verific|visualizz|rived|esamin|consult|mostr)\\p{L}* (?:(?:la|le|l'|tua|tue|tutta|ultima|i|tuoi|recente) ?){0,2}(?:attivita|cronologia|accessi recenti|dispositivi|movimenti)|(?:partecip|unisciti|entr|acced)\\p{L}* (?:al|alla|all'|nella|in) ?(?:riunione|videochiamata|chiamata|webinar|evento|conferenza|lezione|conversazione|community)|gesti|preferenze|annulla|cancell|disdi|leggi (?:di piu|tutto|l'articolo)|scopri|saperne|maggiori informazioni|approfondi|recension|valuta|sondaggio|scarica|assistenza|contatt(?:a|aci|i|o) |contatta|supporto|privacy|note legali|acquist|compra|carrello|ordine|fattura|paga|calendario|buono|riscatta|rinnova (?:ora|il|l')|passa a|check-in|traccia|estratto conto|presenza|segnala|proteggi|metti al sicuro|metti in sicurezza|attiva (?:l'|la |lo )?(?:offerta|sconto|promo|verifica in due|autenticazione a due)|approfitt)",
  ],
  otherAction: [
    '(?<!\\p{L})(?:preventivo|acquist[oi]|disponibilita|partecipazione|colloquio|spedizion[ei]|ritiro|reso|rimborso|carrello|biglietti?|scontrino|intervento|fattur[ae]|abbonamento a pagamento)(?!\\p{L})',
  ],
};
