import { type KindOfSchool, kindOfSchool } from '#app/features/schools/kind-of-school.ts'
import { type BritishKind, britishKind, type CardSchool, type Operator } from '../card-school.ts'
import {
  type CardLanguage,
  type Forms,
  type Kind,
  type NamedFaith,
  type OperatorWords,
  romanceHead,
} from './card-language.ts'

const KINDS: Record<KindOfSchool, Kind> = {
  nursery: ['école maternelle', 'f'],
  primary: ['école primaire', 'f'],
  secondary: ['établissement secondaire', 'm'],
  high_school: ['lycée', 'm'],
  vocational: ['établissement professionnel', 'm'],
  special_needs: ['école', 'f', 'spécialisée'],
  other: ['établissement', 'm'],
}

const BRITISH: Record<BritishKind, Kind> = {
  sixthForm: ['sixth form college', 'm'],
  alternative: ['établissement', 'm', 'd’enseignement alternatif'],
}

const PRIVATE: Forms = ['privé', 'privée']

const OPERATORS: Record<Operator, OperatorWords> = {
  public: { adjective: ['public', 'publique'] },
  private: { adjective: PRIVATE },
  contract: { adjective: PRIVATE, after: 'sous contrat' },
  no_contract: { adjective: PRIVATE, after: 'hors contrat' },
  concertado: { adjective: PRIVATE, after: 'à financement public' },
}

const FAITHS: Record<NamedFaith, Forms> = {
  catholic: ['catholique', 'catholique'],
  protestant: ['protestant', 'protestante'],
  anglican: ['anglican', 'anglicane'],
  christian: ['chrétien', 'chrétienne'],
  jewish: ['juif', 'juive'],
  muslim: ['musulman', 'musulmane'],
}

/** Types as the French register writes them: École élémentaire, Lycée professionnel. */
function kindOf(school: CardSchool): Kind {
  const { country, localType } = school
  if (country === 'FR' && /^École (maternelle|élémentaire|primaire)$/.test(localType)) return [localType, 'f']
  if (country === 'FR' && /^(Collège|Lycée)( |$)/.test(localType) && !/priv|publi/i.test(localType)) {
    return [localType, 'm']
  }
  const british = britishKind(school)
  return british ? BRITISH[british] : KINDS[kindOfSchool(school)]
}

export const fr: CardLanguage = {
  head: (school) => romanceHead(school, kindOf(school), OPERATORS, FAITHS),
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
