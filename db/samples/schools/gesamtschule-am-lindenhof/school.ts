import type { SampleSchool } from '../sample-school.ts'

export const gesamtschuleAmLindenhof: SampleSchool = {
  folder: 'gesamtschule-am-lindenhof',
  facts: {
    id: '5',
    name: 'Gesamtschule Am Lindenhof',
    category: 'secondary',
    local_type: 'Gesamtschule',
    ownership: 'public',
    street: 'Voßstraße 38',
    postal_code: '30163',
    city: 'Hannover',
    region: 'Niedersachsen',
    country: 'DE',
    lat: 52.38742,
    lng: 9.74936,
    phone: '+49 40 66969 305',
    email: 'info@gesamtschule-lindenhof.example',
    website: 'https://www.gesamtschule-lindenhof.example',
    features: ['fullDay', 'inclusion', 'sports', 'digitalEducation', 'arts'],
    languages: ['en', 'fr', 'es'],
    pupils: 1268,
    source_id: '99905',
  },
  premiumSince: null,
  textsUpdated: '2026-08-31T10:00:00Z',
  texts: {
    de: {
      summary:
        'Integrierte Gesamtschule in der List, von Klasse 5 bis zum Abitur: gebundener Ganztag, gemeinsames Lernen in allen Jahrgängen und Werkstätten für Holz, Metall und Ton.',
    },
    en: {
      summary:
        'Comprehensive school in Hannover’s List district, from class 5 (age 10) to the Abitur: a full school day for everyone, inclusive classes in every year and workshops for wood, metal and clay.',
    },
    fr: {
      summary:
        'Collège et lycée polyvalent du quartier de la List, de la classe 5 (10 ans) à l’Abitur : journée complète pour tous, classes inclusives à chaque niveau, ateliers bois, métal et céramique.',
    },
    es: {
      summary:
        'Instituto integrado en el barrio de List, desde la clase 5 (10 años) hasta el Abitur: jornada completa para todos, aulas inclusivas en cada nivel y talleres de madera, metal y cerámica.',
    },
    it: {
      summary:
        'Scuola secondaria integrata nel quartiere di List, dalla classe 5 (10 anni) all’Abitur: tempo pieno per tutti, classi inclusive a ogni livello e laboratori di legno, metallo e ceramica.',
    },
  },
  images: [
    {
      file: 'lindenhof.svg',
      words: {
        de: {
          title: 'Schulhof mit Linde',
          alt: 'Zeichnung: Schulhof mit einer großen Linde und einer Bank, auf der ein Rucksack steht, dahinter ein heller Neubau mit Holzfassade und Solardach, rechts eine Tischtennisplatte.',
        },
        en: {
          title: 'The playground with its lime tree',
          alt: 'Drawing: playground with a large lime tree and a bench with a rucksack on it, behind them a bright new building with a timber front and solar roof, a table-tennis table on the right.',
        },
        fr: {
          title: 'La cour et son tilleul',
          alt: 'Dessin : cour avec un grand tilleul et un banc où est posé un sac à dos, derrière, un bâtiment neuf et clair à façade de bois et toit solaire, à droite, une table de ping-pong.',
        },
        es: {
          title: 'El patio con su tilo',
          alt: 'Dibujo: patio con un gran tilo y un banco con una mochila; detrás, un edificio nuevo y luminoso con fachada de madera y tejado solar; a la derecha, una mesa de ping-pong.',
        },
        it: {
          title: 'Il cortile con il tiglio',
          alt: 'Disegno: cortile con un grande tiglio e una panchina su cui c’è uno zaino, dietro un edificio nuovo e chiaro con facciata in legno e tetto solare, a destra un tavolo da ping-pong.',
        },
      },
    },
  ],
}
