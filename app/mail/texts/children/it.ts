export const children = {
  'admission-dates.subject': 'Le prossime date per tuo figlio o tua figlia',
  'admission-dates.text': 'Hai chiesto di ricordarti queste date.',
  'admission-dates.child': 'Nascita: {month}, {area}',
  'admission-dates.tomorrow': 'domani, {day}',
  'admission-dates.inDays': 'tra {count} giorni, il {day}',
  'admission-dates.bring': 'Che cosa serve: {list}',
  'admission-dates.uncertain':
    'Se questa data riguarda tuo figlio o tua figlia dipende dal giorno di nascita o dalla tua scelta.',
  'admission-dates.source': 'Fonte: {publisher}, {read}:',
  'admission-dates.check': 'Vale quello che dice la scuola o l’ufficio.',
  'admission-dates.button': 'Vedi figli e promemoria',
}
