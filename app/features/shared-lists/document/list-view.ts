import type { Rating } from '../shared-list.ts'

/** A school on a list, with the name and place that it had when it was added, which are known without a network. */
export type ListedSchool = { id: string; name: string; place: string; at: number }
export type Person = { id: string; name: string; at: number }
export type Question = { id: string; text: string; at: number; by: string; done: boolean }

/** What a list says, read from its document. */
export type ListView = {
  name: string
  /** Oldest first, as all of these. */
  schools: ListedSchool[]
  people: Person[]
  questions: Question[]
  /** By school and person. */
  ratings: ReadonlyMap<string, ReadonlyMap<string, Rating>>
  notes: ReadonlyMap<string, ReadonlyMap<string, string>>
}

/**
 * How far people agree on a school: `all` like it, `some` of them do, `nobody` does, or it is `open` because somebody
 * has yet to rate it and nobody likes it. One person alone cannot agree: with fewer than two people all are open.
 */
export type Agreement = 'all' | 'some' | 'nobody' | 'open'
export const AGREEMENTS: readonly Agreement[] = ['all', 'some', 'open', 'nobody']

export function agreementOn({ people, ratings }: ListView, schoolId: string): Agreement {
  if (people.length < 2) return 'open'
  const given = people.map(({ id }) => ratings.get(schoolId)?.get(id))
  const likes = given.filter((rating) => rating === 'yes').length
  if (likes === people.length) return 'all'
  if (likes > 0) return 'some'
  return given.includes(undefined) ? 'open' : 'nobody'
}

/** Returns the people who have yet to rate a school. */
export const unrated = ({ people, ratings }: ListView, schoolId: string): Person[] =>
  people.filter(({ id }) => !ratings.get(schoolId)?.has(id))

/** Returns the schools of each agreement, and what is left to do. */
export function summarise(view: ListView) {
  const schools = new Map(AGREEMENTS.map((agreement): [Agreement, ListedSchool[]] => [agreement, []]))
  for (const school of view.schools) schools.get(agreementOn(view, school.id))?.push(school)
  return {
    schools,
    /** Ratings that are missing, of all people together. */
    unrated: view.schools.reduce((sum, { id }) => sum + unrated(view, id).length, 0),
    openQuestions: view.questions.filter(({ done }) => !done).length,
  }
}
