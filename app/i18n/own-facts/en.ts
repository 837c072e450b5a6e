/** Official data alongside the school's own, and its rank among similar schools, in the dashboard. */
export const ownFacts = {
  'dashboard.nav.facts': 'Official facts',
  'ownFacts.intro':
    'Official facts about your school alongside your own details. If an official fact is wrong, suggest a correction.',
  'ownFacts.register': 'The register and your own data',
  'ownFacts.what': 'Detail',
  'ownFacts.official': 'In the register',
  'ownFacts.own': 'Your entry',
  'ownFacts.differs': 'differs',
  'failure.fact_unknown': 'This figure has not been published for your school.',
  'ownFacts.correct': 'Suggest a correction',
  'ownFacts.noRegister': 'Your school is not in any register: all details come from you.',
  'ownFacts.reason': 'The school itself says “{own}”, the register “{official}”.',
  'ownFacts.published': 'Published figures',
  'ownFacts.none': 'No figures about your school have been published yet.',
  'ownFacts.publisher':
    'Only its publisher can change a published figure. Your message goes to our team, who will check it and pass it on.',
  'ownFacts.now': 'Published: {value} ({period})',
  'ownFacts.submit': 'Send message',
  'ownFacts.back': 'Back to all data',
  'ownFacts.ticket': 'Correction: {fact}',
  'ownFacts.ticketText': '{fact}, {period}\nPublished: {value}\nShould be: {wanted}',
  'message.correctionRequested': 'Correction suggested',
  'similar.title': 'Similar schools nearby',
  'similar.intro':
    'Your figures among {count} schools of the same type within 25 km. We only compare the same figure for the same period, and do not name the other schools.',
  'similar.median': 'Median of the {count} others: {value}',
  'similar.place': 'lower: {below}, higher: {above}',
  'similar.more': 'More figures ({count})',
  'similar.key.own': 'your school',
  'similar.key.middle': 'median of the others',
  'similar.key.half': 'middle half of the others',
  'similar.tooFew':
    'There are fewer than ten schools of the same type within 25 km. A comparison would say more about individual schools than about yours.',
  'similar.tooFewValues': 'Fewer than ten similar schools have figures for the same period: {facts}.',
  'similar.noPosition': 'We do not know your school’s location, so we cannot compare it.',
  'similar.noNumbers': 'No comparable figures have been published about your school yet.',
}
