import type { Locale } from '#app/i18n/locales.ts'
import { Lane } from '#lib/decoders/lane.ts'
import { IN_A_JOB } from '#lib/decoders/lanes.ts'
import type { Paper } from './paper.ts'
import type { Tasks } from './tasks.ts'

/**
 * Renders papers, one at a time, in a process of its own: embedding the fonts takes a quarter of a second of processor
 * time in one piece, for which no visitor should wait. Papers are made by jobs, which wait their turn.
 */
const lane = new Lane<Tasks>('app/core/papers/main.ts', { heapMb: 128, residentMb: 400, restMb: 250 })

/**
 * Renders a paper as an archival PDF. The same paper always gives the same bytes.
 *
 * @throws TaskKilled when it took too much; Error when the process did not start or the paper cannot be drawn
 */
export const renderPaper = (paper: Paper, locale: Locale): Promise<Buffer> =>
  lane.run('paper', [paper, locale], IN_A_JOB)

/**
 * Starts the process that renders papers, and has it load its libraries, so that a transaction begun afterwards only
 * waits for the drawing.
 *
 * @throws as {@link renderPaper}
 */
export const preparePapers = (): Promise<void> => lane.run('prepare', [], IN_A_JOB)
