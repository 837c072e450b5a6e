import type { CardSchool } from '../cards/card-school.ts'

/** Makes the facts of a public Gymnasium in Köln; fields that are not given are unknown. */
export function cardSchool(given: Partial<CardSchool> = {}): CardSchool {
  return {
    id: 'de-NW-1',
    category: 'high_school',
    localType: 'Gymnasium',
    country: 'DE',
    region: 'Nordrhein-Westfalen',
    institute: null,
    operator: 'public',
    faith: null,
    gender: null,
    boarding: false,
    ages: null,
    languages: [],
    pupils: null,
    pupilsIn: null,
    allDay: null,
    results: {},
    ...given,
  }
}
