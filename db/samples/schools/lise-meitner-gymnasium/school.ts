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
      words: {
        de: {
          title: 'Das Schulhaus an der Lessingstraße',
          alt: 'Zeichnung: dreigeschossiges Backsteinhaus mit Uhrengiebel, rechts ein flacher Anbau mit der weißen Kuppel der Sternwarte, davor Bäume und ein Fahrradständer.',
        },
        en: {
          title: 'The school on Lessingstraße',
          alt: 'Drawing: three-storey brick building with a clock gable, a flat extension on the right with the white dome of the observatory, trees and a bicycle stand in front.',
        },
        fr: {
          title: 'Le bâtiment de la Lessingstraße',
          alt: 'Dessin : bâtiment de brique à trois niveaux avec un pignon à horloge, à droite une annexe basse coiffée de la coupole blanche de l’observatoire, devant, des arbres et un râtelier à vélos.',
        },
        es: {
          title: 'El edificio de la Lessingstraße',
          alt: 'Dibujo: edificio de ladrillo de tres plantas con un frontón con reloj; a la derecha, un anexo bajo con la cúpula blanca del observatorio; delante, árboles y un aparcabicis.',
        },
        it: {
          title: 'La sede di Lessingstraße',
          alt: 'Disegno: edificio in mattoni a tre piani con un frontone con orologio, a destra un corpo basso con la cupola bianca dell’osservatorio, davanti alberi e una rastrelliera per biciclette.',
        },
      },
    },
    {
      file: 'sternwarte.svg',
      words: {
        de: {
          title: 'Die Sternwarte auf dem Dach',
          alt: 'Zeichnung: geöffnete Kuppel mit Fernrohr auf dem Schuldach bei Nacht, darüber der Große Wagen und ein schmaler Mond, im Hintergrund Kirchtürme und der Fernsehturm.',
        },
        en: {
          title: 'The observatory on the roof',
          alt: 'Drawing: open dome with a telescope on the school roof at night, the Plough and a thin moon above it, church towers and the television tower in the background.',
        },
        fr: {
          title: 'L’observatoire sur le toit',
          alt: 'Dessin : coupole ouverte avec une lunette sur le toit de l’école, la nuit ; au-dessus, la Grande Ourse et un fin croissant de lune, au fond, des clochers et la tour de télévision.',
        },
        es: {
          title: 'El observatorio en la azotea',
          alt: 'Dibujo: cúpula abierta con un telescopio en el tejado del centro, de noche; arriba, el Carro y una luna fina; al fondo, campanarios y la torre de televisión.',
        },
        it: {
          title: 'L’osservatorio sul tetto',
          alt: 'Disegno: cupola aperta con telescopio sul tetto della scuola di notte, in alto il Grande Carro e una luna sottile, sullo sfondo campanili e la torre della televisione.',
        },
      },
    },
    {
      file: 'labor.svg',
      words: {
        de: {
          title: 'Chemielabor',
          alt: 'Zeichnung: Labortisch mit Kolben, Reagenzgläsern und Mikroskop, dahinter Schränke mit Glasgefäßen und eine Tafel mit einem Molekül.',
        },
        en: {
          title: 'Chemistry laboratory',
          alt: 'Drawing: laboratory bench with flasks, test tubes and a microscope, behind it cupboards with glassware and a board with a molecule.',
        },
        fr: {
          title: 'Le laboratoire de chimie',
          alt: 'Dessin : paillasse avec ballons, tubes à essai et microscope, derrière, des armoires de verrerie et un tableau où figure une molécule.',
        },
        es: {
          title: 'El laboratorio de química',
          alt: 'Dibujo: mesa de laboratorio con matraces, tubos de ensayo y un microscopio; detrás, armarios con material de vidrio y una pizarra con una molécula.',
        },
        it: {
          title: 'Il laboratorio di chimica',
          alt: 'Disegno: bancone con matracci, provette e microscopio, dietro armadi con vetreria e una lavagna con una molecola.',
        },
      },
    },
    {
      file: 'orchesterraum.svg',
      words: {
        de: {
          title: 'Der Orchesterraum',
          alt: 'Zeichnung: Probenraum mit Flügel, Cello, zwei Pauken, leeren Stühlen und einem Notenpult, durch hohe Bogenfenster sieht man Bäume.',
        },
        en: {
          title: 'The orchestra room',
          alt: 'Drawing: rehearsal room with a grand piano, a cello, two timpani, empty chairs and a music stand; trees can be seen through tall arched windows.',
        },
        fr: {
          title: 'La salle d’orchestre',
          alt: 'Dessin : salle de répétition avec un piano à queue, un violoncelle, deux timbales, des chaises vides et un pupitre ; par de hautes fenêtres en arc, on voit des arbres.',
        },
        es: {
          title: 'La sala de orquesta',
          alt: 'Dibujo: sala de ensayo con piano de cola, violonchelo, dos timbales, sillas vacías y un atril; por altas ventanas de arco se ven árboles.',
        },
        it: {
          title: 'La sala dell’orchestra',
          alt: 'Disegno: sala prove con pianoforte a coda, violoncello, due timpani, sedie vuote e un leggio; dalle alte finestre ad arco si vedono alberi.',
        },
      },
    },
  ],
}
