/** The page of a fact of a school over the years. */
export const factTrend = {
  'factTrend.metaDescription': 'Ein amtlicher Wert einer Schule über die Jahre, neben vergleichbaren Schulen.',
  'factTrend.values': 'Alle Werte',
  'factTrend.range': '95-%-Bereich',
  'factTrend.median': 'Median',
  'factTrend.half': 'Mittlere Hälfte',
  'factTrend.count': { one: '{count} Schule', other: '{count} Schulen' },
  'factTrend.unknown': 'nicht bekannt',
  'factTrend.chance': 'Veränderung oder Zufall?',
  'factTrend.change': 'Von {before} ({from}) auf {after} ({to}):',
  'factTrend.change.chance': 'innerhalb dessen, was Zufall erklärt',
  'factTrend.change.more': 'mehr, als Zufall allein erklärt',
  'factTrend.rule.share':
    'Jeder Jahrgang ist ein anderer, und in kleinen Jahrgängen macht ein einziges Kind viele Prozentpunkte aus. Aus dem Anteil und der Zahl der Kinder wird für jeden Zeitraum der 95-%-Bereich nach Wilson berechnet und daraus der Bereich der Veränderung nach Newcombe. Liegt die Null darin, kann die Veränderung Zufall sein.',
  'factTrend.rule.limits':
    'Wer diesen Wert veröffentlicht, nennt dazu selbst die Grenzen eines 95-%-Bereichs. Daraus wird der Bereich der Veränderung nach Newcombe berechnet. Liegt die Null darin, kann die Veränderung Zufall sein.',
  'factTrend.rule.source': 'Die Regel steht hier:',
  'factTrend.mean':
    'Das ist ein Durchschnitt; wie viele dahinterstehen, sagt „{pupils}“. Wie weit die einzelnen Ergebnisse auseinanderliegen, ist nicht veröffentlicht. Deshalb lässt sich nicht sagen, ob eine Veränderung Zufall ist. Bei kleinen Zahlen schwankt ein Durchschnitt stärker.',
  'factTrend.like':
    'Gestrichelte Linie und Fläche: {of}. Die Fläche ist die mittlere Hälfte: Ein Viertel der Schulen liegt darüber, ein Viertel darunter.',
  'factTrend.countedOn': 'Gezählt am {day} unter den Schulen, die an diesem Tag geöffnet waren.',
  'factTrend.countedBetween': 'Gezählt zwischen {first} und {last} unter den Schulen, die dann geöffnet waren.',
  'factTrend.standing': 'Vergleichbare Schulen',
  'factTrend.standing.edition': '{kind}, {place}: Angaben für {period}.',
  'factTrend.standing.newest': '{kind}, {place}: die neueste Angabe jeder Schule.',
  'factTrend.standing.order': 'Die Reihenfolge ist die der amtlichen Skala.',
  'factTrend.step': 'Stufe {step} von {steps}',
  'factTrend.word': 'Angabe',
  'factTrend.gaps': 'Fehlt ein Zeitraum, bleibt eine Lücke.',
  'factTrend.break': 'Ab {year} anders gemessen.',
  'factTrend.read': 'gelesen am {day}',
} as const
