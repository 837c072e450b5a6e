import type { SampleSchool } from '../sample-school.ts'

export const grundschuleAmAmselweg: SampleSchool = {
  folder: 'grundschule-am-amselweg',
  facts: {
    id: '2',
    name: 'Grundschule am Amselweg',
    category: 'primary',
    local_type: 'Grundschule',
    ownership: 'public',
    street: 'Amselweg 4',
    postal_code: '04277',
    city: 'Leipzig',
    region: 'Sachsen',
    country: 'DE',
    lat: 51.30846,
    lng: 12.39327,
    phone: '+49 30 23125 204',
    email: 'buero@grundschule-amselweg.example',
    website: 'https://www.grundschule-amselweg.example',
    features: ['fullDay', 'arts', 'eco', 'inclusion'],
    languages: ['en'],
    pupils: 188,
    source_id: '4999902',
  },
  premiumSince: null,
  textsUpdated: '2026-09-08T10:00:00Z',
  texts: {
    de: {
      summary:
        'Zweizügige Grundschule im Grünen. Schulgarten, jahrgangsübergreifende Eingangsstufe und ein Hort, der bis 17 Uhr geöffnet ist.',
    },
    en: {
      summary:
        'A small primary school among trees, with two classes per year. School garden, mixed-age classes for the first two years and after-school care until 5 pm.',
    },
    fr: {
      summary:
        'École primaire à deux classes par niveau, au milieu de la verdure. Un potager, des classes à double niveau pour les deux premières années et une garderie ouverte jusqu’à 17 heures.',
    },
    es: {
      summary:
        'Escuela de primaria rodeada de verde, con dos clases por curso. Huerto escolar, grupos de edades mezcladas en los dos primeros años y atención por la tarde hasta las 17 horas.',
    },
    it: {
      summary:
        'Scuola primaria immersa nel verde, con due sezioni per anno. Orto didattico, classi miste per età nei primi due anni e doposcuola aperto fino alle 17.',
    },
  },
  images: [
    {
      file: 'schulgarten.svg',
      words: {
        de: {
          title: 'Der Schulgarten',
          alt: 'Zeichnung: Schulgarten mit Hochbeeten voller Salat, Bohnen und Möhren, Gewächshaus, Gießkanne und Sonnenblumen, auf dem Vogelhaus sitzt eine Amsel, dahinter das Schulhaus mit rotem Dach.',
        },
        en: {
          title: 'The school garden',
          alt: 'Drawing: school garden with raised beds full of lettuce, beans and carrots, a greenhouse, a watering can and sunflowers; a blackbird sits on the bird house, behind it the school with its red roof.',
        },
        fr: {
          title: 'Le jardin de l’école',
          alt: 'Dessin : jardin avec des carrés surélevés de salades, de haricots et de carottes, une serre, un arrosoir et des tournesols ; un merle est posé sur la mangeoire, derrière, l’école au toit rouge.',
        },
        es: {
          title: 'El huerto escolar',
          alt: 'Dibujo: huerto con bancales elevados llenos de lechugas, judías y zanahorias, un invernadero, una regadera y girasoles; en la casita de pájaros hay un mirlo; detrás, la escuela de tejado rojo.',
        },
        it: {
          title: 'L’orto della scuola',
          alt: 'Disegno: orto con aiuole rialzate piene di insalata, fagioli e carote, una serra, un annaffiatoio e girasoli; sulla casetta degli uccelli c’è un merlo, dietro la scuola dal tetto rosso.',
        },
      },
    },
  ],
}
