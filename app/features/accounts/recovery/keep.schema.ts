import { z } from 'zod'

/** Longer than the id of any passkey. */
const MAX_VALUE = 1400
/** Far more than people have. */
const MAX_VALUES = 200

/** What a form keeps; whatever it does not name ends. */
export const keepField = z
  .array(z.string().max(MAX_VALUE, { abort: true }))
  .max(MAX_VALUES, { abort: true })
  .default([])
