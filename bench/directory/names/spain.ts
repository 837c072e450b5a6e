import { list, type Naming } from './naming.ts'

// Entries are sorted by the number of schools with the name.
const PEOPLE = `
Miguel de Cervantes | Federico García Lorca | Antonio Machado | Juan Ramón Jiménez | Miguel Hernández | Rafael
Alberti | Severo Ochoa | Santiago Ramón y Cajal | Miguel Servet | Gloria Fuertes | Rosalía de Castro | Lope de
Vega | Calderón de la Barca | Francisco de Quevedo | Luis de Góngora | Garcilaso de la Vega | Jorge Manrique |
Gonzalo de Berceo | Miguel de Unamuno | Pío Baroja | Azorín | Benito Pérez Galdós | Emilia Pardo Bazán |
Leopoldo Alas Clarín | Gustavo Adolfo Bécquer | José de Espronceda | José Zorrilla | Vicente Aleixandre | Dámaso
Alonso | Jorge Guillén | Pedro Salinas | Luis Cernuda | Gerardo Diego | Camilo José Cela | Miguel Delibes |
Carmen Laforet | Ana María Matute | María Zambrano | Clara Campoamor | Victoria Kent | Concepción Arenal | Giner
de los Ríos | Joaquín Costa | Gregorio Marañón | Isaac Peral | Juan de la Cierva | Leonardo Torres Quevedo |
Pablo Picasso | Salvador Dalí | Joan Miró | Diego Velázquez | Francisco de Goya | Bartolomé Murillo | El Greco |
Manuel de Falla | Isaac Albéniz | Enrique Granados | Joaquín Rodrigo | Pau Casals | Reyes Católicos | Isabel la
Católica | Rodrigo de Triana | Cristóbal Colón | Hernán Cortés | Núñez de Balboa | Juan Sebastián Elcano | Blas
Infante | Adolfo Suárez | Tierno Galván | Félix Rodríguez de la Fuente | Príncipe de Asturias | Infanta Elena |
Príncipe Felipe | Rey Juan Carlos | Las Encinas | Alfonso X el Sabio | Jaime I | Guzmán el Bueno | Gran Capitán
| Séneca | Averroes | Maimónides | Trajano | Pintor Sorolla | Maestro Rodrigo | Maestro Serrano | Poeta Miguel
Hernández | Doctor Fleming | Ortega y Gasset | Menéndez Pidal | Menéndez Pelayo | Jovellanos | Luis Vives |
Ausiàs March | Joanot Martorell | Jaume Balmes | Àngel Guimerà | Mercè Rodoreda | Jacint Verdaguer
`

const SAINTS = `
Nuestra Señora del Carmen | Sagrado Corazón | San José | La Inmaculada | Virgen del Pilar | Santa María | San
Juan Bosco | San Francisco de Asís | Santa Teresa de Jesús | San Miguel | San Antonio | Nuestra Señora del
Rosario | La Milagrosa | San Vicente de Paúl | Santa Ana | Virgen de la Paz | San Isidro | Santo Domingo | San
Agustín | Nuestra Señora de la Merced | San Fernando | Divino Maestro | Sagrada Familia | La Salle | Maristas |
Escolapios | San Sebastián | Virgen del Rocío | San Pedro | San Juan | Santa Bárbara | Virgen de los Dolores |
Nuestra Señora de los Remedios | San Roque | San Bartolomé | Santa Catalina | San Pablo | Santiago Apóstol |
Virgen de la Cabeza | San Blas
`

const SPOTS = `
El Parque | Las Flores | Los Olivos | La Paz | El Castillo | Las Eras | El Pinar | La Ribera | Monte Alto | Las
Viñas | Los Naranjos | El Mirador | La Encina | Río Ebro | La Fuente | El Cerro | Vista Alegre | Buenavista | El
Molino | Las Palmeras
`

const STREETS = `
Calle Mayor | Calle Real | Avenida de la Constitución | Calle de la Iglesia | Plaza de España | Calle Nueva |
Calle de las Escuelas | Avenida de Andalucía | Calle San Juan | Paseo de la Estación | Camino Viejo | Calle
Cervantes
`

const FIRST_NAMES = list(
  'Antonio | José | Manuel | Francisco | Juan | Pedro | Luis | Miguel | Rafael | Fernando | Carlos | Joaquín | Enrique | Ramón | Vicente | Andrés | Alfonso | Julián | Tomás | Diego | María | Carmen | Josefa | Isabel | Dolores | Pilar | Teresa | Rosa | Ana | Mercedes | Encarnación | Concha | Blanca | Elena | Clara | Consuelo',
)
const SURNAMES = list(
  'Carmona | Asensio | Granados | Sosa | Reche | Valverde | Montero | Aguilar | Serrano | Cabrera | Ibáñez | Quintana | Peñalver | Rosales | Bermúdez | Zurita | Cuenca | Segura | Palomares | Navas | Escudero | Redondo | Toledano | Alarcón | Benítez | Carrasco | Delgado | Esteban | Fuentes | Gallardo | Herrero | Izquierdo | Lozano | Marín | Nieto | Olmedo | Parra | Robles | Salinas | Tejada | Urrutia | Villalba',
)

export const SPAIN: Naming = {
  kinds: [
    {
      weight: 12,
      category: 'primary',
      localType: 'Escuela Infantil',
      written: ['Escuela Infantil', 'Escuela Infantil', 'EEI', 'Centro de Educación Infantil'],
      privately: 0.4,
    },
    {
      weight: 48,
      category: 'primary',
      localType: 'Colegio de Educación Infantil y Primaria',
      written: ['CEIP', 'CEIP', 'CEIP', 'C.E.I.P.', 'Colegio Público', 'Colegio de Educación Infantil y Primaria'],
      privately: 0,
    },
    {
      weight: 2,
      category: 'primary',
      localType: 'Colegio Público Rural',
      written: ['CPR', 'CRA', 'Colegio Público Rural'],
      privately: 0,
    },
    {
      weight: 16,
      category: 'secondary',
      localType: 'Instituto de Educación Secundaria',
      written: ['IES', 'IES', 'I.E.S.', 'Instituto de Educación Secundaria'],
      privately: 0,
    },
    {
      weight: 5,
      category: 'high_school',
      localType: 'Instituto de Educación Secundaria',
      written: ['IES'],
      privately: 0,
    },
    {
      weight: 11,
      category: 'primary',
      localType: 'Centro Docente Privado',
      written: ['Colegio', 'Colegio', 'Colegio Concertado', 'Centro Docente Privado'],
      privately: 1,
    },
    {
      weight: 4,
      category: 'vocational',
      localType: 'Centro Integrado de Formación Profesional',
      written: ['CIFP', 'Centro de Formación Profesional', 'Escuela de Arte'],
      privately: 0.4,
    },
    {
      weight: 2,
      category: 'special_needs',
      localType: 'Centro de Educación Especial',
      written: ['Centro de Educación Especial', 'CEE'],
      privately: 0.5,
    },
  ],
  patterns: [
    [6, '{kind} {person}'],
    [2, '{kind} {saint}'],
    [4, '{kind} {spot}'],
    [8, '{kind} {town}'],
    [50, '{kind} {quarter}'],
    [10, '{kind} {person} ({town})'],
    [8, '{kind} {spot} de {town}'],
  ],
  privatePatterns: [
    [5, '{kind} {saint}'],
    [4, '{kind} {saint} - {town}'],
    [8, '{kind} {quarter}'],
    [2, '{kind} {spot}'],
  ],
  people: list(PEOPLE),
  saints: list(SAINTS),
  spots: list(SPOTS),
  streets: list(STREETS),
  heads: [],
  quarter: (random) => `${random.pick(FIRST_NAMES)} ${random.pick(SURNAMES)} ${random.pick(SURNAMES)}`,
  address: (street, number) => `${street}, ${number}`,
}
