import { kindOfSchool } from '#app/features/schools/kind-of-school.ts'
import type { CardSchool } from '../card-school.ts'
import { type CardLanguage, type Kind, type RomanceWords, romanceHead } from './card-language.ts'

const PRIVATE = ['privato', 'privata'] as const

const WORDS: RomanceWords = {
  kinds: {
    nursery: ['scuola dell’infanzia', 'f'],
    primary: ['scuola primaria', 'f'],
    secondary: ['scuola secondaria', 'f'],
    high_school: ['liceo', 'm'],
    vocational: ['istituto tecnico o professionale', 'm'],
    special_needs: ['scuola speciale', 'f'],
    other: ['scuola', 'f'],
  },
  british: {
    sixthForm: ['sixth form college', 'm'],
    alternative: ['scuola', 'f', 'di istruzione alternativa'],
  },
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

/** Types as the Italian register writes them: Scuola primaria, Liceo scientifico. */
function localKind({ country, localType }: CardSchool): Kind | undefined {
  if (country === 'IT' && /^Scuola /.test(localType)) return [localType, 'f']
  if (country === 'IT' && /^(Liceo|Istituto) /.test(localType)) return [localType, 'm']
  return undefined
}

/** The article depends on how the number is spoken: dai 3, dagli 8 (otto), dagli 11 (undici), dall’1. */
function article(number: number, before: 'da' | 'a'): string {
  if (number === 1) return `${before}ll’1`
  return `${before}${number === 8 || number === 11 ? 'gli' : 'i'} ${number}`
}

export const it: CardLanguage = {
  head: (school) => romanceHead(school, school.country === 'IT' ? WORDS_IN_ITALY : WORDS, localKind(school)),
  classes: ({ from, to }) => `classi da ${from} a ${to}`,
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
