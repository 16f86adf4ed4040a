import { mails } from '../mails.ts';

/** Mails as senders of Portugal, Brazil, Italy, the Netherlands and Flanders write them, sealed until the end. */
export const NINTH_WEST_MORE = [
  ...mails(
    'pt',
    `
@@ b9r saúde portal | box | 718250
Portal Saúde+ <noreply@saudemais.example>
Código temporário de autenticação
%html
<html><body><table width="640" align="center" style="font-family:Lato,Arial;border-collapse:collapse"><tr><td style="background:#0b7a4b;height:8px"></td></tr><tr><td style="padding:24px"><p>Estimado(a) utente,</p><p>O seu código temporário para autenticação no Portal Saúde+ é:</p><table align="center"><tr><td style="border:1px solid #0b7a4b;border-radius:6px;padding:12px 40px;font-size:26px;letter-spacing:4px">718250</td></tr></table><p>Este código expira às 11h52 de hoje. Número de utente: 447 *** 120.</p><p>Se não reconhece este acesso, contacte a linha 808 257 689.</p></td></tr><tr><td style="padding:12px 24px;background:#f2f2f2;font-size:11px">E-mail gerado automaticamente. Por favor não responda. Av. da República, 61, 1050-189 Lisboa</td></tr></table></body></html>

@@ b9r comboios passe | reset-link
Linha Atlântica <apoio@linhaatlantica.example>
Recuperar palavra-passe
%expect reset_password https://bilheteira.linhaatlantica.example/pt/recuperar/8b2f47d0e19a?origem=email
%html
<p>Olá Beatriz,</p><p>Esqueceste-te da palavra-passe? Acontece aos melhores.</p><p><a href="https://bilheteira.linhaatlantica.example/pt/recuperar/8b2f47d0e19a?origem=email"><b>Definir nova palavra-passe</b></a></p><p>Tens 2 horas para usar este link. Depois disso, volta a pedir outro na app.</p><p>Boas viagens!<br>Linha Atlântica</p><p><small>Passe n.º 0050932150. Apoio ao cliente: 221 509 321.</small></p>

@@ b9r biblioteca municipal | verify-link
Biblioteca Municipal de Seixal Novo <biblioteca@cm-seixalnovo.example>
Confirmação de inscrição de leitor
%expect verify https://biblioteca.cm-seixalnovo.example/cgi-bin/koha/opac-registration-verify.pl?token=5c1de03949bb90
%text
Caro leitor,

A sua inscrição foi registada. Para a validar, aceda ao endereço seguinte no prazo de 5 dias:

https://biblioteca.cm-seixalnovo.example/cgi-bin/koha/opac-registration-verify.pl?token=5c1de03949bb90

Depois poderá levantar o cartão no balcão, de terça a sábado, das 10h00 às 18h00.

A Biblioteca Municipal
`,
  ),
  ...mails(
    'pt-BR',
    `
@@ b9r governo conta | alphanumeric | K3M9T
Acesso Cidadão <naoresponda@acessocidadao.example>
Código de validação da sua conta
%text
Prezado(a) VALDEMIR,

Informe o código abaixo para validar seu e-mail:

K3M9T

Atenção: diferencie letras maiúsculas de minúsculas. O código é válido por 1 hora.

Não informe este código a terceiros.
Acesso Cidadão - Central de Atendimento 162

@@ b9r marketplace celular | heading | 162095
Trocaqui <conta@trocaqui.example>
Confirme que é você
%html
<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><style>body{background:#fff;margin:0}.h{background:#6e0ad6;height:64px}.t{font:700 24px Nunito,sans-serif}.n{font:800 38px Nunito,sans-serif;color:#6e0ad6;margin:12px 0}.p{font:400 15px/22px Nunito,sans-serif;color:#4a4a4a}.r{font:400 11px Nunito,sans-serif;color:#999}</style></head><body><span style="display:none;color:#fff;font-size:0">Use o código para continuar no Trocaqui</span><div class="h"></div><table width="480" align="center"><tr><td><p class="t">Confirme que é você</p><p class="p">Olá, Jefferson. Pediram para trocar o celular da sua conta para (11) 9****-4777. Digite este código para confirmar:</p><h1 class="n">162095</h1><p class="p">Expira em 20 minutos.</p><p class="p"><b>Dica de segurança:</b> golpistas podem se passar pelo Trocaqui no WhatsApp. <a href="https://ajuda.trocaqui.example/seguranca">Saiba mais</a></p></td></tr><tr><td class="r">Trocaqui Atividades de Internet Ltda. CNPJ 32.477.791/0001-93. Rua do Catete, 359, Rio de Janeiro/RJ, CEP 22220-001</td></tr></table></body></html>

@@ b9r clube assinatura | magic-link
Clube do Café Serrano <oi@cafeserrano.example>
Seu link de acesso está aqui ☕
%expect sign_in https://cafeserrano.example/entrar?chave=Wm7pQ4tZ0rB8&ass=5477
%text
E aí, Luana!

Clique no link para entrar na sua conta e alterar sua assinatura:
https://cafeserrano.example/entrar?chave=Wm7pQ4tZ0rB8&ass=5477

Ele funciona só uma vez e expira em 15 min.

Abraço,
Time Serrano
`,
  ),
  ...mails(
    'it',
    `
@@ b9r fascicolo sanitario | table | 47209316
Salute Insieme <noreply@saluteinsieme.example>
Codice temporaneo per la conferma della delega
%html
<table border="0" width="600"><tr><td colspan="2"><p>Gentile assistito,</p><p>di seguito i dati per completare l'operazione richiesta sul portale.</p></td></tr><tr><td>Operazione</td><td>Delega al familiare (MINORE 1)</td></tr><tr><td>Protocollo</td><td>2026/0777102</td></tr><tr><td>Codice di conferma</td><td><strong>47209316</strong></td></tr><tr><td>Scadenza</td><td>02/10/2026 ore 12:05</td></tr><tr><td colspan="2"><p>Digiti il codice nella pagina di conferma della delega.</p><p>Azienda Sanitaria Salute Insieme - CUP 800 447 209</p></td></tr></table>

@@ b9r operatore telefonico | inline | 6642
Voce Mobile <clienti@vocemobile.example>
Conferma la tua email
%text
Ciao Gennaro, inserisci 6642 nell'app Voce Mobile per confermare la tua email. Il codice scade tra 10 minuti. A presto!

@@ b9r palestra app | verify-link
FitPiazza <ciao@fitpiazza.example>
Conferma il tuo indirizzo e-mail per prenotare i corsi
%expect verify https://app.fitpiazza.example/it/registrazione/conferma;jsessionid=8A2F?k=3c9e71d2
%html
<html><head><style>@media(max-width:600px){.x{width:100%!important}}</style></head><body bgcolor="#101418"><table class="x" width="520" align="center" style="color:#e9eef2;font-family:Montserrat,Arial"><tr><td style="padding:30px"><p style="font-size:26px;font-weight:800;color:#c8ff2e">FITPIAZZA</p><p>Ehi Davide, benvenuto in squadra!</p><p>Conferma la tua e-mail e potrai prenotare subito: spinning alle 18:30, pilates alle 19:30 e molto altro.</p><p><a style="background:#c8ff2e;color:#101418;padding:14px 30px;font-weight:bold;text-decoration:none" href="https://app.fitpiazza.example/it/registrazione/conferma;jsessionid=8A2F?k=3c9e71d2">Conferma e-mail</a></p><p style="font-size:13px">Porta con te il certificato medico alla prima lezione. Tessera n. 0070688.</p></td></tr><tr><td style="padding:0 30px 30px;font-size:11px;color:#788">FitPiazza SSD a r.l., Corso Francia 447, 10146 Torino. <a style="color:#788" href="https://www.fitpiazza.example/privacy">Privacy</a> <a style="color:#788" href="https://www.fitpiazza.example/contatti">Contatti</a></td></tr></table></body></html>

@@ b9r ateneo credenziali | reset-link
Segreteria Studenti <helpdesk@unicollina.example>
Reimpostazione della password di Ateneo
%expect reset_password https://idp.unicollina.example/pwm/public/forgottenpassword?token=Rk8QvT2sWm5YxZ1c
%text
Gentile studente/studentessa (matricola 0896635),

per reimpostare la password di Ateneo utilizzi il collegamento seguente:

https://idp.unicollina.example/pwm/public/forgottenpassword?token=Rk8QvT2sWm5YxZ1c

Il collegamento resterà attivo per 60 minuti. La nuova password dovrà avere da 10 a 16 caratteri.

Distinti saluti
Help Desk - Area Sistemi Informativi
Università della Collina, Via dell'Ateneo 5, 61029 Urbino

@@ b9r assicurazione ticino | grouped | 551204
Helvia Assicurazioni <sportello@helvia.example>
Il Suo codice di accesso
%html
<div style="font-family:Arial;font-size:14px"><p>Buongiorno signora Bernasconi</p><p>Il Suo codice di accesso allo sportello online è</p><p><strong>551-204</strong></p><p>Lo inserisca entro 10 minuti. Non sarà mai richiesto al telefono.</p><p>Cordiali saluti<br>Helvia Assicurazioni SA, Via Nassa 17, 6900 Lugano<br>Polizza n. 80.014.017</p></div>

@@ b9r marketplace artigiani | code-and-link | 338471
Bottegando <accesso@bottegando.example>
Accedi a Bottegando
%expect sign_in https://bottegando.example/a/l?tk=UG9ydGFsZS0yMDI2&n=338471
%text
Ciao Serena,

hai chiesto di accedere al tuo negozio "Ceramiche Serena".

Clicca qui per accedere subito:
https://bottegando.example/a/l?tk=UG9ydGFsZS0yMDI2&n=338471

oppure inserisci il codice 338471 nella pagina di accesso.

Non sei stata tu? Scrivici: https://bottegando.example/segnala

Bottegando, la piazza degli artigiani
%html
<div style="font-family:Karla,Arial;color:#443"><p>Ciao Serena,</p><p>hai chiesto di accedere al tuo negozio <b>Ceramiche Serena</b>.</p><p><a href="https://bottegando.example/a/l?tk=UG9ydGFsZS0yMDI2&amp;n=338471" style="background:#b4532a;color:#fff;padding:10px 22px">Accedi subito</a></p><p>oppure inserisci il codice</p><p style="font-size:28px">338471</p><p>nella pagina di accesso.</p><p style="font-size:12px">Non sei stata tu? <a href="https://bottegando.example/segnala">Scrivici</a><br>Bottegando, la piazza degli artigiani</p></div>
`,
  ),
  ...mails(
    'nl',
    `
@@ b9r bank vlaanderen | distractors | 700183
Leie Bank <noreply@leiebank.example>
Bevestig de wijziging van je limiet
%text
Beste Pieter,

Je wil je daglimiet verhogen van 1.500 EUR naar 5.000 EUR voor rekening BE44 **** **** 0938.

Bevestig dit met code 700183 in de app Leie Mobile.

De code vervalt om 16u45. Heb je dit niet gevraagd? Bel onze kaartendienst op 078 78 85 36.

Vriendelijke groeten
Het Leie Bank-team

@@ b9r webshop activeren | verify-link
Fietsonderdelen Direct <webshop@fietsonderdelendirect.example>
Activeer je account bij Fietsonderdelen Direct
%expect verify https://www.fietsonderdelendirect.example/customer/account/confirm/?back_url=&id=43470&key=n7Gq2vKx9T
%html
<table class="wrapper" width="100%"><tr><td align="center"><table width="640" style="font-family:'Open Sans',Arial;font-size:14px;color:#333;border:1px solid #eee"><tr><td style="background:#f5f5f5;padding:12px 24px"><a href="https://www.fietsonderdelendirect.example/"><img src="https://www.fietsonderdelendirect.example/media/email/logo.png" alt="Fietsonderdelen Direct" border="0"></a></td></tr><tr><td style="padding:24px"><p>Hallo R. Visser,</p><p>Je moet je e-mailadres r.visser@example.com bevestigen voordat je kunt inloggen (link is maar één keer geldig):</p><table cellpadding="0" cellspacing="0"><tr><td style="background:#1979c3;border-radius:3px"><a href="https://www.fietsonderdelendirect.example/customer/account/confirm/?back_url=&amp;id=43470&amp;key=n7Gq2vKx9T" style="color:#fff;padding:10px 20px;display:inline-block;text-decoration:none">Bevestig je account</a></td></tr></table><p>Met een account kun je: sneller afrekenen, je bestellingen volgen en meerdere adressen bewaren.</p></td></tr><tr><td style="background:#f5f5f5;padding:16px 24px;font-size:12px">Voor 22.00 uur besteld, morgen in huis · <a href="tel:+31384347054">038 434 70 54</a> · Ceintuurbaan 44, 8022 AW Zwolle · BTW NL004347054B38</td></tr></table></td></tr></table>

@@ b9r huisarts portaal | alphanumeric | P6RX2V8
Huisartsenpraktijk De Linde <noreply@patientomgeving.example>
Uw registratiecode voor het patiëntenportaal
%html
<p>Geachte mevrouw Özdemir,</p><p>Op uw verzoek sturen wij u de code om uw aanmelding bij het patiëntenportaal af te ronden.</p><p>Registratiecode: <b>P6RX2V8</b></p><p>Vul deze code samen met uw geboortedatum in op het aanmeldscherm. De code is 48 uur geldig.</p><p>Vragen over uw gezondheid kunt u niet via dit e-mailadres stellen. Bel daarvoor 010 829 23 87. Bij spoed: toets 1.</p><p>Praktijk De Linde, Lindelaan 3, 3052 AB Rotterdam</p>

@@ b9r energie inlog | box | 35508
Windkracht Energie <hallo@windkrachtenergie.example>
Je inlogcode: 35508
%html
<html><head><style>.k{display:inline-block;background:#fff3c4;border-radius:10px;padding:14px 30px;font:bold 30px Arial}</style></head><body style="background:#eafaf5"><div style="font-size:0;line-height:0;display:none">Vul deze code in om verder te gaan</div><table align="center" width="500" bgcolor="#ffffff" cellpadding="26" style="font-family:Arial"><tr><td><p>Hoi Marieke,</p><p>Hier is 'ie, je inlogcode:</p><p align="center"><span class="k">35508</span></p><p>Binnen 15 minuten gebruiken, daarna werkt hij niet meer.</p><p>Groene groet,<br>Team Windkracht</p><hr><p style="font-size:11px;color:#777">Klantnummer 8546891 · Windkracht Energie B.V., Sluisweg 12, 1794 HJ Oosterend · KvK 37085468 · <a href="https://www.windkrachtenergie.example/veelgestelde-vragen">Veelgestelde vragen</a></p></td></tr></table></body></html>

@@ b9r universiteit wachtwoord | reset-link
IT Servicedesk <servicedesk@univ-noordzee.example>
Wachtwoord vergeten
%expect reset_password https://wachtwoord.univ-noordzee.example/r/33634/ZmE3LTkx?taal=nl
%text
Dag Jolien

Je hebt een nieuw wachtwoord gevraagd voor je studentenaccount jdesmedt.
Klik op de link of kopieer hem in je browser: https://wachtwoord.univ-noordzee.example/r/33634/ZmE3LTkx?taal=nl

De link blijft 12 uur werken.

Met vriendelijke groeten
IT Servicedesk, Campus Kust, gebouw B2
+32 59 33 63 44

@@ b9r sportclub uitnodiging | invitation
ClubAgenda <mail@clubagenda.example>
Uitnodiging: word lid van team HC De Meeuwen Dames 2
%expect invitation https://clubagenda.example/uitnodiging/5f3a7d/accepteren
%html
<table width="460" align="center" style="font-family:Arial;background:#fff"><tr><td><p>Hoi Noor,</p><p>Je aanvoerder <b>Iris</b> heeft je uitgenodigd voor het team <b>Dames 2</b> in ClubAgenda. Daar zie je wedstrijden, rijschema en bardiensten.</p><p><a href="https://clubagenda.example/uitnodiging/5f3a7d/accepteren" style="background:#ee7203;color:#fff;padding:12px 22px;text-decoration:none">Uitnodiging accepteren</a></p><p style="font-size:12px"><a href="https://clubagenda.example/uitleg">Hoe werkt ClubAgenda?</a> | Eerste wedstrijd: zo 13 september, 12.45 uur, veld 3</p></td></tr></table>
`,
  ),
];
