import { Failure } from '#app/core/failure.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { Lane } from '#lib/decoders/lane.ts'
import { DecodersBusy, TaskKilled } from '#lib/decoders/task-killed.ts'
import type { DossierPaper } from './paper/dossier-paper.ts'
import type { Tasks } from './paper/tasks.ts'

/** Renders dossiers, one at a time, in a process of its own, so that they delay no invoice. */
const lane = new Lane<Tasks>('app/features/dossier/paper/main.ts', { heapMb: 128, residentMb: 400, restMb: 250 })

/** A dossier takes 0.1 to 0.5 s of processor time (`npm run bench -- dossier`), ten times that on a tenth of a core. */
const PACE = { ms: 1000, clockMs: 60_000, patience: 20_000 }
/** Dossiers of one network that are made or wait at the same time, so that nobody fills the line alone. */
const MAX_OF_NETWORK = 2

const ofNetwork = new Map<string, number>()

/**
 * Makes the PDF of a dossier.
 *
 * @param network whose visitor asks for it
 * @throws Failure dossier_busy when too many others are being made; dossier_failed when it took too much
 */
export async function makeDossierPdf(paper: DossierPaper, locale: Locale, network: string): Promise<Buffer> {
  const running = ofNetwork.get(network) ?? 0
  if (running >= MAX_OF_NETWORK) throw new Failure('unavailable', 'dossier_busy', { retryAfter: 30 })
  ofNetwork.set(network, running + 1)
  try {
    return await lane.run('dossier', [paper, locale], PACE)
  } catch (error) {
    if (error instanceof DecodersBusy)
      throw new Failure('unavailable', 'dossier_busy', { retryAfter: error.retryAfter, cause: error })
    if (error instanceof TaskKilled)
      throw new Failure('unavailable', 'dossier_failed', { retryAfter: 30, cause: error })
    throw error
  } finally {
    const left = (ofNetwork.get(network) ?? 1) - 1
    if (left > 0) ofNetwork.set(network, left)
    else ofNetwork.delete(network)
  }
}
