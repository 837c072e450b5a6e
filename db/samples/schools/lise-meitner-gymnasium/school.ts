import type { SampleSchool } from '../sample-school.ts'
import { german } from './german.ts'
import { english, french, italian, spanish } from './translations.ts'

export const liseMeitnerGymnasium: SampleSchool = {
  folder: 'lise-meitner-gymnasium',
  facts: {
    id: '1',
    name: 'Lise-Meitner-Gymnasium',
    category: 'high_school',
    local_type: 'Gymnasium',
    ownership: 'public',
    street: 'Lessingstraße 12',
    postal_code: '50825',
    city: 'Köln',
    region: 'Nordrhein-Westfalen',
    country: 'DE',
    lat: 50.95372,
    lng: 6.92284,
    phone: '+49 221 4710 112',
    email: 'sekretariat@lise-meitner-gymnasium.example',
    website: 'https://www.lise-meitner-gymnasium.example',
    features: ['science', 'digitalEducation', 'music', 'fullDay', 'languages'],
    languages: ['en', 'fr', 'la', 'es'],
    pupils: 912,
    source_id: '199991',
  },
  premiumSince: '2026-03-12T10:00:00Z',
  textsUpdated: '2026-11-04T10:00:00Z',
  texts: { de: german, en: english, fr: french, es: spanish, it: italian },
  images: [
    {
      file: 'schulhaus.svg',
      title: 'Das Schulhaus an der Lessingstraße',
      alt: 'Zeichnung: dreigeschossiges Backsteinhaus mit Uhrengiebel, rechts ein flacher Anbau mit der weißen Kuppel der Sternwarte, davor Bäume und ein Fahrradständer.',
    },
    {
      file: 'sternwarte.svg',
      title: 'Die Sternwarte auf dem Dach',
      alt: 'Zeichnung: geöffnete Kuppel mit Fernrohr auf dem Schuldach bei Nacht, darüber der Große Wagen und ein schmaler Mond, im Hintergrund Kirchtürme und der Fernsehturm.',
    },
    {
      file: 'labor.svg',
      title: 'Chemielabor',
      alt: 'Zeichnung: Labortisch mit Kolben, Reagenzgläsern und Mikroskop, dahinter Schränke mit Glasgefäßen und eine Tafel mit einem Molekül.',
    },
    {
      file: 'orchesterraum.svg',
      title: 'Der Orchesterraum',
      alt: 'Zeichnung: Probenraum mit Flügel, Cello, zwei Pauken, leeren Stühlen und einem Notenpult, durch hohe Bogenfenster sieht man Bäume.',
    },
  ],
}
