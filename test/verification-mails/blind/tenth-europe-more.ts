import { mails } from '../mails.ts';

/** Mails of services as native senders write them: Portuguese, Italian, Dutch. Written without a look at the extractor. */
export const TENTH_EUROPE_MORE = [
  ...mails(
    'pt',
    `
@@ b10r conta do cidadao | plain | 81047
Conta Cidadã <naoresponda@contacidada.example>
Código de verificação - Conta Cidadã
%text
Olá, JOSE CARLOS DA SILVA,

Recebemos uma solicitação de cadastro do e-mail jo***@example.com na conta do CPF ***.417.208-**.

Para confirmar, informe o código 81047 na tela de cadastro.

O código é válido por 30 minutos. Se você não reconhece esta solicitação, desconsidere este e-mail.

Dúvidas? Acesse https://contacidada.example/faq ou ligue 158.

Atenciosamente,
Equipe Conta Cidadã

@@ b10r entrega de comida | heading | 630914
Rango <nao-responda@rango.example>
Seu código de acesso é 630914
%html
<!DOCTYPE html><html><head><meta charset="utf-8"><title>Rango</title><style type="text/css">body,table,td{font-family:'Trebuchet MS',Arial,sans-serif}.code{font-size:40px;font-weight:bold;color:#ea1d2c}</style></head>
<body style="margin:0;background:#f7f7f7">
<table width="100%" border="0" cellspacing="0" cellpadding="0"><tr><td align="center">
<table width="480" border="0" cellspacing="0" cellpadding="0" style="background:#fff">
<tr><td align="center" style="padding:30px"><img src="https://static-images.rango.example/email/logo-rango.png" width="90" alt="rango"></td></tr>
<tr><td align="center" style="padding:0 30px"><img src="https://static-images.rango.example/email/cadeado.gif" width="120" alt=""></td></tr>
<tr><td align="center" style="padding:20px 30px;color:#3e3e3e"><h2>Oi, Thaís! Falta pouco pra matar essa fome</h2><p>Este é o seu código de acesso:</p>
<p class="code">630914</p>
<p>Ele expira em 10 minutos. Pra sua segurança, <b>não compartilhe esse código com ninguém</b>, nem com entregadores ou atendentes do Rango.</p></td></tr>
<tr><td align="center" style="padding:20px;background:#f2f2f2;font-size:11px;color:#717171">Não pediu esse código? É só ignorar este e-mail.<br><br>© Copyright 2026 - Rango - Todos os direitos reservados. Rango Agência de Restaurantes Online S.A.<br>CNPJ 14.441.720/0001-83 / Avenida dos Exemplos, nº 1496, Vila Yara, Osasco/SP - CEP 06020-902<br><a href="https://www.rango.example/termos">Termos e condições</a> &nbsp; <a href="https://www.rango.example/privacidade">Privacidade</a></td></tr>
</table></td></tr></table></body></html>

@@ b10r banco digital | grouped | 739204
Banco Lilás <todomundo@bancolilas.example>
Autorize seu novo celular
%html
<p>Oi, Rafael.</p>
<p>Você está tentando entrar na sua conta por um novo celular: <b>Moto G84 5G</b>, em <b>Belo Horizonte - MG</b>, dia <b>17 NOV 2026</b> às <b>19:22</b>.</p>
<p>Se foi você, digite o código abaixo no aplicativo:</p>
<p style="font-size:24px;color:#820ad1"><strong>739-204</strong></p>
<p>Se não foi, fale com a gente agora mesmo pelo 0800 441 2087, 24 horas por dia. A gente nunca liga pedindo esse número.</p>
<p>Abraços,<br>Time Lilás</p>
<p><small>Ouvidoria: 0800 441 2088, dias úteis das 9h às 18h. Lilás Pagamentos S.A. - Instituição de Pagamento, CNPJ 18.441.720/0001-08</small></p>

@@ b10r loja de roupa lisboa | reset-link
Alfaiate & Filhas <apoio.cliente@alfaiatefilhas.example>
Recuperação da palavra-passe
%expect reset_password https://alfaiatefilhas.example/pt/recuperar-palavra-passe?token=5f3a71e0c9&id_customer=20817&reset_token=a9c144e7
%text
Olá Inês Figueiredo,

Recebemos um pedido de recuperação da palavra-passe da sua conta em Alfaiate & Filhas.
Por favor clique no link seguinte para escolher uma nova palavra-passe:

https://alfaiatefilhas.example/pt/recuperar-palavra-passe?token=5f3a71e0c9&id_customer=20817&reset_token=a9c144e7

Se não fez este pedido, ignore esta mensagem.

Alfaiate & Filhas - https://alfaiatefilhas.example/
Rua do Exemplo, 112 r/c, 1200-290 Lisboa | T. 213 000 441 (chamada para a rede fixa nacional)

@@ b10r cineclube | verify-link
CineClube Aurora <contato@cineaurora.example>
Confirme o seu e-mail e comece a assistir
%expect verify https://u8841207.ct.mailer.example/ls/click?upn=u001.Xk2tB9-2FqLrPz7v0-2BmYd1sQ-3D-3DVw3h_8cJfN5aTgR
%html
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">
<html xmlns="http://www.w3.org/1999/xhtml"><head>
<!--[if (gte mso 9)|(IE)]><style type="text/css">body {width: 600px;margin: 0 auto;} table {border-collapse: collapse;}</style><![endif]-->
<style type="text/css">body, p, div {font-family: arial,helvetica,sans-serif;font-size: 14px;} a {color:#1188E6}</style></head>
<body><center class="wrapper" style="background-color:#111111">
<table cellpadding="0" cellspacing="0" border="0" width="100%" bgcolor="#111111"><tr><td align="center">
<table class="module preheader" style="display:none !important;visibility:hidden;opacity:0;height:0;width:0"><tr><td><p>Só falta um clique.</p></td></tr></table>
<table width="600" bgcolor="#1c1c1c" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:30px"><img src="https://cdn.cineaurora.example/logo-claro.png" width="160" alt="CineClube Aurora"/></td></tr>
<tr><td style="padding:0 40px 20px;color:#ffffff"><div style="font-size:22px">Bem-vinda, Luana!</div><div>&nbsp;</div><div>Para liberar os seus 7 dias grátis, precisamos ter certeza de que <b>luana.prado@example.com</b> é mesmo o seu e-mail.</div></td></tr>
<tr><td align="center" style="padding:10px"><table border="0" cellpadding="0" cellspacing="0"><tr><td align="center" bgcolor="#f5c518" style="border-radius:6px"><a href="https://u8841207.ct.mailer.example/ls/click?upn=u001.Xk2tB9-2FqLrPz7v0-2BmYd1sQ-3D-3DVw3h_8cJfN5aTgR" style="display:inline-block;padding:12px 18px;color:#000000;text-decoration:none" target="_blank">Confirmar meu e-mail</a></td></tr></table></td></tr>
<tr><td style="padding:20px 40px;color:#bbbbbb;font-size:12px">Em cartaz esta semana: mostra &ldquo;Novo Cinema Pernambucano&rdquo; (12 filmes). <a href="https://u8841207.ct.mailer.example/ls/click?upn=u001.Qp9-2BmostraRt4-3D_1aZ">Ver a programação</a></td></tr>
<tr><td align="center" style="padding:20px;color:#777777;font-size:11px">CineClube Aurora Ltda. Rua da Moeda Exemplo, 140, Recife - PE, 50030-040<br/><a href="https://u8841207.ct.mailer.example/asm/unsubscribe/?user_id=8841207&amp;data=Jk2">Cancelar inscrição</a></td></tr></table>
</td></tr></table></center><img src="https://u8841207.ct.mailer.example/wf/open?upn=u001.Xk2" alt="" width="1" height="1" border="0"/></body></html>
`,
  ),
  ...mails(
    'it',
    `
@@ b10r identita digitale | plain | 318840
IdentiTà Sicura <noreply@identitasicura.example>
Codice OTP per la verifica dell'indirizzo email
%text
Gentile utente,

il codice OTP per confermare l'indirizzo di posta elettronica associato alla Sua identità digitale è:

318840

Il codice ha una validità di 10 minuti a partire dalle ore 09:14 del 17/11/2026.

La preghiamo di non rispondere a questa email: il presente indirizzo non è abilitato alla ricezione di messaggi.

Cordiali saluti,
Servizio Clienti IdentiTà Sicura
Numero verde 800 007 441 (attivo dal lunedì al sabato dalle 8.00 alle 20.00)

@@ b10r banca nuovo dispositivo | alphanumeric | M7XQ2KDA
Banca Valtellina Nord <comunicazioni@bvn.example>
Attivazione dell'app BVN Mobile
%html
<html><head><meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1"></head><body>
<table border="0" width="650" cellspacing="0" cellpadding="10" style="font-family:Tahoma;font-size:13px">
<tr><td bgcolor="#003b71"><font color="#ffffff" size="4">Banca Valtellina Nord</font></td></tr>
<tr><td>Gentile Cliente DE LUCA PAOLA,<br><br>&egrave; stata richiesta l'attivazione dell'app BVN Mobile. Di seguito il riepilogo dell'operazione:</td></tr>
<tr><td><table border="1" cellspacing="0" cellpadding="6" width="100%" style="border-collapse:collapse">
<tr><td>Codice titolare</td><td>****4471</td></tr>
<tr><td>Dispositivo</td><td>Samsung SM-A546B</td></tr>
<tr><td>Data e ora</td><td>17/11/2026 18:47:02</td></tr>
<tr><td><b>Codice di attivazione</b></td><td><b>M7XQ2KDA</b></td></tr>
</table></td></tr>
<tr><td>Inserisca il codice di attivazione nell'app entro 24 ore. Rispetti maiuscole e minuscole.<br><br>Se non ha effettuato Lei la richiesta, contatti subito il numero 800.441.208 o, dall'estero, +39 0342 555441.</td></tr>
<tr><td><font size="1" color="#808080">Banca Valtellina Nord S.p.A. - Sede sociale in Sondrio, Piazza Esempio 16 - Iscritta all'Albo delle Banche al n. 4417 - Capitale Sociale Euro 44.172.000 - Aderente al Fondo Interbancario di Tutela dei Depositi<br>La banca non richiede mai via email i codici personali. <a href="https://www.bvn.example/sicurezza">Consigli per la sicurezza</a></font></td></tr>
</table></body></html>

@@ b10r pendolari treni | subject-and-body | 5526
BinarioUno <noreply@binariouno.example>
5526 è il tuo codice BinarioUno
%html
<div style="font-family:sans-serif"><p>Ciao Davide!</p><p>Usa <b>5526</b> per entrare in BinarioUno e ritrovare i tuoi biglietti e abbonamenti.</p><p>Il codice scade tra 5 minuti.</p><p style="color:#999">BinarioUno Srl, Via Esempio 9, 20124 Milano, P.IVA 09917440965</p></div>

@@ b10r comune newsletter | verify-link
Comune di Borgo San Lorenzo d'Esempio <newsletter@comune-borgo.example>
Conferma iscrizione alla newsletter
%expect verify https://www.comune-borgo.example/newsletter/conferma.php?id=1774&key=9c0e2f71ab
%text
Per completare l'iscrizione alla newsletter del Comune clicchi qui:
https://www.comune-borgo.example/newsletter/conferma.php?id=1774&key=9c0e2f71ab

In caso contrario La invitiamo a ignorare la presente. Informativa ex art. 13 Reg. UE 2016/679: https://www.comune-borgo.example/privacy
Ufficio Relazioni con il Pubblico, tel. 055 844 1207

@@ b10r studio commercialista | invitation
FattureSemplici <noreply@fatturesemplici.example>
Studio Ferri & Associati ti ha invitato a collaborare su FattureSemplici
%expect invitation https://secure.fatturesemplici.example/inviti/accetta?codice=SFA-20261117-ab81f0&email=g.moretti%40example.com
%html
<!DOCTYPE html><html lang="it"><body style="background:#eef2f7;margin:0;padding:30px 0;font-family:'Open Sans',Arial,sans-serif">
<table align="center" width="560" style="background:#fff;border:1px solid #dde3ea;border-radius:4px" cellpadding="0" cellspacing="0">
<tr><td style="padding:25px 35px;border-bottom:1px solid #eee"><img src="https://cdn.fatturesemplici.example/img/logo-mail.png" alt="FattureSemplici" height="32"></td></tr>
<tr><td style="padding:30px 35px;color:#44525f;font-size:15px;line-height:1.6">
<p>Ciao Giulia,</p>
<p>il tuo commercialista <strong>Studio Ferri &amp; Associati</strong> (P.IVA 01844710352) usa FattureSemplici e desidera condividere con te documenti, scadenze e F24.</p>
<p>Accettando, lo studio potr&agrave; scaricare le tue fatture elettroniche emesse e ricevute. Potrai revocare l'accesso in qualsiasi momento.</p>
<p style="text-align:center;margin:30px 0"><a href="https://secure.fatturesemplici.example/inviti/accetta?codice=SFA-20261117-ab81f0&amp;email=g.moretti%40example.com" style="background:#2a9df4;color:#fff;padding:14px 30px;border-radius:30px;text-decoration:none">Accetta l'invito</a></p>
<p>Non conosci il mittente? <a href="https://help.fatturesemplici.example/segnala">Segnalacelo</a>.</p>
<p>Buon lavoro,<br>il team di FattureSemplici</p></td></tr>
<tr><td style="padding:15px 35px;background:#f7f9fb;font-size:11px;color:#9aa5b1">FattureSemplici S.r.l. - Via dei Modelli 22, 24121 Bergamo (BG) - Assistenza: 035 060 4410, lun-ven 9-13 / 14-18<br><a href="https://www.fatturesemplici.example/privacy">Privacy</a> &middot; <a href="https://www.fatturesemplici.example/termini">Termini d'uso</a></td></tr>
</table></body></html>
`,
  ),
  ...mails(
    'nl',
    `
@@ b10r inlogdienst overheid | alphanumeric | W4KJ7R2HP
MijnInlog <noreply@mijninlog.example>
Bevestig uw e-mailadres
%text
Geachte heer/mevrouw,

U hebt een e-mailadres opgegeven bij MijnInlog. Om zeker te weten dat dit e-mailadres van u is, vragen wij u het te bevestigen.

Dit doet u zo:
1. Ga terug naar het scherm waar u uw e-mailadres hebt ingevuld.
2. Vul de volgende controlecode in: W4KJ7R2HP
3. Klik op 'Volgende'.

De controlecode is 3 dagen geldig.

Hebt u dit niet zelf aangevraagd? Neem dan contact op met de helpdesk: 088 441 20 87 (bereikbaar op werkdagen van 08.00 tot 22.00 uur).

Met vriendelijke groet,
MijnInlog

Dit is een automatisch verstuurde e-mail. U kunt deze e-mail niet beantwoorden. Er staan geen links in deze e-mail, want zo herkent u dat het bericht van ons komt.

@@ b10r energieleverancier | grouped | 207551
Windkracht Energie <mijn@windkracht.example>
Je inlogcode voor Mijn Windkracht
%html
<html lang="nl"><body><div style="display:none">Je code is 15 minuten geldig</div>
<table width="600" align="center" cellpadding="0" cellspacing="0" style="font-family:Arial,sans-serif;color:#1b1b1b">
<tr><td style="background:#ffd400;padding:18px 24px;font-size:20px;font-weight:bold">windkracht</td></tr>
<tr><td style="padding:24px"><p>Hoi Sanne,</p><p>Met deze code log je in bij Mijn Windkracht:</p><p style="font-size:30px"><b>207 551</b></p><p>Werkt de code niet meer? Vraag dan gewoon een nieuwe aan op de inlogpagina.</p><p>Groene groet,<br>Team Windkracht</p></td></tr>
<tr><td style="padding:24px;background:#f4f4f4;font-size:12px">Klantnummer 40018827 &nbsp;|&nbsp; <a href="https://www.windkracht.example/service">Service &amp; contact</a> &nbsp;|&nbsp; <a href="https://www.windkracht.example/storing">Storing melden: 0800-4412</a><br>Windkracht Energie B.V., Postbus 441, 9700 AK Groningen, KvK 02087441</td></tr></table></body></html>

@@ b10r advertentiesite | code-and-link | 914306
Koopjeshoek <bevestiging@koopjeshoek.example>
Bevestig je e-mailadres om je advertentie te plaatsen
%expect verify https://www.koopjeshoek.example/account/bevestig.html?c=914306&u=5520174&s=4f1c9ae2
%html
<!DOCTYPE html><html><head><meta charset="utf-8"><style>.btn a{background:#eda566;color:#2d3c4d;padding:12px 20px;border-radius:4px;font-weight:bold;text-decoration:none}.voet{font-size:12px;color:#7a8791}</style></head><body style="background:#f2f4f7">
<table width="100%" cellpadding="0" cellspacing="0"><tr><td align="center"><table width="580" cellpadding="0" cellspacing="0" bgcolor="#ffffff">
<tr><td style="padding:20px"><a href="https://www.koopjeshoek.example/"><img src="https://statisch.koopjeshoek.example/mail/logo.png" alt="Koopjeshoek" width="150" border="0"></a></td></tr>
<tr><td style="padding:0 20px;font-family:Arial"><p>Beste adverteerder,</p><p>Leuk dat je &lsquo;<b>Gazelle dames fiets 28 inch</b>&rsquo; (a1774120883) te koop wilt aanbieden voor &euro; 95,00. Bevestig nog even je e-mailadres, dan zetten we je advertentie online.</p></td></tr>
<tr><td class="btn" align="center" style="padding:24px;font-family:Arial"><a href="https://www.koopjeshoek.example/account/bevestig.html?c=914306&amp;u=5520174&amp;s=4f1c9ae2">E-mailadres bevestigen</a></td></tr>
<tr><td style="padding:0 20px 20px;font-family:Arial"><p>Lukt het niet via de knop, of zit je in de app? Vul dan deze bevestigingscode in: <b>914306</b></p><p>Met vriendelijke groet,<br>Team Koopjeshoek</p></td></tr>
<tr><td class="voet" style="padding:20px;background:#f2f4f7;font-family:Arial"><b>Veilig handelen:</b> geef deze code nooit door aan een koper. <a href="https://help.koopjeshoek.example/s/veilig-handelen">Lees onze tips</a><br><br>Koopjeshoek B.V., Voorbeeldstraat 24-x, 1097 DN Amsterdam. Btw-nr. NL8552.03.441.B01</td></tr></table></td></tr></table></body></html>

@@ b10r sportschool | reset-link
FitPlein Amersfoort <ledenservice@fitplein.example>
Welkom bij FitPlein! Stel je wachtwoord in
%expect reset_password https://leden.fitplein.example/wachtwoord-instellen/MjA4ODQx/c9b1f3-7d20e4
%html
<p>Hoi Bram,</p>
<p>Je lidmaatschap (Basis, &euro; 24,99 per 4 weken) gaat in op 1 december. Je lidnummer is <strong>208841</strong>.</p>
<p>Maak nu je account af door een wachtwoord in te stellen:<br><a href="https://leden.fitplein.example/wachtwoord-instellen/MjA4ODQx/c9b1f3-7d20e4">Wachtwoord instellen</a></p>
<p>Daarna kun je via de app groepslessen reserveren en je toegangspas ophalen aan de balie.</p>
<p>Sportieve groet,<br>FitPlein Amersfoort<br>Stationsplein 441, 033 470 1200</p>

@@ b10r bibliotheek | magic-link
Bibliotheek Rivierenland <inloggen@bibrivieren.example>
Inloggen bij je bibliotheek
%expect sign_in https://bibrivieren.example/in/7Kq0zWm4
%text
Dag Lotte,
Klik op deze link om in te loggen (15 minuten geldig, één keer te gebruiken): https://bibrivieren.example/in/7Kq0zWm4
Niet aangevraagd? Dan hoef je niets te doen.
`,
  ),
];
