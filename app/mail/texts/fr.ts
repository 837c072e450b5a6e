import { claims } from '../claims/texts/fr.ts'
import { messages } from '../enquiries/texts/fr.ts'
import { imports } from '../imports/texts/fr.ts'
import { invoices } from '../invoices/texts/fr.ts'
import { notifications } from '../notifications/texts/fr.ts'
import { orders } from '../orders/texts/fr.ts'
import { ownReviews } from '../own-reviews/texts/fr.ts'
import { notices } from '../reports/texts/fr.ts'
import { savedSearches } from '../saved-searches/texts/fr.ts'
import { operators } from '../school-members/texts/fr.ts'
import { statements } from '../statements/texts/fr.ts'
import { tickets } from '../support/texts/fr.ts'
import { people } from '../users/texts/fr.ts'
import type { MailTexts } from './mail-texts.ts'

export const fr: MailTexts = {
  ...claims,
  ...ownReviews,
  ...operators,
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
  'layout.slogan': 'Trouver, comparer et évaluer des écoles.',
  'layout.account':
    'Tu reçois ce message parce qu’il concerne ton compte. Personne ne lit les réponses à cette adresse.',
  'layout.unsubscribe': 'Ne plus recevoir ce type de message',
  'layout.copyLink': 'Le bouton ne marche pas ? Copie cette adresse dans ton navigateur :',

  'confirm-email.subject': 'Confirme ton adresse e-mail',
  'confirm-email.text':
    'Un compte Aulario doit être créé avec cette adresse. Confirme qu’elle t’appartient ; le lien est valable 24 heures.',
  'confirm-email.button': 'Confirmer l’adresse',
  'confirm-email.note': 'Ce n’était pas toi ? Alors tu n’as rien à faire. Sans confirmation, aucun compte n’est créé.',

  'account-exists.subject': 'Tu as déjà un compte',
  'account-exists.text':
    'Quelqu’un vient de vouloir s’inscrire sur Aulario avec cette adresse. Elle appartient déjà à un compte : connecte-toi simplement.',
  'account-exists.button': 'Se connecter',
  'account-exists.reset': 'Mot de passe oublié ? Choisis-en un nouveau ici :',
  'account-exists.note': 'Ce n’était pas toi ? Alors tu n’as rien à faire. Rien n’a changé dans ton compte.',

  'reset-password.subject': 'Choisir un nouveau mot de passe',
  'reset-password.text':
    'Un nouveau mot de passe a été demandé pour ton compte. Le lien est valable 60 minutes et une seule fois. Il te déconnecte de tous tes appareils.',
  'reset-password.button': 'Choisir un nouveau mot de passe',
  'reset-password.note': 'Ce n’était pas toi ? Alors tu n’as rien à faire. Ton ancien mot de passe reste valable.',

  'password-changed.subject': 'Ton mot de passe a été changé',
  'password-changed.text': 'Le mot de passe de ton compte vient de changer. Si c’était toi, tout va bien.',
  'password-changed.note':
    'Ce n’était pas toi ? Alors choisis tout de suite un nouveau mot de passe. Tous les appareils seront déconnectés, même ceux que tu ne connais pas.',
  'password-changed.button': 'Choisir un nouveau mot de passe',

  'change-email-old.subject': 'Ton adresse e-mail doit-elle changer ?',
  'change-email-old.text':
    'Ton compte doit désormais avoir l’adresse {newEmail}. Donne ton accord ici ; la nouvelle adresse recevra ensuite elle aussi un message à confirmer.',
  'change-email-old.button': 'Accepter le changement',
  'change-email-old.note':
    'Ce n’était pas toi ? Alors n’accepte pas et change ton mot de passe : quelqu’un est connecté à ton compte.',

  'change-email-new.subject': 'Confirme ta nouvelle adresse e-mail',
  'change-email-new.text':
    'Cette adresse doit appartenir à un compte Aulario. Confirme-la, tu te connecteras ensuite avec elle.',
  'change-email-new.button': 'Confirmer la nouvelle adresse',
  'change-email-new.note': 'Ce n’était pas toi ? Alors tu n’as rien à faire. Sans confirmation, rien ne change.',

  'email-changed.subject': 'Votre adresse e-mail a été changée',
  'email-changed.text':
    'Votre compte Aulario a désormais l’adresse {newEmail}. Nous n’écrirons plus à celle-ci, et tous les autres appareils sont déconnectés. Si c’était vous, tout va bien.',
  'email-changed.note':
    'Ce n’était pas vous ? Alors écrivez tout de suite à {contact}, de préférence depuis cette adresse. Nous bloquerons le compte et vous le rendrons.',

  'codes-tried.subject': 'Quelqu’un connaît votre mot de passe',
  'codes-tried.text':
    'Le {time}, quelqu’un a saisi votre mot de passe correct, puis dix codes erronés à la deuxième étape. Personne n’est entré dans votre compte. Les essais suivants doivent maintenant attendre, chaque fois plus longtemps.',
  'codes-tried.note':
    'C’était vous ? Alors patientez un peu ou utilisez un de vos codes de secours. Ce n’était pas vous ? Alors choisissez maintenant un nouveau mot de passe et n’utilisez plus l’ancien nulle part.',
  'codes-tried.button': 'Choisir un nouveau mot de passe',

  'account-deletion.subject': 'Ton compte va être supprimé',
  'account-deletion.text':
    'Ton compte est bloqué et invisible dès maintenant. Le {day}, il sera effacé pour de bon, avec tout ce qui en fait partie.',
  'account-deletion.undo': 'D’ici là, tu peux encore changer d’avis :',
  'account-deletion.button': 'Garder le compte',
  'account-deletion.note': 'Ce n’était pas toi ? Alors garde le compte et choisis ensuite un nouveau mot de passe.',

  'sign-in-notice.subject': 'Connexion depuis un nouvel appareil',
  'sign-in-notice.text': 'Le {time}, quelqu’un s’est connecté à ton compte : {device}. Si c’était toi, tout va bien.',
  'sign-in-notice.note': 'Ce n’était pas toi ? Alors ferme la session et change ton mot de passe.',
  'sign-in-notice.button': 'Voir les sessions',
}
