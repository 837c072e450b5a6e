export const children = {
  'admission-dates.subject': 'Les dates à venir pour votre enfant',
  'admission-dates.text': 'Vous avez demandé un rappel de ces dates.',
  'admission-dates.child': 'Enfant né en {month}, {area}',
  'admission-dates.tomorrow': 'demain, le {day}',
  'admission-dates.inDays': 'dans {count} jours, le {day}',
  'admission-dates.bring': 'À prévoir : {list}',
  'admission-dates.uncertain':
    'Selon le jour de naissance ou votre choix, cette date peut ne pas concerner votre enfant.',
  'admission-dates.source': 'Source : {publisher}, {read} :',
  'admission-dates.check': 'Seules comptent les indications de l’établissement ou de l’administration.',
  'admission-dates.button': 'Voir les enfants et les rappels',
}
