/** The page with the rules for reviews. */
export const reviewRules = {
  'reviewRules.title': 'Règles pour les avis',
  'reviewRules.metaDescription':
    'Ce qui a sa place dans un avis sur Aulario, ce qui n’y a pas sa place et les conséquences d’une infraction.',
  'reviewRules.intro':
    'Écrivez ce que vous aimeriez lire en cherchant un établissement. Les compliments et les critiques sont les bienvenus.',
  'reviewRules.good': 'Nos conseils',
  'reviewRules.good.1': 'Racontez votre propre expérience, ou celle de votre enfant, dans cet établissement.',
  'reviewRules.good.2': 'Donnez des précisions : qu’est-ce qui vous a plu ou déplu, et pour quelles raisons ?',
  'reviewRules.good.3':
    'Parlez de l’établissement, pas de personnes en particulier. « Beaucoup de cours de maths ont été annulés » convient ; un nom ne convient pas.',
  'reviewRules.good.4': 'Indiquez la date des faits et modifiez votre avis si la situation a changé.',
  'reviewRules.bad': 'Ce que nous ne publions pas',
  'reviewRules.bad.text': 'Ce sont aussi les motifs que nous donnons quand nous refusons ou retirons un avis :',
  'reviewRules.who': 'Qui peut écrire',
  'reviewRules.who.text':
    'Toute personne qui connaît l’établissement par elle-même, a un compte avec une adresse e-mail confirmée et ne gère pas sa fiche sur Aulario. Ne nommez jamais d’enfant. Les élèves doivent avoir l’âge de consentir eux-mêmes : {ages}. En Espagne, l’expérience doit remonter à {days} jours au plus, sauf si l’on y est encore.',
  'reviewRules.reward': 'Ni récompense ni pression',
  'reviewRules.reward.text':
    'Personne ne doit recevoir d’argent ni d’avantage en échange d’un avis, ni subir de préjudice à cause d’un avis. Un établissement ne doit pas faire écrire d’avis sur lui-même ou sur d’autres, ni interroger seulement les personnes satisfaites. Si nous le constatons, sa fiche l’indiquera pendant 90 jours.',
  'reviewRules.breach': 'En cas d’infraction aux règles',
  'reviewRules.breach.text':
    'Si l’outil automatisé relève un problème au moment de l’envoi, il vous montre le passage. Vous pouvez le modifier ou envoyer le texte tel quel à la modération. Si elle le refuse, nous vous indiquons la règle, le passage et la raison ; vous pouvez réécrire l’avis une fois et faire une réclamation pendant {months} mois. Si le nouveau texte est refusé lui aussi, la réclamation reste possible.',
  'reviewRules.report': 'Signaler une infraction aux règles',
  'reviewRules.report.text':
    'Utilisez le lien « Signaler » à côté de l’avis ou de la réponse, même sans compte. Chaque signalement est examiné par une personne.',
  'reviewRules.how': 'Comment fonctionnent les avis',
}
