/** The reviews of a school as its members see and answer them. */
export const reviewDesk = {
  'dashboardReviews.intro':
    'Was Familien öffentlich über Ihre Schule schreiben. Wer geschrieben hat, erfahren Sie nicht: Hier steht nur, was alle lesen können.',
  'dashboardReviews.badge': 'Bewertungen auf Ihrer Website zeigen',
  'dashboardReviews.disputes': 'Ihre Anfechtungen',
  'dashboardReviews.csv': 'Alle als CSV herunterladen',
  'dashboardReviews.search': 'Im Text suchen',
  'dashboardReviews.state': 'Antwort',
  'dashboardReviews.state.open': 'Ohne Antwort',
  'dashboardReviews.state.answered': 'Beantwortet',
  'dashboardReviews.period': 'Zeitraum',
  'dashboardReviews.period.30': 'Letzte 30 Tage',
  'dashboardReviews.period.90': 'Letzte 90 Tage',
  'dashboardReviews.period.365': 'Letzte 365 Tage',
  'dashboardReviews.order.oldest': 'Älteste zuerst',
  'dashboardReviews.show': 'Anzeigen',
  'dashboardReviews.column.author': 'Von',
  'dashboardReviews.column.rating': 'Sterne',
  'dashboardReviews.column.content': 'Inhalt',
  'dashboardReviews.column.date': 'Datum',
  'dashboardReviews.column.answer': 'Antwort',
  'dashboardReviews.more': 'Ganzen Text lesen',
  'dashboardReviews.answered': 'Beantwortet am {day}',
  'dashboardReviews.removed': 'Antwort von der Moderation entfernt',
  'dashboardReviews.own': 'Ihre eigene Bewertung',
  'dashboardReviews.answer': 'Antworten',
  'dashboardReviews.change': 'Antwort ändern',
  'answer.back': 'Alle Bewertungen',
  'answer.intro':
    'Sie antworten einmal und öffentlich; ändern können Sie die Antwort jederzeit. Wer die Bewertung geschrieben hat, bekommt von uns eine E-Mail.',
  'answer.rules':
    'Nennen Sie niemanden beim Namen, auch keine Kinder und Eltern, und schreiben Sie nichts über Gesundheit oder Noten. Ihr eigener Name und die Kontaktdaten der Schule sind erlaubt.',
  'answer.text': 'Ihre Antwort',
  'answer.text.hint': 'Höchstens {max} Zeichen.',
  'answer.text.missing': 'Bitte schreiben Sie eine Antwort.',
  'answer.language': 'Sprache der Antwort',
  'answer.submit': 'Antwort veröffentlichen',
  'answer.change': 'Änderung veröffentlichen',
  'answer.day': 'Veröffentlicht am {day}',
  'answer.changed': 'geändert am {day}',
  'answer.removed':
    'Die Moderation hat diese Antwort entfernt; die Gründe stehen in der E-Mail an Sie. Sie können eine neue schreiben, die den entfernten Wortlaut nicht wiederholt.',
  'answer.own': 'Diese Bewertung haben Sie selbst geschrieben. Beantworten kann sie jemand anderes aus Ihrer Schule.',
  'answer.finding.name':
    'Hier steht vermutlich der Name einer Person. Bitte schreiben Sie den markierten Satz ohne Namen.',
  'answer.finding.phone':
    'Hier steht eine Telefonnummer, die nicht die der Schule ist. Bitte entfernen Sie sie aus dem markierten Satz.',
  'answer.finding.address':
    'Hier steht eine Anschrift, die nicht die der Schule ist. Bitte entfernen Sie sie aus dem markierten Satz.',
  'answer.finding.link':
    'Hier steht eine Webadresse, die nicht die der Schule ist. Bitte entfernen Sie sie aus dem markierten Satz.',
  'answer.finding.email':
    'Hier steht eine E-Mail-Adresse, die nicht die der Schule ist. Bitte entfernen Sie sie aus dem markierten Satz.',
  'answer.finding.insult': 'Der markierte Satz beleidigt jemanden. Bitte formulieren Sie ihn anders.',
  'answer.finding.health': 'Der markierte Satz sagt etwas über die Gesundheit einer Person. Bitte lassen Sie das weg.',
  'answer.finding.repeat':
    'Im markierten Satz wiederholt sich etwas, oder er steht ganz in Großbuchstaben. Bitte schreiben Sie ihn um.',
  'message.answerSaved': 'Ihre Antwort ist veröffentlicht.',
} as const
