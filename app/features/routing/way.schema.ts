import { z } from 'zod'
import { MAX_MEASURED, STREET_MODES } from './ways.ts'

const degrees = (most: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(?:\.\d{1,20})?$/)
    .transform(Number)
    .refine((value) => Math.abs(value) <= most)
const point = { lat: degrees(90), lng: degrees(180) }
/** Longer than the ids of any register. */
const MAX_ID_LENGTH = 100

/** The visitor's point and the schools to which ways are measured. */
export const waysSchema = z.object({
  ...point,
  ids: z
    .array(z.string().min(1).max(MAX_ID_LENGTH, { abort: true }))
    .min(1)
    .max(MAX_MEASURED, { abort: true }),
})

/** The visitor's point and how to get away from it. */
export const reachSchema = z.object({ ...point, mode: z.enum(STREET_MODES) })
