import weights from './weights.json' with { type: 'json' }

/**
 * What speaks for a reading of a text and against it, as logarithms of odds: each island adds its weight, sizes and
 * counts multiply theirs by the binary logarithm. `npm run bench -- relevance --fit` finds them on the training texts.
 */
export const WEIGHTS: Readonly<typeof weights> = weights
