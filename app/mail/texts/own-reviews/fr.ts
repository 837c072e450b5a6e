/** Mails to authors about their reviews and evidence. */
export const ownReviews = {
  'review-published.subject': 'Votre avis est publié',
  'review-published.text':
    'Votre avis sur {school} est désormais en ligne. Il compte dans la moyenne de l’établissement.',
  'review-published.note':
    'Vous pouvez le modifier ou le supprimer à tout moment dans votre compte. Vous ne l’avez pas écrit ? Changez votre mot de passe : quelqu’un d’autre est connecté à votre compte.',
  'review-published.button': 'Voir l’avis',
  'review-waiting.subject': 'Votre avis est en cours de vérification',
  'review-waiting.text':
    'Merci pour votre avis sur {school}. Une personne de la modération l’examinera avant sa publication, en général sous {hours} heures.',
  'review-waiting.note':
    'Vous recevrez un e-mail dès que la décision sera prise. Dans votre compte, vous pouvez suivre l’état de votre avis, et encore le modifier ou le supprimer.',
  'review-waiting.button': 'Suivre mon avis',
  'review-held.subject': 'Votre avis sur votre établissement est en cours de vérification',
  'review-held.text':
    'Vous gérez désormais la fiche de {school}. Les personnes qui gèrent une fiche ne peuvent pas donner d’avis sur leur établissement. Tant que la modération n’a pas examiné le vôtre, il n’est donc plus public et ne compte plus dans la moyenne. Nous avons retiré les votes que vous aviez donnés à d’autres avis sur cet établissement.',
  'review-held.note':
    'Vous recevrez un e-mail dès qu’une décision sera prise. Dans votre compte, vous pouvez suivre l’état de votre avis et le supprimer.',
  'review-held.button': 'Suivre mon avis',
  'review-answered.subject': 'L’établissement a répondu à votre avis',
  'review-answered.text': '{school} a répondu publiquement à votre avis.',
  'review-answered.note':
    'L’établissement ne sait pas qui vous êtes : il ne voit que ce que tout le monde voit. Si la réponse enfreint les règles, vous pouvez la signaler depuis la fiche.',
  'review-answered.button': 'Lire la réponse',
  'proof-accepted.subject': 'Votre justificatif est accepté',
  'proof-accepted.text':
    'Nous avons accepté votre justificatif pour l’avis sur {school}. L’avis indique maintenant qu’un justificatif a été présenté.',
  'proof-accepted.note':
    'Le fichier est désormais supprimé. L’établissement ne l’a jamais vu et ne saura pas qui vous êtes.',
  'proof-accepted.button': 'Voir l’avis',
  'proof-refused.subject': 'Votre justificatif ne suffit pas',
  'proof-refused.text': 'Nous n’avons pas pu accepter votre justificatif pour l’avis sur {school}. Voici pourquoi :',
  'proof-refused.note':
    'Le fichier est désormais supprimé. Votre avis n’est pas concerné, et vous pouvez présenter un autre justificatif.',
  'proof-refused.button': 'Présenter un autre justificatif',
}
