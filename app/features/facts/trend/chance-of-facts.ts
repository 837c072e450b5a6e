import type { FactId } from '../vocabulary/facts.ts'

/**
 * What is known of the chance in a fact: it is a share of the pupils whom another fact counts, a mean over them, or its
 * publisher states the limits between which it lies with a confidence of 95 %.
 */
export type KnownChance =
  | { kind: 'share'; of: FactId }
  | { kind: 'mean'; of: FactId }
  | { kind: 'limits'; lower: FactId; upper: FactId }

const share = (of: FactId): KnownChance => ({ kind: 'share', of })
const mean = (of: FactId): KnownChance => ({ kind: 'mean', of })

/**
 * The facts of which something is known of chance: results of a year's pupils where the publisher counts exactly those
 * pupils. Counts of all pupils of a school are no sample, and of other results the base is not published.
 */
export const CHANCE_OF: Partial<Record<FactId, KnownChance>> = {
  ks2_expected: share('ks2_pupils'),
  ks2_higher: share('ks2_pupils'),
  ks2_reading_expected: share('ks2_pupils'),
  ks2_writing_expected: share('ks2_pupils'),
  ks2_maths_expected: share('ks2_pupils'),
  ks2_grammar_expected: share('ks2_pupils'),
  ks2_reading: mean('ks2_pupils'),
  ks2_maths: mean('ks2_pupils'),
  ks2_grammar: mean('ks2_pupils'),
  basics_5_share: share('gcse_pupils'),
  basics_4_share: share('gcse_pupils'),
  attainment_8: mean('gcse_pupils'),
  ebacc_points: mean('gcse_pupils'),
  progress_8: { kind: 'limits', lower: 'progress_8_lower', upper: 'progress_8_upper' },
  alevel_points: mean('alevel_students'),
  brevet_pass_rate: share('brevet_candidates'),
  brevet_honours_rate: share('brevet_candidates'),
  brevet_top_honours_rate: share('brevet_candidates'),
  brevet_written_mark: mean('brevet_candidates'),
  brevet_pro_pass_rate: share('brevet_pro_candidates'),
  brevet_pro_written_mark: mean('brevet_pro_candidates'),
  brevet_all_pass_rate: share('brevet_all_candidates'),
  brevet_all_honours_rate: share('brevet_all_candidates'),
  bac_pass_rate: share('bac_candidates'),
  bac_pro_pass_rate: share('bac_pro_candidates'),
  abitur_pass_rate: share('abitur_candidates'),
  abitur_grade: mean('abitur_candidates'),
}
