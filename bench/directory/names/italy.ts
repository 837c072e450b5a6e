import { PEOPLE, SAINTS, SPOTS, STREETS } from './italy-words.ts'
import { list, type Naming } from './naming.ts'

const FIRST_NAMES = list(
  'Antonio | Giuseppe | Mario | Luigi | Carlo | Franco | Enrico | Alberto | Pietro | Paolo | Angelo | Vincenzo | Salvatore | Domenico | Bruno | Guido | Renato | Aldo | Ettore | Ernesto | Anna | Maria | Teresa | Lucia | Rosa | Elena | Carla | Ada | Livia | Emma',
)
const SURNAMES = list(
  'Ferraris | Colombatto | Intini | Perrone | Civitali | Bellisario | Fraccacreta | Mochi | Gruttola | Sassoli | Vitali | Zanella | Marchetti | Galvagno | Rinaldi | Fontana | Moretti | Barbieri | Testa | Grasso | Ferrero | Villani | Longhi | Brambilla | Corsini | De Luca | Palmieri | Sartori | Benedetti | Caruso | Ruffini | Cattaneo | Mazza | Pagliari | Donati | Bevilacqua | Lombardi | Orlandi | Negri | Serra | Tosi | Valente',
)

const FORMS = [
  '',
  'Don',
  'Suor',
  'Maestro',
  'Padre',
  'Sorelle',
  'Fratelli',
  'Monsignor',
  'Dottor',
  'Professor',
  'Generale',
]

export const ITALY: Naming = {
  kinds: [
    {
      weight: 26,
      category: 'primary',
      localType: 'Scuola infanzia',
      written: ["Scuola dell'Infanzia", "Scuola dell'Infanzia", 'Scuola Materna'],
      privately: 0.25,
    },
    {
      weight: 30,
      category: 'primary',
      localType: 'Scuola primaria',
      written: ['Scuola Primaria', 'Scuola Primaria', 'Scuola Elementare'],
      privately: 0.07,
    },
    {
      weight: 2,
      category: 'primary',
      localType: 'Istituto comprensivo',
      written: ['Direzione Didattica', 'D.D.'],
      privately: 0,
    },
    {
      weight: 12,
      category: 'secondary',
      localType: 'Istituto comprensivo',
      written: ['Istituto Comprensivo', 'Istituto Comprensivo', 'I.C.', 'IC'],
      privately: 0,
    },
    {
      weight: 8,
      category: 'secondary',
      localType: 'Scuola primo grado',
      written: ['Scuola Secondaria di I Grado', 'Scuola Media', 'S.M.S.'],
      privately: 0.08,
    },
    {
      weight: 12,
      category: 'high_school',
      localType: 'Liceo',
      written: ['Liceo Scientifico', 'Liceo Classico', 'Liceo Linguistico', 'Liceo Artistico', 'Liceo'],
      privately: 0.15,
    },
    {
      weight: 8,
      category: 'vocational',
      localType: 'Istituto tecnico',
      written: [
        'Istituto Tecnico',
        'ITIS',
        'I.I.S.',
        'Istituto Tecnico Industriale',
        'Istituto di Istruzione Superiore',
        'Istituto Professionale',
      ],
      privately: 0.05,
    },
    {
      weight: 2,
      category: 'other',
      localType: 'Centro di formazione',
      written: ['Centro di Formazione'],
      privately: 0.5,
    },
  ],
  patterns: [
    [6, '{kind} {person}'],
    [1, '{kind} {spot}'],
    [12, '{kind} di {town}'],
    [52, '{kind} {quarter}'],
    [14, '{kind} {person} - {town}'],
    [8, '{kind} {spot} - {town}'],
    [2, '{kind} "{initial-person}"'],
  ],
  privatePatterns: [
    [2, '{kind} {saint}'],
    [1, 'Istituto {saint}'],
    [6, '{kind} paritaria {saint} - {town}'],
    [5, '{kind} {quarter}'],
  ],
  people: list(PEOPLE),
  saints: list(SAINTS),
  spots: list(SPOTS),
  streets: list(STREETS),
  heads: [],
  quarter: (random) => `${random.pick(FORMS)} ${random.pick(FIRST_NAMES)} ${random.pick(SURNAMES)}`.trim(),
  address: (street, number) => `${street} ${number}`,
}
