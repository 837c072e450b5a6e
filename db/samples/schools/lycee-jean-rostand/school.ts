import type { SampleSchool } from '../sample-school.ts'

export const lyceeJeanRostand: SampleSchool = {
  folder: 'lycee-jean-rostand',
  facts: {
    id: '3',
    name: 'Lycée Jean-Rostand',
    category: 'high_school',
    local_type: 'Lycée',
    ownership: 'public',
    street: '48 rue Antoine-Charial',
    postal_code: '69003',
    city: 'Lyon',
    region: 'Auvergne-Rhône-Alpes',
    country: 'FR',
    lat: 45.75772,
    lng: 4.86731,
    phone: '+33 4 65 71 20 03',
    email: 'accueil@lycee-jean-rostand.example',
    website: 'https://www.lycee-jean-rostand.example',
    features: ['languages', 'international', 'bilingual'],
    languages: ['de', 'en', 'es', 'it'],
    pupils: 1146,
    source_id: '0699903P',
  },
  premiumSince: null,
  textsUpdated: '2026-09-22T10:00:00Z',
  texts: {
    fr: {
      summary:
        'Lycée général au cœur du troisième arrondissement : section européenne allemand, baccalauréat français international et un échange avec Leipzig ouvert à toutes les classes de seconde.',
    },
    de: {
      summary:
        'Allgemeinbildendes Lycée mit europäischer Sektion Deutsch und internationalem Baccalauréat im dritten Arrondissement. Am Austausch mit Leipzig können alle ab der Seconde teilnehmen.',
    },
    en: {
      summary:
        'General upper secondary school in the third arrondissement, with a European German section, the international French baccalaureate and an exchange with Leipzig that every first-year class can join.',
    },
    es: {
      summary:
        'Liceo de enseñanza general en el tercer distrito: sección europea de alemán, bachillerato francés internacional y un intercambio con Leipzig abierto a todos los grupos de primer año.',
    },
    it: {
      summary:
        'Liceo a indirizzo generale nel terzo arrondissement: sezione europea di tedesco, baccalauréat internazionale e uno scambio con Lipsia aperto a tutte le classi del primo anno.',
    },
  },
  images: [
    {
      file: 'bibliotheque.svg',
      words: {
        de: {
          title: 'Die Schulbibliothek',
          alt: 'Zeichnung: Bibliothek mit hohen Regalen, Leiter, Lesetisch mit grünen Lampen und Globus, durch ein Bogenfenster sieht man die Dächer von Lyon und eine Basilika auf dem Hügel.',
        },
        en: {
          title: 'The school library',
          alt: 'Drawing: library with tall shelves, a ladder, a reading table with green lamps and a globe; through an arched window one sees the roofs of Lyon and a basilica on the hill.',
        },
        fr: {
          title: 'La bibliothèque du lycée',
          alt: 'Dessin : bibliothèque avec de hauts rayonnages, une échelle, une table de lecture aux lampes vertes et un globe ; par une fenêtre en arc, on voit les toits de Lyon et une basilique sur la colline.',
        },
        es: {
          title: 'La biblioteca del liceo',
          alt: 'Dibujo: biblioteca con altas estanterías, una escalera, una mesa de lectura con lámparas verdes y un globo terráqueo; por una ventana de arco se ven los tejados de Lyon y una basílica en la colina.',
        },
        it: {
          title: 'La biblioteca del liceo',
          alt: 'Disegno: biblioteca con alti scaffali, una scala, un tavolo di lettura con lampade verdi e un mappamondo; da una finestra ad arco si vedono i tetti di Lione e una basilica sulla collina.',
        },
      },
    },
  ],
}
