import { kindOfSchool } from '#app/features/schools/kind-of-school.ts'
import { type Designation, designationOf } from '#app/features/schools/stages/designation.server.ts'
import { stageOf } from '#app/features/schools/stages/stage-of.ts'
import type { CardSchool } from '../card-school.ts'
import { type CardLanguage, type RomanceWords, romanceHead, romanceStatus } from './card-language.ts'

const WORDS: RomanceWords = {
  gender: 'm',
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

/** Nouns in the types of Spanish registers that families use too; stages follow: `instituto` `de secundaria`. */
const NOUNS: readonly (readonly [RegExp, string])[] = [
  [/^instituto?( de|$)/i, 'instituto'],
  [/^colegio p[uú]blico rural/i, 'colegio rural'],
  [/^conservatori/i, 'conservatorio'],
]

function designation(school: CardSchool): Designation {
  const { country, localType } = school
  const designation = designationOf(country, stageOf(school), 'es')
  const noun = country === 'ES' ? NOUNS.find(([type]) => type.test(localType))?.[1] : undefined
  return noun ? { ...designation, noun, gender: 'm' } : designation
}

export const es: CardLanguage = {
  head: (school) => romanceHead(school, WORDS, designation(school)),
  status: (school) => romanceStatus(school, WORDS),
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
  gender: { girls: 'solo para chicas', boys: 'solo para chicos' },
  boarding: 'internado',
  institute: (name) => `pertenece a ${name}`,
}
