/** Writing a review. */
export const write = {
  'write.intro':
    'Racontez ce que vous avez vécu vous-même avec cet établissement. Ne nommez personne et ne dites rien sur des maladies.',
  'write.rules': 'Règles pour les avis',
  'write.signIn': 'Vous n’êtes pas connecté. Écrivez quand même : votre texte vous attend jusqu’à votre connexion.',
  'write.edit.title': 'Modifier l’avis',
  'write.edit.intro':
    'Voici ce que vous avez écrit jusqu’ici. Ce que vous envoyez maintenant le remplace et sera vérifié de nouveau.',
  'write.rewrite.title': 'Réécrire l’avis',
  'write.rewrite.intro':
    'Votre avis n’est pas en ligne. La raison figure dans votre compte. Vous pouvez le réécrire une fois ; quelqu’un l’examinera ensuite de nouveau.',
  'write.closed':
    'Ce que vous avez écrit sur cet établissement n’est pas en ligne, et vous ne pouvez pas le réécrire pour l’instant. Votre compte vous indique pourquoi et comment contester.',
  'write.closed.link': 'Vos avis',
  'write.invited':
    'L’établissement a invité toutes les familles. Votre avis portera la mention « Vérifié : sur invitation » ; l’établissement ne saura pas qui vous êtes.',
  'write.invitationOver':
    'Cette invitation n’est plus valable. Vous pouvez écrire quand même, mais sans la mention « Vérifié : sur invitation ».',
  'write.ownSchool': 'Vous gérez cet établissement, et personne ne peut évaluer le sien.',
  'write.choose': 'À choisir',
  'write.rating': 'Combien d’étoiles donnez-vous au total ?',
  'write.rating.missing': 'Choisissez de 1 à 5 étoiles.',
  'write.comment': 'Votre expérience',
  'write.comment.hint': 'Au moins {min} caractères.',
  'write.comment.count': {
    one: '{count} caractère sur {max}',
    many: '{count} de caractères sur {max}',
    other: '{count} caractères sur {max}',
  },
  'write.comment.tooShort': 'Écrivez au moins 50 caractères.',
  'write.finding.name': 'On dirait le nom d’une personne. Écrivez la phrase marquée sans ce nom.',
  'write.finding.phone': 'Il y a un numéro de téléphone. Retirez-le de la phrase marquée.',
  'write.finding.address': 'Il y a une adresse postale. Retirez-la de la phrase marquée.',
  'write.finding.link': 'Il y a une adresse web. Retirez-la de la phrase marquée.',
  'write.finding.email': 'Il y a une adresse e-mail. Retirez-la de la phrase marquée.',
  'write.finding.insult': 'La phrase marquée insulte quelqu’un. Dites-le autrement.',
  'write.finding.health': 'La phrase marquée parle de la santé d’une personne. Laissez cela de côté.',
  'write.finding.repeat': 'La phrase marquée se répète ou est toute en majuscules. Récrivez-la.',
  'write.anyway': 'L’envoyer ainsi malgré tout : une personne de la modération vérifie le texte avant publication.',
  'write.language': 'Langue du texte',
  'write.relation': 'Qui écrit ?',
  'write.relation.missing': 'Choisissez qui écrit.',
  'write.oldEnough': 'J’ai au moins {age} ans.',
  'write.oldEnough.missing': 'Les élèves doivent avoir l’âge requis et le confirmer ici.',
  'write.until': 'Jusqu’à quand y étiez-vous, vous ou votre enfant ?',
  'write.until.still': 'Encore aujourd’hui',
  'write.until.missing': 'Choisissez une année ou « Encore aujourd’hui ».',
  'write.experience': 'Jour de l’expérience',
  'write.experience.hint': 'Si vous parlez d’un jour précis ; sinon, laissez vide.',
  'write.experience.recentHint':
    'En Espagne, elle doit dater de {days} jours au plus, sauf si vous ou votre enfant y êtes encore.',
  'write.experience.invalid': 'Indiquez un jour qui n’est pas dans le futur.',
  'write.experience.recent':
    'En Espagne, l’expérience doit dater de 30 jours au plus, sauf si vous ou votre enfant y êtes encore.',
  'write.criteria': 'En détail, si vous voulez',
  'write.noOpinion': 'Sans réponse',
  'write.name': 'Nom affiché',
  'write.name.hint': 'Votre prénom, ou par exemple « mère d’un élève ». Personne ne voit votre adresse e-mail.',
  'write.name.missing': 'Indiquez le nom à afficher.',
  'write.noReward':
    'C’est ma propre expérience. Je ne reçois rien en échange et je ne travaille pas pour un autre établissement qui y gagnerait.',
  'write.noReward.missing': 'Confirmez-le, s’il vous plaît.',
  'write.submit': 'Envoyer l’avis',
  'message.reviewPublished': 'Merci. Votre avis est publié.',
  'message.reviewWaiting': 'Merci. Votre avis sera vérifié avant d’être publié.',
} as const
