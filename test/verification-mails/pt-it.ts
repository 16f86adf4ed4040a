import { mails } from './mails.ts';

/** Portuguese mails with a code or a link. */
export const PORTUGUESE = mails(
  'pt',
  `
@@ loja código | heading | 407713
Lojinha Boa <nao-responda@lojinhaboa.example>
Seu código de verificação
= Confirme seu e-mail
Olá, Bruna! Use o código abaixo para continuar:
# 407713
Ele vale por 10 minutos. Não compartilhe com ninguém.
-- Lojinha Boa Ltda. CNPJ 12.345.678/0001-90. Av. Paulista, 1000, São Paulo, SP, 01310-100

@@ banco token | distractors | 930582
Banco Ipê <seguranca@bancoipe.example>
Token para confirmar seu Pix de R$ 480,00
Você está enviando R$ 480,00 para Carlos M. (CPF ***.456.789-**).
# Token :: 930582
Se não foi você, ligue 4004-1234 ou 0800 722 0000.

@@ assunto | subject-only | 22874
Carona Já <oi@caronaja.example>
22874 é o seu código da Carona Já
O código está no assunto deste e-mail. Digite-o no aplicativo e boa viagem!

@@ finanças | table | 618330
Portal do Contribuinte <nao-responder@contribuinte.example>
Confirmação do endereço de email
Exmo(a). Senhor(a), o seu NIF termina em 118.
# Código de confirmação :: 618330
O código deve ser introduzido até às 23:59 de 12-04-2026.

@@ dois fatores | inline | 704426
Nuvem Azul <conta@nuvemazul.example>
Verificação em duas etapas
Seu código de uso único é {704426}. Pedido feito em 02/03/2026, IP 198.51.100.7.

@@ agrupado | grouped | 552019
Voe Sul <fidelidade@voesul.example>
Código de acesso Voe Sul
Informe o código:
# 552-019
Número Fidelidade: 1100 9988 77

@@ quadradinhos | split | 381064
Estudaí <oi@estudai.example>
Falta pouco: confirme sua conta
Digite os números abaixo no app
# 381064

@@ confirmar | verify-link
Horta em Casa <ola@hortaemcasa.example>
Confirme o seu endereço de email
Obrigado por se registar. Clique para confirmar:
>v Confirmar email | https://hortaemcasa.example/confirmar/aa71?lang=pt
* Cancelar subscrição | https://hortaemcasa.example/sair/aa71

@@ senha | reset-link
Lojinha Boa <nao-responda@lojinhaboa.example>
Redefinição de senha
Recebemos um pedido para redefinir a sua senha.
>r Redefinir senha | https://conta.lojinhaboa.example/senha/redefinir?k=71ba
Se você não pediu, ignore este e-mail.

@@ link de acesso | magic-link
Bloco <entrar@bloco.example>
Seu link de acesso ao Bloco
Clique no botão para entrar sem senha.
>s Entrar no Bloco | https://bloco.example/entrar/link/9c0d77

@@ convite | invitation
Mutirão <convites@mutirao.example>
Rafael convidou você para o grupo Praia Limpa
Rafael Nunes chamou você para participar.
>i Aceitar convite | https://mutirao.example/convite/praia/17fe

@@ código e link | code-and-link | 926145
Carona Já <oi@caronaja.example>
Confirme sua conta: 926145
Código de confirmação:
# 926145
Ou, se preferir, toque no botão.
>v Confirmar conta | https://caronaja.example/c?x=926145
`,
);

/** Italian mails with a code or a link. */
export const ITALIAN = mails(
  'it',
  `
@@ negozio codice | heading | 318824
Bottega Chiara <noreply@bottegachiara.example>
Il tuo codice di verifica
= Verifica il tuo indirizzo email
Ciao Martina, inserisci questo codice per completare la registrazione:
# 318824
Il codice scade tra 20 minuti.
-- Bottega Chiara S.r.l., Via Garibaldi 7, 10122 Torino. P.IVA 01234567890

@@ banca otp | distractors | 47190263
Banca Ligure <sicurezza@bancaligure.example>
Codice OTP per il bonifico
Gentile cliente, stai disponendo un bonifico di 1.500,00 € a favore di ROSSI G., IBAN IT60X0542811101000000123456.
# Codice OTP :: 47190263
Non comunicarlo a nessuno. Assistenza: 800 123 456.

@@ oggetto | subject-only | 60712
Treno Subito <accesso@trenosubito.example>
Il tuo codice di accesso è 60712
Trovi il codice nell'oggetto. Inseriscilo entro 5 minuti.

@@ identità digitale | table | 903615
Identità Facile <no-reply@identitafacile.example>
Codice temporaneo per l'accesso ai servizi
È stato richiesto l'accesso al servizio "Certificati online".
# Codice temporaneo :: 903615
Richiesta n. 20260317-4412, ore 10:05.

@@ due fattori | inline | 225970
Postino <sicurezza@postino.example>
Accesso da un nuovo dispositivo
Per confermare che sei tu, usa il codice {225970}. Il dispositivo: iPad, iOS 17.5, Bologna.

@@ raggruppato | grouped | 841370
Sanità Online <portale@sanitaonline.example>
Codice monouso
Il tuo codice monouso è
# 84 13 70
Prenotazioni CUP: 06 5555 1234

@@ caselle | split | 1953
Ricettando <ciao@ricettando.example>
Conferma il tuo account
Digita queste cifre nell'app
# 1953

@@ conferma | verify-link
Orto Comune <ciao@ortocomune.example>
Conferma la tua iscrizione
Grazie per esserti iscritto! Per attivare il tuo account clicca qui sotto.
>v Attiva il mio account | https://ortocomune.example/attiva?c=7d10&u=91
* Informativa privacy | https://ortocomune.example/privacy

@@ password dimenticata | reset-link
Treno Subito <accesso@trenosubito.example>
Hai dimenticato la password?
Per impostare una nuova password apri questo link entro 2 ore:
^r https://trenosubito.example/password/nuova/0c9e1b

@@ link magico | magic-link
Quaderno <accedi@quaderno.example>
Accedi a Quaderno
Ecco il tuo link per accedere. Funziona una sola volta.
>s Accedi ora | https://quaderno.example/accedi/7f01-aa

@@ invito | invitation
Bacheca <inviti@bacheca.example>
Giulia Conti ti ha invitato nello spazio "Condominio"
Unisciti allo spazio per vedere documenti e messaggi.
>i Accetta l'invito | https://bacheca.example/inviti/c0nd0/77aa

@@ codice e link | code-and-link | 660419
Bottega Chiara <noreply@bottegachiara.example>
660419: il tuo codice per accedere
Codice di accesso:
# 660419
Oppure accedi direttamente con il link.
>s Accedi con un clic | https://bottegachiara.example/entra/k/660419aa
`,
);
