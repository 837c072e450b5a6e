import { type Designation, designationOf } from '#app/features/schools/stages/designation.server.ts'
import type { Stage } from '#app/features/schools/stages/stage.ts'
import { stageOf } from '#app/features/schools/stages/stage-of.ts'
import type { CardSchool } from '../card-school.ts'
import { type CardLanguage, type RomanceWords, romanceHead, romanceStatus } from './card-language.ts'

const PRIVATE = ['privé', 'privée'] as const

const WORDS: RomanceWords = {
  gender: 'm',
  operators: {
    public: { adjective: ['public', 'publique'] },
    private: { adjective: PRIVATE },
    contract: { adjective: PRIVATE, after: 'sous contrat' },
    no_contract: { adjective: PRIVATE, after: 'hors contrat' },
    concertado: { adjective: PRIVATE, after: 'à financement public' },
  },
  faiths: {
    catholic: ['catholique', 'catholique'],
    protestant: ['protestant', 'protestante'],
    anglican: ['anglican', 'anglicane'],
    christian: ['chrétien', 'chrétienne'],
    jewish: ['juif', 'juive'],
    muslim: ['musulman', 'musulmane'],
  },
}

/** Types as the French register writes them, with the stages that they are words for. */
const LOCAL: readonly (readonly [RegExp, 'm' | 'f', readonly Stage[]])[] = [
  [/^École maternelle$/, 'f', ['nursery']],
  [/^École élémentaire$/, 'f', ['primary']],
  [/^Collège( |$)/, 'm', ['lower_secondary']],
  [/^Lycée( |$)/, 'm', ['upper_secondary', 'vocational']],
]

function designation(school: CardSchool): Designation {
  const { country, localType } = school
  const stage = stageOf(school)
  const [, gender] = LOCAL.find(([type, , stages]) => type.test(localType) && stages.includes(stage)) ?? []
  if (country === 'FR' && gender && !/priv|publi/i.test(localType)) return { noun: localType, gender, complement: '' }
  return designationOf(country, stage, 'fr')
}

export const fr: CardLanguage = {
  head: (school) => romanceHead(school, WORDS, designation(school)),
  status: (school) => romanceStatus(school, WORDS),
  ages: ({ from, to }) => `de ${from} à ${to} ans`,
  pupils: (number, count) => `${number} élève${count < 2 ? '' : 's'}`,
  allDay: {
    bound: 'journée complète obligatoire',
    partly_bound: 'journée complète en partie obligatoire',
    open: 'journée complète facultative',
    offered: 'activités l’après-midi',
    full: 'journée complète',
  },
  gender: { girls: 'pour filles', boys: 'pour garçons' },
  boarding: 'internat',
  institute: (name) => `institut ${name}`,
}
