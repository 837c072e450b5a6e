import type { Point } from '#search-engine/base/distance.ts'

/** How a child gets to school. */
export const WAY_MODES = ['foot', 'bicycle'] as const
export type WayMode = (typeof WAY_MODES)[number]

/** Minutes to which a search can be limited, and for which a map shows how far one gets. */
export const WAY_MINUTES = [10, 20, 30] as const

/** What a search can be limited to: `foot.20` for at most 20 minutes on foot. */
export const WAY_CHOICES = WAY_MODES.flatMap((mode) => WAY_MINUTES.map((minutes) => `${mode}.${minutes}` as const))
export type WayChoice = (typeof WAY_CHOICES)[number]

/** Minutes along streets; a way that the engine does not know is missing. */
export type Ways = { [Mode in WayMode]?: number }

/** Most schools of which ways are measured at once. */
export const MAX_MEASURED = 200

/** Longer ways are shown by nobody. */
const MAX_SHOWN = { foot: 60, bicycle: 90 } as const satisfies Record<WayMode, number>

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
