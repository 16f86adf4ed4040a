import { mails } from '../mails.ts';

/** More mails of European senders, written without a look at the extractor. */
export const ELEVENTH_EUROPE_MORE = [
  ...mails(
    'pt',
    `
@@ b11p conta digital | inline | 318064
Banco Ipê <seguranca@bancoipe.example>
Confirme seu novo celular
%html
<p>Oi, Thaís!</p><p>Recebemos um pedido para liberar o aparelho <b>Moto G54</b> em 02/10/2026 às 14h07.</p><p>Pra continuar, digite no app o código <b>318064</b>. Ele vale por 5 minutos.</p><p>Não foi você? Fale com a gente pelo 0800 555 0144, 24 horas por dia.</p><p style="font-size:11px;color:#999">Banco Ipê S.A. CNPJ 00.418.029/0001-00. Rua das Acácias, 390, São Paulo - SP, 05409-020. <a href="https://bancoipe.example/ajuda">Ajuda</a></p>

@@ b11p quadro de tarefas | invitation
Bruno Tavares <nao-responder@tarefario.example>
Bruno Tavares convidou-o para o quadro "Obras Lisboa"
%expect invitation https://tarefario.example/convite/64fa0c/aceitar?assinatura=92bd71c0ffa
%text
Olá,

Bruno Tavares convidou-o para colaborar no quadro "Obras Lisboa" no Tarefário:

"Olá Rita, podes ver aqui o plano de outubro. Abraço"

Aceitar o convite: https://tarefario.example/convite/64fa0c/aceitar?assinatura=92bd71c0ffa

O Tarefário ajuda equipas a organizar o trabalho. Saiba mais em https://tarefario.example/sobre

Não quer receber convites? https://tarefario.example/bloquear/64fa0c
`,
  ),
  ...mails(
    'it',
    `
@@ b11p identita digitale | distractors | 774190
Identità Sicura ID <noreply@identitasicura.example>
Codice OTP per accesso a Fascicolo Sanitario
%text
Gentile MARCO BELLINI,

il codice temporaneo OTP per completare l'accesso di livello 2 al servizio Fascicolo Sanitario Elettronico è: 774190

Richiesta n. 20261002-118 del 02/10/2026 ore 18:31:07.
Il codice scade tra 3 minuti.

Se non hai richiesto l'accesso contatta il numero verde 800 555 322.

Messaggio generato automaticamente, si prega di non rispondere.
Identità Sicura S.p.A. - Via della Meccanica 28, 00155 Roma - P.IVA 00004601006

@@ b11p forum modellismo | verify-link
Forum Modellismo Navale <amministratore@modellismonavale.example>
Benvenuto in "Forum Modellismo Navale"
%expect verify http://www.modellismonavale.example/forum/ucp.php?mode=activate&u=18842&k=2KX0BD71
%text
Benvenuto nel Forum Modellismo Navale

Conserva questa email. Le informazioni sul tuo account sono le seguenti:

----------------------------
Nome utente: gianni_ve

URL del forum: http://www.modellismonavale.example/forum
----------------------------

Il tuo account è al momento inattivo. Visita il seguente link per attivarlo:

http://www.modellismonavale.example/forum/ucp.php?mode=activate&u=18842&k=2KX0BD71

La tua password è stata memorizzata in modo sicuro nel nostro database e non può essere recuperata.

Grazie per esserti iscritto!

-- 
Lo staff
`,
  ),
  ...mails(
    'nl',
    `
@@ b11p pensioenfonds | table | 203948
Pensioenfonds De Dijk <noreply@pfdedijk.example>
Uw eenmalige inlogcode
%html
<table width="600" align="center" style="font-family:Calibri,Arial;font-size:15px"><tr><td colspan="2" style="border-bottom:3px solid #f18700"><img src="https://pfdedijk.example/img/logo-mail.png" alt="Pensioenfonds De Dijk" height="48"></td></tr>
<tr><td colspan="2" style="padding-top:20px">Beste mevrouw De Graaf,<br><br>U wilt inloggen op Mijn Pensioen. Gebruik hiervoor onderstaande code.</td></tr>
<tr><td width="160" style="padding:12px 0">Inlogcode</td><td><b>203948</b></td></tr>
<tr><td>Geldig tot</td><td>2 oktober 2026, 11:20 uur</td></tr>
<tr><td colspan="2" style="padding-top:20px">Heeft u niet geprobeerd in te loggen? Neem dan contact met ons op via 050 555 21 00 (lokaal tarief).<br><br>Met vriendelijke groet,<br>Pensioenfonds De Dijk</td></tr>
<tr><td colspan="2" style="font-size:11px;color:#777">Postbus 5123, 9700 GC Groningen</td></tr></table>

@@ b11p fietswinkel account | reset-link
Fietsenzaak Van Loon <info@fietsvanloon.example>
Stel een wachtwoord in voor je nieuwe account
%expect reset_password https://fietsvanloon.example/customer/account/createPassword/?id=7715&token=wL3c0ZpU9
%html
<p>Hoi Joris,</p>
<p>We hebben een account voor je aangemaakt bij je bestelling in de winkel. Klik <a href="https://fietsvanloon.example/customer/account/createPassword/?id=7715&amp;token=wL3c0ZpU9">hier</a> om je wachtwoord in te stellen. Daarna kun je inloggen met joris@vandermeer.test.</p>
<p>Met een account kun je sneller afrekenen, je onderhoudsbeurten bekijken en je bestellingen volgen.</p>
<p>Groetjes,<br>Team Van Loon<br>Biltstraat 201, 3572 AP Utrecht, 030 555 08 17</p>
`,
  ),
  ...mails(
    'pl',
    `
@@ b11p serwis aukcyjny | heading | 482660
Targowo <powiadomienia@targowo.example>
Kod do logowania na Targowo
%html
<table width="100%" bgcolor="#ededed" style="font-family:'Open Sans',Arial"><tr><td align="center"><table width="600" bgcolor="#ffffff"><tr><td style="padding:24px;color:#ff5a00;font-size:26px">targowo</td></tr><tr><td style="padding:0 24px"><p>Cześć kasia_w,</p><p>ktoś próbuje zalogować się na Twoje konto z nowego urządzenia (Chrome, Windows, Wrocław). Jeśli to Ty, wpisz kod:</p><h1 style="text-align:center">482660</h1><p>Kod jest ważny 30 minut. Nie podawaj go nikomu – nasi pracownicy nigdy o niego nie poproszą.</p><p>To nie Ty? <a href="https://targowo.example/pomoc/zmiana-hasla">Zmień hasło</a> i sprawdź ustawienia konta.</p><p>Pozdrawiamy<br>Zespół Targowo</p></td></tr><tr><td style="padding:24px;font-size:11px;color:#767676">Wiadomość wysłana automatycznie. Targowo sp. z o.o., ul. Lipowa 14B, 61-570 Poznań, KRS 0000990012, NIP 0002674798</td></tr></table></td></tr></table>

@@ b11p ksiegarnia | verify-link
Księgarnia Pod Lipą <sklep@podlipa.example>
Potwierdzenie rejestracji
%expect verify https://podlipa.example/pl/client-register-confirm.html?id=20931&hash=ab41fe09cc
%text
Dzień dobry,

dziękujemy za rejestrację w naszej księgarni.
Login: m.zawada@zawada.test

Aby aktywować konto, prosimy kliknąć w poniższy odnośnik (lub skopiować go do przeglądarki):
https://podlipa.example/pl/client-register-confirm.html?id=20931&hash=ab41fe09cc

Odnośnik wygasa po 48 godzinach.

Pozdrawiamy serdecznie
Księgarnia Pod Lipą
ul. Karmelicka 17, 31-131 Kraków
tel. 12 555 04 18, pn.-pt. 9:00-17:00
`,
  ),
  ...mails(
    'ru',
    `
@@ b11p pochta vhod | box | 91827
Сервис Полка <noreply@polka.example>
Код подтверждения
%html
<div style="max-width:600px;margin:0 auto;font-family:Arial,sans-serif"><p>Здравствуйте, Ирина!</p><p>Вы указали этот адрес при регистрации в сервисе «Полка». Чтобы закончить, введите код в окне браузера:</p><div style="background:#f2f3f5;border-radius:12px;padding:24px;text-align:center;font-size:32px;font-weight:700">91827</div><p>Код действует 1 час. Если вы не регистрировались, просто удалите это письмо.</p><p style="color:#99a2ad;font-size:12px">© 2019–2026 ООО «Полка», 197101, Санкт-Петербург, ул. Мира, д. 18. <a href="https://polka.example/legal/confidential">Политика конфиденциальности</a></p></div>

@@ b11p onlain shkola | code-and-link | 640271
Онлайн-школа Глобус <no-reply@globus-school.example>
Подтвердите почту
%expect verify https://lk.globus-school.example/email/confirm?uid=88120&h=f0c14a7e
%text
Добрый день, Артём!

Чтобы подтвердить почту, перейдите по ссылке:
https://lk.globus-school.example/email/confirm?uid=88120&h=f0c14a7e

Если ссылка не открывается, введите в личном кабинете код 640271.

Ссылка и код действуют до 03.10.2026 12:00 (МСК).

С уважением,
команда «Глобуса»
8 800 555-01-92 (звонок бесплатный)
`,
  ),
  ...mails(
    'tr',
    `
@@ b11p pazaryeri giris | prefixed | S-581306
Sepetim <bilgi@sepetim.example>
Sepetim doğrulama kodunuz
%html
<table width="580" align="center" style="font-family:Arial"><tr><td><h2 style="color:#f27a1a">sepetim</h2><p>Merhaba Elif,</p><p>Hesabına giriş yapmak için doğrulama kodun:</p><p style="font-size:26px;font-weight:bold;letter-spacing:2px">S-581306</p><p>Kod 3 dakika boyunca geçerlidir. Güvenliğin için bu kodu kimseyle paylaşma.</p><p>Bu işlemi sen yapmadıysan 0850 555 04 00 numaralı hattımızı arayabilirsin.</p></td></tr><tr><td style="font-size:10px;color:#999">Sepetim Elektronik Ticaret A.Ş. Maslak Mah. Çınar Sok. No:18, 34485 Sarıyer/İstanbul. Mersis No: 0000047103500013</td></tr></table>

@@ b11p kargo sifre | reset-link
Hızlıyol Kargo <destek@hizliyol.example>
Şifre Yenileme Talebi
%expect reset_password https://musteri.hizliyol.example/SifreYenile.aspx?t=b7e2d590-4c1f
%text
Sayın Murat Aydın,

Müşteri paneli şifrenizi yenilemek için bir talep aldık. Yeni şifrenizi aşağıdaki bağlantıdan belirleyebilirsiniz:

https://musteri.hizliyol.example/SifreYenile.aspx?t=b7e2d590-4c1f

Bağlantı 24 saat geçerlidir. Talepte bulunmadıysanız bu e-postayı dikkate almayınız.

Saygılarımızla,
Hızlıyol Kargo A.Ş.
Müşteri Hizmetleri: 444 0 555
`,
  ),
];
