// Entries are sorted by the number of schools with the name.
export const PEOPLE = `
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

export const SAINTS = `
Josef | Martin | Michael | Nikolaus | Elisabeth | Barbara | Georg | Laurentius | Ursula | Anna | Franziskus |
Antonius | Johannes | Peter | Paulus | Bonifatius | Hildegard | Katharina | Stephan | Vitus | Ulrich | Korbinian
| Wolfgang | Kilian | Marien | Raphael | Gabriel | Sebastian | Ludgerus | Liudger | Angela | Agnes | Walburga
`

export const SPOTS = `
am Park | am Stadtwald | am Rathaus | am Schloss | an der Burg | am See | am Wasserturm | im Grund | an der
Mühle | am Kirchplatz | am Lindenhof | auf dem Berg | am Bach | an der Stadtmauer | am Weinberg | am Ring | im
Tal | am Markt | am Fluss | an der Eiche | am Hang | am Sonnenberg | Süd | Nord | West | Ost | Mitte | Altstadt
| Neustadt
`

export const COMPOUND_HEADS = `
Linden | Eichen | Birken | Wald | Berg | Burg | Schloss | Kloster | Markt | Park | Garten | Wiesen | Sonnen |
Regenbogen | Brücken | Mühlen | Kirch | Ring | Nord | Süd | Tal | Hügel | Ufer | Bach | Rosen | Kastanien |
Buchen | Tannen | Ahorn | Stern | Löwen | Adler | Schwalben | Hasel | Holunder | Weiher | Hafen | Turm | Brunnen
| Weinberg | Höhen | Mainzer | Schiller | Goethe | Lessing | Pestalozzi | Luther | Uhland
`

export const STREETS = `
Schulstraße | Hauptstraße | Bahnhofstraße | Gartenstraße | Kirchstraße | Goethestraße | Schillerstraße |
Lindenallee | Am Schulzentrum | Waldweg | Ringstraße | Mühlenweg | Bergstraße | Jahnstraße | Rosenweg |
Königsallee
`
