export const children = {
  'admission-dates.subject': 'Dates for your child in the coming days',
  'admission-dates.text': 'You asked to be reminded of these dates.',
  'admission-dates.child': 'Child born in {month}, {area}',
  'admission-dates.tomorrow': 'tomorrow, {day}',
  'admission-dates.inDays': 'in {count} days, on {day}',
  'admission-dates.bring': 'What you need: {list}',
  'admission-dates.uncertain': 'Whether this date applies to your child depends on the day of birth or on your choice.',
  'admission-dates.source': 'Source: {publisher}, {read}:',
  'admission-dates.check': 'What the school or the authority says is what counts.',
  'admission-dates.button': 'View children and reminders',
}
