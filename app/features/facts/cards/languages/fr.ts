import type { CardSchool } from '../card-school.ts'
import { type CardLanguage, type Kind, type RomanceWords, romanceHead } from './card-language.ts'

const PRIVATE = ['privé', 'privée'] as const

const WORDS: RomanceWords = {
  kinds: {
    nursery: ['école maternelle', 'f'],
    primary: ['école primaire', 'f'],
    secondary: ['établissement secondaire', 'm'],
    high_school: ['lycée', 'm'],
    vocational: ['établissement professionnel', 'm'],
    special_needs: ['école', 'f', 'spécialisée'],
    other: ['établissement', 'm'],
  },
  british: {
    sixthForm: ['sixth form college', 'm'],
    alternative: ['établissement', 'm', 'd’enseignement alternatif'],
  },
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

/** Types as the French register writes them: École élémentaire, Lycée professionnel. */
function localKind({ country, localType }: CardSchool): Kind | undefined {
  if (country === 'FR' && /^École (maternelle|élémentaire|primaire)$/.test(localType)) return [localType, 'f']
  if (country === 'FR' && /^(Collège|Lycée)( |$)/.test(localType) && !/priv|publi/i.test(localType)) {
    return [localType, 'm']
  }
  return undefined
}

export const fr: CardLanguage = {
  head: (school) => romanceHead(school, WORDS, localKind(school)),
  classes: ({ from, to }) => `classes ${from} à ${to}`,
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
