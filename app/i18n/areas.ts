import type { areas } from './loaders/de.ts'

/** A part of the texts, a file in every language: a page loads only the few that the site map states. */
export type Area = 'site' | keyof typeof areas
