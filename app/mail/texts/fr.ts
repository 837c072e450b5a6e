import { children } from './children/fr.ts'
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
  ...children,
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
  'layout.slogan': 'Trouver, comparer, évaluer les établissements scolaires.',
  'layout.account':
    'Vous recevez ce message parce qu’il concerne votre compte. Les réponses à cette adresse ne sont pas lues.',
  'layout.unsubscribe': 'Ne plus recevoir ce type de message',
  'layout.code': 'Votre code :',
  'layout.copyLink': 'Le bouton ne fonctionne pas ? Copiez cette adresse dans votre navigateur :',

  'confirm-email.subject': 'Confirmez votre adresse e-mail',
  'confirm-email.text':
    'Quelqu’un souhaite créer un compte Aulario avec cette adresse e-mail. Confirmez qu’elle vous appartient ; le lien est valable 24 heures.',
  'confirm-email.button': 'Confirmer l’adresse',
  'confirm-email.note': 'Ce n’était pas vous ? Vous n’avez rien à faire. Sans confirmation, aucun compte n’est créé.',

  'account-exists.subject': 'Vous avez déjà un compte',
  'account-exists.text':
    'Quelqu’un vient d’essayer de s’inscrire sur Aulario avec cette adresse. Elle appartient déjà à un compte : il suffit de vous connecter.',
  'account-exists.button': 'Se connecter',
  'account-exists.reset': 'Mot de passe oublié ? Choisissez-en un nouveau ici :',
  'account-exists.note': 'Ce n’était pas vous ? Vous n’avez rien à faire. Rien n’a changé dans votre compte.',

  'reset-password.subject': 'Choisir un nouveau mot de passe',
  'reset-password.text':
    'Un nouveau mot de passe a été demandé pour votre compte. Le lien est valable 60 minutes et ne peut servir qu’une fois. Le changement fermera votre session sur tous vos appareils.',
  'reset-password.button': 'Choisir un nouveau mot de passe',
  'reset-password.note': 'Ce n’était pas vous ? Vous n’avez rien à faire. Votre ancien mot de passe reste valable.',

  'password-changed.subject': 'Votre mot de passe a été modifié',
  'password-changed.text':
    'Le mot de passe de votre compte vient d’être modifié. Si c’était vous, vous n’avez rien à faire.',
  'password-changed.note':
    'Ce n’était pas vous ? Choisissez immédiatement un nouveau mot de passe. Toutes les sessions seront fermées, même sur les appareils que vous ne connaissez pas.',
  'password-changed.button': 'Choisir un nouveau mot de passe',

  'change-email-old.subject': 'Confirmez le changement d’adresse e-mail',
  'change-email-old.text':
    'Vous avez demandé à utiliser l’adresse {newEmail} pour votre compte. Confirmez ce changement : un e-mail de confirmation sera ensuite envoyé à la nouvelle adresse.',
  'change-email-old.button': 'Accepter le changement',
  'change-email-old.note':
    'Ce n’était pas vous ? N’acceptez pas ce changement et modifiez votre mot de passe : quelqu’un d’autre est connecté à votre compte.',

  'change-email-new.subject': 'Confirmez votre nouvelle adresse e-mail',
  'change-email-new.text':
    'Quelqu’un souhaite utiliser cette adresse pour un compte Aulario. Une fois confirmée, elle servira à vous connecter.',
  'change-email-new.button': 'Confirmer la nouvelle adresse',
  'change-email-new.note': 'Ce n’était pas vous ? Vous n’avez rien à faire. Sans confirmation, rien ne change.',

  'email-changed.subject': 'Votre adresse e-mail a été modifiée',
  'email-changed.text':
    'L’adresse de votre compte Aulario est désormais {newEmail}. Nous n’écrirons plus à l’ancienne, et toutes vos autres sessions ont été fermées. Si c’était vous, vous n’avez rien à faire.',
  'email-changed.note':
    'Ce n’était pas vous ? Écrivez immédiatement à {contact}, de préférence depuis cette adresse. Nous bloquerons le compte et vous en rendrons l’accès.',

  'identity-code.subject': 'Votre code de confirmation',
  'identity-code.text':
    'Une modification de votre compte a été demandée. Confirmez-la avec ce code, valable {minutes} minutes et utilisable une seule fois.',
  'identity-code.note':
    'Ce n’était pas vous ? Ne communiquez ce code à personne et fermez l’autre session sous « Connexion et sécurité ». Sans le code, rien ne change.',

  'codes-tried.subject': 'Quelqu’un connaît votre mot de passe',
  'codes-tried.text':
    'Le {time}, quelqu’un a saisi votre mot de passe, puis dix codes erronés à la deuxième étape. Personne n’a pu accéder à votre compte. Il faut désormais attendre entre deux essais, un peu plus longtemps à chaque fois.',
  'codes-tried.note':
    'C’était vous ? Patientez un peu ou utilisez un de vos codes de secours. Ce n’était pas vous ? Choisissez maintenant un nouveau mot de passe et n’utilisez plus l’ancien sur aucun site.',
  'codes-tried.button': 'Choisir un nouveau mot de passe',

  'passkey-added.subject': 'Une nouvelle clé d’accès pour votre compte',
  'passkey-added.text':
    'Une clé d’accès vient d’être ajoutée à votre compte. Elle permet de se connecter sans mot de passe depuis l’appareil qui la conserve.',
  'passkey-added.note': 'Ce n’était pas vous ? Supprimez-la immédiatement et changez votre mot de passe.',
  'passkey-added.button': 'Voir les clés d’accès',
  'google-linked.subject': 'Votre compte est associé à Google',
  'google-linked.text': 'Vous pouvez désormais vous connecter à Aulario avec le compte Google lié à cette adresse.',
  'google-linked.note':
    'Ce n’était pas vous ? Dissociez Google sous « Connexion et sécurité » et changez votre mot de passe.',
  'google-linked.button': 'Voir les moyens de connexion',
  'factor-removal.subject': 'Quelqu’un demande la désactivation de votre authentification à deux facteurs',
  'factor-removal.text':
    'Une personne qui connaît votre mot de passe indique avoir perdu l’appareil et les codes de secours. Dans {hours} heures, elle pourra désactiver l’authentification à deux facteurs de votre compte.',
  'factor-removal.textStaff':
    'Une personne qui connaît votre mot de passe indique avoir perdu l’appareil et les codes de secours. Une autre personne de l’administration décidera si l’authentification à deux facteurs est désactivée.',
  'factor-removal.note':
    'Si c’était vous, vous n’avez rien à faire. Ce n’était pas vous ? Annulez la demande et choisissez un nouveau mot de passe.',
  'factor-removal.button': 'Conserver l’authentification à deux facteurs',
  'factor-removal-asked.subject': 'Désactivation de l’authentification à deux facteurs demandée : {email}',
  'factor-removal-asked.text':
    '{email}, de l’équipe, a perdu l’appareil et les codes de secours et demande la désactivation de l’authentification à deux facteurs.',
  'factor-removal-asked.note':
    'Parlez à cette personne avant d’accepter : il suffisait du mot de passe pour faire la demande.',
  'factor-removal-asked.button': 'Voir le compte',
  'factor-removed.subject': 'Votre authentification à deux facteurs est désactivée',
  'factor-removed.text':
    'L’authentification à deux facteurs de votre compte a été désactivée, comme demandé. Configurez-la de nouveau dès que possible.',
  'factor-removed.note':
    'Ce n’était pas vous ? Choisissez immédiatement un nouveau mot de passe. Toutes les sessions seront fermées, même sur les appareils que vous ne connaissez pas.',
  'factor-removed.button': 'Choisir un nouveau mot de passe',
  'account-deletion.subject': 'Votre compte va être supprimé',
  'account-deletion.text':
    'Votre compte est dès maintenant bloqué et invisible. Le {day}, il sera définitivement supprimé, avec tout son contenu.',
  'account-deletion.undo': 'D’ici là, vous pouvez encore changer d’avis :',
  'account-deletion.button': 'Garder le compte',
  'account-deletion.note': 'Ce n’était pas vous ? Gardez le compte, puis choisissez un nouveau mot de passe.',

  'sign-in-notice.subject': 'Connexion depuis un nouvel appareil',
  'sign-in-notice.text':
    'Le {time}, quelqu’un s’est connecté à votre compte : {device}. Si c’était vous, vous n’avez rien à faire.',
  'sign-in-notice.note': 'Ce n’était pas vous ? Fermez la session et changez votre mot de passe.',
  'sign-in-notice.button': 'Voir les sessions',
}
