import type { Shown } from '#app/core/page-cache/shown.ts'
import type { ApiSource } from '../schemas/envelope.ts'

/** What a call answers: its data, where they come from, and the parts that may change. */
export type Answered<Data> = { data: Data; sources: ApiSource[]; shown: Shown }
