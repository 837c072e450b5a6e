import { kindOfSchool } from '#app/features/schools/kind-of-school.ts'
import { type Designation, designationOf } from '#app/features/schools/stages/designation.server.ts'
import type { Stage } from '#app/features/schools/stages/stage.ts'
import { stageOf } from '#app/features/schools/stages/stage-of.ts'
import type { CardSchool } from '../card-school.ts'
import { type CardLanguage, type RomanceWords, romanceHead, romanceStatus } from './card-language.ts'

const PRIVATE = ['privato', 'privata'] as const

const WORDS: RomanceWords = {
  gender: 'f',
  operators: {
    public: { adjective: ['pubblico', 'pubblica'] },
    private: { adjective: PRIVATE },
    contract: { adjective: PRIVATE, after: 'con contratto statale' },
    no_contract: { adjective: PRIVATE, after: 'senza contratto statale' },
    concertado: { adjective: PRIVATE, after: 'con fondi pubblici' },
  },
  faiths: {
    catholic: ['cattolico', 'cattolica'],
    protestant: ['protestante', 'protestante'],
    anglican: ['anglicano', 'anglicana'],
    christian: ['cristiano', 'cristiana'],
    jewish: ['ebraico', 'ebraica'],
    muslim: ['islamico', 'islamica'],
  },
}

/** In Italy, schools are statali or, if private but equal before the law, paritarie. */
const WORDS_IN_ITALY: RomanceWords = {
  ...WORDS,
  operators: {
    ...WORDS.operators,
    public: { adjective: ['statale', 'statale'] },
    private: { adjective: ['paritario', 'paritaria'] },
  },
}

/** Types as the Italian register writes them, with the stages that they are words for. */
const LOCAL: readonly (readonly [RegExp, 'm' | 'f', readonly Stage[]])[] = [
  [/^Scuola dell.infanzia$/, 'f', ['nursery']],
  [/^Scuola primaria$/, 'f', ['primary']],
  [/^Scuola secondaria di primo grado$/, 'f', ['lower_secondary']],
  [/^Scuola /, 'f', ['upper_secondary', 'vocational']],
  [/^(Liceo|Istituto) /, 'm', ['upper_secondary', 'vocational']],
]

function designation(school: CardSchool): Designation {
  const { country, localType } = school
  const stage = stageOf(school)
  const [, gender, stages] = (country === 'IT' && LOCAL.find(([type]) => type.test(localType))) || []
  if (gender && stages?.includes(stage)) return { noun: localType, gender, complement: '' }
  return designationOf(country, stage, 'it')
}

/** The article depends on how the number is spoken: dai 3, dagli 8 (otto), dagli 11 (undici), dall’1. */
function article(number: number, before: 'da' | 'a'): string {
  if (number === 1) return `${before}ll’1`
  return `${before}${number === 8 || number === 11 ? 'gli' : 'i'} ${number}`
}

export const it: CardLanguage = {
  head: (school) => romanceHead(school, school.country === 'IT' ? WORDS_IN_ITALY : WORDS, designation(school)),
  status: (school) => romanceStatus(school, school.country === 'IT' ? WORDS_IN_ITALY : WORDS),
  ages: ({ from, to }) => `${article(from, 'da')} ${article(to, 'a')} anni`,
  pupils: (number, count, school) => {
    const stem = kindOfSchool(school) === 'nursery' ? 'bambin' : 'alunn'
    return `${number} ${stem}${count === 1 ? 'o' : 'i'}`
  },
  allDay: {
    bound: 'tempo pieno obbligatorio',
    partly_bound: 'tempo pieno in parte obbligatorio',
    open: 'tempo pieno facoltativo',
    offered: 'attività nel pomeriggio',
    full: 'tempo pieno',
  },
  gender: { girls: 'solo femminile', boys: 'solo maschile' },
  boarding: 'convitto',
  institute: (name) => `parte di ${name}`,
}
