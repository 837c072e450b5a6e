import { list, type Naming } from './naming.ts'

// Entries are sorted by the number of schools with the name.
const SAINTS = `
St Mary | St John | St Joseph | St Peter | St Paul | All Saints | St James | Holy Trinity | St Michael | St
Andrew | Christ Church | St Thomas | St Anne | Sacred Heart | St Patrick | Our Lady | St Francis | St George |
St Luke | St Mark | St Matthew | Holy Cross | St Stephen | St Bernadette | St Edmund | St Cuthbert | St
Augustine | St Barnabas | St Catherine | St Teresa | St Nicholas | St Margaret | St Martin | St Bede | St Oswald
| St Wilfrid | St Aidan | English Martyrs | Holy Family | St Alban | St Clare | St Columba | St David | St
Gregory | St Hilda | St Hugh | St Lawrence | St Leonard | St Edward | Blessed Sacrament | Immaculate Conception
| St Vincent de Paul
`

const PEOPLE = `
King Edward VI | Queen Elizabeth | King Henry VIII | Sir William Ramsay | Sir Thomas Boteler | Thomas Hardye |
Isaac Newton | Charles Darwin | Florence Nightingale | Emmeline Pankhurst | Robert Burns | Walter Scott |
William Shakespeare | Thomas Telford | James Brindley | John Taylor | William Wilberforce | Elizabeth Garrett
Anderson | Winston Churchill | Nelson | Wellington | Trinity | Ark | Harris | Oasis | Dixons | Ormiston |
Oakwood | Brunel | Faraday | Kingsley | Ashcroft | Meadowbank | Longfield
`

const SPOTS = `
Hillside | Parkside | Meadow | Oakfield | Woodlands | Greenfield | Highfield | Brookside | Riverside | Manor |
Grange | Beech | Ash | Elm | The Oaks | Westfield | Eastfield | Northfield | Southfield | Fairfield |
Springfield | Millbrook | Castle | Abbey | Priory | Kingsway | Queensway | Victoria | Albert | Lime Tree | Holly
| Rosewood | Willow | Cherry Tree | Hawthorn | Broadway | Church Lane | Station Road | Mill Lane | Park Hill |
Long Lane | Newlands | Moorside | Valley | Lakeside | Orchard | Bluebell | Heath | Common | Whitehouse
`

const STREETS = `
School Lane | Church Road | High Street | Station Road | Park Avenue | Mill Lane | Victoria Road | Green Lane |
Manor Road | The Avenue | Queens Road | Kings Drive
`

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
