import { mails } from './mails.ts';

/** French mails with a code or a link. */
export const FRENCH = mails(
  'fr',
  `
@@ boutique code | heading | 730194
Maison Pervenche <ne-pas-repondre@pervenche.example>
Votre code de vérification Pervenche
= Vérifiez votre adresse e-mail
Bonjour Camille,
Saisissez le code ci-dessous pour terminer votre inscription :
# 730194
Ce code expire dans 10 minutes.
-- Maison Pervenche SAS, 18 rue des Lilas, 75011 Paris. RCS Paris 512 345 678. Tél. 01 44 55 66 77

@@ banque paiement | distractors | 28410975
Banque du Littoral <securite@banque-littoral.example>
Votre code de sécurité pour un paiement de 89,90 €
Bonjour Mme Roussel, vous effectuez un paiement de 89,90 € chez VELO SHOP le 12/05/2026 à 14h32 avec la carte se terminant par 7781.
# Code de sécurité :: 28410975
Ne communiquez jamais ce code, même à un conseiller. En cas de doute, appelez le 09 69 32 00 00.

@@ impôts | table | 604417
Espace Contribuable <ne-pas-repondre@contribuable.example>
Validation de votre adresse électronique
Vous avez demandé la création de votre espace. Numéro fiscal : 13 02 455 112 908.
# Code de validation :: 604417
Ce message est envoyé automatiquement, merci de ne pas y répondre.

@@ objet | subject-only | 9183
Covoitme <bonjour@covoitme.example>
Votre code Covoitme : 9183
Entrez le code qui figure dans l'objet de ce message pour vous connecter. À tout de suite sur la route !

@@ train groupé | grouped | 482913
Rails de France <connexion@rails-fr.example>
Code de connexion à votre compte
Voici votre code à usage unique :
# 482 913
Il est valable 15 minutes. Votre carte Avantage expire le 30 juin 2027.

@@ mutuelle | inline | 551208
Mutuelle Hélios <espace@mutuelle-helios.example>
Connexion à votre espace adhérent
Pour confirmer qu'il s'agit bien de vous, saisissez le code {551208} dans votre espace. N° d'adhérent : 00447812.

@@ jeu | alphanumeric | R7TQ4
Kettle Support <noreply@kettlegames.example>
Votre compte Kettle : accès depuis un nouvel ordinateur
Voici le code dont vous avez besoin pour vous connecter au compte renardbleu :
# R7TQ4
Si vous n'êtes pas à l'origine de cette tentative, changez votre mot de passe.

@@ cases | split | 640827
Potager Connecté <bonjour@potager-connecte.example>
Confirmez votre adresse
Plus qu'une étape ! Recopiez ces chiffres dans l'application.
# 640827

@@ deux facteurs | plain | 117436
Nuage Perso <securite@nuage-perso.example>
Authentification à deux facteurs
Bonjour,
Le code pour vous connecter à Nuage Perso est le suivant : 117436
Demande effectuée depuis 203.0.113.40 (Lyon, France), le 3 mars 2026 à 08:12.
L'équipe Nuage Perso

@@ confirmer adresse | verify-link
Lectures du Soir <bienvenue@lecturesdusoir.example>
Confirmez votre adresse e-mail
Merci de votre inscription ! Cliquez sur le bouton pour activer votre compte.
>v Activer mon compte | https://lecturesdusoir.example/activation/9f3e-77b1
* Se désabonner | https://lecturesdusoir.example/desabonnement/9f3e

@@ lettre d'information | verify-link
Cuisine de Saison <lettre@cuisine-saison.example>
Confirmez votre inscription à la lettre
Vous avez demandé à recevoir notre lettre du jeudi.
>v Je confirme mon inscription | https://lettre.cuisine-saison.example/c/0a17?optin=1
Si vous n'avez rien demandé, ignorez ce message.

@@ mot de passe | reset-link
Covoitme <bonjour@covoitme.example>
Réinitialisation de votre mot de passe
Bonjour Hugo, vous avez oublié votre mot de passe ? Pas de panique.
>r Choisir un nouveau mot de passe | https://www.covoitme.example/compte/motdepasse/nouveau?jeton=Tz81
Ce lien est valable une heure.

@@ lien de connexion | magic-link
Carnet Partagé <acces@carnet-partage.example>
Votre lien de connexion
Cliquez ci-dessous pour vous connecter sans mot de passe. Le lien ne fonctionne qu'une seule fois.
>s Me connecter | https://carnet-partage.example/lien/4c77e0?suite=%2Fnotes

@@ invitation projet | invitation
Chantier Facile <invitations@chantier-facile.example>
Léa Fontaine vous invite à rejoindre le projet « Extension »
Léa Fontaine souhaite travailler avec vous.
>i Rejoindre le projet | https://app.chantier-facile.example/invitation/b81d
-- Chantier Facile, 4 quai Perrache, 69002 Lyon

@@ code et lien | code-and-link | 775031
Pigeonhole <security@pigeonhole.example>
775031 est votre code de récupération de compte Pigeonhole
Nous avons reçu une demande de réinitialisation de votre mot de passe. Entrez le code suivant :
# 775031
Vous pouvez également modifier directement votre mot de passe.
>r Modifier le mot de passe | https://www.pigeonhole.example/recover/code/?n=775031&l=fr_FR
`,
);

/** Spanish mails with a code or a link. */
export const SPANISH = mails(
  'es',
  `
@@ tienda código | heading | 591840
Tiendalia <no-responder@tiendalia.example>
Tu código de verificación de Tiendalia
= Verifica tu correo
Hola, Lucía:
Introduce este código en la página de registro:
# 591840
Caduca en 15 minutos.
-- Tiendalia S.L., Calle Mayor 21, 28013 Madrid. CIF B12345678

@@ banco firma | distractors | 730018
Banco Alameda <avisos@bancoalameda.example>
Clave de firma para tu transferencia
Estás enviando 350,00 € a ES91 2100 0418 4502 0005 1332 (M. Soto).
# Clave de firma :: 730018
No la compartas con nadie. Si no has sido tú, llama al 900 123 456.

@@ trámites | table | 2094417
Sede Electrónica <no-reply@sede-tramites.example>
PIN de acceso a su trámite
Su solicitud 2026/00044127 está pendiente de firma.
# PIN de acceso :: 2094417
El PIN tiene una validez de 10 minutos.

@@ asunto | subject-only | 440981
Pedalea <hola@pedalea.example>
Tu código para entrar en Pedalea es 440981
¡Hola! Copia el código del asunto y pégalo en la app. Si no lo has pedido tú, no hagas nada.

@@ red social | subject-and-body | 88214
Facetbook <security@facetbook.example>
88214 es tu código de confirmación de Facetbook
Hola, Diego:
Alguien intentó iniciar sesión. Tu código de confirmación es:
# 88214

@@ dos pasos | inline | 609137
Correo Norte <seguridad@correonorte.example>
Verificación en dos pasos
Usa el código {609137} para iniciar sesión. Lo pidió un dispositivo Android 14 desde Sevilla a las 18:40.

@@ agrupado | grouped | 731552
Viajes Cóndor <cuenta@viajescondor.example>
Código de acceso a tu cuenta
Aquí tienes tu código de acceso
# 731 552
Ref. de cliente 5590-22

@@ casillas | split | 2748
Recetario <hola@recetario.example>
Confirma tu cuenta
Escribe estos cuatro números en la aplicación
# 2748
¡A cocinar!

@@ universidad | plain | 339105
Universidad del Sur <soporte@unisur.example>
Código de un solo uso para el campus virtual
Estimado/a estudiante:
Su código de un solo uso es 339105.
Fecha de la solicitud: 21/09/2026. Incidencias: extensión 5512.

@@ confirmar correo | verify-link
Huerto Urbano <alta@huertourbano.example>
Confirma tu dirección de correo electrónico
Gracias por registrarte. Solo falta un paso.
>v Confirmar mi correo | https://huertourbano.example/alta/confirmar?id=712&t=aa0f
Si no te has registrado, ignora este mensaje.

@@ activar cuenta | verify-link
Clínica Sol <portal@clinicasol.example>
Active su cuenta del Portal del Paciente
Estimada Sra. Vega: para activar su cuenta pulse en el siguiente enlace.
^v https://portal.clinicasol.example/activar/81c-0fe2
Cita previa: 915 550 123

@@ contraseña | reset-link
Pedalea <hola@pedalea.example>
Restablece tu contraseña
Hemos recibido una solicitud para restablecer la contraseña de tu cuenta.
>r Restablecer contraseña | https://pedalea.example/clave/nueva?token=0fa9b3

@@ enlace mágico | magic-link
Cuadernia <entrar@cuadernia.example>
Tu enlace para iniciar sesión en Cuadernia
Pulsa el botón y entrarás sin contraseña. El enlace caduca a las 22:15.
>s Iniciar sesión | https://cuadernia.example/entrar/mg/51f7

@@ invitación equipo | invitation
Tableros <no-reply@tableros.example>
Pablo Ruiz te ha invitado al tablero "Boda 2027"
Pablo Ruiz quiere que colabores en su tablero.
>i Aceptar la invitación | https://tableros.example/i/boda-2027/7c1b

@@ código y enlace | code-and-link | 165208
Tiendalia <no-responder@tiendalia.example>
165208 es tu código de acceso
Escribe el código o pulsa el enlace.
# 165208
>s Entrar en mi cuenta | https://tiendalia.example/entrar?c=165208&u=77
`,
);
