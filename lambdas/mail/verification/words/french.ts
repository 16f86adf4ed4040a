import type { LanguageWords } from './language-words.ts';

export const FRENCH: LanguageWords = {
  codes: "code, code pin, jeton, clé d'activation, clé d'accès, code confidentiel",
  manyCodes: 'codes',
  numbers: 'numéro, n°, clé, chiffres',
  signInCodes: `
    mot de passe à usage unique, mot de passe unique, mot de passe otp, code à usage unique,
    code secret à usage unique, mot de passe provisoire à usage unique, clé de sécurité,
    numéro de vérification`,
  security: `
    vérifi*, sécurité, sécuris*, validation, valider, connexion, connecter, identifier, authentification,
    authentifier, réinitialis*, déverrouill*, débloc*, débloqu*, usage unique, inscription, double,
    signature, signer, identité, à 4 chiffres, à 5 chiffres, à 6 chiffres, à 7 chiffres, à 8 chiffres,
    à quatre chiffres, à cinq chiffres, à six chiffres, à huit chiffres, de 4 chiffres, de 6 chiffres,
    de 8 chiffres, de six chiffres, à 6 caractères, à 8 caractères`,
  access: `
    confirmation, confirmer, activation, activer, accès, accéder, enregistrement, secret, temporaire,
    personnel, provisoire, autorisation, autoriser, association, associer, appairage, dynamique`,
  your: 'votre, vos, ton, ta, tes, mon',
  is: 'est, est:, est le, sont, suivant, ci-dessous, voici',
  type: `
    saisissez, entrez, tapez, saisis, entre, recopiez, saisir, entrer, taper, renseignez, indiquez, reportez,
    insérez, rentrez, composez, recopier, saisissant`,
  use: 'utilisez, utilise, utiliser',
  minutes: 'minutes, mn',
  units: 'heures, heure, jours, jour, ans, points, messages, pages, articles',
  things: `
    commande, commandes, facture, factures, colis, livraison, livraisons, réservation, réservations, billet,
    billets, vol, vols, promotion*, soldes, retrait, réduction*, remise, carte cadeau, cadeau, cadeaux,
    concours, tirage au sort, avantage, parrain*, offre, offres, expédition, expédié, e-billet, suivi,
    dossier, devis, abonnement, sondage, don, reçu, fidélité`,
  labels: `
    client, téléphone, montant, contrat, adhérent, abonné, terminant par, se terminant par, se termine par,
    carte, chambre, siren, siret, postale, barre, fiscal*, référence, numéro, appelez, appelez le, erreur,
    produit, article, série, sécurité sociale, compteur, relevé, bancaire, bic, agence, dossier, police,
    portail, porte, digicode, immeuble, bâtiment, étage, siège, place, voiture, quai, train, tva, rcs,
    employé, classe, parents, pays, route, source, boîte à clés, coffre, borne, compte n°, ligne, lot,
    modèle, points`,
  topics: 'panier, % sur, filleul*, solde, rapport, point relais, consigne, sur tout le site',
  meetings: 'id de réunion, id réunion, rejoindre la réunion, webinaire id',
  account: `
    votre compte, ton compte, connexion, connecter, mot de passe, nouvel appareil, c'est vous, inscription,
    vous inscrire, n'êtes pas à l'origine, demandé, adresse e-mail, votre adresse, votre identité,
    votre e-mail, virement, bénéficiaire, opération, espace client`,
  share: 'partag*, communiqu*, transmett*, donn*, confidentiel, secret, révél*, demander*',
  not: 'ne, jamais, pas, personne, aucun, non, sans',
  people: `
    livreur, chauffeur, coursier, au guichet, au commerçant, à l'accueil, présentez, en caisse, en magasin,
    en boutique`,
  example: 'ex.',
  verify: `
    vérifi*, finaliser, terminer votre inscription, débloquer, déverrouiller, autoriser, approuver,
    finalisez, terminez`,
  objects: `
    mails, courriel*, compte*, inscription*, identité*, connexion*, mot de passe, appareil*,
    lettre d'information, abonnement*, messagerie, accès, changement, virement, navigateur, opération`,
  signIn: `
    se connecter, connectez-vous, me connecter, vous connecter, te connecter, connecte-toi, connexion,
    connecter, connecté, sans mot de passe, lien magique, lien de connexion, accéder à votre espace,
    identifier`,
  passwords: 'mot de passe, mots de passe, code secret',
  change: `
    réinitialis*, modifi*, chang*, choisi*, définir, définissez, définition, créer, créez, crée, nouveau,
    oublié, oubli, renouvel*, perdu, redéfin*, mettre à jour`,
  reset: 'récupération de compte',
  invite: `
    accepter, rejoindre, rejoignez, rejoins, invité à, vous invite, t'invite, t'a invité, devenir membre,
    invitation`,
  disowned: `
    n'était pas, n'avez pas, n'as pas, n'êtes pas, pas à l'origine, ne reconnaissez pas, n'avez jamais,
    n'avez rien, par erreur, quelqu'un d'autre, pas vous, suspecte, rien demandé, n'ai pas`,
  click: `
    cliquez, clique, cliquer, cliquant, ici, sur, ce, le, les, lien, bouton, suivant, continuer, suivre,
    suivez, ouvrir, ouvrez, commencer, maintenant, cette, adresse, page, ci-dessous, ci-dessus, navigateur,
    copiez, collez, et, ou, dans, votre, vers, du, site, accéder, appuyez, appuie, touchez, c'est parti,
    j'y vais, démarrer, rendez-vous sur, pour, via, go`,
  skip: `
    désabonn*, désinscri*, se désinscrire, confidentialité, mentions, aide, navigateur, en savoir plus,
    gérer, préférences, contact*, version en ligne, annuler, suivre mon colis, ignorer,
    authentification à deux facteurs`,
  yes: "oui, c'était moi, c'est moi, c'est bien moi",
};
