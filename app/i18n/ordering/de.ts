/** The page that explains how results are ordered. */
export const ordering = {
  'ordering.metaTitle': 'So ordnen wir Ergebnisse · Aulario',
  'ordering.metaDescription':
    'Nach welchen Regeln Aulario Schulen findet und ordnet, was Bewertungen zählen und was bezahlte Plätze bewirken.',
  'ordering.title': 'So ordnen wir Ergebnisse',
  'ordering.intro':
    'Jede Liste auf Aulario folgt festen Regeln. Sie gelten für alle Schulen gleich und stehen hier vollständig.',
  'ordering.relevance': 'Relevanz',
  'ordering.relevance.1': 'Zuerst steht die Schule, deren amtliche Nummer ihr eingegeben habt.',
  'ordering.relevance.2': 'Dann kommen Schulen, die genau so heißen.',
  'ordering.relevance.3':
    'Danach kommen Schulen, bei denen alle Wörter im Namen oder in der Schulart stehen, dann solche mit gleichbedeutenden Wörtern und Abkürzungen, dann solche, bei denen ein Wort so beginnt, zuletzt solche, bei denen wir einen Tippfehler vermuten.',
  'ordering.relevance.4':
    'Steht ein Ort oder eine Postleitzahl im Text, kommen zuerst die Schulen dort, dann die in der Umgebung nach Entfernung. Ist der Text nur ein Ort, allein oder mit Eigenschaften wie „privat“, stehen dort die allgemeinbildenden Schulen vor den übrigen; beide jeweils nach Bewertung, dann nach der Zahl der amtlichen Angaben, die wir kennen, dann nach Entfernung von der Ortsmitte.',
  'ordering.relevance.5':
    'Bei Gleichstand stehen Schulen vorn, über die mehr bekannt ist: amtliche Angaben, Standort, Anzahl der Bewertungen. Weder die Höhe der Bewertung noch Geld spielt dabei eine Rolle.',
  'ordering.rating': 'Bewertung',
  'ordering.rating.text':
    'Wir rechnen zu den Bewertungen einer Schule sieben gedachte mit 3,5 Sternen hinzu. So steht eine einzige Bewertung mit fünf Sternen nicht vor fünfzig mit 4,8. Bewertungen, die älter als drei Jahre sind, zählen halb. Die Formel: (Summe der Sterne + 7 × 3,5) ÷ (Anzahl + 7). Der Durchschnitt, den wir ab drei Bewertungen zeigen, ist der einfache.',
  'ordering.distance': 'Entfernung',
  'ordering.distance.text':
    'Gemessen wird die Luftlinie. Ist von einer Schule nur der Ort oder die Postleitzahl bekannt, nennen wir die Entfernung „ungefähr“ und nie kleiner als zwei Kilometer. Entfernung ist keine Zusage für einen Platz.',
  'ordering.others': 'Anzahl der Bewertungen und Name',
  'ordering.others.text':
    'Geordnet wird nach der Zahl der veröffentlichten Bewertungen, die höchste zuerst, oder nach dem Alphabet. Bei Gleichstand bleibt die Reihenfolge auf jeder Seite dieselbe.',
  'ordering.facts': 'Größe und amtliche Zahlen',
  'ordering.facts.text':
    'Ihr könnt nach der Zahl der Kinder ordnen, und Schulen einer Art in einem Land auch nach einer einzelnen amtlichen Zahl, etwa der Klassengröße. Verglichen werden nur Werte derselben Veröffentlichung und desselben Jahres; Schulen ohne diesen Wert stehen am Ende. Ein Gesamturteil über Schulen fällen wir nicht. Nach Zahlen, die Familien beschreiben, lässt sich weder filtern noch ordnen.',
  'ordering.sites': 'Mehrere Standorte',
  'ordering.sites.text':
    'Schulen derselben Art, die im selben Ort zur selben Schule oder zum selben Schulverbund gehören (italienisch: Istituto), stehen in einer Zeile und zählen einmal. Die Zeile zeigt den Standort, der am besten passt, und nennt die anderen, die auch passen. Welche zusammengehören, wissen wir zurzeit nur für Hamburg und für die staatlichen Schulen in Italien, aus den amtlichen Verzeichnissen; private Schulen in Italien fassen wir zusammen, wenn Name und Adresse gleich sind. Die Karte zeigt jeden Standort.',
  'ordering.sponsored': 'Anzeigen',
  'ordering.sponsored.text':
    'In der Reihenfolge nach Relevanz können auf der ersten Seite bis zu zwei Schulen mit Premium ganz oben stehen, wenn sie zu Text und Filtern passen. Daneben steht das Wort „Anzeige“. Die Liste darunter ist dieselbe, die es ohne Anzeigen gäbe; alle anderen Reihenfolgen enthalten keine.',
  'ordering.home': 'Ausgewählte Schulen auf der Startseite',
  'ordering.home.text':
    'Die Startseite zeigt drei Schulen, in jeder Sprache für alle dieselben: je eine aus den Orten mit den meisten Schulen des Landes, und zwar die, die bei einer Suche nach dem Ort als erste steht, möglichst jedes Mal eine andere Schulart. Es zählen also Bewertungen und die Zahl der amtlichen Angaben, nicht, was eine Schule über sich schreibt oder bezahlt.',
  'ordering.missing': 'Was nicht in den Listen steht',
  'ordering.missing.text':
    'Geschlossene Schulen, Behörden und Studienseminare sowie Schulen, die nicht in der Suche erscheinen möchten. Ihre Seiten bleiben unter ihrer Adresse lesbar. Schulen für Erwachsene, in Kliniken und im Strafvollzug erscheinen nur, wenn ihr im Text oder mit dem Filter danach sucht.',
  'ordering.version': 'Fassung vom {day}',
} as const
