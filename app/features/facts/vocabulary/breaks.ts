import type { FactId } from './facts.ts'

/**
 * A change of what a fact measures: values from the year on, in which its period begins, must not be compared with
 * earlier ones. Says so: the text at `url`, read on the day `read` (YYYY-MM-DD).
 */
type Break = { year: number; publisher: string; url: string; read: string }

const GCSE_GRADES = {
  publisher: 'Department for Education: Key stage 4 performance, 2020/21',
  url: 'https://explore-education-statistics.service.gov.uk/find-statistics/key-stage-4-performance-revised',
  read: '2026-11-30',
}

/** Every break that a publisher states; its reason in words is `factBreak.<id>`. */
export const BREAKS = {
  ips_2022: {
    year: 2022,
    publisher: 'DEPP: Indice de position sociale (IPS) : actualisation 2022',
    url: 'https://www.education.gouv.fr/indice-de-position-sociale-ips-actualisation-2022-377726',
    read: '2026-11-30',
  },
  gcse_2019: { year: 2019, ...GCSE_GRADES },
  gcse_2020: { year: 2020, ...GCSE_GRADES },
} as const satisfies Record<string, Break>

export type BreakId = keyof typeof BREAKS

const GCSE: readonly BreakId[] = ['gcse_2019', 'gcse_2020']
const IPS: readonly BreakId[] = ['ips_2022']

/** The breaks of each fact that has some. */
const BREAKS_OF: Partial<Record<FactId, readonly BreakId[]>> = {
  attainment_8: GCSE,
  basics_5_share: GCSE,
  basics_4_share: GCSE,
  ebacc_points: GCSE,
  social_position: IPS,
  social_position_general: IPS,
  social_position_professional: IPS,
  social_position_spread: IPS,
}

type Begun = { start: string }

/** Returns the breaks of a fact between two of its values, the earlier one first. */
export function breaksBetween(fact: FactId, before: Begun, after: Begun): BreakId[] {
  const [from, to] = [Number(before.start.slice(0, 4)), Number(after.start.slice(0, 4))]
  return (BREAKS_OF[fact] ?? []).filter((id) => from < BREAKS[id].year && BREAKS[id].year <= to)
}
