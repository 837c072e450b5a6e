import { criteria } from './criteria.ts'

/** Reading reviews: on profiles, and on the page of all reviews of a school. */
export const reading = {
  ...criteria,
  'reading.title': 'Bewertungen: {name}',
  'reading.metaTitle': 'Bewertungen zu {name}, {place} · Aulario',
  'reading.metaDescription':
    'Alle Bewertungen zu {name} in {place}: Sterne, Verteilung, einzelne Punkte und jeder Text.',
  'reading.toProfile': 'Zum Profil der Schule',
  'reading.all': { one: '{count} Bewertung lesen', other: 'Alle {count} Bewertungen lesen' },
  'reading.moved':
    'Die Schule möchte die Texte der Bewertungen nicht in ihrem Profil zeigen. Sie stehen auf einer eigenen Seite.',
  'reading.checked':
    'Jede Bewertung kommt von einem Konto mit bestätigter E-Mail-Adresse und wird vor der Veröffentlichung geprüft: erst von einem Programm, bei Auffälligkeiten von Menschen. Dass jemand die Schule wirklich kennt, wissen wir nur, wo es dabeisteht.',
  'reading.votes': { one: '{count} Stimme', other: '{count} Stimmen' },
  'reading.filters': 'Bewertungen filtern',
  'reading.filter.all': 'Alle',
  'reading.filter.stars': 'Sterne',
  'reading.filter.role': 'Wer schreibt',
  'reading.filter.language': 'Sprache',
  'reading.filter.level': 'Verifiziert',
  'reading.filter.active': 'Aktive Filter',
  'reading.filter.remove': 'Filter „{filter}“ entfernen',
  'reading.filter.reset': 'Alle zurücksetzen',
  'reading.order': 'Reihenfolge',
  'reading.order.newest': 'Neueste zuerst',
  'reading.order.helpful': 'Hilfreichste zuerst',
  'reading.order.high': 'Beste zuerst',
  'reading.order.low': 'Schlechteste zuerst',
  'reading.order.newest.meaning': 'Geordnet nach dem Tag der Veröffentlichung.',
  'reading.order.helpful.meaning':
    'Geordnet danach, wie viele Menschen eine Bewertung hilfreich fanden, bei Gleichstand die neuere zuerst.',
  'reading.order.high.meaning': 'Die mit den meisten Sternen zuerst, bei Gleichstand die neuere.',
  'reading.order.low.meaning': 'Die mit den wenigsten Sternen zuerst, bei Gleichstand die neuere.',
  'reading.matching': { one: '{count} von {total} Bewertungen', other: '{count} von {total} Bewertungen' },
  'reading.nothing': 'Keine Bewertung passt zu diesen Filtern.',
  'reading.without': {
    one: 'Ohne „{filter}“ gäbe es {count} Bewertung.',
    other: 'Ohne „{filter}“ gäbe es {count} Bewertungen.',
  },
  'reading.pages': 'Seiten der Bewertungen',
  'reading.until': 'bis {year}',
  'reading.still': 'noch dort',
  'reading.changed': 'geändert am {day}',
  'reading.experience': 'Erfahrung aus {month}',
  'reading.answer': 'Antwort der Schule',
  'reading.helpful': 'Hilfreich',
  'reading.helpfulTo': { one: 'Hilfreich · {count}', other: 'Hilfreich · {count}' },
  'reading.reviewOf': 'Bewertung von {name}',
  'reading.answerTo': 'Antwort auf {name}',
  'reading.report': 'Melden',
  'reading.dispute': 'Anfechten',
  'reading.vote.notAllowed':
    'Die eigene Bewertung und die der eigenen Schule lassen sich nicht als hilfreich markieren.',
  'reading.vote.gone': 'Diese Bewertung ist nicht mehr zu sehen.',
  'reading.vote.tooMany': 'Das waren sehr viele in kurzer Zeit. Bitte versuch es später noch einmal.',
  'reading.vote.failed': 'Das hat gerade nicht geklappt. Bitte versuch es noch einmal.',
  'mark.invited': 'Verifiziert: eingeladen',
  'mark.proof': 'Verifiziert: Nachweis',
  'mark.domain': 'Verifiziert: Adresse der Schule',
  'mark.disputed': 'wird geprüft',
  'mark.invited.meaning':
    'Diese Person kam über den Einladungslink, den die Schule an alle Familien gibt. Wir fragen vorher niemanden, ob er zufrieden ist.',
  'mark.proof.meaning':
    'Diese Person hat uns gezeigt, dass sie mit der Schule zu tun hat. Wir haben den Nachweis angesehen und löschen ihn nach 30 Tagen.',
  'mark.domain.meaning': 'Dieses Konto hat eine bestätigte E-Mail-Adresse der Schule.',
  'mark.disputed.meaning':
    'Die Schule sagt, dass diese Person nicht dort war oder etwas nicht stimmt. Wir fragen nach. Bis wir entschieden haben, bleibt die Bewertung zu lesen und zählt mit.',
  'notice.rewarded_reviews': 'Für Bewertungen dieser Schule wurden nachweislich Belohnungen versprochen.',
  'notice.own_reviews': 'Bewertungen dieser Schule kamen nachweislich von ihr selbst oder in ihrem Auftrag.',
  'notice.pressure_on_authors': 'Diese Schule hat nachweislich Druck auf Menschen ausgeübt, die sie bewertet haben.',
  'notice.dates': 'Festgestellt am {day}. Dieser Hinweis steht hier bis zum {end}.',
} as const
