import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import '#app/i18n/all.server.ts'
import { LAW_VERSIONS } from '#app/core/terms-versions.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import { isWholePdf } from '#lib/pdf.ts'
import { renderContractPapers } from './render-contract-papers.server.ts'

// The first paper starts the process that makes them.

const DAY = LAW_VERSIONS.terms[0]

async function textOf(pdf: Buffer): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const { text } = await extractText(document, { mergePages: true })
  return text.replace(/\s+/g, ' ')
}

test.each(LOCALES)(
  'terms and instructions on withdrawal are whole PDFs in %s, with nothing left to fill in',
  async (locale) => {
    const papers = await renderContractPapers(locale)
    expect(papers.map(({ filename }) => filename)).toEqual([`terms-${DAY}.pdf`, `withdrawal-${DAY}.pdf`])
    for (const { content } of papers) {
      expect(isWholePdf(content)).toBe(true)
      expect(await textOf(content)).not.toMatch(/\{\w+\}|\[U\+|\]\(/)
    }
  },
)

test('the instructions come with the model form, and addresses of pages are written out', async () => {
  const [terms, withdrawal] = await renderContractPapers('de')
  expect(await textOf(terms!.content)).toContain('Streitbeilegung')
  const text = await textOf(withdrawal!.content)
  expect(text).toMatch(/Vertrag widerrufen \(https?:\/\/[^)]*\/withdrawal\)/)
  expect(text).toContain('Hiermit widerrufe(n) ich/wir')
  expect(text).not.toContain('Streitbeilegung')
})
