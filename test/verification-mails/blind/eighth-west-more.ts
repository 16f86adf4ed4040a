import { mails } from '../mails.ts';

/** Mails as senders of Portugal, Brazil, Italy and the Netherlands write them. */
export const EIGHTH_WEST_MORE = [
  ...mails(
    'pt',
    `
@@ b8r portal contribuinte | plain | 093518
Portal do Contribuinte <nao-responder@portal-contribuinte.example>
Código de confirmação de e-mail
%text
Exmo.(a) Senhor(a),

Para confirmar o endereço de correio eletrónico associado ao NIF 2184****7, introduza no Portal o seguinte código:

093518

O código é válido durante 24 horas. Caso não tenha efetuado este pedido, queira ignorar a presente mensagem.

Com os melhores cumprimentos,
Portal do Contribuinte
Centro de Atendimento: 217 206 447 (dias úteis, das 9h às 19h)

@@ b8r fibra conta | verify-link
Ondanet <conta@ondanet.example>
Ative a sua Área de Cliente
%expect verify https://e.ondanet.example/ls/click?upn=u001.q7Zx-2BfN3aPk0w9LmTe4Rj1-2FbVY8-3D_Kd0s
%html
<html><head><style>td{font-family:Arial,sans-serif}.rod{color:#888;font-size:11px}</style></head><body style="margin:0;background:#f0f4f8"><div style="display:none;font-size:1px">Falta só um passo para gerir os seus serviços online</div>
<table width="600" align="center" bgcolor="#ffffff"><tr><td style="padding:24px;background:#00a3ad;color:#ffffff;font-size:24px">ondanet</td></tr>
<tr><td style="padding:24px"><p>Olá, Sr. Manuel Figueiredo,</p><p>O registo na Área de Cliente está quase concluído. Para ativar a conta <b>m.figueiredo@example.com</b>, carregue no botão:</p>
<table cellpadding="0" cellspacing="0" align="center"><tr><td style="background:#ff6f3c;border-radius:4px"><a href="https://e.ondanet.example/ls/click?upn=u001.q7Zx-2BfN3aPk0w9LmTe4Rj1-2FbVY8-3D_Kd0s" style="color:#fff;display:block;padding:14px 36px;text-decoration:none">Ativar conta</a></td></tr></table>
<p>Na Área de Cliente pode consultar faturas, carregar o telemóvel e acompanhar pedidos. O link expira ao fim de 48 horas.</p></td></tr>
<tr><td class="rod" style="padding:24px">Número de cliente: 1106663820. Ondanet Comunicações, S.A., Av. da Boavista 1180, 4100-113 Porto. Matriculada na CRC do Porto, NIPC 502 771 448.<br><a href="https://e.ondanet.example/ls/click?upn=u001.privZx1">Política de Privacidade</a> | <a href="https://e.ondanet.example/ls/click?upn=u001.ajudaZx2">Ajuda</a></td></tr></table></body></html>

@@ b8r banco ordem | distractors | 66104
Banco Douro <homebanking@bancodouro.example>
Confirme a sua operação
%text
Caro Cliente,

Transferência imediata de 820,00 EUR para PT50 0035 **** **** **** *124, em 19-11-2026 às 10h02.
Código de autorização: 66104

Não solicitou esta operação? Ligue já 707 244 100. O Banco Douro nunca pede o seu cartão matriz completo.
`,
  ),
  ...mails(
    'pt-BR',
    `
@@ b8r banco digital | heading | 829447
Banco Jacarandá <seguranca@jacaranda.example>
Seu código de acesso chegou
%html
<div style="background:#faf5ff;padding:32px 0"><table align="center" width="460" style="background:#fff;border-radius:12px;font-family:Helvetica,Arial;color:#3b0764"><tr><td style="padding:32px"><p style="margin:0 0 16px">Oi, Thaís! 💜</p><p>Alguém (esperamos que você) está tentando entrar no app em um celular novo.</p><p style="margin-bottom:4px">Seu código é</p><h2 style="font-size:36px;margin:0">829447</h2><p>Ele vale por 5 minutos. A gente nunca liga, manda SMS ou WhatsApp pedindo esse código, tá?</p><p>Não foi você? Fale com a gente no chat do app ou ligue 0800 591 7263.</p></td></tr><tr><td style="padding:0 32px 24px;font-size:11px;color:#a78bbd">Banco Jacarandá S.A. CNPJ 72.638.209/0001-55. Rua Augusta, 2840, 12º andar, São Paulo/SP, CEP 01412-100. Ouvidoria: 0800 887 0463, dias úteis das 9h às 18h.</td></tr></table></div>

@@ b8r cursos | reset-link
Aprende+ Cursos <suporte@aprendemais.example>
Redefinição de senha - Aprende+
%expect reset_password https://aprendemais.example/login/forgot_password.php?token=kT9vQ2mLz7XcR4bN8sWyP1dHf6
%text
Olá, Wesley,

Uma redefinição de senha foi solicitada para sua conta 'wesley.lima' no site Aprende+ Cursos.

Para confirmar a solicitação e definir uma nova senha, acesse a página a seguir:

https://aprendemais.example/login/forgot_password.php?token=kT9vQ2mLz7XcR4bN8sWyP1dHf6
(Este link é válido por 30 minutos a partir do momento da solicitação)

Se você não solicitou a redefinição, nenhuma ação é necessária.

Se precisar de ajuda, por favor contate o administrador do site,
Suporte Aprende+
suporte@aprendemais.example

@@ b8r loja login | subject-only | 371905
Casa do Cacau <ola@casadocacau.example>
371905 é o seu código de acesso - Casa do Cacau
%html
<p>Olá!</p><p>Use o código que está no assunto deste e-mail para entrar na loja e acompanhar seus pedidos.</p><p>Se não foi você que pediu, pode ignorar esta mensagem.</p><p>Casa do Cacau, Ilhéus - BA</p>
`,
  ),
  ...mails(
    'it',
    `
@@ b8r banca bonifico | inline | 20394718
Banca dei Laghi <noreply@bancadeilaghi.example>
Codice OTP per la conferma del bonifico
%text
Gentile Cliente,
il codice OTP per autorizzare il bonifico di EUR 1.350,00 a favore di CONDOMINIO VIA VERDI 8 è 20394718. Scade alle ore 15:47.
Se non ha richiesto l'operazione contatti il numero verde 800 532 262.

@@ b8r identità digitale | grouped | 551862
IdentiPiù <assistenza@identipiu.example>
IdentiPiù - Codice di verifica e-mail
%html
<html><body style="font-family:'Titillium Web',Arial,sans-serif;color:#17324d"><table width="600" align="center" cellpadding="0" cellspacing="0"><tr><td style="background:#0066cc;color:#fff;padding:20px;font-size:20px">IdentiPiù</td></tr>
<tr><td style="padding:24px"><p>Gentile ALESSANDRO CONTI,</p><p>per proseguire con la registrazione della Sua identità digitale inserisca il seguente codice di verifica nella pagina da cui è partita la richiesta:</p><p style="text-align:center;font-size:32px"><span>551</span>&nbsp;<span>862</span></p><p>Il codice ha una validità di 15 minuti. Trascorso tale termine sarà necessario richiederne uno nuovo.</p><p>Richiesta effettuata il 21/09/2026 alle 17:31 dall'indirizzo IP 192.0.2.118.</p></td></tr>
<tr><td style="padding:16px 24px;background:#f5f5f5;font-size:11px">Messaggio generato automaticamente, si prega di non rispondere. IdentiPiù S.p.A., Piazza Sallustio 9, 00187 Roma, C.F. e P. IVA 05891991661. Assistenza: 06 8997 8919</td></tr></table></body></html>

@@ b8r newsletter enoteca | verify-link
Enoteca Bellavista <ciao@enotecabellavista.example>
Conferma la tua iscrizione alla newsletter
%expect verify https://x4f2c.s83.mailer.example/e1t/c/conferma/8fdc1b4470?lang=it&id=55190
%html
<html><body style="background:#f6f1ea;margin:0"><table align="center" width="560" style="font-family:Georgia,serif;background:#fff"><tr><td style="padding:28px;text-align:center"><img src="https://cdn.mailer.example/55190/logo.png" alt="Enoteca Bellavista" width="180"><h1 style="font-weight:normal">Ci siamo quasi!</h1><p>Ciao, per ricevere le nostre offerte e gli inviti alle degustazioni manca solo la tua conferma.</p><p><a href="https://x4f2c.s83.mailer.example/e1t/c/conferma/8fdc1b4470?lang=it&amp;id=55190" style="background:#6b1f2a;color:#fff;padding:14px 26px;text-decoration:none">CONFERMO L'ISCRIZIONE</a></p><p style="font-size:13px">Il pulsante non funziona? Copia questo indirizzo nel browser:<br>https://x4f2c.s83.mailer.example/e1t/c/conferma/8fdc1b4470?lang=it&amp;id=55190</p><p>Subito dopo ti invieremo il codice sconto del 10% per il tuo primo ordine.</p></td></tr><tr><td style="padding:20px;font-size:11px;text-align:center;color:#999">Enoteca Bellavista S.r.l., Via Roma 112, 12051 Alba (CN), P. IVA 03442465045. <a href="https://enotecabellavista.example/privacy">Informativa privacy</a></td></tr></table></body></html>

@@ b8r treni password | reset-link
Treni del Sole <servizioclienti@trenidelsole.example>
Recupero password
%expect reset_password https://www.trenidelsole.example/area-clienti/recupera-password?uid=771204&chk=b6e1d09cf3a84b17
%html
<p>Gentile Giulia Marchetti,</p><p>abbiamo ricevuto la richiesta di recupero della password per il Suo profilo. Per procedere <a href="https://www.trenidelsole.example/area-clienti/recupera-password?uid=771204&amp;chk=b6e1d09cf3a84b17">clicchi qui</a> entro le prossime 12 ore.</p><p>Qualora non avesse effettuato la richiesta, La preghiamo di ignorare il presente messaggio o di contattare il <a href="https://www.trenidelsole.example/assistenza">Servizio Clienti</a>.</p><p>Cordiali saluti<br>Treni del Sole S.p.A.</p>

@@ b8r usato codice | subject-and-body | 68812
Vendolo <no-reply@vendolo.example>
68812 è il tuo codice Vendolo
%html
<div style="font-family:Nunito,Arial;font-size:15px;color:#09203f;max-width:480px"><p>Ciao fra_mi,</p><p>inserisci questo codice per verificare la tua email e pubblicare l'annuncio "Bici da corsa taglia 54, 350 €":</p><p style="font-size:30px;font-weight:800">68812</p><p>Vale 15 minuti.</p><p style="font-size:12px;color:#8a94a6">Hai bisogno di aiuto? <a href="https://aiuto.vendolo.example/">Centro assistenza</a><br>Vendolo S.r.l. a socio unico, Via Giovanni Pascoli 44, 20133 Milano</p></div>

@@ b8r invito fatture | invitation
Fatturando <team@fatturando.example>
Studio Ricci ti ha invitato su Fatturando
%expect invitation https://app.fatturando.example/inviti/01J9ZK4Q7V?ruolo=collaboratore
%text
Ciao Elena,

Dott. Paolo Ricci (Studio Ricci Commercialisti) ti ha invitato a collaborare alla
gestione delle fatture come "collaboratore".

Accetta l'invito: https://app.fatturando.example/inviti/01J9ZK4Q7V?ruolo=collaboratore

L'invito è valido fino al 31/10/2026. Se non conosci il mittente puoi ignorare questa email.

Il team di Fatturando
Guida: https://guida.fatturando.example
`,
  ),
  ...mails(
    'nl',
    `
@@ b8r zorgverzekeraar | box | 471093
Zorgpunt Verzekeringen <noreply@zorgpunt.example>
Uw beveiligingscode voor Mijn Zorgpunt
%html
<html lang="nl"><head><style>@import url('https://fonts.zorgpunt.example/a.css');.code{background:#eaf6f1;border:1px solid #9cd3bd;font-size:30px;padding:18px;text-align:center}</style></head><body style="font-family:Verdana,sans-serif;font-size:14px;color:#333">
<div style="display:none">De code is 10 minuten geldig.</div>
<table width="600" align="center" cellspacing="0"><tr><td style="border-bottom:4px solid #1c8a63;padding:12px 0"><img src="https://www.zorgpunt.example/logo.gif" alt="Zorgpunt"></td></tr>
<tr><td style="padding:20px 0"><p>Geachte heer Van der Velde,</p><p>U wilt inloggen op Mijn Zorgpunt. Vul daarvoor de volgende beveiligingscode in:</p><div class="code">471093</div><p>Hebt u deze code niet zelf aangevraagd? Neem dan contact met ons op via 088 785 95 40 (ma-vr van 8.00 tot 18.00 uur).</p><p>Met vriendelijke groet,</p><p>I.M. de Boer<br>Directeur Klantenservice</p></td></tr>
<tr><td style="font-size:11px;color:#777;border-top:1px solid #ccc;padding:12px 0">Uw relatienummer: 77120448. Zorgpunt Zorgverzekeringen N.V., Postbus 7859, 3500 BK Utrecht, KvK 30208844. <a href="https://www.zorgpunt.example/privacy">Privacy</a> <a href="https://www.zorgpunt.example/disclaimer">Disclaimer</a></td></tr></table></body></html>

@@ b8r tweedehands | plain | 2218
Rommelzolder <noreply@rommelzolder.example>
Je verificatiecode
%text
Hoi Daan,

Je verificatiecode is: 2218

Deel deze code met niemand. Ook niet met een koper die zegt dat hij alleen "even wil checken of je echt bent".

Groetjes,
Team Rommelzolder

@@ b8r nieuwsbrief kaas | verify-link
Kaasboerderij De Weide <info@kaasdeweide.example>
Bevestig je aanmelding
%expect verify https://kaasdeweide.nieuwsmail.example/t/s-d/5fa1-bc02-9917/j-l-jjdt/
%html
<p>Leuk dat je je hebt aangemeld voor onze nieuwsbrief!</p><p>Klik op onderstaande link om je aanmelding te bevestigen. Pas daarna staat je e-mailadres op onze lijst.</p><p><strong><a href="https://kaasdeweide.nieuwsmail.example/t/s-d/5fa1-bc02-9917/j-l-jjdt/">Ja, ik meld me aan</a></strong></p><p>Niet door jou aangevraagd? Dan hoef je niets te doen.</p><p>Kaasboerderij De Weide, Dorpsstraat 44, 3421 XK Oudewater<br><a href="https://kaasdeweide.example/privacyverklaring">Privacyverklaring</a></p>

@@ b8r ov reset | reset-link
Reisvlot <klantenservice@reisvlot.example>
Nieuw wachtwoord instellen
%expect reset_password https://mijn.reisvlot.example/wachtwoord-herstellen?code=hZ81kfQ0sLx2&email=s.bakker%40example.com
%text
Beste S. Bakker,

U heeft aangegeven dat u uw wachtwoord bent vergeten. Via deze link stelt u binnen 1 uur een nieuw wachtwoord in:
https://mijn.reisvlot.example/wachtwoord-herstellen?code=hZ81kfQ0sLx2&email=s.bakker%40example.com

Kaartnummer: 3528 0108 5855 4993

Met vriendelijke groet,
Reisvlot Klantenservice
0900 - 0447 (lokaal tarief)

@@ b8r gemeente melding | prefixed | GW-730126
Gemeente Wierden-Oost <noreply@gemeente-wierdenoost.example>
Bevestig uw e-mailadres bij uw melding
%html
<table width="100%"><tr><td style="font-family:Arial;font-size:15px"><p>Beste meneer/mevrouw,</p><p>U heeft op 2 december 2026 een melding gedaan over <em>kapotte straatverlichting</em> aan de Molenweg. Wij willen zeker weten dat dit uw e-mailadres is. Typ deze bevestigingscode over op de website:</p><p style="font-size:20px"><strong>GW-730126</strong></p><p>De code blijft 30 minuten geldig. Uw zaaknummer is Z2026-008352; dat heeft u nodig als u belt met 14 0546.</p><p>Met vriendelijke groet,<br>team Openbare Ruimte</p></td></tr></table>

@@ b8r boekhoud magic | magic-link
Bonnetje <login@bonnetje.example>
Log in bij Bonnetje
%expect sign_in https://track.bonnetje.example/CL0/https:%2F%2Fapp.bonnetje.example%2Flogin%2Fmail%2F9c1f77/1/0102019a/hQ2
%html
<body style="background:#ffffff;font-family:-apple-system,Segoe UI,Arial"><table width="400" align="center"><tr><td><h2>Inloggen bij Bonnetje</h2><p>Hi Sanne! Met de knop hieronder log je direct in. Hij werkt één keer en verloopt na 20 minuten.</p><p><a href="https://track.bonnetje.example/CL0/https:%2F%2Fapp.bonnetje.example%2Flogin%2Fmail%2F9c1f77/1/0102019a/hQ2" style="background:#ffcf33;color:#111;padding:12px 24px;border-radius:20px;font-weight:bold">Inloggen</a></p><p style="font-size:12px;color:#888">Aangevraagd vanaf Safari op macOS, Zwolle, 198.51.100.23. Was jij dit niet? Negeer dan deze mail.</p></td></tr></table></body>
`,
  ),
];
