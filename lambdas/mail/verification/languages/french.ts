import type { LanguageWords } from './language-words.ts';

export const FRENCH: LanguageWords = {
  strong: [
    // Each modifier once or twice: "code confidentiel temporaire de validation".
    "codes? (?:(?:numerique|secret|unique|temporaire|confidentiel|personnel|provisoire|dynamique|sms|otp|a [4-8] chiffres)s? ){1,2}(?:a usage unique|(?:de |d' ?|pour )(?:la |l' ?|votre |vous |ton |te |t' ?|se )?(?:double |nouvelle )?(?:verif|securit|valid|conne[cx]|authentif|identif|reinit|recup|deverr|debloc|debloq|inscription|signature))",
    "codes? pour (?:vous |te |t' ?|se |s' ?|votre |ton |confirmer |valider |creer |finaliser |terminer |changer |modifier |reinitialiser |acceder |activer |autoriser |approuver |signer ){1,2}(?:(?:a|votre|ton|mon|l'|la|le|de|un|une|cette|cet|nouveau|nouvelle) ?){0,2}(?:e-?mail|adresse|courriel|compte|identi|inscri|connexion|connect|authentif|mot de passe|espace|appareil|session|operation|virement|paiement|contrat|document|numero)",
    "codes? (?:de |d' ?|pour la )(?:double[- ](?:authentif|verif|facteur)|(?:deux|2) (?:etapes|facteurs)|signature|autorisation de (?:paiement|connexion|virement)|ouverture de session|creation de compte|changement de mot de passe|reconnaissance de l'appareil|reactivation|restauration|premiere connexion)",
    'codes? (?:de )?(?:verification|validation|securite|connexion|authentification) (?:en deux etapes|a deux facteurs|unique|temporaire|provisoire|a usage unique|sms|par sms)',
    'codes? (?:3-?d ?-?secure|3ds|2fa|mfa|a2f|totp|sms|tan|otp|usage unique|non reutilisable|monousage)(?!\\p{L})',
    "numeros? (?:unique )?(?:de |d' ?)(?:verif|securite(?! sociale)|authentif|valid|confirmation (?:de|a) (?:connexion|identite|usage))",
    "(?:jetons?|tokens?|cles?|clefs?) (?:unique |temporaire |numerique )?(?:de |d' ?)(?:securit|authentif|verif|valid|connexion|identif|signature|double)",
    '(?:cle|clef) (?:digitale|dynamique|sms|otp|a usage unique)(?!\\p{L})',
    'mots? de passe (?:dynamique|jetable|(?:temporaire |provisoire )?(?:a usage unique|valable une (?:seule )?fois|sms|otp)|de (?:transaction|confirmation|validation|verification))',
    'nip (?:temporaire|unique|a usage unique|de (?:verif|securit|connexion|valid))',
    'pin (?:a usage unique|de (?:verif|securit|connexion|valid)|temporaire|unique)',
    // Labels alone: "Double authentification : 482913".
    '(?:double authentification|authentification (?:forte|a deux facteurs)|(?:validation|verification) en (?:deux|2) etapes)(?=\\s?:)',
  ],
  ambiguous: [
    "codes? (?:confidentiel|provisoire|dynamique|d' ?(?:appairage|association|authentification|autorisation|adhesion|enrolement|appareil|invitation personnelle)|de (?:jumelage|couplage|liaison|l'appareil|synchronisation))",
    "(?:code|numero) (?:unique |temporaire |personnel )?(?:de |d' ?)(?:confirmation|activation|acces)",
    '(?:mots? de passe|pin) provisoire',
    "(?:cle|clef) (?:d' ?(?:appairage|activation|acces)|temporaire|provisoire)",
    "jetons? (?:d' ?acces|unique|temporaire)|jeton(?=\\s?:)",
    'pin(?=\\s?:)',
  ],
  parts: [
    'jeton',
    '(?<!\\p{L})clef? ',
    'nip',
    "numeros? (?:unique )?(?:de |d' ?)(?:verif|secur|authen|valid|confirm)",
    'authentification',
    'en (?:deux|2) etapes',
  ],
  types: [
    '(?<!\\p{L})(?:saisi(?:r|s|ssez|ssant)|entre[rz]|entrant|entre (?=ce|le|ton|les)|tape[rz]?|renseigne[rz]?|indique[rz]? (?=le|ce|votre|ton|les)|inscri(?:re|vez)|recopie[rz]?|copie[rz]?-colle[rz]?|copie[rz] et colle[rz]|colle[rz]|insere[rz]?|introdui(?:re|sez|s)|rentre[rz]?|compose[rz]|reporte[rz]?)(?!\\p{L})',
  ],
  labels: [
    '(?<!\\p{L})(?:sinistre|police|candidat|siege|place|poste|matricule|licence|puk|parrainage|cadeau|fidelite|casier|consigne|porte|digicode|tva|(?:rcs|naf|ape|bp|lot)(?!\\p{L})|remise|retrait|billet|reservation|reference|bon(?!\\p{L})|coupon|interphone|badge|participant|tombola|devis|mandat|piece|quai|version|erreur|incident|article|dossard|salle|reunion|wi-?fi|embarquement|voiture|rdv|capital|cedex)',
  ],
  otherKinds: [
    "(?<!\\p{L})(?:parrain\\p{L}*|filleul\\p{L}*|bons? d'achat|bons? de reduction|codes? promo\\p{L}*|casier|consigne|point[- ]relais|boite a (?:cles|lettres)|porte d'entree|portillon|interphone|tombola|loterie|programme de fidelite|points (?:de )?fidelite|carte d'embarquement|numero de serie|cle de licence|cle produit|billetterie|sejour|hebergement|check-in|prochain(?:e)? (?:achat|commande|visite)|(?:votre|du|au) panier|passage en caisse|lors du paiement en (?:ligne|caisse)|livraison\\p{L}*|votre course|trajet|portail de (?:la|l)|garage|examen|dossard|sondage|jeu[- ]concours|vente privee|carte de fidelite|remboursement de)(?!\\p{L})",
    "(?<!\\p{L})(?:de|a|d'acces a|pour) (?:la |votre |cette |l'|une |notre )(?:reunion|visio\\p{L}*|webinaire|conference)",
  ],
  authentication: [
    "(?:finalis|termin|complet|confirm|valid)\\p{L}* (?:votre |ton |l' ?|mon )?(?:inscription|creation|abonnement|adhesion|adresse|courriel|e-?mail|identite)|ne (?:le |la )?(?:communiqu|partag|divulgu|transmett|donn|revel)\\p{L}* (?:pas|jamais|a personne|ce code|a aucun|votre code)|ne (?:doit|doivent) (?:jamais |pas )?etre (?:communiqu|partag|divulgu)|(?:n'avez|n'as|n'etes|n'es) pas (?:demande|effectue|essaye|tente|initie|sollicite|a l'origine|l'auteur)|si ce n'(?:est|etait) pas (?:vous|toi)|appareil|signature electronique|signer (?:electroniquement|votre|le|ton)|(?:prouver|justifier) (?:votre|ton) identite|usage unique|nouvel appareil|ouverture de session|creer (?:votre|ton) compte|espace (?:client|personnel)|beneficiaire|virement|authentif|appairage|associer (?:votre|ce|cet|un|une) (?:televis|appareil)",
  ],
  handedOver: [
    "(?<!\\p{L})(?:au|a l'|a la|a votre|aupres du|aupres de la|aupres de l') ?(?:receptionniste|accueil|caisse(?! d)|caissi\\p{L}+|gardien|facteur|magasin|point relais|relais|technicien|hotesse|pharmacien|controleur|vendeu\\p{L}+|guichetier|depanneur|concierge|livreuse|conductrice|conducteur|restaurateur)(?!\\p{L})|(?<!\\p{L})(?:en magasin|en boutique|en caisse|en point relais|en pharmacie)(?!\\p{L})|(?<!\\p{L})(?:presente[rz]?|montre[rz]?|remette[rz]|remettre) (?:ce|le|votre|ton|cet|ces)(?!\\p{L})",
  ],
  secret: [
    'gardez-le (?:secret|confidentiel|pour vous)|garde-le pour toi|(?:strictement|reste\\p{L}*) confidentiel|ne (?:doit|doivent) (?:jamais |pas )?etre (?:communiqu|partag|divulgu)|ne (?:le |la |les )?(?:donn|revel|diffus|fourni)\\p{L}* (?:pas|jamais|a personne|a aucun)',
  ],
  verify: [
    "oui,? (?:c'est|c'etait) (?:bien )?moi|^c'(?:est|etait) (?:bien )?moi|oui,? je (?:m'inscris|m'abonne|confirme|valide|(?:souhaite|veux|desire) (?:m'inscrire|m'abonner|recevoir|rester))|^je (?:m'abonne|confirme|valide|verifie|certifie)",
    "authentifi(?:er|ez|e|cation) (?:de )?(?:mon|votre|ton|l'|cette|ma|ta) ?(?:adresse|compte|e-?mail|courriel|identite|numero)",
    "(?:autoris|approuv|accept|reconn)\\p{L}* (?:l' ?|la |le |ce |cet |cette |mon |votre |ton |un |une )?(?:nouve\\p{L}+ )?(?:appareil|navigateur|ordinateur|telephone|acces a|operation|demande|transaction|virement|tentative)|confiance a (?:cet|ce|mon|votre|l') ?(?:appareil|navigateur|ordinateur|telephone)",
    "(?:termin|fini|achev|complet|finalis|poursuiv|conclu)\\p{L}* (?:la |l' ?|votre |mon |ton |ma |ta |vos )?(?:inscription|creation|enregistrement|ouverture (?:de|du)|adhesion|abonnement|verification)",
    "(?:nous )?assurer qu[e'] ?(?:il|elle|cette|cet|vous|c'|votre)|(?:vous|t')? ?(?:appartient|appartenez) (?:bien|a vous)|(?:adresse|boite|courriel|e-?mail|compte) (?:\\p{L}+ )?(?:vous|t') ?(?:appartient|appartienne)|deverrouill|debloqu|certifi(?:er|ez|e) (?:votre|mon|ton|cette|l') ?(?:adresse|e-?mail|compte|identite)|double opt-?in",
    "(?:proceder|procedez) a (?:la |l' ?)(?:verification|validation|activation|confirmation)|mettre en service (?:votre|mon)",
  ],
  signIn: [
    "connecte[rz]?-(?:toi|vous)|je me connecte|(?:s'|m'|t'|vous |te )(?:identifi|authentifi)e[rz]?(?!\\p{L})|(?:identifi|authentifi)e[rz]?-(?:vous|toi)|je m'identifie|(?:ouvr\\p{L}+|ouverture) (?:de |d'une |une |la |votre |ma |ta )?session|reconnecte|(?:se|me|te|vous|nous) connecte",
    "entre[rz]? (?:dans|sur) (?:votre|ton|mon|l'|notre) ?(?:espace|compte|portail|plateforme)|continue[rz]? vers (?:mon|votre|ton|l'|le) ?(?:compte|espace|application|site|tableau)|(?:lien|url|adresse) (?:d'acces|d'identification|d'authentification|de connexion|a usage unique|unique (?:de|pour)|d'entree|securise d'acces)|(?:votre|ton) lien unique|acce[ds]\\p{L}* (?:directement |rapidement )?a (?:mon|votre|ton|l'|la|notre) ?(?:compte|espace|portail|plateforme|session|tableau de bord)|en un clic, sans",
  ],
  resetPassword: [
    '(?:creez|choisissez|definissez|cree|choisis)-en un(?!\\p{L})|(?:modifiez|changez)-le(?!\\p{L})',
    "(?:reinitialis|reset|modifi|chang|chois|defin|redefin|cre|recre|recuper|renouvel|retrouv|regener|mettre a jour|mettez a jour|mise a jour|actualis|remplac|enregistr|configur|parametr)\\p{L}* (?:d' ?un |de |du |un |le |mon |ma |votre |ton |son |leur |de votre |de ton |de mon )?(?:autre |nouveau |nouvel )?(?:mot de passe|code secret|identifiants?(?!\\p{L}))",
    "mots? de passe (?:perdu|oublie|egare)|(?:perdu|egare) (?:votre|ton|le|mon) mot de passe|(?:lien|demande|procedure|page) de (?:reinitialisation|recuperation)|reinitialisation (?:de|du|d'un|demand)|je reinitialise|^reinitialiser?(?:$| maintenant| ici)|reinitialisez-le|reinitialise-le",
    "(?:recuper|restaur|retrouv|restitu|retabli)\\p{L}* (?:de |du )?(?:l' ?|mon |votre |ton |son |leur |un )?(?:acces|compte)(?!\\p{L})",
  ],
  invitation: [
    "^(?:j'accepte l'invitation|accepte[rz]? et (?:cre|s'inscri|rejoi|continu|se connect|particip|collabor|commenc))|accepte[rz]? ou (?:refuse|decline)[rz]? (?:l' ?|cette |votre |mon )?invitation|(?:repond|decouvr|consult|ouvr|affich|confirm|valid)\\p{L}* (?:a )?(?:l' ?|cette |votre |ton |mon |son |une )invitation",
    "(?:avez|as|ai|ont|a) ete (?:invite|convie|ajoute)e?s? (?:a|au|aux|dans|en|comme|par|sur|pour)(?!\\p{L})|(?:vous|t'|te|nous) ?(?:a |as |ai |ont |avons )?(?:invite|convie|propose)(?:nt|z|e)?s? (?:a|de) (?:rejoindre|collabor|particip|travaill|acceder|cooper|contribu)|(?:vous|t') ?(?:a|ont) (?:invite|convie|ajoute)|es invite|invitation a (?:rejoindre|collabor|particip|integrer)|invitation (?:de|a) .{0,40} expire|cette invitation (?:expire|est valable|est valide|est personnelle)",
    "rejoi(?:ns|gnez|gne|ndre) (?:le |la |l' ?|son |notre |votre |leur |mon |cet |cette |ce )?(?:nouvel |nouvelle )?(?:equipe|groupe|espace|projet|organisation|famille|compte|serveur|canal|tableau|entreprise|dossier)|(?:faire|fais|faites) partie (?:du|de la|de l') ?(?:equipe|groupe|organisation|projet|espace|famille)|integre[rz]? (?:l'|le |la |notre |votre |son )(?:equipe|organisation|groupe|espace|projet|entreprise)|devenir membre d|participe[rz]? au (?:projet|groupe|tableau|document)",
    "commence[rz]? a collaborer|collabore[rz]? (?:sur|a|au|avec)|(?:partage|partager|partagent|partagee?s) (?:\\p{L}+ ){1,3}avec (?:vous|toi)|(?:document|dossier|fichier|tableau|note|projet|album|espace|coffre|calendrier)s? partage|acces (?:\\p{L}+ )?(?:vous a ete|t'a ete) (?:ouvert|accorde|partage|donne)",
  ],
  verified: [
    'courriel',
    'abonne',
    'appareil',
    'profil',
    'boite',
    'inscrit',
    'identifiant',
    'messagerie',
    'identite',
  ],
  disowned: [
    "n'(?:avez|as|ai) rien (?:demande|fait|sollicite|initie)|(?:recu|recevez|recois) (?:ce|cet|cette) (?:e-?mail|message|courriel|courrier|mail|notification|sms|alerte) par (?:erreur|inadvertance)|(?:pens|croy|croi|soupconn|estim)\\p{L}* (?:que |qu')(?:quelqu'un|un tiers|une autre personne|il s'agit d'une (?:erreur|fraude)|votre compte)|(?:quelqu'un|personne) d'autre (?:que vous|que toi|utilis|a )|(?:ne|n') ?(?:vous|te|t')? ?(?:dit|rappelle|concerne) (?:rien|pas)|pour rien dans|pas (?:ete )?(?:effectue|demande|initie|realise|autorise)e? par (?:vous|toi|vos)|pas (?:vous|toi|moi)(?!\\p{L})|n'(?:ayez|aies) pas|pas (?:l'auteur|concerne|a l'initiative)|sans (?:votre|ton) (?:accord|autorisation)|a votre insu",
    "dans le cas contraire,?(?: (?:veuillez|merci de|vous pouvez|pensez a|il faut|nous vous invitons a))?$|si ce n'est pas le cas",
  ],
  leads: [
    "ouvrir|ouvrez|ouvre|par|cette|adresse|url|page|suivante|suivants|dessous|ci-dessous|ci-apres|ci-contre|ci|poursuivre|poursuivez|commencer|demarrer|c'est|parti|allons-y|y|aller|appuyez|appuyer|appuie|appuyant|suivez|suis|suivant|la|l'|au|ou|et|vers|ensuite|maintenant|allez|visitez|visiter|copiez|rendez-vous|touchez|toucher|voici|pour|cliquer|merci|de|veuillez|vous|etape|suite|dessus|continuez|lien|hypertexte|internet",
  ],
  notFollowed: [
    "(?<!\\p{L})(?:ce n'(?:est|etait) pas moi|pas moi(?!\\p{L})|je n'ai pas|je ne (?:suis|reconnais)|n'etait pas (?:vous|moi|toi)|signale|securis(?:er|ez|e) (?:mon|votre|ton|le|l'|ma)|prote[gc]\\p{L}* (?:mon|votre|ton) compte|(?:consult|voir|revoi|verifi|revis|control|examin|affich)\\p{L}* (?:l' ?|la |le |les |mon |mes |ma |votre |vos |cette |toute |son )?(?:derniere |dernieres |recente |recentes )?(?:activit|historique|appareils)|rejoi\\p{L}+ (?:la |votre |le |l' ?|une |cette )?(?:reunion|visio|appel|webinaire|conference|evenement|salle|communaute|discussion|conversation|facebook|nous)|panier|(?:gere|regle|parametre)[rz]? |annuler|se desabonner|desabonnement|resilier|mettre a niveau|offre superieure|en savoir|lire la suite|lire l'article|avis|noter|notez|evalu|questionnaire|sondage|telecharg|assistance|contact|faire opposition|opposition|mentions legales|cgu|cgv|conditions|politique|lien de desinscription|version (?:en ligne|web)|afficher (?:dans|ce|cet)|agenda|calendrier|profite|acheter|decouvrir|boutique|releve|facture|colis|commande|renouveler (?:mon|votre|ton|l') ?(?:abonnement|adhesion|offre|contrat)|carte de fidelite|double authentification)",
  ],
  otherAction: [
    '(?<!\\p{L})(?:devis|creneau|participation|venue|intervention|disponibilites?|entretien|rdv|covoiturage|sejour|rendez vous|conges?|releve|encaissement|enlevement|expedition|prelevement)(?!\\p{L})',
  ],
};
