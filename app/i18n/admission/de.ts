/**
 * How families register at a school, following the guides in `school-profile/admission`: each line is a step that
 * begins with an event or a time, and a colon. Only stable rules, and no dates of a particular year.
 */
export const admission = {
  'admission.title': 'So läuft die Anmeldung',
  'admission.note': 'Verbindlich ist, was die Schule und das zuständige Amt sagen.',
  'admission.place': 'Gilt für: {place}',
  'admission.source': 'Quelle: {source}',
  'admission.written': 'Text vom {day}',

  'supportSaid.title': 'Förderung: wer sagt was',
  'supportSaid.register': 'Das Register',
  'supportSaid.school': 'Die Schule selbst',
  'supportSaid.schoolOn': 'Die Schule selbst, {day}',
  'supportSaid.nothing': 'Sie hat hier noch nichts dazu geschrieben.',
  'supportSaid.reviews': 'Bewertungen von Familien',
  'supportSaid.few': {
    one: 'Für einen Durchschnitt zu wenige Bewertungen, nötig ist {count}.',
    other: 'Für einen Durchschnitt zu wenige Bewertungen, nötig sind {count}.',
  },
  'supportSaid.mean': {
    one: '{criterion}: {average} von 5 ({count} Bewertung)',
    other: '{criterion}: {average} von 5 ({count} Bewertungen)',
  },
  'admissionYears.title': 'Plätze der letzten Jahre',
  'admissionYears.year': '{year}: {figures}.',
  'admissionYears.yearWithDistance': '{year}: {figures}; der letzte Platz ging an ein Kind in {distance} Entfernung.',
  'admissionYears.yearDistance': '{year}: Der letzte Platz ging an ein Kind in {distance} Entfernung.',
  'admissionYears.places': { one: '{count} Platz', other: '{count} Plätze' },
  'admissionYears.applications': { one: '{count} Bewerbung', other: '{count} Bewerbungen' },
  'admissionYears.firstPreferences': { one: '{count} Erstwunsch', other: '{count} Erstwünsche' },
  'admissionYears.offers': { one: '{count} angeboten', other: '{count} angeboten' },
  'admissionYears.left': 'Nicht ausgelastet: Plätze blieben frei.',
  'admissionYears.enough': 'Nicht ausgelastet: nicht mehr Bewerbungen als Plätze.',
  'admissionYears.catchment': 'Zuerst entscheidet der Einzugsbereich.',
  'admissionYears.areaFirst':
    'Die Entfernungen zählen nur, wenn eure Adresse im Einzugsbereich liegt oder danach noch Plätze frei sind. Welcher Bereich eurer ist, sagt die Behörde.',
  'admissionYears.before': 'Vor der Entfernung zählen: {names}.',
  'admissionYears.decide': 'Entscheidend: {names}.',
  'admissionYears.lottery': 'Auch das Los entscheidet.',
  'admissionYears.straightLine': 'Die Entfernung ist Luftlinie.',
  'admissionYears.walking': 'Die Behörde misst entlang der Fußwege.',
  'admissionYears.unknownMethod': 'Wie die Entfernung gemessen wurde, ist nicht angegeben.',

  'admission.de-primary':
    'Zuständige Schule: Meist ist es die Grundschule des Schulbezirks, in dem ihr wohnt.\nIm Herbst oder Frühjahr vorher: Die Gemeinde oder die Schule schreibt euch an; wann angemeldet wird, hängt vom Land ab.\nUnterlagen: In der Regel braucht ihr Geburtsurkunde, Ausweis und den Nachweis des Masernschutzes.\nAndere Grundschule: Dafür stellt ihr einen begründeten Antrag; gegen eine Ablehnung könnt ihr den Rechtsbehelf einlegen, der im Bescheid steht.',
  'admission.de-primary-nw':
    'Freie Wahl: Ihr wählt die Grundschule selbst, Schulbezirke gibt es in der Regel nicht.\nMeist bis Mitte November: Ihr meldet euer Kind im Herbst vor dem Jahr der Einschulung an, an einer einzigen Schule.\nSicherer Platz: Soweit Plätze da sind, wird euer Kind an der nächstgelegenen Grundschule der gewünschten Art aufgenommen.\nZu viele Anmeldungen: Die Schulleitung entscheidet nach Härtefällen, Geschwistern und Schulweg; gegen eine Absage könnt ihr Widerspruch einlegen.',
  'admission.de-primary-be':
    'Meist im Herbst des Vorjahres: Ihr meldet euer Kind an der Grundschule eures Einschulungsbereichs an, auch wenn ihr eine andere oder eine freie Schule wollt.\nAndere Schule: Den Wunsch gebt ihr dort mit Begründung an; das Schulamt des Bezirks entscheidet nach Plätzen, Geschwistern und dem Profil der Schule.\nNach dem Bescheid: Widerspruch ist möglich. Die Grundschule dauert sechs Jahre.',
  'admission.de-primary-hh':
    'Mit etwa viereinhalb Jahren: Alle Kinder werden in einer Grundschule in der Nähe vorgestellt.\nEin Jahr später, meist im Januar: In der Anmeldewoche nennt ihr bis zu drei Wunschschulen.\nZu viele Anmeldungen: Dann zählen vor allem Geschwister und der kürzere Schulweg.\nNach dem Bescheid: Gegen die Entscheidung der Schulbehörde könnt ihr Widerspruch einlegen.',
  'admission.de-primary-by':
    'Meist im März: Die Schuleinschreibung findet an der Grundschule des Sprengels statt, in dem ihr wohnt.\nUnterlagen: Ihr braucht die Geburtsurkunde, die Unterlagen der Schuleingangsuntersuchung und den Nachweis des Masernschutzes.\nAndere Grundschule: Nötig ist ein Gastschulantrag, den die Gemeinde nur aus zwingenden persönlichen Gründen genehmigt.\nAblehnung: Den Rechtsbehelf nennt der Bescheid.',
  'admission.de-secondary':
    'In der 4. Klasse: Die Grundschule berät euch und gibt eine Empfehlung; über die Schulart entscheiden in den meisten Ländern die Eltern.\nMeist zwischen Februar und April: Nach dem Halbjahreszeugnis meldet ihr euer Kind an, mit Zeugnis, Empfehlung und Geburtsurkunde.\nZu wenige Plätze: Dann zählen je nach Land Geschwister, Schulweg, Profil und das Los.\nAbsage: Ein Platz an einer anderen Schule wird angeboten; gegen den Bescheid gibt es einen Rechtsbehelf.',
  'admission.de-secondary-nw':
    'Mit dem Halbjahreszeugnis: In der 4. Klasse bekommt ihr eine Empfehlung, die nicht bindet, und den Anmeldeschein.\nMeist im Februar: Ihr meldet euer Kind an einer einzigen Schule an, an Gesamtschulen oft früher.\nZu viele Anmeldungen: Die Schulleitung entscheidet nach Härtefällen und weiteren Kriterien wie Geschwistern, Schulweg oder Los.\nAbsage: Ihr meldet euer Kind an einer Schule mit freien Plätzen an; Widerspruch ist möglich.',
  'admission.de-secondary-by':
    'Im Mai: Ihr bekommt das Übertrittszeugnis. Für das Gymnasium braucht euer Kind in Deutsch, Mathematik und Heimat- und Sachunterricht einen Notenschnitt von höchstens 2,33, für die Realschule von höchstens 2,66; sonst entscheidet der Probeunterricht.\nMeist in der ersten Maihälfte: Ihr meldet euer Kind an der Schule selbst an.\nWelche Schule: Auf eine bestimmte gibt es keinen Anspruch; die Mittelschule richtet sich nach dem Sprengel.',
  'admission.de-secondary-be':
    'Nach der 6. Klasse: Dann wechseln die Kinder in der Regel die Schule.\nMit dem Halbjahreszeugnis: Ihr bekommt die Förderprognose; danach meldet ihr euer Kind an der Erstwunschschule an, mit einem Zweit- und einem Drittwunsch.\nGymnasium: Es setzt die passende Prognose oder einen bestandenen Probeunterricht voraus.\nZu wenige Plätze: Dann zählen Härtefälle, Kriterien der Schule und das Los; gegen den Bescheid ist Widerspruch möglich.',
  'admission.de-secondary-hh':
    'Nach der 4. Klasse: Ihr wählt zwischen Stadtteilschule und Gymnasium; die Einschätzung der Grundschule bindet nicht.\nMeist Ende Januar oder Anfang Februar: In der Anmeldewoche nennt ihr bis zu drei Wunschschulen.\nZu viele Anmeldungen: Dann zählen Härtefälle, Geschwister und der Schulweg.\nNach der 6. Klasse: Ob ein Kind am Gymnasium bleibt, entscheidet die Zeugniskonferenz.',
  'admission.de-secondary-bw':
    'Gymnasium: Es zählen die Einschätzung der Grundschule, der Leistungstest Kompass 4 und euer Wunsch; passen weder Einschätzung noch Test, bleibt ein Potenzialtest.\nAndere Schularten: Unter allen anderen wählt ihr frei.\nMeist im März: Ihr meldet euer Kind an der Schule eurer Wahl an.\nWelche Schule: Ein Anspruch auf eine bestimmte besteht nicht, solange eine andere der gleichen Art erreichbar ist.',
  'admission.de-secondary-sn':
    'Im zweiten Halbjahr der 4. Klasse: Ihr erhaltet die Bildungsempfehlung.\nGymnasium ohne Empfehlung: Euer Kind nimmt dort an einer Leistungserhebung teil und ihr werdet beraten; danach entscheidet ihr.\nMeist im Februar oder März: Ihr meldet euer Kind an einer Schule eurer Wahl an.\nZu viele Anmeldungen: Die Schulleitung entscheidet nach Härtefällen, Geschwistern und weiteren Kriterien.',
  'admission.de-secondary-bb':
    'Nach der 6. Klasse: Dann wechseln die Kinder meist die Schule, im Verfahren Ü7.\nMeist im Februar: Mit dem Halbjahreszeugnis gebt ihr Erst- und Zweitwunsch an.\nGymnasium: Es verlangt ein entsprechendes Gutachten der Grundschule und gute Noten in Deutsch, Mathematik und der ersten Fremdsprache oder einen bestandenen Probeunterricht.\nAufnahme: Darüber entscheidet die Schulleitung; gegen den Bescheid ist Widerspruch möglich.',
  'admission.de-secondary-th':
    'Gymnasium: Nach der 4. Klasse braucht euer Kind mindestens gute Noten in den Kernfächern, eine Empfehlung der Grundschule oder eine bestandene Aufnahmeprüfung.\nAndere Schulen: Die Regelschule und die Gemeinschaftsschule stehen allen offen.\nMeist im Februar oder März: Ihr meldet euer Kind an der Schule eurer Wahl an.\nZu viele Anmeldungen: Ausgewählt wird nach festgelegten Kriterien, und ein anderer Platz wird angeboten.',
  'admission.de-secondary-mv':
    'Klassen 5 und 6: Sie sind eine gemeinsame Orientierungsstufe an der Regionalen Schule oder Gesamtschule; das Gymnasium beginnt in der Regel mit Klasse 7.\nIn der 6. Klasse: Die Schule gibt eine Empfehlung für die weitere Laufbahn, über den Weg entscheidet ihr.\nNach dem Halbjahreszeugnis: Ihr meldet euer Kind an; zuständige Schulen und Ausnahmen nennt das Schulamt.',
  'admission.de-vocational':
    'Berufsschule: Der Ausbildungsbetrieb meldet an; Beruf und Ort der Ausbildung bestimmen die Schule.\nMeist im Februar oder März: Für Berufsfachschule, Fachoberschule oder Berufliches Gymnasium bewerbt ihr euch selbst mit dem letzten Zeugnis, in manchen Ländern online.\nVoraussetzung: Jeder Bildungsgang verlangt einen bestimmten Abschluss und teils Noten.\nBeratung: Die Schule und die Agentur für Arbeit helfen bei der Wahl.',
  'admission.de-special':
    'Antrag: Eltern oder Schule lassen feststellen, ob ein Kind sonderpädagogische Unterstützung braucht.\nNach einem Gutachten: Die Schulaufsicht entscheidet.\nWahl der Schule: In den meisten Ländern wählt ihr dann zwischen einer Förderschule und dem gemeinsamen Unterricht an einer allgemeinen Schule, soweit es beides gibt.\nNach dem Bescheid: Ihr könnt den dort genannten Rechtsbehelf einlegen.',
  'admission.de-private':
    'Vertrag: Schulen in freier Trägerschaft entscheiden selbst, wen sie aufnehmen, und schließen mit euch einen Vertrag.\nOft ein Jahr oder länger vorher: Fragt früh nach; üblich sind ein Gespräch und manchmal ein Tag zum Kennenlernen.\nSchulgeld: Es ist oft nach Einkommen gestaffelt.\nSchulanfang: Die zuständige öffentliche Grundschule will trotzdem wissen, wohin das Kind geht.',

  'admission.gb-nursery':
    'Antrag: Einen Platz in der Nursery beantragt ihr bei der Schule selbst oder bei der Gemeinde.\nKostenlose Stunden: Wie viele es sind, hängt vom Alter des Kindes und von der Arbeit der Eltern ab.\nZu viele Anmeldungen: Dann zählen die veröffentlichten Kriterien der Schule.\nNach der Nursery: Ein Anspruch auf die Reception derselben Schule entsteht daraus nicht; dafür meldet ihr euer Kind neu an.',
  'admission.gb-primary':
    'Bewerbung: Ihr bewerbt euch bei der Gemeinde, in der ihr wohnt, auch für Schulen anderer Gemeinden, und nennt mehrere Schulen in der Reihenfolge eurer Wünsche.\nBis zum 15. Januar: So lange läuft die Bewerbung für den Schulbeginn im September; die Zusagen kommen Mitte April.\nZu viele Bewerbungen: Dann zählen die veröffentlichten Kriterien, oft Pflegekinder, Geschwister, Konfession und Entfernung.\nAbsage: Ihr könnt ein unabhängiges Gremium anrufen und auf die Warteliste gehen.',
  'admission.gb-secondary':
    'Bewerbung: Ihr bewerbt euch bei der Gemeinde, in der ihr wohnt, und nennt mehrere Schulen in der Reihenfolge eurer Wünsche.\nBis zum 31. Oktober: So lange läuft die Bewerbung vor dem Wechsel; die Zusagen kommen Anfang März.\nGrammar Schools: Zum Aufnahmetest meldet ihr euer Kind früher an, meist vor den Sommerferien.\nZu viele Bewerbungen: Dann zählen die veröffentlichten Kriterien; gegen eine Absage könnt ihr ein unabhängiges Gremium anrufen.',
  'admission.gb-post-16':
    'Meist zwischen Herbst und Frühjahr: In Year 11 bewerbt ihr euch direkt bei der Sixth Form oder dem College.\nAngebot: Nach einem Gespräch folgt ein Angebot, das an bestimmte GCSE-Noten gebunden ist.\nEnde August: Nach den Ergebnissen schreibt ihr euch ein.\nSpäter: Colleges nehmen oft auch danach noch auf, wenn Plätze frei sind.',
  'admission.gb-special':
    'Plan: Die meisten dieser Schulen nehmen Kinder mit einem Education, Health and Care Plan auf.\nWahl der Schule: Die Gemeinde nennt die Schule im Plan, nachdem sie euren Wunsch gehört und die Schule gefragt hat.\nFristen: Die üblichen Fristen der Anmeldung gelten nicht.\nNicht einverstanden: Ihr könnt eine Schlichtung und danach ein eigenes Gericht (Tribunal) anrufen.',
  'admission.gb-independent':
    'Oft lange vorher: Ihr meldet euch direkt bei der Schule an, gegen eine Gebühr.\nKennenlernen: Üblich sind ein Besuch, ein Gespräch und je nach Alter eine Aufnahmeprüfung.\nZusage: Die Schule entscheidet selbst und verlangt mit der Zusage meist eine Anzahlung.\nKosten: Fragt nach Stipendien und Nachlässen, bevor ihr euch bewerbt.',
  'admission.gb-wales':
    'Bewerbung: Ihr bewerbt euch bei der Gemeinde, für manche Schulen bei der Schule selbst, auf Walisisch oder Englisch.\nFrist: Sie liegt im Schuljahr davor; Zusagen kommen für weiterführende Schulen Anfang März und für Grundschulen Mitte April.\nZu viele Bewerbungen: Dann zählen veröffentlichte Kriterien wie Einzugsbereich, Geschwister und Entfernung.\nAbsage: Ihr könnt ein unabhängiges Gremium anrufen.',
  'admission.gb-scotland':
    'Zuständige Schule: Jede Adresse gehört zum Einzugsbereich einer Schule; dort meldet ihr euer Kind an, für die erste Klasse meist im Januar.\nAndere Schule, bis Mitte März: Für den Schulbeginn im August stellt ihr bei der Gemeinde einen Placing Request.\nEntscheidung: Die Gemeinde muss ihn erfüllen, wenn kein gesetzlicher Grund dagegen spricht.\nAbsage: Ihr könnt einen Ausschuss und danach ein Gericht anrufen.',
  'admission.gb-ni':
    'Meist im Januar oder Februar: Ihr bewerbt euch online bei der Education Authority und nennt mehrere Schulen.\nAuswahl: Jede Schule wendet ihre veröffentlichten Kriterien an.\nGrammar Schools: Viele berücksichtigen die Aufnahmetests, die im Herbst davor stattfinden und eine eigene Anmeldung verlangen.\nAbsage: Ihr könnt euch beschweren, wenn die Kriterien falsch angewendet wurden.',

  'admission.fr-primary':
    'Im Rathaus, meist im Frühjahr: Dort meldet ihr euer Kind zuerst an; das Rathaus nennt die Schule eures Bezirks. Schulpflicht besteht ab drei Jahren.\nIn der Schule: Danach nimmt die Schulleitung es auf, mit Familienbuch oder Geburtsurkunde, Wohnungsnachweis und Impfnachweis.\nAndere öffentliche Schule: Ihr beantragt im Rathaus eine Ausnahme; sie hängt von den Plätzen ab.',
  'admission.fr-college':
    'Im Frühjahr der CM2: Ihr füllt über die Grundschule einen Bogen aus.\nMeist im Juni: Ihr schreibt euer Kind selbst am Collège ein; die Schulbehörde des Départements weist es in der Regel dem eures Bezirks zu.\nAnderes öffentliches Collège: Ihr beantragt eine Ausnahme, die nach einer festen Reihenfolge von Gründen gewährt wird, wenn Plätze frei sind.\nAblehnung: Ihr könnt bei der Behörde Einspruch einlegen.',
  'admission.fr-lycee':
    'In der 3e: Ihr nennt im zweiten Trimester vorläufige und im dritten endgültige Wünsche, online und in einer Reihenfolge.\nZuweisung: Der Klassenrat äußert sich zum Weg; für die allgemeine und technologische 2de zählt der Bezirk, für die berufliche zählen Noten und Wünsche.\nMeist Ende Juni: Ihr bekommt die Antwort und schreibt euch danach sofort ein.\nKein Platz: Es gibt eine zweite Runde; gegen die Entscheidung über den Weg könnt ihr einen Widerspruchsausschuss anrufen.',
  'admission.fr-private':
    'Am besten ein Jahr vorher: Ihr wendet euch direkt an die Schule; ein Schulbezirk gilt nicht.\nAufnahme: Die Leitung entscheidet nach einem Gespräch und den Zeugnissen.\nKosten: Schulen mit Staatsvertrag folgen den staatlichen Lehrplänen und verlangen einen Beitrag, oft nach Einkommen; ohne Vertrag ist er meist höher.\nRathaus: Grundschulkinder meldet ihr auch dort.',
  'admission.fr-special':
    'ULIS oder Einrichtung: Für einen Platz stellt ihr einen Antrag bei der MDPH eures Départements.\nEntscheidung: Die Kommission CDAPH entscheidet über Hilfen und Art der Schule, danach weist die Schulbehörde einen Platz zu.\nSEGPA: Die Schule schlägt vor und eine Kommission entscheidet.\nFrüh beantragen: Die Bearbeitung dauert Monate; gegen die Entscheidung gibt es einen Rechtsbehelf.',

  'admission.it-infanzia':
    'Meist im Januar: Ihr meldet euer Kind mit einem Formular direkt an der Schule an; der Besuch ist freiwillig.\nAlter und Impfungen: Das Kind wird bis Jahresende drei Jahre alt, bei freien Plätzen auch etwas später; die vorgeschriebenen Impfungen werden verlangt.\nZu viele Anmeldungen: Dann zählen die Kriterien der Schule, etwa Wohnort, Geschwister und Arbeit der Eltern; wer keinen Platz hat, kommt auf die Warteliste.',
  'admission.it-primo-ciclo':
    'Meist im Januar oder Februar: Für die erste Klasse meldet ihr euer Kind online beim Ministerium an und nennt eine Schule und bis zu zwei weitere.\nZu viele Anmeldungen: Es gelten die Kriterien, die die Schule vorher veröffentlicht hat, oft Wohnort und Geschwister.\nKein Platz: Die Anmeldung geht an die nächste Schule auf eurer Liste.\nHilfe: Das Sekretariat hilft bei der Anmeldung.',
  'admission.it-superiore':
    'Dritte Klasse der Mittelschule: Das Kollegium gibt eine Empfehlung, die nicht bindet.\nMeist im Januar oder Februar: Ihr wählt Schule und Zweig online beim Ministerium, mit bis zu zwei Ausweichschulen.\nZu viele Anmeldungen: Es gelten die veröffentlichten Kriterien der Schule; Musik- und Tanzgymnasien prüfen die Eignung.\nVoraussetzung: Für die Aufnahme ist die bestandene Abschlussprüfung nötig.',
  'admission.it-private':
    'Anmeldung: Ihr meldet euch direkt bei der Schule an; manche anerkannten Schulen nehmen auch am Verfahren des Ministeriums teil.\nAufnahme und Schulgeld: Die Schule entscheidet nach ihren Kriterien; fragt vorher nach dem Schulgeld.\nZeugnisse: Anerkannte Schulen (paritarie) vergeben gültige Zeugnisse.\nZuschuss: Manche Regionen zahlen den Familien einen Zuschuss.',

  'admission.es-general':
    'Ein Verfahren: Öffentliche und vom Staat finanzierte private Schulen (concertados) nehmen nach denselben Regeln auf.\nMeist zwischen März und Mai: Ihr stellt einen einzigen Antrag mit mehreren Schulen; die Termine legt die autonome Gemeinschaft fest.\nZu viele Anträge: Es gibt Punkte für Geschwister, Nähe von Wohnung oder Arbeit und Einkommen; bei Gleichstand entscheidet das Los.\nListen: Gegen die vorläufige Liste könnt ihr Einspruch erheben, gegen die endgültige ein Rechtsmittel einlegen.',
  'admission.es-andalucia':
    'Im März: Ihr stellt den Antrag bei eurer Wunschschule oder in der Secretaría Virtual und nennt darin weitere Schulen.\nOhne Antrag: Wer schon an einer zugeordneten Schule ist, behält seinen Platz.\nZu viele Anträge: Es zählen Geschwister, Einzugsbereich von Wohnung oder Arbeit, Einkommen und weitere Umstände, bei Gleichstand eine öffentliche Auslosung.\nListen: Ihr könnt Einwände vorbringen und ein Rechtsmittel einlegen.',
  'admission.es-madrid':
    'Freie Wahl: Einzugsbereiche gibt es kaum; ihr könnt jede Schule der Region wählen.\nMeist im Frühjahr: Ihr stellt den Antrag mit mehreren Schulen, online oder an der ersten Wunschschule.\nPunkte: Es gibt sie vor allem für Geschwister, Wohnung oder Arbeit in der Gemeinde und Einkommen.\nKein Platz: Der Servicio de Apoyo a la Escolarización vergibt einen; gegen die Listen könnt ihr Einspruch erheben.',
  'admission.es-catalunya':
    'Meist im März: Die Voranmeldung (preinscripció) läuft online, mit mehreren Schulen in eurer Reihenfolge.\nPunkte: Es gibt sie vor allem für Geschwister, für Wohnung oder Arbeit im Einzugsbereich und für niedriges Einkommen; bei Gleichstand entscheidet eine ausgeloste Nummer.\nEinschreibung: Sie folgt danach, sonst verfällt der Platz.\nEinwände: Ihr richtet sie an die Schule; das Einschulungsbüro der Gemeinde hilft.',
  'admission.es-vocational':
    'Meist zwischen Mai und Juli: Ihr stellt einen Antrag online bei der autonomen Gemeinschaft, mit mehreren Bildungsgängen.\nVoraussetzung: Der mittlere Grad verlangt den Abschluss der ESO, der höhere das Bachillerato oder einen mittleren Abschluss; sonst ist eine Zugangsprüfung nötig.\nVergabe: Die Plätze werden nach Noten und Quoten vergeben.\nIm Herbst: Freie Plätze gibt es in einer weiteren Runde.',
  'admission.es-special':
    'Beurteilung: Zuerst stellt das Beratungsteam den Bedarf fest und schlägt die passende Schulart vor.\nEntscheidung: Auf dieser Grundlage und nachdem ihr gehört wurdet, entscheidet die Schulverwaltung der autonomen Gemeinschaft.\nVorbehaltene Plätze: Ein Teil der Plätze an allgemeinen Schulen ist für Kinder mit besonderem Bedarf bestimmt.\nNicht einverstanden: Gegen die Entscheidung könnt ihr ein Rechtsmittel einlegen.',
  'admission.es-private':
    'Vom Staat finanziert (concertado): Für diese Stufen gilt das öffentliche Verfahren, mit einem Antrag im Frühjahr und Punkten für Geschwister, Nähe und Einkommen.\nOhne diese Finanzierung: Die Schule entscheidet selbst und legt Termine und Kosten fest.\nVorher fragen: Erkundigt euch, welche Stufen finanziert sind und was Essen und freiwillige Beiträge kosten.\nAbsage: Im öffentlichen Verfahren könnt ihr Einspruch erheben.',
} as const
