import { CATALOGUE, catalogueEntry } from './catalogue/catalogue.ts'
import type { Rhythm } from './register-rhythms.ts'
import type { RegisterSource } from './register-source.ts'

/** Every register and statistic of the program, by the name under which its schools are stored. */
export const REGISTER_SOURCES: ReadonlyMap<string, RegisterSource> = new Map(
  CATALOGUE.map(({ id, country, publisher, dataset, page, licence, licenceUrl, attribution, isStatistic }) => [
    id,
    {
      ...{ id, country, publisher, dataset, url: page, licence, licenceUrl, attribution },
      ...(isStatistic && { isStatistic }),
    },
  ]),
)

/** Returns how often a publisher issues a new edition; for a source declared by a mapping, each school year. */
export const rhythmOf = (source: string): Rhythm => catalogueEntry(source)?.rhythm ?? 'yearly'
