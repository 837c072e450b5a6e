import type { PageTexts } from './page-texts.ts'

/** Written by the build, see `vite.config.ts`: the texts of pages behind a session. */
declare const SESSION_TEXTS: PageTexts

export const sessionTexts = SESSION_TEXTS
