import { designationOf } from '#app/features/schools/stages/designation.server.ts'
import { stageOf } from '#app/features/schools/stages/stage-of.ts'
import type { CardSchool, Operator } from '../card-school.ts'
import type { CardLanguage, NamedFaith } from './card-language.ts'

const FAITHS: Record<NamedFaith, string> = {
  catholic: 'Catholic',
  protestant: 'Protestant',
  anglican: 'Anglican',
  christian: 'Christian',
  jewish: 'Jewish',
  muslim: 'Muslim',
}

const OPERATORS: Record<Operator, string> = {
  public: 'state',
  private: 'private',
  contract: 'private',
  no_contract: 'private',
  concertado: 'state-funded private',
}

const AFTER: Partial<Record<Operator, string>> = {
  contract: 'under a state contract',
  no_contract: 'without a state contract',
}

/** In Britain, schools are independent rather than private, and those of the Anglican churches name their church. */
function britishWords({ id, operator, faith }: CardSchool): { by: string | null; believing: string | null } {
  const church = id.startsWith('gb-WLS') ? 'Church in Wales' : 'Church of England'
  return {
    by: operator && (operator === 'public' ? 'state' : 'independent'),
    believing: faith === 'anglican' && !id.startsWith('gb-NIR') && !id.startsWith('gb-SCT') ? church : null,
  }
}

/** Returns who runs a school and its faith, as its country calls them. */
function statusOf(school: CardSchool) {
  const { operator, faith, country } = school
  const british = country === 'GB' ? britishWords(school) : { by: null, believing: null }
  return {
    by: british.by ?? (operator && OPERATORS[operator]),
    believing: british.believing ?? (faith && faith !== 'other' ? FAITHS[faith] : null),
    after: operator && country !== 'GB' && AFTER[operator],
  }
}

export const en: CardLanguage = {
  head: (school) => {
    const { by, believing, after } = statusOf(school)
    const { noun } = designationOf(school.country, stageOf(school), 'en')
    return [by, believing, noun, after].filter(Boolean).join(' ')
  },
  status: (school) => {
    const { by, believing, after } = statusOf(school)
    return [[by, after].filter(Boolean).join(' '), believing].filter(Boolean).join(', ')
  },
  ages: ({ from, to }) => `ages ${from} to ${to}`,
  pupils: (number, count, { category }) => {
    const one = category === 'vocational' ? 'student' : 'pupil'
    return `${number} ${one}${count === 1 ? '' : 's'}`
  },
  allDay: {
    bound: 'compulsory all-day school',
    partly_bound: 'partly compulsory all-day school',
    open: 'optional all-day school',
    offered: 'afternoon activities',
    full: 'all-day school',
  },
  gender: { girls: 'girls only', boys: 'boys only' },
  boarding: 'boarding',
  institute: (name) => `part of ${name}`,
}
