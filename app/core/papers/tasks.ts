import type { Locale } from '#app/i18n/locales.ts'
import type { Paper } from './paper.ts'

/** What the process that makes papers does. Outside of it only types may be imported from here. */
export const tasks = {
  /** Loads what makes papers. */
  prepare: async () => {
    const { paperFonts } = await import('./paper-fonts.ts')
    await import('./render-pdf.ts')
    paperFonts()
  },
  paper: async (paper: Paper, locale: Locale) => (await import('./render-pdf.ts')).renderPdf(paper, locale),
}
export type Tasks = typeof tasks
