/** Writing a review. */
export const write = {
  'write.intro':
    'Erzähl, was du selbst mit der Schule erlebt hast. Wir prüfen jede Bewertung; keine wird gelöscht, weil sie kritisch ist. Bitte keine Namen von Lehrkräften oder Kindern und nichts über Krankheiten.',
  'write.rules': 'Regeln für Bewertungen',
  'write.signIn': 'Du bist nicht angemeldet. Schreib ruhig: Wir heben deinen Text auf, bis du angemeldet bist.',
  'write.edit.title': 'Bewertung ändern',
  'write.edit.intro': 'Das hast du bisher geschrieben. Was du jetzt absendest, ersetzt es und wird wieder geprüft.',
  'write.rewrite.title': 'Bewertung neu schreiben',
  'write.rewrite.intro':
    'Deine Bewertung ist nicht veröffentlicht. Den Grund findest du in deinem Konto. Du kannst sie einmal überarbeiten; danach prüft sie wieder ein Mensch.',
  'write.closed':
    'Was du über diese Schule geschrieben hast, ist nicht zu lesen, und neu schreiben kannst du es gerade nicht. In deinem Konto steht, warum, und wie du Einspruch erhebst.',
  'write.closed.link': 'Deine Bewertungen',
  'write.invited':
    'Die Schule hat alle Familien eingeladen. Deine Bewertung bekommt das Zeichen „Verifiziert: eingeladen“; die Schule erfährt nicht, wer du bist.',
  'write.invitationOver':
    'Diese Einladung gilt nicht mehr. Schreiben kannst du trotzdem, nur ohne das Zeichen „eingeladen“.',
  'write.ownSchool': 'Du führst diese Schule, und die eigene Schule kann niemand bewerten.',
  'write.choose': 'Bitte wählen',
  'write.rating': 'Wie viele Sterne gibst du insgesamt?',
  'write.rating.missing': 'Bitte wähle 1 bis 5 Sterne.',
  'write.comment': 'Deine Erfahrung',
  'write.comment.hint': 'Mindestens {min} Zeichen.',
  'write.comment.count': { one: '{count} von {max} Zeichen', other: '{count} von {max} Zeichen' },
  'write.comment.tooShort': 'Bitte schreib mindestens 50 Zeichen.',
  'write.finding.name': 'Hier steht vermutlich der Name einer Person. Bitte schreib den markierten Satz ohne Namen.',
  'write.finding.phone': 'Hier steht eine Telefonnummer. Bitte nimm sie aus dem markierten Satz heraus.',
  'write.finding.address': 'Hier steht eine Anschrift. Bitte nimm sie aus dem markierten Satz heraus.',
  'write.finding.link': 'Hier steht eine Webadresse. Bitte nimm sie aus dem markierten Satz heraus.',
  'write.finding.email': 'Hier steht eine E-Mail-Adresse. Bitte nimm sie aus dem markierten Satz heraus.',
  'write.finding.insult': 'Der markierte Satz beleidigt jemanden. Bitte sag es anders.',
  'write.finding.health': 'Der markierte Satz sagt etwas über die Gesundheit einer Person. Bitte lass das weg.',
  'write.finding.repeat':
    'Im markierten Satz wiederholt sich etwas oder alles ist groß geschrieben. Bitte schreib ihn um.',
  'write.anyway': 'Trotzdem so senden: Eine Moderatorin oder ein Moderator prüft den Text vor der Veröffentlichung.',
  'write.language': 'Sprache des Textes',
  'write.relation': 'Wer schreibt?',
  'write.relation.missing': 'Bitte wähle, wer schreibt.',
  'write.oldEnough': 'Ich bin mindestens {age} Jahre alt.',
  'write.oldEnough.missing': 'Wer noch zur Schule geht, muss alt genug sein und das hier bestätigen.',
  'write.until': 'Bis wann warst du oder dein Kind dort?',
  'write.until.still': 'Immer noch dort',
  'write.until.missing': 'Bitte wähle ein Jahr oder „Immer noch dort“.',
  'write.experience': 'Tag der Erfahrung',
  'write.experience.hint': 'Wenn du von einem bestimmten Tag erzählst; sonst leer lassen.',
  'write.experience.recentHint':
    'In Spanien muss sie höchstens {days} Tage her sein, außer du oder dein Kind ist noch dort.',
  'write.experience.invalid': 'Bitte gib einen Tag an, der nicht in der Zukunft liegt.',
  'write.experience.recent':
    'In Spanien darf die Erfahrung höchstens 30 Tage her sein, außer du oder dein Kind ist noch dort.',
  'write.criteria': 'Im Einzelnen, wenn du magst',
  'write.noOpinion': 'Keine Angabe',
  'write.name': 'Name, der zu lesen ist',
  'write.name.hint': 'Dein Vorname oder etwas wie „Vater, Klasse 3“. Deine E-Mail-Adresse sieht niemand.',
  'write.name.missing': 'Bitte gib an, welcher Name zu lesen sein soll.',
  'write.noReward':
    'Das ist meine eigene Erfahrung. Ich bekomme nichts dafür und arbeite nicht für eine andere Schule, die davon etwas hätte.',
  'write.noReward.missing': 'Bitte bestätige das.',
  'write.submit': 'Bewertung absenden',
  'message.reviewPublished': 'Danke. Deine Bewertung ist veröffentlicht.',
  'message.reviewWaiting': 'Danke. Deine Bewertung wird vor der Veröffentlichung geprüft.',
} as const
