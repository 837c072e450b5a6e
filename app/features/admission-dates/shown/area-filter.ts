import { STAGES, type Stage } from '../admission-row.ts'

/** What an address of a page of dates asks for; `show` leaves out the other kind of dates. */
export type AreaFilter = { stage: Stage | undefined; show: 'admission' | 'holidays' | undefined }

const KINDS = ['admission', 'holidays'] as const

/** Reads the filter of an address; unknown values ask for everything. */
export const readAreaFilter = (parameters: URLSearchParams): AreaFilter => ({
  stage: STAGES.find((stage) => stage === parameters.get('stage')),
  show: KINDS.find((kind) => kind === parameters.get('show')),
})
