/** Words that mean the same in names of German schools. One line is one group; [region] limits it to that region. */
export const GERMANY = `
Gymnasium = Gym. = Gymn.
Grundschule = GS = Primarschule = Volksschule
Gemeinschaftsgrundschule = Gem. Grundschule = GG = GGS = Städtische Gemeinschaftsgrundschule
Katholische Grundschule = KGS = KG = Kath. Grundschule = Kath. GS                                 [Nordrhein-Westfalen, Rheinland-Pfalz]
Kooperative Gesamtschule = KGS                                     [Niedersachsen, Schleswig-Holstein, Hessen, Sachsen-Anhalt, Bremen]
Evangelische Grundschule = EGS
Integrierte Gesamtschule = IGS
Gesamtschule = GE
Realschule = RS
Hauptschule = HS
Gemeinschaftshauptschule = Gem. Hauptschule = GHS = GH
Mittelschule = MS
Werkrealschule = WRS
Oberschule = OBS = OS
Sekundarschule = Sek. = SK
Gemeinschaftsschule = GMS = GemS
Stadtteilschule = STS
Stadtteilschule = Gesamtschule                                     [Hamburg]
Regionale Schule = RegS
Realschule plus = RS+
Waldorfschule = Waldorf-Schule = Freie Waldorfschule = Rudolf-Steiner-Schule
Berufskolleg = BK
Berufsbildende Schule = Berufsbildende Schulen = BBS
Berufsschule = BS = Berufliche Schule = Berufliche Schulen
Berufliches Schulzentrum = BSZ
Oberstufenzentrum = OSZ
Berufsfachschule = BFS
Fachoberschule = FOS
Fachoberschule und Berufsoberschule = FOS/BOS = FOSBOS = Berufliche Oberschule
Wirtschaftsschule = WS
Förderschule = Sonderschule = FÖS = FöS = FS = Hilfsschule
Förderzentrum = FZ = FöZ = Förderschule
Sonderpädagogisches Förderzentrum = SFZ = Förderzentrum
Sonderpädagogisches Bildungs- und Beratungszentrum = SBBZ = Förderschule
Geistige Entwicklung = GENT = Geistigbehinderte
Kindergarten = Kindertagesstätte = Kita = Kindertageseinrichtung
Gemeinschaft = Gem. = Gemeinschafts
Städtisches = Städtische = Städtischer = Städt.
Staatliches = Staatliche = Staatlicher = Staatl. = Stl.
Katholisches = Katholische = Katholischer = Kath.
Evangelisches = Evangelische = Evangelischer = Ev. = Evang. = Evgl.
Privates = Private = Privater = Priv. = Privat
Freies = Freie = Freier
Bischöfliches = Bischöfliche = Bischöfl. = Bisch.
Erzbischöfliches = Erzbischöfliche = Erzb.
Schulzentrum = SZ
Primarstufe = Primarst.
Doktor = Dr.
Professor = Prof.
Brüder = Gebrüder = Gebr.
Geschwister = Geschw.
`
