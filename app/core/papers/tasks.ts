import type { Locale } from '#app/i18n/locales.ts'
import type { Paper } from './paper.ts'

/** The tasks of the process that renders papers. Outside it, only types may be imported from here. */
export const tasks = {
  /** Loads what renders papers. */
  prepare: async () => {
    const { paperFonts } = await import('./paper-fonts.ts')
    await import('./render-pdf.ts')
    paperFonts()
  },
  paper: async (paper: Paper, locale: Locale) => (await import('./render-pdf.ts')).renderPdf(paper, locale),
}
export type Tasks = typeof tasks
