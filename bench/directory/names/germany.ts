import { list, type Naming } from './naming.ts'

// Entries are sorted by the number of schools with the name.
const PEOPLE = `
Goethe | Schiller | Friedrich-Schiller | Geschwister-Scholl | Albert-Schweitzer | Astrid-Lindgren | Brüder-Grimm
| Pestalozzi | Anne-Frank | Erich-Kästner | Albert-Einstein | Heinrich-Heine | Carl-Friedrich-Gauß |
Johann-Wolfgang-von-Goethe | Friedrich-Ebert | Theodor-Heuss | Konrad-Adenauer | Käthe-Kollwitz | Marie-Curie |
Sophie-Scholl | Janusz-Korczak | Maria-Montessori | Friedrich-Fröbel | Hermann-Hesse | Thomas-Mann |
Bertolt-Brecht | Gotthold-Ephraim-Lessing | Lessing | Hölderlin | Mörike | Uhland | Eichendorff |
Joseph-von-Eichendorff | Humboldt | Alexander-von-Humboldt | Wilhelm-von-Humboldt | Leibniz |
Gottfried-Wilhelm-Leibniz | Kepler | Johannes-Kepler | Kopernikus | Nikolaus-Kopernikus | Robert-Koch | Röntgen
| Wilhelm-Conrad-Röntgen | Max-Planck | Werner-Heisenberg | Otto-Hahn | Lise-Meitner | Siemens |
Werner-von-Siemens | Gutenberg | Johannes-Gutenberg | Luther | Martin-Luther | Melanchthon | Philipp-Melanchthon
| Bonhoeffer | Dietrich-Bonhoeffer | Graf-Stauffenberg | Willy-Brandt | Kurt-Schumacher | Ludwig-Erhard |
Hans-Böckler | Rosa-Luxemburg | Clara-Zetkin | Clara-Schumann | Robert-Schumann | Johann-Sebastian-Bach |
Beethoven | Ludwig-van-Beethoven | Mozart | Wolfgang-Amadeus-Mozart | Brahms | Richard-Wagner | Carl-Orff |
Fontane | Theodor-Fontane | Theodor-Storm | Annette-von-Droste-Hülshoff | Wilhelm-Busch | Wilhelm-Raabe |
Hermann-Löns | Fritz-Reuter | Matthias-Claudius | Gerhart-Hauptmann | Heinrich-Böll | Günter-Grass | Nelly-Sachs
| Ricarda-Huch | Elisabeth-Selbert | Helene-Lange | Bettina-von-Arnim | Hildegard-von-Bingen | Edith-Stein |
Maximilian-Kolbe | Don-Bosco | Franz-von-Assisi | Ottfried-Preußler | Janosch | Michael-Ende | Peter-Härtling |
Paul-Klee | Albrecht-Dürer | Lucas-Cranach | Tilman-Riemenschneider | Balthasar-Neumann |
Karl-Friedrich-Schinkel | Justus-von-Liebig | Gottlieb-Daimler | Carl-Benz | Robert-Bosch | Ferdinand-Porsche |
Rudolf-Diesel | Georg-Büchner | Jakob-Grimm | Adolph-Kolping | Hans-Sachs | Freiherr-vom-Stein | Karl-May | Löhe
| Wichern | Comenius | Diesterweg | Heinrich-Zille | Regenbogen | Wilhelm-Löhe | Königin-Luise | Kaiser-Karl |
Herzog-Ernst | Fürst-Pückler | Ritter-von-Spix | Jörg-Ratgeb | Süßkind-von-Trimberg
`

const SAINTS = `
Josef | Martin | Michael | Nikolaus | Elisabeth | Barbara | Georg | Laurentius | Ursula | Anna | Franziskus |
Antonius | Johannes | Peter | Paulus | Bonifatius | Hildegard | Katharina | Stephan | Vitus | Ulrich | Korbinian
| Wolfgang | Kilian | Marien | Raphael | Gabriel | Sebastian | Ludgerus | Liudger | Angela | Agnes | Walburga
`

const SPOTS = `
am Park | am Stadtwald | am Rathaus | am Schloss | an der Burg | am See | am Wasserturm | im Grund | an der
Mühle | am Kirchplatz | am Lindenhof | auf dem Berg | am Bach | an der Stadtmauer | am Weinberg | am Ring | im
Tal | am Markt | am Fluss | an der Eiche | am Hang | am Sonnenberg | Süd | Nord | West | Ost | Mitte | Altstadt
| Neustadt
`

const COMPOUND_HEADS = `
Linden | Eichen | Birken | Wald | Berg | Burg | Schloss | Kloster | Markt | Park | Garten | Wiesen | Sonnen |
Regenbogen | Brücken | Mühlen | Kirch | Ring | Nord | Süd | Tal | Hügel | Ufer | Bach | Rosen | Kastanien |
Buchen | Tannen | Ahorn | Stern | Löwen | Adler | Schwalben | Hasel | Holunder | Weiher | Hafen | Turm | Brunnen
| Weinberg | Höhen | Mainzer | Schiller | Goethe | Lessing | Pestalozzi | Luther | Uhland
`

const STREETS = `
Schulstraße | Hauptstraße | Bahnhofstraße | Gartenstraße | Kirchstraße | Goethestraße | Schillerstraße |
Lindenallee | Am Schulzentrum | Waldweg | Ringstraße | Mühlenweg | Bergstraße | Jahnstraße | Rosenweg |
Königsallee
`

const QUARTER_HEADS = list(
  'Alten | Neuen | Ober | Unter | Nieder | Hohen | Wald | Berg | Linden | Eichen | Birken | Buchen | Erlen | Rosen | Stein | Sand | Mühl | Kirch | Kloster | Bischofs | Königs | Herzogen | Fürsten | Wester | Oster | Norder | Süder | Mittel | Lang | Breiten | Schwarzen | Weißen | Roten | Grün | Gold | Silber | Kupfer | Eisen | Wolfs | Hirsch | Fuchs | Hasen | Adler | Falken | Reiher | Storchen | Bären | Pfaffen | Mönch | Ritter | Grafen | Heiligen | Sommer | Winter',
)
const QUARTER_ENDS = list(
  'hausen | dorf | bach | berg | burg | heim | ingen | feld | stadt | tal | hof | rode | bruch | moor | wiesen | kirchen | brunn | brück | furt | see | au | loh | ried | winkel | stetten | weiler | horst | kamp | reuth | hagen',
)

export const GERMANY: Naming = {
  kinds: [
    {
      weight: 44,
      category: 'primary',
      localType: 'Grundschule',
      written: ['Grundschule', 'Grundschule', 'Grundschule', 'GS'],
      privately: 0.05,
    },
    {
      weight: 3,
      category: 'primary',
      localType: 'Grundschule',
      written: ['Katholische Grundschule', 'KGS', 'Gemeinschaftsgrundschule', 'GGS', 'Städt. Gem. Grundschule'],
      privately: 0.02,
    },
    {
      weight: 10,
      category: 'high_school',
      localType: 'Gymnasium',
      written: ['Gymnasium', 'Gymnasium', 'Gymnasium', 'Gym.'],
      privately: 0.15,
    },
    {
      weight: 8,
      category: 'secondary',
      localType: 'Realschule',
      written: ['Realschule', 'Realschule', 'RS', 'Realschule plus'],
      privately: 0.1,
    },
    {
      weight: 6,
      category: 'secondary',
      localType: 'Gesamtschule',
      written: [
        'Gesamtschule',
        'Integrierte Gesamtschule',
        'IGS',
        'Kooperative Gesamtschule',
        'Gemeinschaftsschule',
        'Stadtteilschule',
        'Sekundarschule',
      ],
      privately: 0.04,
    },
    {
      weight: 6,
      category: 'secondary',
      localType: 'Mittelschule',
      written: ['Mittelschule', 'Hauptschule', 'Oberschule', 'Werkrealschule'],
      privately: 0.03,
    },
    {
      weight: 8,
      category: 'special_needs',
      localType: 'Förderschule',
      written: ['Förderschule', 'Förderzentrum', 'Sonderpädagogisches Förderzentrum', 'SBBZ'],
      privately: 0.2,
    },
    {
      weight: 9,
      category: 'vocational',
      localType: 'Berufskolleg',
      written: [
        'Berufskolleg',
        'Berufsschule',
        'Berufsbildende Schulen',
        'BBS',
        'Wirtschaftsschule',
        'Fachoberschule',
        'Gewerbliche Schule',
      ],
      privately: 0.15,
    },
    { weight: 2, category: 'primary', localType: 'Kindergarten', written: ['Kindergarten', 'Kita'], privately: 0.5 },
    {
      weight: 2,
      category: 'secondary',
      localType: 'Freie Waldorfschule',
      written: ['Freie Waldorfschule', 'Waldorfschule'],
      privately: 1,
    },
    {
      weight: 2,
      category: 'other',
      localType: 'Freie Schule',
      written: ['Montessorischule', 'Freie Schule', 'Internationale Schule'],
      privately: 1,
    },
  ],
  patterns: [
    [3, '{person}-{kind}'],
    [2, '{person}-Schule {town}'],
    [10, '{person}-{kind} {town}'],
    [6, '{kind} {town}'],
    [1, '{kind} {spot}'],
    [6, '{kind} {spot} {town}'],
    [3, '{saint}-{kind} {town}'],
    [1, 'St. {saint} {kind}'],
    [5, '{head}{kind-lower} {town}'],
    [22, '{kind} {quarter}'],
    [24, '{kind} {town}-{quarter}'],
    [4, '{person}-Schule, {kind} {quarter}'],
    [5, '{kind} {quarter}, Schule der Stadt {town}'],
  ],
  privatePatterns: [
    [3, 'St. {saint} {kind} {town}'],
    [1, 'Sankt {saint} {kind}'],
    [3, 'Private {kind} {town}'],
    [2, 'Evangelische {kind} {quarter}'],
    [2, 'Katholische {kind} {saint}haus {town}'],
    [3, '{kind} {town}-{quarter}'],
    [3, '{kind} {town}'],
  ],
  people: list(PEOPLE),
  saints: list(SAINTS),
  spots: list(SPOTS),
  streets: list(STREETS),
  heads: list(COMPOUND_HEADS),
  quarter: (random) => random.pick(QUARTER_HEADS) + random.pick(QUARTER_ENDS),
  address: (street, number) => `${street} ${number}`,
}
