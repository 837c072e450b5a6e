import { PEOPLE, SAINTS, SPOTS, STREETS } from './france-words.ts'
import { list, type Naming } from './naming.ts'

const QUARTER_HEADS = list(
  'Mont | Val | Bois | Pré | Clos | Champ | Font | Roche | Château | Bel | Beau | Haut | Bas | Vieux | Neuf | Grand | Petit | Long | Noir | Blanc | Clair | Croix | Pont | Moulin | Puy | Combe | Garde | Mas | Villa | Cour | Ker | Plan | Lande | Bruyère | Chêne | Frêne | Orme | Aulne | Vigne | Prat',
)
const QUARTER_ENDS = list(
  'ville | court | mont | val | fort | lieu | bourg | vert | jour | mare | don | gny | lac | zac | nac | sac | rieux | eval | esson | ières | elle | ette | ain | ois | ours | anges | ennes | aine | ival | ardière',
)

export const FRANCE: Naming = {
  kinds: [
    { weight: 22, category: 'primary', localType: 'École maternelle', written: ['École maternelle'], privately: 0.03 },
    {
      weight: 28,
      category: 'primary',
      localType: 'École élémentaire',
      written: ['École élémentaire', 'École élémentaire', 'École élémentaire publique'],
      privately: 0.03,
    },
    {
      weight: 20,
      category: 'primary',
      localType: 'École primaire',
      written: ['École primaire', 'École primaire', 'École', 'Groupe scolaire'],
      privately: 0.4,
    },
    { weight: 15, category: 'secondary', localType: 'Collège', written: ['Collège'], privately: 0.25 },
    {
      weight: 7,
      category: 'high_school',
      localType: 'Lycée',
      written: ['Lycée', 'Lycée général et technologique', 'Lycée polyvalent'],
      privately: 0.35,
    },
    {
      weight: 5,
      category: 'vocational',
      localType: 'Lycée professionnel',
      written: ['Lycée professionnel', 'Lycée professionnel', 'Lycée des métiers', 'CFA'],
      privately: 0.3,
    },
    {
      weight: 3,
      category: 'special_needs',
      localType: 'Institut médico-éducatif',
      written: ['Institut médico-éducatif', 'IME', 'EREA'],
      privately: 0.5,
    },
  ],
  patterns: [
    [12, '{kind} {person}'],
    [6, '{kind} {spot}'],
    [14, '{kind} {of-town}'],
    [26, '{kind} {quarter}'],
    [12, '{kind} {person} - {town}'],
    [15, '{kind} {of-town} - {quarter}'],
    [11, '{kind} {spot} {of-town}'],
  ],
  privatePatterns: [
    [8, '{kind} {saint}'],
    [4, '{kind} privé {saint}'],
    [2, 'Institution {saint}'],
    [5, '{kind} {saint} {of-town}'],
    [3, '{kind} {saint} - {quarter}'],
  ],
  people: list(PEOPLE),
  saints: list(SAINTS),
  spots: list(SPOTS),
  streets: list(STREETS),
  heads: [],
  quarter: (random) => random.pick(QUARTER_HEADS) + random.pick(QUARTER_ENDS),
  address: (street, number) => `${number} ${street}`,
}
