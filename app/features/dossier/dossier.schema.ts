import { z } from 'zod'
import type { Point } from '#search-engine/base/distance.ts'

/** Longer than two coordinates with as many digits as a device gives. */
const MAX_POINT_LENGTH = 50
const POINT = /^(-?\d{1,2}(?:\.\d{1,20})?),(-?\d{1,3}(?:\.\d{1,20})?)$/

/** Degrees north and east. */
export type DossierPoint = Point

/** The family's point as a form sends it: `50.94,6.96`, degrees north and east; empty for none. */
export const pointSchema = z
  .string()
  .max(MAX_POINT_LENGTH, { abort: true })
  .transform((text, context): Point | undefined => {
    const typed = text.replaceAll(' ', '')
    if (typed === '') return undefined
    const [, lat, lng] = (POINT.exec(typed) ?? []).map(Number) as (number | undefined)[]
    if (lat !== undefined && lng !== undefined && Math.abs(lat) <= 90 && Math.abs(lng) <= 180) return { lat, lng }
    context.addIssue({ code: 'custom' })
    return z.NEVER
  })
