export const children = {
  'admission-dates.subject': 'Próximas fechas para tu hijo o hija',
  'admission-dates.text': 'Pediste que te recordáramos estas fechas.',
  'admission-dates.child': 'Nacimiento en {month}, {area}',
  'admission-dates.tomorrow': 'mañana, {day}',
  'admission-dates.inDays': 'en {count} días, el {day}',
  'admission-dates.bring': 'Qué necesitas: {list}',
  'admission-dates.uncertain': 'Que esta fecha te afecte depende del día de nacimiento o de lo que elijas.',
  'admission-dates.source': 'Fuente: {publisher}, {read}:',
  'admission-dates.check': 'Vale lo que diga el centro o la administración.',
  'admission-dates.button': 'Ver hijos y recordatorios',
}
