import type { LanguageWords } from './language-words.ts';

export const ITALIAN: LanguageWords = {
  codes: 'codice, codice pin, cod',
  manyCodes: 'codici',
  numbers: 'numero, n., n°, chiave, cifre',
  signInCodes: `
    password monouso, password usa e getta, password temporanea monouso, password otp, codice otp,
    codice monouso, codice usa e getta, chiave di sicurezza, pin monouso, password dispositiva,
    password una tantum`,
  security: `
    sicurezza, convalid*, ripristin*, reimpost*, sblocc*, monouso, accedere, accedi, due fattori,
    due passaggi, firma, firmare, identità, entrare, autorizzare il pagamento, confermare il pagamento,
    disposizione, a 4 cifre, a 5 cifre, a 6 cifre, a 7 cifre, a 8 cifre, a quattro cifre, a cinque cifre,
    a sei cifre, a otto cifre, di 6 cifre, di 4 cifre, di 8 cifre, di sei cifre, da 6 cifre, a 6 caratteri,
    di 6 caratteri, di 8 caratteri`,
  access: `
    conferm*, accesso, attiv*, autorizz*, registr*, temporaneo, segreto, personale, associazione, associare,
    abbinamento`,
  your: 'tuo, tua, suo, sua, vostro, tuoi, mio',
  is: 'è, è:, è il, sono, seguente, di seguito, qui sotto',
  type: `
    inserisci, inserire, inserisca, digitare, digiti, immetti, immettere, scrivi, copia, riporta,
    inseriscilo, digitalo, inserendo, incolla`,
  use: 'utilizza, usi, utilizzi',
  minutes: 'minuti',
  units: 'ore, ora, giorni, giorno, anni, persone, punti, messaggi',
  things: `
    ordine, ordini, fattura, fatture, spedizione, spedizioni, spedito, consegna, consegne, pacco, pacchi,
    prenotazione, prenotazioni, volo, voli, sconto, sconti, offerta, offerte, buono, buoni, coupon,
    buono regalo, carta regalo, concorso, ritiro, promozionale, promozione, sondaggio, biglietto, biglietti,
    ricevuta, preventivo, garanzia, abbonamento, omaggio, regalo, saldi, appuntamento, tracking, licenza,
    pratica, premio, premi, prevendita, scontrino, reso`,
  labels: `
    riferimento, importo, carta, cap, camera, termina con, postale, barre, errore, prodotto, fiscale,
    numero di conto, chiama, cellulare, serie, socio, studente, targa, negozio, porta, cancello, paese,
    contratto, polizza, tessera, corso, classe, posto, carrozza, versione, modello, lotto, transazione,
    tavolo, piano, via, linea, protocollo, filiale, banca, pod, pdr, avviso, matricola, sede, fonte`,
  topics: 'nel carrello, % di, report, locker, corriere',
  meetings: 'id riunione, id webinar',
  account: `
    tuo account, suo account, tuo profilo, accesso, password, nuovo dispositivo, sei tu, registrazione,
    registrarti, iscrizione, richiesto, tua identità, tua e-mail, tua email, indirizzo e-mail,
    indirizzo email, bonifico, banca, area personale, area clienti, beneficiario, operazione`,
  share: 'condivid*, comunic*, rivel*, segreto, riservato, chieder*',
  not: 'non, mai, nessuno, nessun',
  people: `
    corriere, conducente, autista, fattorino, addetto, alla reception, mostra, mostri, alla cassa,
    in negozio, all'ingresso, al ritiro, tecnico`,
  verify: `
    conferm*, attiv*, convalid*, completare la registrazione, completa la registrazione,
    completare l'iscrizione, finalizza, sblocc*, autorizz*, approva, iscrivimi`,
  objects: `
    posta, indirizzo*, identità*, registrazione*, iscrizion*, password*, accesso*, utente*, utenza, casella,
    modifica, bonifico, abbonamento`,
  signIn: `
    accedi, accedere, accesso, accedi ora, effettua l'accesso, effettuare l'accesso, link magico,
    link per accedere, senza password, entra, entrare, entra ora`,
  passwords: 'password, parola chiave',
  change: `
    reimpost*, ripristin*, cambi*, crea, creare, impost*, scegl*, nuova, dimentic*, modific*, smarrit*,
    aggiorn*, rinnov*`,
  invite: `
    accetta, unisciti, unirti, partecipa, partecipare, ti ha invitato, invitato a, ti invita, la invita,
    aggiunto come, invito`,
  disowned: 'non eri, non hai, non ha, non avesse, non riconosc*, per errore, qualcun altro, sospett*',
  click: `
    clicca, clicchi, cliccare, cliccando, fai, fare, facendo, clic, premi, premere, qui, su, sul, questo,
    questa, il, seguente, collegamento, pulsante, continua, prosegui, apri, aprire, copia, incolla,
    indirizzo, pagina, sotto, ora, adesso, inizia, nel, tuo, e, per, vai, visita, segui, tocca, bottone, al,
    alla, di, procedi, in, andiamo`,
  skip: `
    annulla, aiuto, informativa, rifiut*, privacy, nel browser, termini, scopri, contatt*, assistenza,
    preferenze, gestisci, scarica, ignora, cancella, cancellati`,
  yes: 'sì, sono stato io, sono io, ero io, è il mio',
};
