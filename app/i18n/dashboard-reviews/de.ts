/** The reviews of a school as its members see and answer them. */
export const reviewDesk = {
  'reviewDesk.intro':
    'Was Familien öffentlich über Ihre Schule schreiben. Wer geschrieben hat, erfahren Sie nicht: Hier steht nur, was alle lesen.',
  'reviewDesk.badge': 'Bewertungen auf Ihrer Website zeigen',
  'reviewDesk.disputes': 'Ihre Anfechtungen',
  'reviewDesk.csv': 'Alle als CSV laden',
  'reviewDesk.search': 'Suche im Text',
  'reviewDesk.state': 'Antwort',
  'reviewDesk.state.open': 'Ohne Antwort',
  'reviewDesk.state.answered': 'Beantwortet',
  'reviewDesk.period': 'Zeitraum',
  'reviewDesk.period.30': 'Letzte 30 Tage',
  'reviewDesk.period.90': 'Letzte 90 Tage',
  'reviewDesk.period.365': 'Letzte 365 Tage',
  'reviewDesk.order.oldest': 'Älteste zuerst',
  'reviewDesk.show': 'Anzeigen',
  'reviewDesk.column.author': 'Von',
  'reviewDesk.column.rating': 'Sterne',
  'reviewDesk.column.content': 'Inhalt',
  'reviewDesk.column.date': 'Datum',
  'reviewDesk.column.answer': 'Antwort',
  'reviewDesk.more': 'Ganzen Text lesen',
  'reviewDesk.answered': 'Beantwortet am {day}',
  'reviewDesk.removed': 'Antwort von der Moderation entfernt',
  'reviewDesk.own': 'Ihre eigene Bewertung',
  'reviewDesk.answer': 'Antworten',
  'reviewDesk.change': 'Antwort ändern',
  'answer.back': 'Alle Bewertungen',
  'answer.intro':
    'Sie antworten einmal und öffentlich; ändern können Sie die Antwort jederzeit. Der Mensch, der geschrieben hat, bekommt eine Mail.',
  'answer.rules':
    'Nennen Sie niemanden beim Namen, auch keine Kinder und Eltern, und nichts über Gesundheit oder Noten. Ihr eigener Name und die Kontaktdaten der Schule dürfen dastehen.',
  'answer.text': 'Ihre Antwort',
  'answer.text.hint': 'Höchstens {max} Zeichen.',
  'answer.text.missing': 'Bitte schreiben Sie eine Antwort.',
  'answer.language': 'Sprache der Antwort',
  'answer.submit': 'Antwort veröffentlichen',
  'answer.change': 'Änderung veröffentlichen',
  'answer.day': 'Veröffentlicht am {day}',
  'answer.removed':
    'Die Moderation hat diese Antwort entfernt; die Gründe stehen in der Mail an Sie. Sie können eine neue schreiben, die diese Worte nicht wiederholt.',
  'answer.own': 'Diese Bewertung haben Sie selbst geschrieben. Beantworten kann sie jemand anderes aus Ihrer Schule.',
  'answer.finding.name':
    'Hier steht vermutlich der Name einer Person. Bitte schreiben Sie den markierten Satz ohne Namen.',
  'answer.finding.phone':
    'Hier steht eine Telefonnummer, die nicht die der Schule ist. Bitte nehmen Sie sie aus dem markierten Satz heraus.',
  'answer.finding.address':
    'Hier steht eine Anschrift, die nicht die der Schule ist. Bitte nehmen Sie sie aus dem markierten Satz heraus.',
  'answer.finding.link':
    'Hier steht eine Webadresse, die nicht die der Schule ist. Bitte nehmen Sie sie aus dem markierten Satz heraus.',
  'answer.finding.email':
    'Hier steht eine E-Mail-Adresse, die nicht die der Schule ist. Bitte nehmen Sie sie aus dem markierten Satz heraus.',
  'answer.finding.insult': 'Der markierte Satz beleidigt jemanden. Bitte sagen Sie es anders.',
  'answer.finding.health': 'Der markierte Satz sagt etwas über die Gesundheit einer Person. Bitte lassen Sie das weg.',
  'answer.finding.repeat':
    'Im markierten Satz wiederholt sich etwas oder alles ist groß geschrieben. Bitte schreiben Sie ihn um.',
  'message.answerSaved': 'Ihre Antwort ist veröffentlicht.',
} as const
