import type { CatchmentEdition } from './edition.server.ts'
import type { CatchmentArea } from './find-areas.server.ts'
import type { Sector } from './find-sector.server.ts'

/** The page's answer to a place, a point or an address. */
export type Answer =
  | {
      kind: 'areas'
      /** Whether the areas are those at a point, rather than around the centre of a place. */
      isExact: boolean
      /** The place around whose centre they are; empty for a point. */
      place: string
      typedPlace?: string
      edition: CatchmentEdition
      areas: CatchmentArea[]
    }
  | { kind: 'place-unknown'; typedPlace: string }
  | {
      kind: 'sector'
      typed: { commune: string; street: string; house: string }
      /** Streets of the commune, to choose from. */
      streets: string[]
      edition: CatchmentEdition
      sector: Sector
    }
  | { kind: 'none'; typedPlace?: string }
