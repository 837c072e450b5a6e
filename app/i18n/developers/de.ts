/** The interface for other programs, its feeds, the frames for other sites, and the open data. */
export const developers = {
  'limit.title': 'Einen Moment bitte',
  'limit.wait': {
    one: 'Von hier kamen gerade sehr viele Anfragen. Bitte versuche es in {count} Sekunde noch einmal.',
    other: 'Von hier kamen gerade sehr viele Anfragen. Bitte versuche es in {count} Sekunden noch einmal.',
  },
  'developers.title': 'Für Entwickler',
  'developers.metaDescription':
    'Die offene Schnittstelle von Aulario: Schulen suchen, amtliche Angaben mit Quelle lesen, Änderungen verfolgen, Daten herunterladen.',
  'developers.intro':
    'Wer etwas mit offenen Schuldaten baut, muss viele Register bereinigen. Nehmen Sie unsere: dieselbe Suche wie auf der Website, amtliche Angaben mit Quelle und Jahr, in fünf Ländern gleich aufgebaut.',
  'developers.start': 'So geht es los',
  'developers.start.text':
    'Alle Adressen beginnen mit {root}. Antworten sind JSON. Lesen darf jede und jeder, auch von einer anderen Website aus, ohne Konto und ohne Schlüssel.',
  'developers.document': 'Beschreibung für Programme (OpenAPI 3.1)',
  'developers.etag':
    'Jede Antwort trägt ein ETag. Senden Sie es als If-None-Match mit: Hat sich nichts geändert, kommt 304 ohne Inhalt.',
  'developers.limits': 'Grenzen und Schlüssel',
  'developers.limits.text':
    'Je Netz sind {network} Anfragen in der Minute frei, mit einem Schlüssel {key}. Was übrig ist, sagt die Kopfzeile RateLimit jeder Antwort. Ist es zu viel, kommt 429 mit Retry-After.',
  'developers.limits.key': 'Schlüssel im Konto anlegen',
  'developers.licence': 'Lizenz und Namensnennung',
  'developers.licence.text':
    'Jede Antwort nennt unter sources die Datensätze, aus denen sie stammt. Zeigen Sie deren attribution wörtlich überall, wo Sie die Daten zeigen. Was Aulario selbst hinzufügt, steht unter {licence}. Angaben, deren Lizenz keine Weitergabe erlaubt, fehlen.',
  'developers.privacy': 'Was nicht herauskommt',
  'developers.privacy.text':
    'Keine E-Mail-Adressen, niemand, der eine Bewertung geschrieben hat, keine Uhrzeiten: Alles ist auf Tage genau. Was eine Schule abgeschaltet hat, fehlt auch hier.',
  'developers.versions': 'Versionen',
  'developers.versions.text':
    'Version 1 bleibt. Innerhalb einer Version kommen nur Felder und Aufrufe hinzu; Programme sollten unbekannte Felder übergehen. Eine neue Version beginnt unter eigener Adresse, die alte antwortet danach noch mindestens 24 Monate lang, und ihr Ende kündigen wir 12 Monate vorher hier und in der Kopfzeile Sunset an.',
  'developers.errors': 'Fehler',
  'developers.errors.text': 'Fehler kommen als application/problem+json (RFC 9457). Ihr type führt hierher.',
  'developers.problem.invalid-parameter': 'Ein Parameter ist unbekannt oder ungültig; errors nennt ihn.',
  'developers.problem.unknown-key': 'Der Schlüssel ist unbekannt oder widerrufen.',
  'developers.problem.not-found':
    'Unter der Adresse ist nichts. Bei einer zusammengeführten Schule nennt movedTo die neue.',
  'developers.problem.method-not-allowed': 'Die Schnittstelle lässt sich nur lesen.',
  'developers.problem.cursor-expired':
    'Die Stelle liegt länger zurück, als Änderungen aufgehoben werden. Beginnen Sie mit den Monatsdateien.',
  'developers.problem.too-many-requests': 'Zu viele Anfragen; Retry-After nennt die Sekunden.',
  'developers.problem.unexpected': 'Ein Fehler auf unserer Seite.',
  'developers.calls': 'Aufrufe',
  'developers.calls.text':
    'Zu jedem Aufruf steht eine echte Antwort dieser Website; lange Listen sind nach zwei Einträgen gekürzt. Die Erklärungen der Parameter sind englisch wie im OpenAPI-Dokument.',
  'developers.call.search': 'Suchen',
  'developers.call.school': 'Eine Schule',
  'developers.call.facts': 'Amtliche Angaben',
  'developers.call.reviews': 'Bewertungen in Zahlen',
  'developers.call.places': 'Länder',
  'developers.call.country': 'Ein Land und seine Regionen',
  'developers.call.region': 'Eine Region und ihre Orte',
  'developers.call.town': 'Ein Ort und seine Schulen',
  'developers.call.areas': 'Einschulungsbereiche in Berlin',
  'developers.call.sectors': 'Collèges in Ille-et-Vilaine',
  'developers.call.changes': 'Änderungen verfolgen',
  'developers.parameters': 'Parameter',
  'developers.values': 'Werte',
  'developers.meaning': 'Bedeutung',
  'developers.required': 'nötig',
  'developers.answer': 'Antwort',
  'developers.feeds': 'Feeds und Kalender',
  'developers.feeds.text':
    'Feeds (Atom) gibt es für die Bewertungen einer Schule und für neue und geänderte Schulen und Termine eines Orts, die Termine auch als Kalender (ICS). Ihre Daten sind Tage, um 12 Uhr UTC.',
  'developers.more': 'Weiteres',
  'developers.more.frames': 'Karte oder Kärtchen einer Schule oder eines Orts für die eigene Website',
  'developers.more.dump': 'Alle Daten zum Herunterladen, jeden Monat neu',
  'openData.title': 'Offene Daten',
  'openData.metaDescription':
    'Alle Schulen von Aulario mit amtlichen Angaben als CSV und JSON, jeden Monat neu, mit Prüfsummen und Lizenzen.',
  'openData.intro':
    'Einmal im Monat schreiben wir alle Schulen, ihre neuesten amtlichen Angaben und unsere Berichtigungen nach Ländern in Dateien: CSV und JSON Lines, gepackt mit gzip. Sie bleiben ein Jahr lang hier.',
  'openData.empty': 'Die ersten Dateien werden gerade geschrieben.',
  'openData.exact':
    'In CSV-Dateien steht vor Texten, die eine Tabellenkalkulation als Formel läse, ein Apostroph; JSON Lines enthält alles unverändert.',
  'openData.file': 'Datei',
  'openData.rows': 'Zeilen',
  'openData.size': 'Größe',
  'openData.about':
    'Dazu: Inhalt und Lizenzen (manifest.json), Aufbau der Zeilen (schema.json), Prüfsummen (SHA256SUMS)',
  'openData.since':
    'Stand: {day}. Was sich seitdem geändert hat, sagt die Schnittstelle unter /changes mit since={iso}.',
  'frames.title': 'Aulario auf Ihrer Website',
  'frames.metaDescription':
    'Kärtchen oder Karte einer Schule oder eines Orts als Rahmen für die eigene Website, ohne Skript und ohne Cookies.',
  'frames.intro':
    'Zeigen Sie eine Schule oder alle Schulen eines Orts auf Ihrer Website: als Kärtchen oder als kleine Karte. Der Rahmen kommt ohne Skript und ohne Cookies aus und hält sich selbst auf dem neuesten Stand.',
  'frames.search': 'Schule oder Ort',
  'frames.find': 'Suchen',
  'frames.choose': 'Was soll der Rahmen zeigen?',
  'frames.none': 'Dazu haben wir weder Schule noch Ort gefunden. Bitte prüfen Sie die Schreibweise.',
  'frames.kind': 'Art',
  'frames.kind.card': 'Kärtchen',
  'frames.kind.map': 'Kleine Karte',
  'frames.noMap': 'Hierzu gibt es keine Karte, weil die Lage nicht bekannt ist.',
  'frames.average': '{average} von 5 Sternen',
  'frames.town': 'Schulen in {place}',
  'frames.explained': 'So entstehen Bewertungen',
  'feeds.review': { one: '{count} Stern für {name}', other: '{count} Sterne für {name}' },
  'feeds.reviews': 'Bewertungen: {name}',
  'feeds.schools': 'Neue und geänderte Schulen: {place}',
  'feeds.events': 'Termine der Schulen: {place}',
  'feeds.newSchool': 'Neu: {name}',
  'feeds.changedSchool': 'Geändert: {name}',
  'apiKeys.title': 'Schlüssel für Programme',
  'apiKeys.intro':
    'Mit einem Schlüssel darf ein Programm die offene Schnittstelle öfter lesen. Er öffnet nichts von deinem Konto. Du kannst {most} haben.',
  'apiKeys.docs': 'Anleitung für Entwickler',
  'apiKeys.make': 'Schlüssel anlegen',
  'apiKeys.name': 'Wofür ist er?',
  'apiKeys.name.missing': 'Bitte gib dem Schlüssel einen Namen.',
  'apiKeys.made': 'Dein neuer Schlüssel',
  'apiKeys.made.text':
    'Bewahre ihn jetzt auf: Er wird nur dieses eine Mal gezeigt. Sende ihn in der Kopfzeile Authorization, mit dem Wort „Bearer“ davor.',
  'apiKeys.list': 'Deine Schlüssel',
  'apiKeys.empty': 'Du hast noch keinen Schlüssel.',
  'apiKeys.created': 'Endet auf {ending}, angelegt am {day}',
  'apiKeys.used': {
    one: '{count} Anfrage in 30 Tagen, zuletzt am {day}',
    other: '{count} Anfragen in 30 Tagen, zuletzt am {day}',
  },
  'apiKeys.unused': 'In den letzten 30 Tagen nicht benutzt',
  'apiKeys.revoke': 'Widerrufen',
  'message.keyRevoked': 'Schlüssel widerrufen',
  'failure.keys_full': 'Mehr Schlüssel sind nicht möglich. Bitte widerrufe zuerst einen.',
} as const
