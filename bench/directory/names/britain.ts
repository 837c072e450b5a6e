import { PEOPLE, SAINTS, SPOTS, STREETS } from './britain-words.ts'
import { list, type Naming } from './naming.ts'

const QUARTER_HEADS = list(
  'Ash | Beech | Brook | Old | New | North | South | East | West | Wood | Hill | Stone | Oak | Elm | Thorn | Black | White | Green | Red | King | Queen | Bishop | Abbot | Prior | Church | Castle | Mill | Marsh | Moor | Heath | Down | Comb | Fern | Hazel | Holly | Wynd | Hart | Fox | Raven | Swan | Crow | Larks | Barn | Cold | Long | Broad | High | Low | Nether | Upper',
)
const QUARTER_ENDS = list(
  'ford | ton | ley | wood | field | worth | ham | bury | borough | bridge | by | thorpe | wick | combe | dale | den | hurst | mere | stead | stoke | well | gate | cliffe | minster | mouth',
)

const QUARTER_ADDITIONS = list(
  'Great | Little | Upper | Lower | Old | New | North | South | East | West | Market | Chipping | Long | Kings | Abbots | Bishops | Castle | Temple | Monks | Priors | Much | Stoke | Sutton | Norton | Aston | Milton',
)

export const BRITAIN: Naming = {
  kinds: [
    {
      weight: 38,
      category: 'primary',
      localType: 'Community school',
      written: [
        'Primary School',
        'Primary School',
        'Community Primary School',
        'Primary Academy',
        'Junior School',
        'Infant School',
        'Primary and Nursery School',
      ],
      privately: 0.02,
    },
    {
      weight: 16,
      category: 'primary',
      localType: 'Voluntary aided school',
      written: [
        'Church of England Primary School',
        'CofE Primary School',
        'C of E (VA) Primary School',
        'Catholic Primary School',
        'RC Primary School',
        'Roman Catholic Primary School',
      ],
      privately: 0,
    },
    {
      weight: 6,
      category: 'primary',
      localType: 'Local authority nursery school',
      written: ['Nursery School', 'Pre-School', 'Nursery'],
      privately: 0.6,
    },
    {
      weight: 22,
      category: 'secondary',
      localType: 'Academy converter',
      written: ['High School', 'Academy', 'Community School', 'School', 'Secondary School', 'Comprehensive School'],
      privately: 0.1,
    },
    {
      weight: 6,
      category: 'high_school',
      localType: 'Academy converter',
      written: ['Grammar School', 'Sixth Form College', "Girls' School", 'Grammar School for Boys', 'Upper School'],
      privately: 0.2,
    },
    {
      weight: 5,
      category: 'vocational',
      localType: 'Further education',
      written: ['College', 'Technical College', 'UTC'],
      privately: 0,
    },
    {
      weight: 3,
      category: 'special_needs',
      localType: 'Community special school',
      written: ['Special School', 'Pupil Referral Unit', 'PRU'],
      privately: 0.1,
    },
    {
      weight: 4,
      category: 'primary',
      localType: 'Other independent school',
      written: ['Preparatory School', 'Prep School'],
      privately: 1,
    },
  ],
  patterns: [
    [4, '{saint} {kind}'],
    [2, '{spot} {kind}'],
    [5, '{town} {kind}'],
    [3, '{person} {kind}'],
    [52, '{quarter} {kind}'],
    [10, '{quarter} {saint} {kind}'],
    [9, "{saint}'s {kind}, {town}"],
    [10, '{spot} {kind}, {town}'],
  ],
  privatePatterns: [
    [3, '{town} {kind}'],
    [4, '{quarter} {kind}'],
    [3, '{spot} {kind}, {town}'],
  ],
  people: list(PEOPLE),
  saints: list(SAINTS),
  spots: list(SPOTS),
  streets: list(STREETS),
  heads: [],
  quarter: (random) =>
    (random.chance(0.75) ? `${random.pick(QUARTER_ADDITIONS)} ` : '') +
    random.pick(QUARTER_HEADS) +
    random.pick(QUARTER_ENDS),
  address: (street, number) => `${number} ${street}`,
}
