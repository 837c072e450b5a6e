import PDFDocument from 'pdfkit'
import { renderFooters } from '#app/core/papers/page-parts.ts'
import { paperFonts } from '#app/core/papers/paper-fonts.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { DossierPaper } from './dossier-paper.ts'
import { paginate, renderPages } from './flow.ts'
import { layOutNotes } from './lay-out-notes.ts'
import { PAGE_MARGIN, UPRIGHT } from './page-frame.ts'
import { Pen } from './pen.ts'
import { layOutFacts } from './render-facts.ts'
import { renderOverview } from './render-overview.ts'
import { countSheetPages, renderSheets } from './render-sheets.ts'

/** More pages nobody carries to a visit. */
export const MAX_DOSSIER_PAGES = 8
/** The facts side by side have at least this many pages. */
const FACT_PAGES = 2

/**
 * Renders a dossier as a tagged PDF (ISO 19005-2, level A) of at most {@link MAX_DOSSIER_PAGES} pages of A4: schools
 * and map, facts side by side, dates, notes and sources, sheets for the visits.
 */
export async function renderDossier(paper: DossierPaper, locale: Locale): Promise<Buffer> {
  const { regular, bold, has } = paperFonts()
  const doc = new PDFDocument({
    size: 'A4',
    margin: PAGE_MARGIN,
    autoFirstPage: false,
    lang: locale,
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-2a',
    info: { Title: paper.title, Author: 'Aulario', CreationDate: new Date(`${paper.day}T00:00:00Z`) },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve, reject) => doc.on('end', resolve).on('error', reject))
  doc.registerFont('regular', regular).registerFont('bold', bold)
  const pen = new Pen(doc, has)
  const root = doc.struct('Document')
  doc.addStructure(root)
  const left = MAX_DOSSIER_PAGES - 1 - countSheetPages(paper.schools.length)
  const notes = layOutNotes(pen, root, paper, left - FACT_PAGES)
  const facts = layOutFacts(pen, root, paper)
  renderOverview(pen, root, paper)
  if (facts.frame === UPRIGHT) renderPages(doc, facts.within(left, notes), UPRIGHT)
  else {
    const apart = paginate(notes, UPRIGHT)
    renderPages(doc, facts.within(left - apart.length, []), facts.frame)
    renderPages(doc, apart, UPRIGHT)
  }
  renderSheets(pen, root, paper)
  root.end()
  renderFooters(doc, pen.plain(paper.title), PAGE_MARGIN)
  doc.end()
  await ended
  return Buffer.concat(chunks)
}
