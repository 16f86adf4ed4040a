import { mails } from '../mails.ts';

/** Mails of Portugal, Brazil, Italy and the Netherlands without anything to find. */
export const EIGHTH_WEST_OTHERS_MORE = [
  ...mails(
    'pt',
    `
@@ b8r referência multibanco | order
Livraria Alfarrábio <encomendas@alfarrabio.example>
Dados para pagamento da encomenda 103926
%html
<table width="560" align="center" style="font-family:Arial;font-size:14px"><tr><td><p>Olá Inês,</p><p>Recebemos a sua encomenda. Para a concluir, efetue o pagamento no Multibanco ou no homebanking:</p><table border="1" cellpadding="8" style="border-collapse:collapse"><tr><td>Entidade</td><td><b>21447</b></td></tr><tr><td>Referência</td><td><b>120 938 447</b></td></tr><tr><td>Montante</td><td><b>37,80 €</b></td></tr></table><p>A referência é válida até 26/11/2026. Os livros seguem no dia útil após a confirmação do pagamento.</p><p><a href="https://www.alfarrabio.example/conta/encomendas/103926">Ver encomenda</a></p><p>Livraria Alfarrábio, Rua do Norte 71, 1200-284 Lisboa, tel. 213 392 633</p></td></tr></table>

@@ b8r câmara água | public-office
Serviços Municipalizados de Vale Verde <geral@sm-valeverde.example>
Interrupção do abastecimento de água
%text
Caro(a) munícipe,

Informamos que, por motivo de obras na rede, o abastecimento de água será interrompido no dia 24 de setembro, entre as 9h00 e as 16h30, nas seguintes ruas:

- Rua da Fonte (n.os 2 a 118)
- Travessa do Adro
- Largo 5 de Outubro

Processo n.º 2026/5575. Para mais informações: 253 557 516 (chamada para a rede fixa nacional).

Lamentamos o incómodo.
`,
  ),
  ...mails(
    'pt-BR',
    `
@@ b8r pix recebido | bank
Cooperativa Aroeira <avisos@aroeira.example>
Você recebeu um Pix de R$ 150,00
%html
<div style="font-family:Arial;background:#f3f7f2;padding:24px"><table align="center" width="440" bgcolor="#ffffff"><tr><td style="padding:24px"><p>Oi, Raimundo!</p><p style="font-size:28px;color:#1f7a3a">R$ 150,00</p><p>De: MARIA DAS DORES S LIMA<br>CPF: ***.770.468-**<br>Em 08/08/2026 às 14h22<br>ID da transação: E1877046820260808172244K7QX</p><p>O dinheiro já está na sua conta 00770-4, agência 3120.</p><p><a href="https://app.aroeira.example/extrato">Ver extrato</a></p></td></tr></table></div>

@@ b8r cupom | promo-code
Passarela Calçados <ofertas@passarela.example>
🔥 Último dia: R$ 50 OFF com cupom
%text
É HOJE, Bruna!

Use o cupom PE50OFF nas compras acima de R$ 299,90 e ganhe R$ 50 de desconto + frete grátis para Sul e Sudeste.

Aproveitar agora: https://e.passarela.example/c/662947/bruna

Válido até 23h59 de 30/11/2026 ou enquanto durarem os estoques. Limitado a 1 uso por CPF.

Passarela Comércio de Calçados Ltda. CNPJ 12.662.947/0001-38, Franca/SP
Não quer mais receber? https://e.passarela.example/sair/662947

@@ b8r reunião condomínio | meeting
Camila Prado <camila.prado@adm-horizonte.example>
Convite: Assembleia do Condomínio Horizonte - 19h30
%text
Camila Prado está convidando você para uma reunião.

Tópico: Assembleia Geral Ordinária
Horário: 12 nov. 2026 19:30 Brasília

Entrar na reunião
https://reuniao.salavirtual.example/j/85068677344?pwd=cT2nQ8xLpA

ID da reunião: 850 6867 7344
Senha de acesso: 318842

Discar pelo seu local
+55 11 4506 8677 Brasil
`,
  ),
  ...mails(
    'it',
    `
@@ b8r bolletta gas | receipt
Gas del Tirreno <bollette@gastirreno.example>
La tua bolletta n. 2026420108 è online
%html
<table width="600" align="center" style="font-family:Arial;color:#333"><tr><td style="padding:20px;border-top:6px solid #ff8a00"><p>Ciao Marco,</p><p>è disponibile la bolletta relativa al periodo <b>luglio-agosto 2026</b>.</p><p>Importo: <b>58,46 €</b><br>Scadenza: <b>30/09/2026</b><br>Codice cliente: <b>420 108 220</b><br>Codice PDR: 00881204201082</p><p><a href="https://areaclienti.gastirreno.example/bollette">Vai all'Area Clienti</a></p><p>Hai la domiciliazione attiva: non devi fare nulla. Comunica l'autolettura dal 1° al 5 del mese al numero 800 420 108.</p></td></tr><tr><td style="padding:20px;font-size:10px;color:#888">Gas del Tirreno S.p.A., Viale Italia 88, 57127 Livorno, REA LI-420108. © 2026</td></tr></table>

@@ b8r locker ritiro | tracking
Pacchetto Facile <notifiche@pacchettofacile.example>
Il tuo pacco ti aspetta nel locker!
%text
Ciao Martina,

il tuo ordine 406-5826608 è stato consegnato nel locker "Girasole", Via Emilia Est 210, 41122 Modena.

Codice di ritiro: 738 214

Hai 3 giorni di tempo (fino al 14 ottobre, ore 22:00). Avvicinati al locker e digita il codice sullo schermo.

Buona giornata,
Pacchetto Facile

@@ b8r comune pagamento | public-office
Comune di Castelbruno <tributi@comune.castelbruno.example>
Avviso di pagamento TARI 2026
%text
Gentile contribuente,

si trasmette in allegato l'avviso di pagamento relativo alla tassa sui rifiuti per l'anno 2026.

Codice avviso: 3010 0000 0504 4037 61
Importo: euro 187,00
Scadenza prima rata: 16 giugno 2026
Codice ente: 80050440376

Il versamento può essere effettuato presso banche, tabaccherie e uffici postali oppure sul sito https://pagamenti.comune.castelbruno.example.

Ufficio Tributi, tel. 0825 504403, lunedì e giovedì 9:00-12:30

@@ b8r accesso avviso | security-notice
PostaChiara <sicurezza@postachiara.example>
Avviso di accesso alla tua casella
%html
<p>Ciao,</p><p>abbiamo rilevato un accesso alla casella <b>f.deluca@example.com</b>:</p><p>Data: 11/12/2026 06:58<br>IP: 198.51.100.77 (Napoli)<br>Client: IMAP</p><p>Se sei stato tu, ignora questo avviso. Altrimenti <a href="https://account.postachiara.example/sicurezza/dispositivi">controlla i tuoi dispositivi</a> e cambia subito la password.</p><p>Lo staff di PostaChiara</p>

@@ b8r biglietto concerto | event-ticket
Palco Vivo <biglietti@palcovivo.example>
Ecco i tuoi biglietti per Le Onde Live
%html
<html><body style="font-family:Arial"><table width="580" align="center"><tr><td><h2>Grazie per l'acquisto, Chiara!</h2><p><b>Le Onde Live - Tour 2027</b><br>Sabato 6 febbraio 2027, ore 21:00<br>Palazzetto dello Sport, Padova</p><table width="100%" border="1" cellpadding="6"><tr><th>Settore</th><th>Fila</th><th>Posto</th><th>Sigillo fiscale</th></tr><tr><td>Tribuna Est</td><td>12</td><td>44</td><td>A7F2088459</td></tr><tr><td>Tribuna Est</td><td>12</td><td>45</td><td>B3C1044720</td></tr></table><p>Codice transazione: <b>7120448</b>. Totale 96,00 € (prevendita inclusa).</p><p><a href="https://www.palcovivo.example/ordini/7120448/pdf">Scarica i biglietti</a></p><p style="font-size:11px">Il biglietto è nominativo: all'ingresso sarà richiesto un documento. Assistenza: 049 888 4553</p></td></tr></table></body></html>
`,
  ),
  ...mails(
    'nl',
    `
@@ b8r pakket punt | tracking
Snelpost <noreply@snelpost.example>
Je pakket staat voor je klaar
%html
<table width="600" align="center" style="font-family:Arial"><tr><td bgcolor="#00405d" style="color:#fff;padding:16px">Snelpost</td></tr><tr><td style="padding:20px"><p>Hallo Femke,</p><p>Je pakket van Wolwinkel ligt klaar bij <b>Boekhandel Van Dam</b>, Kerkplein 4, 3811 HC Amersfoort.</p><p>Laat daar deze afhaalcode zien: <b style="font-size:20px">QK4140</b></p><p>Track &amp; Trace: 3SWOLW414017595<br>Afhalen kan t/m zaterdag 10 oktober.</p><p><a href="https://www.snelpost.example/volg/3SWOLW414017595/3811HC">Volg je pakket</a></p></td></tr></table>

@@ b8r belastingbrief | public-office
Berichtenloket <noreply@berichtenloket.example>
Er staat een nieuw bericht voor u klaar
%text
Geachte heer/mevrouw,

Er staat een nieuw bericht van de Waterschapsbelastingen in uw berichtenbox. U leest het bericht door in te loggen op de website. Om veiligheidsredenen sturen wij geen link mee.

Kenmerk: BL-2026-854772

Met vriendelijke groet,
Berichtenloket

Vragen? Bel 088 854 7723 (werkdagen van 8.00 tot 20.00 uur)

@@ b8r cadeaubon | gift-card
Boek & Blad <service@boekenblad.example>
Je hebt een cadeaubon gekregen van oma Riet!
%html
<center style="font-family:Georgia;background:#eef5ee;padding:30px"><h1>Gefeliciteerd, Lotte!</h1><p><i>"Koop er maar wat moois voor, liefs oma"</i></p><table bgcolor="#ffffff" cellpadding="20"><tr><td align="center"><p style="font-size:34px;margin:0">€ 25,00</p><p>Bonnummer<br><b>6064 6906 6327 1815</b></p><p>Pincode<br><b>4820</b></p></td></tr></table><p>Inleveren in al onze 14 winkels of op <a href="https://www.boekenblad.example/cadeaubon">boekenblad.example</a>. Geldig tot en met 31-12-2029.</p></center>

@@ b8r etentje | reply
Joost Hendriks <joost.hendriks@example.com>
Re: etentje vrijdag
%text
Ha allemaal,

Totaal was 214,50, dus 35,75 de man. Rekening NL44 TEST 0607 1167 22 t.n.v. J. Hendriks.
Volgende keer bij Els thuis? Parkeren kan in zone 12447.

Groet, Joost

Op za 3 okt 2026 om 11:20 schreef Els <els@example.com>:
> Leuke avond! Wat krijg je van me?

@@ b8r studie cijfer | education
Hogeschool Maasdal <studentzaken@hsmaasdal.example>
Nieuw cijfer geregistreerd
%text
Beste student,

Voor onderstaande toets is een cijfer geregistreerd:

Studentnummer: 0552089
Cursus: BEDK-21 Bedrijfskunde 2
Toetscode: 55208
Toetsdatum: 06-11-2026
Resultaat: 7,4

Inzage is mogelijk op donderdag 26 november van 12.00 tot 13.00 uur, lokaal H2.031. Bekijk je voortgang op https://studie.hsmaasdal.example.

Examenbureau Hogeschool Maasdal
`,
  ),
];
