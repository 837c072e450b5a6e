import type { SampleSchool } from '../sample-school.ts'
import { german } from './german.ts'
import { spanish } from './spanish.ts'
import { english, french, italian } from './translations.ts'

export const colegioSanTelmo: SampleSchool = {
  folder: 'colegio-san-telmo',
  facts: {
    id: '4',
    name: 'Colegio San Telmo',
    category: 'secondary',
    local_type: 'Colegio',
    ownership: 'private',
    street: 'Calle Pagés del Corro 118',
    postal_code: '41010',
    city: 'Sevilla',
    region: 'Andalucía',
    country: 'ES',
    lat: 37.38214,
    lng: -6.00468,
    phone: '+34 000 000 004',
    email: 'secretaria@colegio-san-telmo.example',
    website: 'https://www.colegio-san-telmo.example',
    features: ['bilingual', 'sports', 'religious', 'fullDay', 'music', 'digitalEducation'],
    languages: ['es', 'en', 'fr', 'de'],
    pupils: 1038,
    source_id: '41999904',
  },
  premiumSince: '2026-05-21T10:00:00Z',
  textsUpdated: '2026-10-19T10:00:00Z',
  texts: { es: spanish, de: german, en: english, fr: french, it: italian },
  images: [
    {
      file: 'patio.svg',
      title: 'Der Patio mit den Orangenbäumen',
      alt: 'Zeichnung: Innenhof mit weißen Arkaden, Orangenbäumen in Kübeln und einem Brunnen mit blauen Kacheln, darüber der Glockengiebel der Schule.',
    },
    {
      file: 'biblioteca.svg',
      title: 'Die Bibliothek',
      alt: 'Zeichnung: Bibliothek unter einer Balkendecke mit Bücherwänden, Sesseln und einem langen Tisch, auf dem ein Atlas liegt und ein Schiffsmodell steht.',
    },
    {
      file: 'polideportivo.svg',
      title: 'Die Sporthalle',
      alt: 'Zeichnung: Sporthalle mit Holzboden und Spielfeldlinien, Basketballkorb, Sprossenwand, Kletterseilen, Kasten und einem Wagen voller Bälle.',
    },
    {
      file: 'aula-de-musica.svg',
      title: 'Der Musikraum',
      alt: 'Zeichnung: Musikraum mit Klavier, zwei Gitarren an der Wand, Trommeln und Notenpult vor einem offenen Fenster mit grünen Läden.',
    },
  ],
}
