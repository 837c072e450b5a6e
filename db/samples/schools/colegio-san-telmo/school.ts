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
      words: {
        de: {
          title: 'Der Patio mit den Orangenbäumen',
          alt: 'Zeichnung: Innenhof mit weißen Arkaden, Orangenbäumen in Kübeln und einem Brunnen mit blauen Kacheln, darüber der Glockengiebel der Schule.',
        },
        en: {
          title: 'The courtyard with its orange trees',
          alt: 'Drawing: courtyard with white arches, orange trees in tubs and a fountain with blue tiles, the bell gable of the school above.',
        },
        fr: {
          title: 'Le patio et ses orangers',
          alt: 'Dessin : patio aux arcades blanches, orangers en bac et fontaine de carreaux bleus ; au-dessus, le clocher-mur de l’école.',
        },
        es: {
          title: 'El patio de los naranjos',
          alt: 'Dibujo: patio con arcos blancos, naranjos en macetas y una fuente de azulejos azules; por encima, la espadaña del colegio.',
        },
        it: {
          title: 'Il patio con gli aranci',
          alt: 'Disegno: cortile con arcate bianche, aranci in vaso e una fontana di piastrelle azzurre, in alto il campanile a vela della scuola.',
        },
      },
    },
    {
      file: 'biblioteca.svg',
      words: {
        de: {
          title: 'Die Bibliothek',
          alt: 'Zeichnung: Bibliothek unter einer Balkendecke mit Bücherwänden, Sesseln und einem langen Tisch, auf dem ein Atlas liegt und ein Schiffsmodell steht.',
        },
        en: {
          title: 'The library',
          alt: 'Drawing: library under a beamed ceiling with walls of books, armchairs and a long table on which lie an atlas and a model ship.',
        },
        fr: {
          title: 'La bibliothèque',
          alt: 'Dessin : bibliothèque sous un plafond à poutres, murs de livres, fauteuils et longue table où se trouvent un atlas et une maquette de navire.',
        },
        es: {
          title: 'La biblioteca',
          alt: 'Dibujo: biblioteca con techo de vigas, estanterías llenas de libros, sillones y una mesa larga con un atlas y la maqueta de un barco.',
        },
        it: {
          title: 'La biblioteca',
          alt: 'Disegno: biblioteca sotto un soffitto a travi con pareti di libri, poltrone e un lungo tavolo con un atlante e il modellino di una nave.',
        },
      },
    },
    {
      file: 'polideportivo.svg',
      words: {
        de: {
          title: 'Die Sporthalle',
          alt: 'Zeichnung: Sporthalle mit Holzboden und Spielfeldlinien, Basketballkorb, Sprossenwand, Kletterseilen, Kasten und einem Wagen voller Bälle.',
        },
        en: {
          title: 'The sports hall',
          alt: 'Drawing: sports hall with a wooden floor and court markings, a basketball hoop, wall bars, climbing ropes, a vaulting box and a trolley full of balls.',
        },
        fr: {
          title: 'Le gymnase',
          alt: 'Dessin : gymnase au parquet tracé, panier de basket, espaliers, cordes à grimper, plinth et chariot rempli de ballons.',
        },
        es: {
          title: 'El polideportivo',
          alt: 'Dibujo: polideportivo con suelo de madera y líneas de juego, canasta, espalderas, cuerdas, plinto y un carro lleno de balones.',
        },
        it: {
          title: 'La palestra',
          alt: 'Disegno: palestra con pavimento in legno e linee di gioco, canestro, spalliere, funi, cavallina e un carrello pieno di palloni.',
        },
      },
    },
    {
      file: 'aula-de-musica.svg',
      words: {
        de: {
          title: 'Der Musikraum',
          alt: 'Zeichnung: Musikraum mit Klavier, zwei Gitarren an der Wand, Trommeln und Notenpult vor einem offenen Fenster mit grünen Läden.',
        },
        en: {
          title: 'The music room',
          alt: 'Drawing: music room with a piano, two guitars on the wall, drums and a music stand in front of an open window with green shutters.',
        },
        fr: {
          title: 'La salle de musique',
          alt: 'Dessin : salle de musique avec un piano, deux guitares au mur, des tambours et un pupitre devant une fenêtre ouverte aux volets verts.',
        },
        es: {
          title: 'El aula de música',
          alt: 'Dibujo: aula de música con piano, dos guitarras en la pared, tambores y un atril ante una ventana abierta con contraventanas verdes.',
        },
        it: {
          title: 'L’aula di musica',
          alt: 'Disegno: aula di musica con pianoforte, due chitarre alla parete, tamburi e un leggio davanti a una finestra aperta con persiane verdi.',
        },
      },
    },
  ],
}
