/**
 * Other names of areas: colloquial ones, and those in the other languages. A line holds the country, the name in the
 * list of areas, and the others.
 */
export const AREA_NAMES = `
DE Nordrhein-Westfalen = NRW, North Rhine-Westphalia
DE Baden-Württemberg = BaWü, BW
DE Mecklenburg-Vorpommern = MV, Meck-Pomm
DE Schleswig-Holstein = SH
DE Rheinland-Pfalz = RLP, Rhineland-Palatinate
DE Bayern = Bavaria, Bavière, Baviera
DE Sachsen = Saxony, Saxe, Sajonia, Sassonia
DE Hessen = Hesse, Assia
FR Île-de-France = IDF, région parisienne, Pariser Umland
FR Provence-Alpes-Côte d'Azur = PACA, Côte d'Azur, French Riviera
FR Corse = Corsica, Korsika, Córcega
FR Bretagne = Brittany
FR Normandie = Normandy
ES Andalucia = Andalucía, Andalusien, Andalusia, Andalousie
ES Cataluna = Cataluña, Catalunya, Katalonien, Catalonia, Catalogne, Catalogna
ES Pais Vasco = País Vasco, Euskadi, Baskenland, Basque Country, Pays Basque
ES Comunidad Valenciana = Comunitat Valenciana, País Valencià, Comunidad de Valencia
ES Castilla - Leon = Castilla y León, Castilla León, CyL
ES Castilla - La Mancha = Castilla La Mancha, CLM
ES Galicia = Galiza, Galice, Galizia
ES Asturias = Principado de Asturias, Asturies
ES Navarra = Comunidad Foral de Navarra, Nafarroa
ES Vizcaya = Bizkaia
ES Guipúzcoa = Gipuzkoa
ES Álava = Araba
ES Lleida = Lérida
ES Girona = Gerona
ES Ourense = Orense
ES A Coruña = La Coruña
ES Alicante = Alacant
ES Castellón = Castelló
ES Baleares = Islas Baleares, Illes Balears, Balearen, Balearic Islands, Mallorca, Ibiza, Menorca
ES Canarias = Islas Canarias, Kanaren, Kanarische Inseln, Canary Islands
IT Sardegna = Sardinien, Sardinia, Sardaigne, Cerdeña
IT Sicilia = Sizilien, Sicily, Sicile
IT Toscana = Toskana, Tuscany, Toscane
IT Trentino-Alto Adige = Südtirol, Alto Adige, South Tyrol
IT Piemonte = Piemont, Piedmont
IT Lombardia = Lombardei, Lombardy, Lombardie
IT Puglia = Apulien, Apulia
GB Northern Ireland = Nordirland, Irlande du Nord
GB Scotland = Schottland, Écosse, Escocia, Scozia
GB Wales = Cymru, Pays de Galles, Gales, Galles
GB Isle of Anglesey = Anglesey
GB Greater London = London boroughs
GB County Down = Co Down
`

/** Words before or after the name of an area: Landkreis Fulda, Kreis Unna, provincia de Jaén, département du Nord. */
export const AREA_WORDS = `
landkreis, lk, kreis, bundesland, land
département, département de, département du, département de la, département des, région, dept
provincia, provincia de, comunidad, comunidad de, comunidad autónoma, comunidad autónoma de, región de
provincia di, regione
county, county of, county council
`
