import type { PageTexts } from './page-texts.ts'

/** Written by the build, see `vite.config.ts`: what pages behind a session need. */
declare const SESSION_TEXTS: PageTexts

export const sessionTexts = SESSION_TEXTS
