/** Years from the first to the last: of age, or classes. */
export type Span = { from: number; to: number }

/**
 * What a school is in words: the stages that it has, or what it is instead. `nursery_upper` names the first and the
 * last of several; `academic` is a secondary school that leads to university: a Gymnasium.
 */
export const STAGES = [
  ...(['early_years', 'childcare', 'nursery', 'nursery_primary', 'nursery_secondary', 'nursery_upper'] as const),
  ...(['infant', 'junior', 'primary', 'preparatory', 'middle', 'primary_secondary', 'primary_upper'] as const),
  ...(['lower_secondary', 'secondary', 'academic', 'upper_secondary', 'sixth_form', 'vocational'] as const),
  ...(['special_needs', 'alternative', 'hospital', 'adult'] as const),
  ...(['music', 'dance', 'art', 'languages', 'sports', 'other'] as const),
] as const
export type Stage = (typeof STAGES)[number]
