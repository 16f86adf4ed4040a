import type { LanguageWords } from './language-words.ts';

export const FRENCH: LanguageWords = {
  codes: "code pin, jeton, clé d'activation, clé d'accès, code confidentiel",
  numbers: 'clé, chiffres',
  signInCodes: `
    mot de passe à usage unique, mot de passe unique, mot de passe otp, code à usage unique,
    code secret à usage unique, mot de passe provisoire à usage unique, clé de sécurité,
    numéro de vérification`,
  security: `
    vérifi*, sécurité, sécuris*, valider, connexion, connecter, identifier, authentification, authentifier,
    réinitialis*, déverrouill*, débloc*, débloqu*, usage unique, inscription, double, signer, identité,
    à 4 chiffres, à 5 chiffres, à 6 chiffres, à 7 chiffres, à 8 chiffres, à quatre chiffres,
    à cinq chiffres, à six chiffres, à huit chiffres, de 4 chiffres, de 6 chiffres, de 8 chiffres,
    de six chiffres, à 6 caractères, à 8 caractères`,
  access: `
    confirmer, activer, accès, enregistrement, temporaire, personnel, provisoire, autorisation, autoriser,
    association, associer, appairage, dynamique`,
  your: 'votre, vos, ton, ta, tes, mon',
  is: 'est, est:, est le, sont, suivant, ci-dessous, voici',
  type: `
    saisissez, entrez, tapez, saisis, entre, recopiez, saisir, entrer, taper, renseignez, indiquez,
    reportez, insérez, rentrez, composez, recopier, saisissant`,
  use: 'utilisez, utilise, utiliser',
  minutes: 'mn',
  units: 'heures, heure, jours, jour, ans, articles',
  things: `
    commande, commandes, facture, factures, colis, livraison, livraisons, billet, billets, vol, vols,
    rendez-vous pour, soldes, retrait, réduction*, remise, bon d'achat, carte cadeau, cartes cadeaux,
    cadeau, cadeaux, concours, tirage au sort, avantage, avantages, parrain*, offre, offres, expédition,
    expédié, e-billet, suivi, dossier, devis, sondage, don, reçu, fidélité, bienvenue -*, chèque cadeau,
    bon de réduction, prévente, privilège`,
  acts: 'paiement, présence, participation, achat, rendez-vous',
  labels: `
    montant, contrat, adhérent, abonné, terminant par, se terminant par, se termine par, finissant par,
    carte, chambre, siren, siret, fiscal*, numéro, appelez, appelez le, appelez-nous au, erreur, produit,
    sécurité sociale, compteur, relevé, bancaire, guichet, agence, dossier, affaire, sinistre, police,
    membre, portail, porte, digicode, immeuble, bâtiment, étage, siège, place, voiture, quai, tva, rcs,
    matricule, employé, candidat, élève, parents, établissement, pays, route, conduite, boîte à clés,
    casier, coffre, borne, compte n°, compte no, ligne, inscription n°`,
  topics: 'panier, % sur, filleul*, solde, rapport, point relais, consigne, sur tout le site',
  meetings: 'rejoindre la réunion, webinaire id',
  account: `
    votre compte, ton compte, connexion, connecter, mot de passe, nouvel appareil, c'est vous, inscription,
    vous inscrire, pas demandé, n'êtes pas à l'origine, avez demandé, demandé, adresse e-mail,
    votre adresse, votre identité, votre e-mail, virement, bénéficiaire, opération, espace client`,
  share: 'partag*, communiqu*, transmett*, donn*, confidentiel, demander*',
  not: 'ne, pas, personne, aucun, sans',
  people: `
    livreur, coursier, transporteur, au guichet, au comptoir, au commerçant, à l'accueil, présentez,
    montrez, à présenter, à l'entrée, en caisse, au conducteur, en magasin, en boutique`,
  example: 'ex.',
  verify: `
    vérifi*, finaliser, terminer votre inscription, débloquer, déverrouiller, autoriser, approuver,
    finalisez, terminez`,
  objects: `
    courriel*, compte*, inscription*, identité*, connexion*, mot de passe, appareil*, lettre d'information,
    abonnement*, messagerie, accès, changement, virement, navigateur, opération`,
  signIn: `
    se connecter, connectez-vous, me connecter, vous connecter, te connecter, connecte-toi, connexion,
    connecter, connecté, sans mot de passe, lien magique, lien de connexion, accéder à votre espace,
    identifier`,
  passwords: 'mot de passe, mots de passe, code secret',
  change: `
    réinitialis*, modifi*, chang*, choisi*, créer, créez, nouveau, oublié, oubli, renouvel*, perdu,
    mettre à jour`,
  reset: 'récupération de compte',
  invite: `
    accepter l'invitation, acceptez l'invitation, voir l'invitation, accepter, rejoindre, rejoignez,
    rejoins, invité à, vous invite, t'invite, invitation à, t'a invité, devenir membre, mon invitation,
    invitation`,
  disowned: `
    n'était pas, n'est pas vous, n'avez pas, n'as pas, n'êtes pas, n'es pas, pas à l'origine,
    ne reconnaissez pas, n'avez jamais, n'avez rien, par erreur, quelqu'un d'autre, pas vous, suspecte,
    rien demandé, n'ai pas`,
  click: `
    cliquez, cliquer, cliquant, ici, sur, ce, le, les, lien, bouton, suivant, continuer, suivre, suivez,
    ouvrir, ouvrez, commencer, maintenant, cette, ci-dessous, ci-dessus, navigateur, copiez, collez, dans,
    votre, vers, du, accéder, appuyez, appuie, touchez, c'est parti, j'y vais, démarrer, rendez-vous sur,
    pour`,
  skip: `
    désabonn*, désinscri*, se désinscrire, confidentialité, mentions, aide, navigateur, en savoir plus,
    gérer, contact*, version en ligne, annuler, suivre mon colis, ignorer, authentification à deux facteurs`,
  yes: "oui, c'était moi, c'est moi, c'est bien moi",
};
