import { claims } from './claims/fr.ts'
import { messages } from './enquiries/fr.ts'
import { groups } from './groups/fr.ts'
import { imports } from './imports/fr.ts'
import { invoices } from './invoices/fr.ts'
import type { MailTexts } from './mail-texts.ts'
import { notifications } from './notifications/fr.ts'
import { orders } from './orders/fr.ts'
import { ownReviews } from './own-reviews/fr.ts'
import { notices } from './reports/fr.ts'
import { savedSearches } from './saved-searches/fr.ts'
import { operators } from './school-members/fr.ts'
import { statements } from './statements/fr.ts'
import { tickets } from './support/fr.ts'
import { people } from './users/fr.ts'

export const fr: MailTexts = {
  ...claims,
  ...ownReviews,
  ...operators,
  ...groups,
  ...orders,
  ...invoices,
  ...imports,
  ...messages,
  ...notices,
  ...notifications,
  ...people,
  ...savedSearches,
  ...statements,
  ...tickets,
  'layout.slogan': 'Trouver, comparer, évaluer les écoles.',
  'layout.account':
    'Vous recevez ce message parce qu’il concerne votre compte. Personne ne lit les réponses à cette adresse.',
  'layout.unsubscribe': 'Ne plus recevoir ce type de message',
  'layout.code': 'Le code :',
  'layout.copyLink': 'Le bouton ne marche pas ? Copiez cette adresse dans votre navigateur :',

  'confirm-email.subject': 'Confirmez votre adresse e-mail',
  'confirm-email.text':
    'Quelqu’un souhaite créer un compte Aulario avec cette adresse e-mail. Confirmez qu’elle vous appartient ; le lien est valable 24 heures.',
  'confirm-email.button': 'Confirmer l’adresse',
  'confirm-email.note':
    'Ce n’était pas vous ? Alors vous n’avez rien à faire. Sans confirmation, aucun compte n’est créé.',

  'account-exists.subject': 'Vous avez déjà un compte',
  'account-exists.text':
    'Quelqu’un vient d’essayer de s’inscrire sur Aulario avec cette adresse. Elle appartient déjà à un compte : il suffit de vous connecter.',
  'account-exists.button': 'Se connecter',
  'account-exists.reset': 'Mot de passe oublié ? Choisissez-en un nouveau ici :',
  'account-exists.note': 'Ce n’était pas vous ? Alors vous n’avez rien à faire. Rien n’a changé dans votre compte.',

  'reset-password.subject': 'Choisir un nouveau mot de passe',
  'reset-password.text':
    'Un nouveau mot de passe a été demandé pour votre compte. Le lien est valable 60 minutes et une seule fois. Il ferme votre session sur tous vos appareils.',
  'reset-password.button': 'Choisir un nouveau mot de passe',
  'reset-password.note':
    'Ce n’était pas vous ? Alors vous n’avez rien à faire. Votre ancien mot de passe reste valable.',

  'password-changed.subject': 'Votre mot de passe a été changé',
  'password-changed.text': 'Le mot de passe de votre compte vient de changer. Si c’était vous, tout va bien.',
  'password-changed.note':
    'Ce n’était pas vous ? Alors choisissez tout de suite un nouveau mot de passe. Toutes les sessions seront fermées, même sur les appareils que vous ne connaissez pas.',
  'password-changed.button': 'Choisir un nouveau mot de passe',

  'change-email-old.subject': 'Confirmez le changement d’adresse e-mail',
  'change-email-old.text':
    'Vous avez demandé à utiliser l’adresse {newEmail} pour votre compte. Confirmez ici ; un e-mail de confirmation partira ensuite à la nouvelle adresse.',
  'change-email-old.button': 'Accepter le changement',
  'change-email-old.note':
    'Ce n’était pas vous ? Alors n’acceptez pas et changez votre mot de passe : quelqu’un est connecté à votre compte.',

  'change-email-new.subject': 'Confirmez votre nouvelle adresse e-mail',
  'change-email-new.text':
    'Quelqu’un souhaite utiliser cette adresse pour un compte Aulario. Une fois confirmée, elle servira à vous connecter.',
  'change-email-new.button': 'Confirmer la nouvelle adresse',
  'change-email-new.note': 'Ce n’était pas vous ? Alors vous n’avez rien à faire. Sans confirmation, rien ne change.',

  'email-changed.subject': 'Votre adresse e-mail a été changée',
  'email-changed.text':
    'Votre compte Aulario a désormais l’adresse {newEmail}. Nous n’écrirons plus à celle-ci, et toutes les autres sessions sont fermées. Si c’était vous, tout va bien.',
  'email-changed.note':
    'Ce n’était pas vous ? Alors écrivez tout de suite à {contact}, de préférence depuis cette adresse. Nous bloquerons le compte et vous le rendrons.',

  'identity-code.subject': 'Votre code de confirmation',
  'identity-code.text':
    'Un changement a été demandé dans votre compte. Confirmez-le avec ce code ; il est valable {minutes} minutes, une seule fois.',
  'identity-code.note':
    'Ce n’était pas vous ? Ne donnez ce code à personne et fermez l’autre session dans « Connexion et sécurité ». Sans le code, rien ne change.',

  'codes-tried.subject': 'Quelqu’un connaît votre mot de passe',
  'codes-tried.text':
    'Le {time}, quelqu’un a saisi votre mot de passe, puis dix codes erronés à la deuxième étape. Personne n’est entré dans votre compte. Il faut désormais attendre entre deux essais, chaque fois plus longtemps.',
  'codes-tried.note':
    'C’était vous ? Alors patientez un peu ou utilisez un de vos codes de secours. Ce n’était pas vous ? Alors choisissez maintenant un nouveau mot de passe et n’utilisez plus l’ancien nulle part.',
  'codes-tried.button': 'Choisir un nouveau mot de passe',

  'passkey-added.subject': 'Une nouvelle clé d’accès pour votre compte',
  'passkey-added.text':
    'Une clé d’accès vient d’être ajoutée à votre compte. L’appareil qui la conserve peut se connecter sans mot de passe.',
  'passkey-added.note': 'Ce n’était pas vous ? Supprimez-la tout de suite et changez de mot de passe.',
  'passkey-added.button': 'Voir les clés d’accès',
  'google-linked.subject': 'Votre compte est associé à Google',
  'google-linked.text': 'Le compte Google lié à cette adresse ouvre désormais aussi votre compte Aulario.',
  'google-linked.note':
    'Ce n’était pas vous ? Dissociez Google sous « Connexion et sécurité » et changez votre mot de passe.',
  'google-linked.button': 'Voir la connexion',
  'factor-removal.subject': 'Quelqu’un demande la désactivation de votre second facteur',
  'factor-removal.text':
    'Quelqu’un qui a vos identifiants indique avoir perdu l’appareil et les codes de secours. Dans {hours} heures, la connexion à deux facteurs de votre compte pourra être désactivée.',
  'factor-removal.textStaff':
    'Quelqu’un qui a vos identifiants indique avoir perdu l’appareil et les codes de secours. Une autre personne de l’administration décide de la désactivation de la connexion à deux facteurs.',
  'factor-removal.note':
    'Si c’était vous, vous n’avez rien à faire. Ce n’était pas vous ? Annulez la demande et définissez un nouveau mot de passe.',
  'factor-removal.button': 'Conserver le second facteur',
  'factor-removal-asked.subject': 'Second facteur perdu : {email}',
  'factor-removal-asked.text':
    '{email}, de l’équipe, a perdu l’appareil et les codes de secours et demande la désactivation de la connexion à deux facteurs.',
  'factor-removal-asked.note': 'Parlez à la personne avant d’autoriser : la demande n’a exigé que le mot de passe.',
  'factor-removal-asked.button': 'Voir le compte',
  'factor-removed.subject': 'Votre connexion à deux facteurs est désactivée',
  'factor-removed.text':
    'Le second facteur de votre compte a été désactivé comme demandé. Configurez-en un nouveau dès que possible.',
  'factor-removed.note':
    'Ce n’était pas vous ? Définissez aussitôt un nouveau mot de passe. Toutes les sessions seront fermées, même sur les appareils que vous ne connaissez pas.',
  'factor-removed.button': 'Définir un nouveau mot de passe',
  'account-deletion.subject': 'Votre compte va être supprimé',
  'account-deletion.text':
    'Votre compte est bloqué et invisible dès maintenant. Le {day}, il sera définitivement supprimé, avec tout ce qui en fait partie.',
  'account-deletion.undo': 'D’ici là, vous pouvez encore changer d’avis :',
  'account-deletion.button': 'Garder le compte',
  'account-deletion.note':
    'Ce n’était pas vous ? Alors gardez le compte et choisissez ensuite un nouveau mot de passe.',

  'sign-in-notice.subject': 'Connexion depuis un nouvel appareil',
  'sign-in-notice.text':
    'Le {time}, quelqu’un s’est connecté à votre compte : {device}. Si c’était vous, tout va bien.',
  'sign-in-notice.note': 'Ce n’était pas vous ? Alors fermez la session et changez votre mot de passe.',
  'sign-in-notice.button': 'Voir les sessions',
}
