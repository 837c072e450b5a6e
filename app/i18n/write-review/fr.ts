/** Writing a review. */
export const write = {
  'write.intro':
    'Raconte ce que tu as vécu toi-même avec cet établissement. Ne nomme personne et ne dis rien sur des maladies.',
  'write.rules': 'Règles pour les avis',
  'write.signIn': 'Tu n’es pas connecté. Écris quand même : ton texte t’attend jusqu’à ta connexion.',
  'write.edit.title': 'Modifier l’avis',
  'write.edit.intro':
    'Voici ce que tu as écrit jusqu’ici. Ce que tu envoies maintenant le remplace et sera vérifié de nouveau.',
  'write.rewrite.title': 'Réécrire l’avis',
  'write.rewrite.intro':
    'Ton avis n’est pas en ligne. La raison figure dans ton compte. Tu peux le réécrire une fois ; quelqu’un l’examinera ensuite de nouveau.',
  'write.closed':
    'Ce que tu as écrit sur cet établissement n’est pas en ligne, et tu ne peux pas le réécrire pour l’instant. Ton compte t’indique pourquoi et comment contester.',
  'write.closed.link': 'Tes avis',
  'write.invited':
    'L’établissement a invité toutes les familles. Ton avis portera la mention « Vérifié : invité » ; l’établissement ne saura pas qui tu es.',
  'write.invitationOver':
    'Cette invitation n’est plus valable. Tu peux écrire quand même, mais sans la mention « invité ».',
  'write.ownSchool': 'Tu gères cet établissement, et personne ne peut évaluer le sien.',
  'write.choose': 'À choisir',
  'write.rating': 'Combien d’étoiles donnes-tu au total ?',
  'write.rating.missing': 'Choisis de 1 à 5 étoiles.',
  'write.comment': 'Ton expérience',
  'write.comment.hint': 'Au moins {min} caractères.',
  'write.comment.count': {
    one: '{count} caractère sur {max}',
    many: '{count} de caractères sur {max}',
    other: '{count} caractères sur {max}',
  },
  'write.comment.tooShort': 'Écris au moins 50 caractères.',
  'write.finding.name': 'On dirait le nom d’une personne. Écris la phrase marquée sans ce nom.',
  'write.finding.phone': 'Il y a un numéro de téléphone. Retire-le de la phrase marquée.',
  'write.finding.address': 'Il y a une adresse postale. Retire-la de la phrase marquée.',
  'write.finding.link': 'Il y a une adresse web. Retire-la de la phrase marquée.',
  'write.finding.email': 'Il y a une adresse e-mail. Retire-la de la phrase marquée.',
  'write.finding.insult': 'La phrase marquée insulte quelqu’un. Dis-le autrement.',
  'write.finding.health': 'La phrase marquée parle de la santé d’une personne. Laisse cela de côté.',
  'write.finding.repeat': 'La phrase marquée se répète ou est toute en majuscules. Récris-la.',
  'write.anyway': 'L’envoyer ainsi malgré tout : une personne de la modération vérifie le texte avant publication.',
  'write.language': 'Langue du texte',
  'write.relation': 'Qui écrit ?',
  'write.relation.missing': 'Choisis qui écrit.',
  'write.oldEnough': 'J’ai au moins {age} ans.',
  'write.oldEnough.missing': 'Les élèves doivent avoir l’âge requis et le confirmer ici.',
  'write.until': 'Jusqu’à quand y étais-tu, toi ou ton enfant ?',
  'write.until.still': 'Toujours là',
  'write.until.missing': 'Choisis une année ou « Toujours là ».',
  'write.experience': 'Jour de l’expérience',
  'write.experience.hint': 'Si tu parles d’un jour précis ; sinon, laisse vide.',
  'write.experience.recentHint':
    'En Espagne, elle doit dater de {days} jours au plus, sauf si toi ou ton enfant y êtes encore.',
  'write.experience.invalid': 'Indique un jour qui n’est pas dans le futur.',
  'write.experience.recent':
    'En Espagne, l’expérience doit dater de 30 jours au plus, sauf si toi ou ton enfant y êtes encore.',
  'write.criteria': 'En détail, si tu veux',
  'write.noOpinion': 'Sans réponse',
  'write.name': 'Nom affiché',
  'write.name.hint': 'Ton prénom, ou par exemple « mère d’un élève ». Personne ne voit ton adresse e-mail.',
  'write.name.missing': 'Indique le nom à afficher.',
  'write.noReward':
    'C’est ma propre expérience. Je ne reçois rien en échange et je ne travaille pas pour un autre établissement qui y gagnerait.',
  'write.noReward.missing': 'Confirme-le, s’il te plaît.',
  'write.submit': 'Envoyer l’avis',
  'message.reviewPublished': 'Merci. Ton avis est publié.',
  'message.reviewWaiting': 'Merci. Ton avis sera vérifié avant d’être publié.',
} as const
