import type { Point } from '#search-engine/base/distance.ts'

/** How a child gets to school along streets. */
export const STREET_MODES = ['foot', 'bicycle'] as const
export type StreetMode = (typeof STREET_MODES)[number]
/** How a child gets to school. */
export type WayMode = StreetMode | 'transit'

/** Minutes along streets to which a search can be limited, and for which a map shows how far one gets. */
export const WAY_MINUTES = [10, 20, 30] as const

/** Minutes by public transport to which a search can be limited. */
const TRANSIT_CHOICES = [30, 45, 60] as const
/** Of the areas that are asked for by public transport; Valhalla takes four at most (`max_contours`). */
export const TRANSIT_MINUTES = [15, ...TRANSIT_CHOICES] as const

/** What a search can be limited to: `foot.20` for at most 20 minutes on foot. */
export const WAY_CHOICES = [
  ...STREET_MODES.flatMap((mode) => WAY_MINUTES.map((minutes) => `${mode}.${minutes}` as const)),
  ...TRANSIT_CHOICES.map((minutes) => `transit.${minutes}` as const),
]
export type WayChoice = (typeof WAY_CHOICES)[number]

/** Returns how one gets there by a choice. */
export const modeOf = (choice: WayChoice): WayMode => choice.split('.')[0] as WayMode

/**
 * Minutes along streets, and at most how many by public transport at 7:45 on a school day; a way that the engine does
 * not know is missing.
 */
export type Ways = { [Mode in WayMode]?: number }

/** Most schools of which ways are measured at once. */
export const MAX_MEASURED = 200

/** Longer ways are shown by nobody. */
const MAX_SHOWN = { foot: 60, bicycle: 90, transit: 60 } as const satisfies Record<WayMode, number>

/** Whether a way is short enough for a child to be shown. */
export const isShown = (mode: WayMode, minutes: number): boolean => minutes <= MAX_SHOWN[mode]

/** Whether one of the choices holds; none limit nothing. */
export const isWithin = (ways: Ways | undefined, choices: readonly WayChoice[]): boolean =>
  choices.some((choice) => {
    const [mode, minutes] = choice.split('.') as [WayMode, string]
    return (ways?.[mode] ?? Number.POSITIVE_INFINITY) <= Number(minutes)
  })

/** About 100 m: the engine and our own log of errors never learn more of where a visitor lives. */
const DECIMALS = 3

/** Returns a visitor's point as far as it may leave the device, and the server. */
export const roundPoint = ({ lat, lng }: Point): Point => ({
  lat: Number(lat.toFixed(DECIMALS)),
  lng: Number(lng.toFixed(DECIMALS)),
})
