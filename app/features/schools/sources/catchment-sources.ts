import type { RegisterSource } from './register-source.ts'
import { REGISTER_SOURCES } from './register-sources.ts'

/** Open data that say which schools are responsible for a home. */
export type CatchmentSourceId = 'de-berlin-catchments' | 'fr-35-catchments'

/** What the pages that show catchments say about their source. */
export const catchmentSource = (id: CatchmentSourceId): RegisterSource => REGISTER_SOURCES.get(id)!
