import type { areas } from './site/de.ts'

/** A part of the texts, a file in every language: a page comes with few of them, which the site map states. */
export type Area = 'site' | keyof typeof areas
