/** The page that explains how reviews are written, checked, ordered and kept. */
export const howReviewsWork = {
  'howReviews.title': 'So funktionieren Bewertungen',
  'howReviews.metaDescription':
    'Wer auf Aulario Schulen bewerten darf, wie wir Bewertungen prüfen und ordnen, wie der Durchschnitt entsteht und welche Rechte alle Seiten haben.',
  'howReviews.intro':
    'Bewertungen helfen nur, wenn man ihnen trauen kann. Deshalb erklären wir vollständig, wie sie entstehen, was wir prüfen und was wir nicht wissen können. Die Regeln gelten für alle Schulen gleich.',
  'howReviews.who': 'Wer bewerten kann',
  'howReviews.who.text':
    'Alle, die eine Schule aus eigener Erfahrung kennen: Eltern, Schülerinnen und Schüler, Ehemalige, Beschäftigte. Nötig ist ein Konto mit bestätigter E-Mail-Adresse; Wegwerfadressen nehmen wir nicht an. Jede Person hat eine Bewertung je Schule; eine neue ersetzt die alte. Wer das Profil einer Schule verwaltet, kann die Schule nicht bewerten. Ob jemand wirklich dort war, prüfen wir nicht von vornherein; wo wir es wissen, steht es dabei.',
  'howReviews.checks': 'Was automatisch geprüft wird',
  'howReviews.checks.text':
    'Vor der Veröffentlichung prüft ein automatisiertes System jeden Text. Findet es nichts, erscheint die Bewertung sofort. Es hält sie zurück bei:',
  'howReviews.checks.1': 'Namen von Personen, Telefonnummern, Anschriften, E-Mail- und Webadressen',
  'howReviews.checks.2': 'Beleidigungen, Angaben zur Gesundheit von Personen und sinnlosen Wiederholungen',
  'howReviews.checks.3': 'Texten, die einer anderen Bewertung sehr ähnlich sind',
  'howReviews.checks.4': 'vielen Bewertungen in kurzer Zeit von einem Konto, aus einem Netz oder zu einer Schule',
  'howReviews.checks.5': 'Bewertungen aus dem Netz, in dem die Schule selbst angemeldet ist',
  'howReviews.checks.6': 'einem neuen Text nach einer Ablehnung',
  'howReviews.checks.note': 'Das System lehnt nie etwas ab. Die Zahl der Sterne spielt bei keiner Prüfung eine Rolle.',
  'howReviews.people': 'Was Menschen entscheiden',
  'howReviews.people.text':
    'Zurückgehaltene Bewertungen prüft ein Mensch aus der Moderation, in der Regel innerhalb von {hours} Stunden. Wird eine abgelehnt oder später entfernt, nennen wir die Regel, die Stelle und den Grund, und zwar bevor sie verschwindet. Wir ändern keine Texte. Den Stand seht ihr im Konto, das Ergebnis schicken wir per E-Mail. Wer das Profil der Schule verwaltet oder selbst geschrieben hat, entscheidet nicht mit.',
  'howReviews.order': 'Was gezeigt wird und in welcher Reihenfolge',
  'howReviews.order.text':
    'Wir zeigen alle veröffentlichten Bewertungen, gute wie schlechte. Die neuesten stehen oben; wählbar sind auch die hilfreichsten, die besten und die schlechtesten zuerst. Bei Gleichstand steht die neuere vorn. Bei jeder stehen der Tag, eine spätere Änderung und, wenn angegeben, von wann die Erfahrung ist.',
  'howReviews.average': 'Wie der Durchschnitt entsteht',
  'howReviews.average.text':
    'Der Durchschnitt ist das einfache Mittel der Sterne aller veröffentlichten Bewertungen. Wir zeigen ihn ab drei Bewertungen. Für die Reihenfolge nach Bewertung rechnen wir sieben gedachte Bewertungen mit 3,5 Sternen hinzu, und solche, die älter als drei Jahre sind, zählen halb. So steht eine einzige mit fünf Sternen nicht vor fünfzig mit 4,8.',
  'howReviews.average.formula': '(Summe der Sterne + 7 × 3,5) ÷ (Anzahl + 7)',
  'howReviews.verified': 'Was „Verifiziert“ bedeutet',
  'howReviews.verified.text':
    'Jedes Konto hat eine bestätigte E-Mail-Adresse. Mehr wissen wir nur, wenn es neben der Bewertung steht. Niemand kann sich diese Zeichen selbst geben:',
  'howReviews.verified.invited': 'Eingeladen: Die Person kam über den einen Link, den die Schule allen Familien gibt.',
  'howReviews.verified.proof':
    'Nachweis: Die Person hat der Moderation etwas gezeigt, zum Beispiel einen Schülerausweis. Die Schule sieht das nie; wir löschen die Datei nach der Entscheidung, spätestens nach {days} Tagen.',
  'howReviews.verified.domain':
    'E-Mail-Adresse der Schule: Das Konto hat eine bestätigte Adresse unter der eigenen Domain der Schule.',
  'howReviews.money': 'Geld ändert nichts',
  'howReviews.money.text':
    'Ob eine Schule Premium hat oder nicht: Bewertungen, Anzahl, Durchschnitt und Reihenfolge sind dieselben. Keine Schule kann Bewertungen kaufen, löschen oder nach hinten schieben. Möchte sie die Texte nicht in ihrem Profil haben, stehen sie auf einer eigenen Seite; Durchschnitt, Anzahl und Verteilung bleiben im Profil. Für Bewertungen darf niemand etwas bekommen oder versprechen. Weisen wir einer Schule Belohnungen, eigene Bewertungen oder Druck nach, steht das 90 Tage lang in ihrem Profil.',
  'howReviews.dispute': 'Wenn eine Schule eine Bewertung anficht oder jemand etwas meldet',
  'howReviews.dispute.text':
    'Jede Bewertung kann man melden, auch ohne Konto. Eine Schule kann eine Bewertung anfechten; es genügt, dass sie sagt, die Person sei nie dort gewesen. Dann fragen wir die Person und geben ihr {days} Tage Zeit. So lange steht „wird geprüft“ dabei; die Bewertung bleibt sichtbar und zählt mit. Danach entscheidet ein Mensch, ob sie bleibt. Von wem die Bewertung stammt, erfährt die Schule nie. Höchstens {max} Bewertungen kann eine Schule gleichzeitig anfechten.',
  'howReviews.objection': 'Einspruch',
  'howReviews.objection.text':
    'Wird eure Bewertung abgelehnt oder entfernt, könnt ihr sie einmal neu schreiben. Außerdem könnt ihr innerhalb von {months} Monaten kostenlos Einspruch erheben, einmal je Entscheidung. Darüber entscheidet jemand anderes als beim ersten Mal. Auch eine Stelle für außergerichtliche Streitbeilegung und die Gerichte stehen euch offen.',
  'howReviews.storage': 'Wie lange wir was aufbewahren',
  'howReviews.storage.1':
    'Eine Bewertung und ihre früheren Fassungen, bis ihr sie löscht. Frühere Fassungen sieht nur die Moderation.',
  'howReviews.storage.2':
    'Löscht ihr euer Konto, verschwinden auch eure Bewertungen, es sei denn, ihr lasst sie ohne Namen stehen.',
  'howReviews.storage.3':
    'Einen Entwurf, den ihr ohne Anmeldung schreibt: {draft} Tage. Eine Kennung eures Netzes, aus der sich die Adresse nicht ablesen lässt: {trace} Tage.',
  'howReviews.storage.4': 'Einen Nachweis: bis zur Entscheidung, höchstens {days} Tage.',
  'howReviews.storage.5': 'Name und Adresse von Menschen, die etwas melden: bis {months} Monate nach der Entscheidung.',
  'howReviews.storage.6':
    'Entscheidungen der Moderation mit ihrer Begründung: auf Dauer, damit sie nachprüfbar bleiben.',
  'howReviews.country': 'Was je nach Land anders ist',
  'howReviews.country.text':
    'Wer noch zur Schule geht, darf ab dem Alter schreiben, in dem man selbst in solche Dienste einwilligen kann, und bestätigt das mit einem Haken; nach dem Geburtsdatum fragen wir nicht. In Spanien darf die Erfahrung außerdem höchstens {days} Tage zurückliegen, es sei denn, man ist noch an der Schule (Ley 10/2025).',
  'howReviews.country.age': '{country}: ab {age} Jahren',
  'howReviews.contact': 'Fragen',
  'howReviews.contact.rules': 'Regeln für Bewertungen',
  'howReviews.contact.ordering': 'So ordnen wir Ergebnisse',
  'howReviews.contact.write': 'Schreibt uns',
  'howReviews.version': 'Stand: {day}',
} as const
