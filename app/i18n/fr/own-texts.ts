export const ownTexts = {
  'ownTexts.title': 'Projet pédagogique',
  'ownTexts.intro':
    'Décrivez votre travail en dix rubriques, dans autant de langues que vous le souhaitez. Les familles ne voient que celles que vous avez remplies.',
  'ownTexts.sections': 'Rubriques',
  'ownTexts.languages': 'Langue du texte',
  'ownTexts.written': '(rempli)',
  'ownTexts.textIn': 'Texte en {language}',
  'ownTexts.hint': 'Les lignes qui commencent par - ou • deviennent une liste.',
  'ownTexts.count': '{count} caractères sur {max}.',
  'ownTexts.over': {
    one: '{count} caractère de trop.',
    many: '{count} de caractères de trop.',
    other: '{count} caractères de trop.',
  },
  'ownTexts.tooLong': 'Ce texte est trop long. Veuillez le raccourcir\u202f; il est encore là en entier.',
  'ownTexts.markup': 'Le HTML n’est pas possible ici. Veuillez écrire du texte simple.',
  'ownTexts.save': 'Enregistrer les paramètres',
  'ownTexts.savedAt': 'Enregistré le {time}',
  'ownTexts.unsaved': 'Pas encore enregistré',
  'ownTexts.unsaved.title': 'Abandonner les modifications\u202f?',
  'ownTexts.unsaved.text': 'Ce que vous avez écrit ici n’est pas encore enregistré.',
  'ownTexts.unsaved.stay': 'Continuer la saisie',
  'ownTexts.unsaved.leave': 'Abandonner',
  'ownTexts.meanwhile':
    'Ce texte a été enregistré entre-temps. Si vous enregistrez de nouveau, le vôtre le remplacera\u202f; il reste parmi les versions.',
  'ownTexts.meanwhile.removed':
    'Le texte a été supprimé entre-temps. Si vous enregistrez de nouveau, le vôtre prendra sa place.',
  'failure.text_changed': 'Quelqu’un d’autre l’a modifié entre-temps. Votre texte est toujours là.',
  'message.textSaved': 'Texte enregistré',
}
