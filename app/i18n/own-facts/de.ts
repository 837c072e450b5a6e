/** Official data alongside the school's own, and its rank among similar schools, in the dashboard. */
export const ownFacts = {
  'dashboard.nav.facts': 'Amtliche Angaben',
  'ownFacts.intro':
    'Amtliche Angaben zu Ihrer Schule neben Ihren eigenen. Ist eine amtliche Angabe falsch, schlagen Sie eine Berichtigung vor.',
  'ownFacts.register': 'Register und Ihre Angaben',
  'ownFacts.what': 'Angabe',
  'ownFacts.official': 'Im Register',
  'ownFacts.own': 'Ihre Angabe',
  'ownFacts.differs': 'weicht ab',
  'failure.fact_unknown': 'Diese Angabe ist über Ihre Schule nicht veröffentlicht.',
  'ownFacts.correct': 'Berichtigung vorschlagen',
  'ownFacts.noRegister': 'Ihre Schule steht in keinem Register: Alle Angaben stammen von Ihnen.',
  'ownFacts.reason': 'Die Schule gibt selbst „{own}“ an, im Register steht „{official}“.',
  'ownFacts.published': 'Veröffentlichte Zahlen',
  'ownFacts.none': 'Zu Ihrer Schule gibt es noch keine veröffentlichten Zahlen.',
  'ownFacts.publisher':
    'Ändern kann eine veröffentlichte Zahl nur, wer sie veröffentlicht. Ihr Hinweis geht an unser Team, das ihn prüft und weitergibt.',
  'ownFacts.now': 'Veröffentlicht: {value} ({period})',
  'ownFacts.submit': 'Hinweis senden',
  'ownFacts.back': 'Zu allen Angaben',
  'ownFacts.ticket': 'Berichtigung: {fact}',
  'ownFacts.ticketText': '{fact}, {period}\nVeröffentlicht: {value}\nRichtig wäre: {wanted}',
  'message.correctionRequested': 'Berichtigung vorgeschlagen',
  'similar.title': 'Ähnliche Schulen im Umkreis',
  'similar.intro':
    'Ihre Zahlen unter {count} Schulen derselben Art im Umkreis von 25 km. Verglichen wird nur dieselbe Zahl aus demselben Zeitraum; andere Schulen werden nicht genannt.',
  'similar.median': 'Median der {count} anderen: {value}',
  'similar.place': 'weniger: {below}, mehr: {above}',
  'similar.more': 'Weitere Zahlen ({count})',
  'similar.key.own': 'Ihre Schule',
  'similar.key.middle': 'Median der anderen',
  'similar.key.half': 'mittlere Hälfte der anderen',
  'similar.tooFew':
    'Im Umkreis von 25 km gibt es weniger als zehn Schulen derselben Art. Ein Vergleich würde mehr über einzelne Schulen sagen als über Ihre.',
  'similar.tooFewValues': 'Weniger als zehn ähnliche Schulen haben eine Zahl aus demselben Zeitraum: {facts}.',
  'similar.noPosition': 'Für den Vergleich fehlt uns der Standort Ihrer Schule.',
  'similar.noNumbers': 'Über Ihre Schule ist noch keine Zahl veröffentlicht, die sich vergleichen lässt.',
} as const
