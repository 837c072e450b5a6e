/** The pages of countries, regions and towns. */
export const places = {
  'places.title': 'Scuole per luogo',
  'places.overview':
    'Scegli un paese, poi una regione e una località: con cifre dei registri ufficiali, mappa e recensioni.',
  'places.overview.description':
    'Scuole in Germania, Francia, Spagna, Italia e Regno Unito, per paese, regione e località.',
  'places.breadcrumb': 'Dove si trova il luogo',
  'places.heading.area': '{place}: tutte le scuole',
  'places.heading.town': 'Scuole a {place}',
  'places.heading.type': '{types} a {place}',
  'places.title.area': {
    one: '{place}: {count} scuola',
    many: '{place}: {count} di scuole',
    other: '{place}: {count} scuole',
  },
  'places.title.town': {
    one: '{count} scuola a {place}',
    many: '{count} di scuole a {place}',
    other: '{count} scuole a {place}',
  },
  'places.title.type': '{types} a {place}: {count}',
  'places.intro': { one: '{count} scuola.', many: '{count} di scuole.', other: '{count} scuole.' },
  'places.intro.sectors': {
    one: '{count} scuola, di cui {public} pubblica e {private} privata.',
    many: '{count} di scuole, di cui {public} pubbliche e {private} private.',
    other: '{count} scuole, di cui {public} pubbliche e {private} private.',
  },
  'places.intro.most': 'Le più frequenti: {types}.',
  'places.more.description': 'Con cifre dei registri ufficiali, mappa e recensioni.',
  'places.types.all': 'Tutte le scuole',
  'places.types.primary': 'Scuole primarie',
  'places.types.secondary': 'Scuole secondarie',
  'places.types.high_school': 'Licei',
  'places.types.vocational': 'Istituti tecnici e professionali',
  'places.types.special_needs': 'Scuole speciali',
  'places.types.other': 'Altre scuole',
  'places.public': 'pubblica',
  'places.private': 'privata',
  'places.kinds': 'Tipi di scuola',
  'places.facts': 'Che cosa dicono i registri',
  'places.middle': 'La scuola di mezzo è qui.',
  'places.mostOften': 'È il caso più frequente.',
  'places.counted': '{label}: {count}',
  'places.list': 'A partire dal centro',
  'places.filters': 'Restringi',
  'places.all': 'Mostra tutte nella ricerca',
  'places.map': 'Mostra sulla mappa',
  'places.near': 'Luoghi vicini',
  'places.towns': 'Località',
  'places.regions': 'Regioni',
  'places.system': 'Come si chiamano le scuole qui',
  'places.system.DE':
    'Grundschule: classi da 1 a 4, fino alla 6 a Berlino e nel Brandeburgo. Poi, secondo il Land, Gymnasium, Realschule, Gesamtschule, Oberschule o Gemeinschaftsschule. L’Abitur, dopo la classe 12 o 13, apre la strada all’università.',
  'places.system.FR':
    'École maternelle dai 3 anni, école élémentaire dai 6 agli 11, poi quattro anni di collège fino al brevet e tre di lycée fino al baccalauréat. Privé sous contrat: gestione privata, insegnanti pagati dallo Stato.',
  'places.system.ES':
    'Educación Infantil fino ai 6 anni, Primaria dai 6 ai 12, ESO dai 12 ai 16, poi Bachillerato o Formación Profesional. Concertado: gestione privata e fondi pubblici.',
  'places.system.IT':
    'Scuola dell’infanzia dai 3 ai 6 anni, cinque anni di scuola primaria, tre di scuola media, poi cinque di liceo, istituto tecnico o istituto professionale fino all’esame di maturità.',
  'places.system.GB':
    'Inghilterra e Galles: primary school fino agli 11 anni, secondary school fino ai 16 con i GCSE, poi sixth form con gli A levels. Scozia: primary da P1 a P7, secondary da S1 a S6 con gli Highers. L’Irlanda del Nord ha grammar schools, con esame di ammissione.',
  'places.notFound.title': 'Questo luogo qui non c’è',
  'places.notFound.text': 'Forse si scrive in un altro modo, oppure non vi conosciamo nessuna scuola.',
  'places.notFound.search': 'Vai alla ricerca',
} as const
