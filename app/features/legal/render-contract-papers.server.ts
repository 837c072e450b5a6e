import type { PaperBlock } from '#app/core/papers/paper.ts'
import { renderPaper } from '#app/core/papers/render-paper.server.ts'
import { pageAddress } from '#app/core/urls.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { ShownLaw } from './pages/legal-text.ts'
import { readLegalPage } from './read-legal-page.server.ts'

/** Sections with the instructions on withdrawal, the second for operators in the United Kingdom. */
const WITHDRAWAL = ['withdrawal', 'right-to-cancel']

/** A file to be attached to a mail. */
type Paper = { filename: string; content: Buffer }

/**
 * Renders what a buyer gets on a durable medium (§ 312f BGB; Consumer Contracts Regulations 2013, reg. 16): the terms
 * in force and, separately, the instructions on withdrawal with the model form, as tagged PDFs with embedded fonts.
 */
export async function renderContractPapers(locale: Locale): Promise<Paper[]> {
  const law = await readLegalPage('terms', locale)
  const day = law.versions[0]!
  const instructions = law.sections.filter(({ id }) => WITHDRAWAL.includes(id))
  const render = (title: string, shown: Pick<ShownLaw, 'intro' | 'sections'>) =>
    renderPaper({ title, name: `${title} ${day}`, author: '', day, blocks: blocksOf(shown, day, locale) }, locale)
  return [
    { filename: `terms-${day}.pdf`, content: await render(law.title, law) },
    {
      filename: `withdrawal-${day}.pdf`,
      content: await render(instructions[0]!.title, { intro: '', sections: instructions }),
    },
  ]
}

/** Returns headings and paragraphs in order; the terms contain no tables. */
function blocksOf({ intro, sections }: Pick<ShownLaw, 'intro' | 'sections'>, day: string, locale: Locale) {
  const plain = (text: string): PaperBlock => ({ text: withAddresses(text, locale) })
  return [
    { text: day },
    ...(intro ? [plain(intro)] : []),
    ...sections.flatMap(({ title, blocks }): PaperBlock[] => [
      { heading: title },
      ...blocks.flatMap((block) => {
        if ('text' in block) return [plain(block.text)]
        return 'list' in block ? block.list.map((item) => plain(`• ${item}`)) : []
      }),
    ]),
  ]
}

/**
 * Writes links out, as paper requires: `words (https://…)`; e-mail addresses and links within the page are left out.
 */
function withAddresses(text: string, locale: Locale): string {
  return text.replace(/\[([^[\]]+)\]\(([^()\s]+)\)/g, (_, words: string, address: string) =>
    address.startsWith('/') ? `${words} (${pageAddress(locale, address)})` : words,
  )
}
