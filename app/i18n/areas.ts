import type { areas } from './loaders/de.ts'

/** A group of texts, with one file per language: a page loads only the few groups that the site map declares for it. */
export type Area = 'site' | keyof typeof areas
