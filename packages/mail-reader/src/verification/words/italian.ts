import type { LanguageWords } from './language-words.ts';

export const ITALIAN: LanguageWords = {
  codes: 'codice, codice pin',
  manyCodes: 'codici',
  numbers: 'n., chiave, cifre',
  signInCodes: `
    password monouso, password usa e getta, password temporanea monouso, password otp, codice otp,
    codice monouso, codice usa e getta, chiave di sicurezza, pin monouso, password dispositiva,
    password una tantum`,
  security: `
    sicurezza, convalid*, ripristin*, reimpost*, sblocc*, monouso, accedere, accedi, due fattori,
    due passaggi, firmare, identità, entrare, autorizzare il pagamento, confermare il pagamento,
    disposizione, a 4 cifre, a 5 cifre, a 6 cifre, a 7 cifre, a 8 cifre, a quattro cifre, a cinque cifre,
    a sei cifre, a otto cifre, di 6 cifre, di 4 cifre, di 8 cifre, di sei cifre, da 6 cifre, a 6 caratteri,
    di 6 caratteri, di 8 caratteri`,
  access: 'conferm*, accesso, attiv*, temporaneo, segreto, personale, associazione, associare, abbinamento',
  your: 'tuo, suo, vostro, tuoi, mio',
  is: 'è il, sono, seguente, di seguito, qui sotto',
  type: `
    inserisci, inserire, inserisca, digitare, digiti, immetti, immettere, scrivi, riporta, inseriscilo,
    digitalo, inserendo, incolla`,
  use: 'utilizza, usi, utilizzi',
  minutes: 'minuti',
  units: 'ore, ora, giorni, giorno, anni, persone, punti, messaggi',
  things: `
    ordine, ordini, fattura, fatture, spedizione, spedizioni, spedito, consegna, consegne, pacco, pacchi,
    prenotazione, prenotazioni, volo, voli, sconto, sconti, offerta, buono, buoni, buono regalo,
    carta regalo, concorso, ritiro, sondaggio, acquisto di, biglietto, biglietti, ricevuta, preventivo,
    garanzia, abbonamento, omaggio, invita un amico, porta un amico, saldi, appuntamento, tracciamento,
    licenza, pratica, premio, premi, prevendita, scontrino, reso`,
  acts: 'presenza, acquisto, riunione, partecipazione',
  labels: `
    riferimento, importo, carta, cap, camera, termina con, terminante, che termina, errore, prodotto,
    fiscale, conto n*, numero di conto, chiama, chiami, cellulare, rif, studente, paziente, targa, negozio,
    cancello, cassetta, paese, segnalazione, contratto, polizza, contatore, lettura, tessera, dipendente,
    corso, carrozza, binario, versione, lotto, transazione, tavolo, piano, via, protocollo, banca,
    armadietto, veicolo, pod, pdr, avviso, iscrizione n*, matricola, mandato, articolo, autorizzazione n*,
    sicurezza della carta, convenzione, sede, univoco`,
  topics: 'nel carrello, % di, report, locker, corriere',
  meetings: 'id riunione, id webinar',
  account: `
    tuo account, suo account, tuo profilo, accesso, password, nuovo dispositivo, che sei tu, sei tu,
    registrazione, registrarti, iscrizione, non hai richiesto, non ha richiesto, hai richiesto,
    ha richiesto, richiesto, tua identità, tua e-mail, tua email, indirizzo e-mail, indirizzo email,
    bonifico, area personale, area clienti, beneficiario, operazione`,
  share: 'condivid*, comunic*, rivel*, fornir*, fornisc*, dare, dirlo, segreto, riservato, chieder*',
  not: 'mai, nessuno, nessun',
  people: `
    corriere, conducente, autista, fattorino, addetto, al bancone, in reception, alla reception, mostra,
    mostri, esibisci, esibire, presenta, alla cassa, in negozio, all'ingresso, al ritiro, al personale,
    al portiere`,
  example: '',
  verify: `
    conferm*, attiv*, convalid*, completare la registrazione, completa la registrazione,
    completare l'iscrizione, finalizza, sblocc*, approva, iscrivimi`,
  objects: `
    posta, indirizzo*, identità*, registrazione*, iscrizion*, password*, accesso*, utente*, utenza, casella,
    modifica, bonifico, abbonamento`,
  signIn: `
    accedi, accedere, accesso, accedi ora, effettua l'accesso, effettuare l'accesso, link per accedere,
    senza password, entra, entrare, entra ora`,
  passwords: 'parola chiave',
  change: `
    reimpost*, ripristin*, creare, impost*, scegl*, nuova, dimentic*, modific*, smarrit*, aggiorn*, rinnov*`,
  reset: '',
  invite: `
    accetta invito, accetta l'invito, accettare l'invito, accetta, vedi invito, visualizza invito, unisciti,
    unirti, partecipa, partecipare, ti ha invitato, invitato a, ti invita, la invita, invito a, invito per,
    aggiunto come, invito`,
  disowned: `
    non eri, non hai, non ha, non l'hai, non avessi, non avesse, non abbia, non riconosc*, per errore,
    qualcun altro, non aspettavi, sospett*, non fossi, non hai richiesto`,
  click: `
    clicca, clicchi, cliccare, cliccando, fai, fare, facendo, premi, premere, qui, sul, questo, questa, il,
    seguente, collegamento, pulsante, prosegui, apri, aprire, incolla, indirizzo, sotto, ora, adesso,
    inizia, nel, tuo, per, vai, segui, tocca, bottone, al, alla, di, procedi, andiamo`,
  skip: `
    annulla, aiuto, informativa, rifiut*, nel browser, termini, scopri, contatt*, assistenza, preferenze,
    gestisci, scarica, segnala, ignora, cancella, cancellati`,
  yes: 'sono stato io, sono io, ero io, è il mio',
};
