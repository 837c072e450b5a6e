import { list, type Naming } from './naming.ts'
import { PEOPLE, SAINTS, SPOTS, STREETS } from './spain-words.ts'

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
