/**
 * How families register at a school, by the guides of `school-profile/admission`: each line is a step. Only stable
 * rules, and no date of a single year.
 */
export const admission = {
  'admission.title': 'So läuft die Anmeldung',
  'admission.note': 'Es gilt, was die Schule und das zuständige Amt sagen; Fristen ändern sich von Jahr zu Jahr.',
  'admission.place': 'Gilt für: {place}',
  'admission.source': 'Quelle: {source}',
  'admission.written': 'Text vom {day}',

  'admission.de-primary':
    'Zuständig ist meist die Grundschule des Schulbezirks, in dem ihr wohnt.\nDie Gemeinde oder die Schule schreibt euch an; angemeldet wird je nach Land im Herbst oder Frühjahr vor der Einschulung.\nMitzubringen sind in der Regel Geburtsurkunde, Ausweis und der Nachweis des Masernschutzes.\nWollt ihr an eine andere Grundschule, stellt ihr einen begründeten Antrag; gegen eine Ablehnung könnt ihr den Rechtsbehelf einlegen, der im Bescheid steht.',
  'admission.de-primary-nw':
    'Ihr wählt die Grundschule selbst, Schulbezirke gibt es in der Regel nicht.\nAngemeldet wird im Herbst vor dem Jahr der Einschulung, meist bis Mitte November, an einer einzigen Schule.\nSicher aufgenommen wird euer Kind, soweit Plätze da sind, an der nächstgelegenen Grundschule der gewünschten Art.\nSind es zu viele Anmeldungen, entscheidet die Schulleitung nach Härtefällen, Geschwistern und Schulweg; gegen eine Absage ist Widerspruch möglich.',
  'admission.de-primary-be':
    'Angemeldet wird, meist im Herbst des Vorjahres, an der Grundschule eures Einschulungsbereichs, auch wenn ihr eine andere oder eine freie Schule wollt.\nDen Wunsch nach einer anderen Schule gebt ihr dort mit Begründung an; das Schulamt des Bezirks entscheidet nach Plätzen, Geschwistern und dem Profil der Schule. Die Grundschule dauert sechs Jahre. Gegen den Bescheid ist Widerspruch möglich.',
  'admission.de-primary-hh':
    'Alle Kinder werden mit etwa viereinhalb Jahren in einer Grundschule der Nähe vorgestellt.\nAngemeldet wird ein Jahr später in der Anmeldewoche, meist im Januar; ihr nennt bis zu drei Wunschschulen.\nGibt es zu viele Anmeldungen, zählen vor allem Geschwister und der kürzere Schulweg.\nGegen den Bescheid der Schulbehörde könnt ihr Widerspruch einlegen.',
  'admission.de-primary-by':
    'Zuständig ist die Grundschule des Sprengels, in dem ihr wohnt; die Schuleinschreibung ist meist im März.\nMitzubringen sind Geburtsurkunde, die Unterlagen der Schuleingangsuntersuchung und der Nachweis des Masernschutzes.\nAn eine Grundschule außerhalb des Sprengels führt ein Gastschulantrag, den die Gemeinde nur aus zwingenden persönlichen Gründen genehmigt.\nDen Rechtsbehelf gegen eine Ablehnung nennt der Bescheid.',
  'admission.de-secondary':
    'In der 4. Klasse berät euch die Grundschule und gibt eine Empfehlung; über die Schulart entscheiden in den meisten Ländern die Eltern.\nAngemeldet wird nach dem Halbjahreszeugnis, meist zwischen Februar und April, mit Zeugnis, Empfehlung und Geburtsurkunde.\nHat eine Schule zu wenige Plätze, zählen je nach Land Geschwister, Schulweg, Profil und das Los.\nNach einer Absage wird ein Platz an einer anderen Schule angeboten; gegen den Bescheid gibt es einen Rechtsbehelf.',
  'admission.de-secondary-nw':
    'Mit dem Halbjahreszeugnis der 4. Klasse bekommt ihr eine Empfehlung und den Anmeldeschein; die Empfehlung bindet nicht.\nAngemeldet wird meist im Februar an einer einzigen Schule, an Gesamtschulen oft früher.\nGibt es zu viele Anmeldungen, entscheidet die Schulleitung nach Härtefällen und weiteren Kriterien wie Geschwistern, Schulweg oder Los.\nNach einer Absage meldet ihr euer Kind an einer Schule mit freien Plätzen an; Widerspruch ist möglich.',
  'admission.de-secondary-by':
    'Im Mai gibt es das Übertrittszeugnis. Für das Gymnasium braucht es in Deutsch, Mathematik und Heimat- und Sachunterricht einen Schnitt bis 2,33, für die Realschule bis 2,66; sonst entscheidet der Probeunterricht.\nAngemeldet wird meist in der ersten Maihälfte an der Schule selbst.\nAuf eine bestimmte Schule gibt es keinen Anspruch; die Mittelschule richtet sich nach dem Sprengel.',
  'admission.de-secondary-be':
    'Gewechselt wird in der Regel nach der 6. Klasse.\nMit dem Halbjahreszeugnis kommt die Förderprognose; angemeldet wird danach an der Erstwunschschule, mit einem Zweit- und einem Drittwunsch.\nDas Gymnasium setzt die passende Prognose oder einen bestandenen Probeunterricht voraus.\nHat eine Schule zu wenige Plätze, zählen Härtefälle, Kriterien der Schule und das Los; gegen den Bescheid ist Widerspruch möglich.',
  'admission.de-secondary-hh':
    'Nach der 4. Klasse wählt ihr zwischen Stadtteilschule und Gymnasium; die Einschätzung der Grundschule bindet nicht.\nIn der Anmeldewoche, meist Ende Januar oder Anfang Februar, nennt ihr bis zu drei Wunschschulen.\nGibt es zu viele Anmeldungen, zählen Härtefälle, Geschwister und der Schulweg.\nOb ein Kind nach Klasse 6 am Gymnasium bleibt, entscheidet die Zeugniskonferenz.',
  'admission.de-secondary-bw':
    'Für das Gymnasium zählen die Einschätzung der Grundschule, der Leistungstest Kompass 4 und euer Wunsch; passen weder Einschätzung noch Test, bleibt ein Potenzialtest. Alle anderen Schularten wählt ihr frei.\nAngemeldet wird meist im März an der Schule eurer Wahl.\nEin Anspruch auf eine bestimmte Schule besteht nicht, solange eine andere der gleichen Art erreichbar ist.',
  'admission.de-secondary-sn':
    'Im zweiten Halbjahr der 4. Klasse erhaltet ihr die Bildungsempfehlung.\nOhne Empfehlung für das Gymnasium nimmt euer Kind dort an einer Leistungserhebung teil und ihr werdet beraten; danach entscheidet ihr.\nAngemeldet wird meist im Februar oder März an einer Schule eurer Wahl.\nSind es zu viele Anmeldungen, entscheidet die Schulleitung nach Härtefällen, Geschwistern und weiteren Kriterien.',
  'admission.de-secondary-bb':
    'Gewechselt wird meist nach der 6. Klasse, im Verfahren Ü7.\nMit dem Halbjahreszeugnis gebt ihr Erst- und Zweitwunsch an, meist im Februar.\nDas Gymnasium verlangt ein entsprechendes Gutachten der Grundschule und gute Noten in Deutsch, Mathematik und der ersten Fremdsprache oder einen bestandenen Probeunterricht.\nÜber die Aufnahme entscheidet die Schulleitung; gegen den Bescheid ist Widerspruch möglich.',
  'admission.de-secondary-th':
    'Für das Gymnasium braucht es nach der 4. Klasse mindestens gute Noten in den Kernfächern, eine Empfehlung der Grundschule oder eine bestandene Aufnahmeprüfung.\nDie Regelschule und die Gemeinschaftsschule stehen allen offen.\nAngemeldet wird meist im Februar oder März an der Schule eurer Wahl.\nBei zu vielen Anmeldungen wird nach festgelegten Kriterien ausgewählt und ein anderer Platz angeboten.',
  'admission.de-secondary-mv':
    'Die Klassen 5 und 6 sind eine gemeinsame Orientierungsstufe an der Regionalen Schule oder Gesamtschule; das Gymnasium beginnt in der Regel mit Klasse 7.\nIn der 6. Klasse gibt die Schule eine Empfehlung für die weitere Laufbahn, über den Weg entscheidet ihr. Angemeldet wird nach dem Halbjahreszeugnis.\nZuständige Schulen und Ausnahmen nennt das Schulamt.',
  'admission.de-vocational':
    'An der Berufsschule meldet der Ausbildungsbetrieb an: Beruf und Ort der Ausbildung bestimmen die Schule.\nFür Berufsfachschule, Fachoberschule oder Berufliches Gymnasium bewerbt ihr euch selbst, meist im Februar oder März mit dem letzten Zeugnis, in manchen Ländern online.\nJeder Bildungsgang verlangt einen bestimmten Abschluss und teils Noten.\nDie Beratung der Schule und der Agentur für Arbeit hilft bei der Wahl.',
  'admission.de-special':
    'Zuerst wird festgestellt, ob ein Kind sonderpädagogische Unterstützung braucht; den Antrag stellen Eltern oder Schule.\nNach einem Gutachten entscheidet die Schulaufsicht.\nIn den meisten Ländern wählt ihr dann zwischen einer Förderschule und dem gemeinsamen Unterricht an einer allgemeinen Schule, soweit es beides gibt.\nGegen den Bescheid könnt ihr den genannten Rechtsbehelf einlegen.',
  'admission.de-private':
    'Schulen in freier Trägerschaft entscheiden selbst, wen sie aufnehmen, und schließen mit euch einen Vertrag.\nFragt früh nach, oft ein Jahr oder länger vorher; üblich sind ein Gespräch und manchmal ein Tag zum Kennenlernen.\nDas Schulgeld ist oft nach Einkommen gestaffelt.\nBei Schulanfängern will die zuständige öffentliche Grundschule trotzdem wissen, wohin das Kind geht.',

  'admission.gb-nursery':
    'Einen Platz in der Nursery beantragt ihr bei der Schule selbst oder bei der Gemeinde.\nEin Teil der Stunden ist kostenlos; wie viele, hängt vom Alter des Kindes und von der Arbeit der Eltern ab.\nBei Andrang zählen die veröffentlichten Kriterien der Schule.\nEin Platz in der Nursery gibt kein Recht auf die Reception derselben Schule: Dafür meldet ihr euch neu an.',
  'admission.gb-primary':
    'Ihr bewerbt euch bei der Gemeinde, in der ihr wohnt, auch für Schulen anderer Gemeinden, und nennt mehrere Schulen in der Reihenfolge eurer Wünsche.\nSchluss ist am 15. Januar vor dem Schulbeginn im September, die Zusagen kommen Mitte April.\nBei zu vielen Bewerbungen zählen die veröffentlichten Kriterien, oft Pflegekinder, Geschwister, Konfession und Entfernung.\nGegen eine Absage könnt ihr ein unabhängiges Gremium anrufen und auf die Warteliste gehen.',
  'admission.gb-secondary':
    'Ihr bewerbt euch bei der Gemeinde, in der ihr wohnt, und nennt mehrere Schulen in der Reihenfolge eurer Wünsche.\nSchluss ist am 31. Oktober vor dem Wechsel, die Zusagen kommen Anfang März.\nFür Grammar Schools meldet ihr euer Kind früher zum Aufnahmetest an, meist vor den Sommerferien.\nBei zu vielen Bewerbungen zählen die veröffentlichten Kriterien; gegen eine Absage könnt ihr ein unabhängiges Gremium anrufen.',
  'admission.gb-post-16':
    'Für Sixth Form und College bewerbt ihr euch direkt dort, meist zwischen Herbst und Frühjahr der Year 11.\nEs gibt ein Gespräch und ein Angebot, das an bestimmte GCSE-Noten gebunden ist.\nEingeschrieben wird nach den Ergebnissen Ende August.\nColleges nehmen oft auch später noch auf, wenn Plätze frei sind.',
  'admission.gb-special':
    'Die meisten dieser Schulen nehmen Kinder mit einem Education, Health and Care Plan auf.\nDie Gemeinde nennt darin die Schule, nachdem ihr gesagt habt, welche ihr wünscht, und sie die Schule gefragt hat.\nDie üblichen Fristen der Anmeldung gelten nicht.\nSeid ihr nicht einverstanden, steht euch ein Schlichtungsgespräch und danach ein besonderes Gericht offen.',
  'admission.gb-independent':
    'Ihr meldet euch direkt bei der Schule an, gegen eine Gebühr und oft lange vorher.\nÜblich sind ein Besuch, ein Gespräch und je nach Alter eine Aufnahmeprüfung.\nDie Schule entscheidet selbst und verlangt mit der Zusage meist eine Anzahlung.\nFragt nach Stipendien und Nachlässen, bevor ihr euch bewerbt.',
  'admission.gb-wales':
    'Ihr bewerbt euch bei der Gemeinde, für manche Schulen bei der Schule selbst, auf Walisisch oder Englisch.\nDie Frist liegt im Schuljahr davor; Zusagen kommen für weiterführende Schulen Anfang März und für Grundschulen Mitte April.\nBei zu vielen Bewerbungen zählen veröffentlichte Kriterien wie Einzugsgebiet, Geschwister und Entfernung.\nGegen eine Absage könnt ihr ein unabhängiges Gremium anrufen.',
  'admission.gb-scotland':
    'Jede Adresse gehört zum Einzugsgebiet einer Schule; dort meldet ihr euer Kind an, für die erste Klasse meist im Januar.\nFür eine andere Schule stellt ihr bei der Gemeinde einen Placing Request, für den Schulbeginn im August bis Mitte März.\nDie Gemeinde muss ihn erfüllen, wenn kein gesetzlicher Grund dagegen spricht.\nGegen eine Absage könnt ihr einen Ausschuss und danach ein Gericht anrufen.',
  'admission.gb-ni':
    'Ihr bewerbt euch online bei der Education Authority, meist im Januar oder Februar, und nennt mehrere Schulen.\nJede Schule wendet ihre veröffentlichten Kriterien an.\nViele Grammar Schools berücksichtigen die Aufnahmetests, die im Herbst davor stattfinden und eine eigene Anmeldung verlangen.\nGegen eine Absage könnt ihr euch beschweren, wenn die Kriterien falsch angewendet wurden.',

  'admission.fr-primary':
    'Schulpflicht besteht ab drei Jahren. Ihr meldet euer Kind zuerst im Rathaus an, meist im Frühjahr: Es nennt die Schule eures Bezirks.\nDanach nimmt die Schulleitung es auf, mit Familienbuch oder Geburtsurkunde, Wohnungsnachweis und Impfnachweis.\nFür eine andere öffentliche Schule beantragt ihr im Rathaus eine Ausnahme; sie hängt von den Plätzen ab.',
  'admission.fr-college':
    'In der CM2 füllt ihr im Frühjahr über die Grundschule einen Bogen aus.\nDie Schulbehörde des Départements weist euer Kind in der Regel dem Collège eures Bezirks zu; einschreiben müsst ihr es dort selbst, meist im Juni.\nFür ein anderes öffentliches Collège beantragt ihr eine Ausnahme, die nach einer festen Reihenfolge von Gründen gewährt wird, wenn Plätze frei sind.\nGegen die Ablehnung könnt ihr bei der Behörde Einspruch einlegen.',
  'admission.fr-lycee':
    'In der 3e nennt ihr im zweiten Trimester vorläufige und im dritten endgültige Wünsche, online und in einer Reihenfolge.\nDer Klassenrat äußert sich zum Weg; zugewiesen wird nach Bezirk für die allgemeine und technologische 2de, nach Noten und Wünschen für die berufliche.\nDie Antwort kommt meist Ende Juni; danach schreibt ihr euch sofort ein.\nOhne Platz hilft eine zweite Runde, gegen die Entscheidung über den Weg ein Widerspruchsausschuss.',
  'admission.fr-private':
    'Ihr wendet euch direkt an die Schule, am besten ein Jahr vorher; ein Schulbezirk gilt nicht.\nDie Leitung entscheidet nach einem Gespräch und den Zeugnissen.\nSchulen mit Staatsvertrag folgen den staatlichen Lehrplänen und verlangen einen Beitrag, oft nach Einkommen; ohne Vertrag ist er meist höher. Grundschulkinder meldet ihr auch im Rathaus.',
  'admission.fr-special':
    'Für einen Platz in einer ULIS oder einer Einrichtung stellt ihr einen Antrag bei der MDPH eures Départements.\nDie Kommission CDAPH entscheidet über Hilfen und Art der Schule, danach weist die Schulbehörde einen Platz zu.\nFür die SEGPA schlägt die Schule vor und eine Kommission entscheidet.\nStellt den Antrag früh, die Bearbeitung dauert Monate; gegen die Entscheidung gibt es einen Rechtsbehelf.',

  'admission.it-infanzia':
    'Der Besuch ist freiwillig. Ihr meldet euer Kind mit einem Formular direkt an der Schule an, meist im Januar; es wird bis Jahresende drei Jahre alt, bei freien Plätzen auch etwas später.\nVerlangt werden die vorgeschriebenen Impfungen.\nGibt es zu viele Anmeldungen, zählen die Kriterien des Schulrats, etwa Wohnort, Geschwister und Arbeit der Eltern; wer keinen Platz hat, kommt auf die Warteliste.',
  'admission.it-primo-ciclo':
    'Für die erste Klasse meldet ihr euch online beim Ministerium an, meist im Januar oder Februar, und nennt eine Schule und bis zu zwei weitere.\nGibt es zu viele Anmeldungen, gelten die Kriterien, die der Rat der Schule vorher veröffentlicht hat, oft Wohnort und Geschwister.\nKann die Schule euer Kind nicht aufnehmen, geht die Anmeldung an die nächste auf eurer Liste. Bei der Anmeldung hilft das Sekretariat.',
  'admission.it-superiore':
    'In der dritten Klasse der Mittelschule gibt der Lehrerrat einen Rat, der nicht bindet.\nIhr wählt Schule und Zweig online beim Ministerium, meist im Januar oder Februar, mit bis zu zwei Ausweichschulen.\nGibt es zu viele Anmeldungen, gelten die veröffentlichten Kriterien der Schule; Musik- und Tanzgymnasien prüfen die Eignung.\nFür die Aufnahme braucht es die bestandene Abschlussprüfung.',
  'admission.it-private':
    'Ihr meldet euch direkt bei der Schule an; manche anerkannten Schulen nehmen auch am Verfahren des Ministeriums teil.\nDie Schule entscheidet nach ihren Kriterien und verlangt ein Schulgeld, das ihr vorher erfragen solltet.\nAnerkannte Schulen (paritarie) vergeben gültige Zeugnisse.\nManche Regionen zahlen Familien einen Zuschuss.',

  'admission.es-general':
    'Öffentliche und vom Staat finanzierte private Schulen (concertados) nehmen im selben Verfahren auf.\nIhr stellt einen einzigen Antrag mit mehreren Schulen, meist zwischen März und Mai; die Termine legt die autonome Gemeinschaft fest.\nBei zu vielen Anträgen gibt es Punkte, vor allem für Geschwister, Nähe von Wohnung oder Arbeit und Einkommen, bei Gleichstand das Los.\nGegen die vorläufige Liste könnt ihr Einspruch erheben, gegen die endgültige einen Rekurs einlegen.',
  'admission.es-andalucia':
    'Den Antrag stellt ihr im März bei eurer Wunschschule oder in der Secretaría Virtual, mit weiteren Schulen dahinter.\nWer schon an einer zugeordneten Schule ist, behält seinen Platz ohne Antrag.\nBei zu vielen Anträgen zählen Geschwister, Einzugsgebiet von Wohnung oder Arbeit, Einkommen und weitere Umstände, bei Gleichstand ein öffentliches Los.\nGegen die Listen könnt ihr Einwände vorbringen und einen Rekurs einlegen.',
  'admission.es-madrid':
    'Einzugsgebiete gibt es kaum: Ihr könnt jede Schule der Region wählen.\nDen Antrag mit mehreren Schulen stellt ihr meist im Frühjahr, online oder an der ersten Wunschschule.\nPunkte gibt es vor allem für Geschwister, Wohnung oder Arbeit in der Gemeinde und Einkommen.\nWer nirgends unterkommt, erhält einen Platz über den Servicio de Apoyo a la Escolarización; gegen die Listen könnt ihr Einspruch erheben.',
  'admission.es-catalunya':
    'Die Voranmeldung (preinscripció) läuft meist im März, online, mit mehreren Schulen in eurer Reihenfolge.\nPunkte gibt es vor allem für Geschwister, für Wohnung oder Arbeit im Einzugsgebiet und für niedriges Einkommen; bei Gleichstand entscheidet eine ausgeloste Nummer.\nDanach folgt die Einschreibung, sonst verfällt der Platz.\nEinwände richtet ihr an die Schule; das Büro der Gemeinde für Einschulung hilft.',
  'admission.es-vocational':
    'Für die Berufsbildung stellt ihr einen Antrag online bei der autonomen Gemeinschaft, meist zwischen Mai und Juli, mit mehreren Bildungsgängen.\nDer mittlere Grad verlangt den Abschluss der ESO, der höhere das Bachillerato oder einen mittleren Abschluss; sonst führt eine Zugangsprüfung hin. Vergeben wird nach Noten und Quoten.\nFreie Plätze gibt es in einer weiteren Runde im Herbst.',
  'admission.es-special':
    'Voraus geht eine Beurteilung durch das Beratungsteam, das den Bedarf und die passende Schulform vorschlägt.\nAuf dieser Grundlage und nachdem ihr gehört wurdet, entscheidet die Schulverwaltung der autonomen Gemeinschaft.\nEin Teil der Plätze an allgemeinen Schulen ist für Kinder mit besonderem Bedarf vorbehalten.\nGegen die Entscheidung könnt ihr einen Rekurs einlegen.',
  'admission.es-private':
    'Ist die private Schule vom Staat finanziert (concertado), gilt für diese Stufen das öffentliche Verfahren: ein Antrag im Frühjahr, Punkte für Geschwister, Nähe und Einkommen.\nOhne diese Finanzierung entscheidet die Schule selbst und legt Termine und Kosten fest.\nFragt, welche Stufen finanziert sind und was Essen und freiwillige Beiträge kosten.\nBei Absage im öffentlichen Verfahren könnt ihr Einspruch erheben.',
} as const
