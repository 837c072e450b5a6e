import { account } from './account.ts'
import { site } from './site.ts'

/** The German catalogue: its keys and placeholders are what the other languages must have. */
export const de = { ...site, ...account }
export type German = typeof de
