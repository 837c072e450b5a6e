import { kindOfSchool } from '#app/features/schools/kind-of-school.ts'
import type { CardSchool } from '../card-school.ts'
import { type CardLanguage, type Kind, type RomanceWords, romanceHead } from './card-language.ts'

const WORDS: RomanceWords = {
  kinds: {
    nursery: ['escuela infantil', 'f'],
    primary: ['colegio', 'm', 'de primaria'],
    secondary: ['centro', 'm', 'de secundaria'],
    high_school: ['centro', 'm', 'de secundaria y bachillerato'],
    vocational: ['centro', 'm', 'de formación profesional'],
    special_needs: ['centro', 'm', 'de educación especial'],
    other: ['centro educativo', 'm'],
  },
  british: {
    sixthForm: ['sixth form college', 'm'],
    alternative: ['centro', 'm', 'de enseñanza alternativa'],
  },
  operators: {
    public: { adjective: ['público', 'pública'] },
    private: { adjective: ['privado', 'privada'] },
    concertado: { adjective: ['concertado', 'concertada'] },
    contract: { adjective: ['privado', 'privada'], after: 'con contrato estatal' },
    no_contract: { adjective: ['privado', 'privada'], after: 'sin contrato estatal' },
  },
  faiths: {
    catholic: ['católico', 'católica'],
    protestant: ['protestante', 'protestante'],
    anglican: ['anglicano', 'anglicana'],
    christian: ['cristiano', 'cristiana'],
    jewish: ['judío', 'judía'],
    muslim: ['musulmán', 'musulmana'],
  },
}

/** Types of the Spanish registers in the words of families. */
const LOCAL: readonly (readonly [RegExp, Kind])[] = [
  [/^Colegio de educación infantil y primaria$/i, ['colegio', 'm', 'de infantil y primaria']],
  [/^Instituto de educación secundaria/i, ['instituto', 'm', 'de secundaria']],
  [/^Colegio público rural/i, ['colegio rural', 'm']],
  [/^(Escuela infantil|Escuela infantil privada|Escuela infantil-casa de niños)$/i, ['escuela infantil', 'f']],
  [/^Centro (privado )?de educación infantil$/i, ['centro', 'm', 'de educación infantil']],
  [/^Centro privado de educación infantil y primaria$/i, ['colegio', 'm', 'de infantil y primaria']],
  [
    /^(Centro privado|Colegio) de educación infantil, primaria y secundaria$/i,
    ['colegio', 'm', 'de infantil a secundaria'],
  ],
  [/^Conservatorio/i, ['conservatorio', 'm', 'de música']],
  [/^Escuela municipal de música( y danza)?$/i, ['escuela', 'f', 'de música']],
  [/^Escuela oficial de idiomas$/i, ['escuela', 'f', 'de idiomas']],
]

function localKind({ country, localType }: CardSchool): Kind | undefined {
  return country === 'ES' ? LOCAL.find(([type]) => type.test(localType))?.[1] : undefined
}

export const es: CardLanguage = {
  head: (school) => romanceHead(school, WORDS, localKind(school)),
  classes: ({ from, to }) => `cursos ${from} a ${to}`,
  ages: ({ from, to }) => `de ${from} a ${to} años`,
  pupils: (number, count, school) => {
    const one = kindOfSchool(school) === 'nursery' ? 'niño' : 'alumno'
    return `${number} ${one}${count === 1 ? '' : 's'}`
  },
  allDay: {
    bound: 'jornada ampliada obligatoria',
    partly_bound: 'jornada ampliada en parte obligatoria',
    open: 'jornada ampliada voluntaria',
    offered: 'actividades por la tarde',
    full: 'jornada ampliada',
  },
  gender: { girls: 'solo para niñas', boys: 'solo para niños' },
  boarding: 'internado',
  institute: (name) => `pertenece a ${name}`,
}
