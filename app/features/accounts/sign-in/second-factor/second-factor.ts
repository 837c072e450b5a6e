/** Minutes for which a second-factor set-up in progress waits for its first code. */
export const SET_UP_MINUTES = 15
/** Hours for which the owner of an account can stop the removal of its second factor. */
export const REMOVAL_HOURS = 72

/** What the page shows of the second factor; `qr` is an SVG path in a square of `side` units. */
export type SecondFactorView =
  | { state: 'off'; required: boolean }
  | { state: 'begun'; required: boolean; secret: string; qr: { path: string; side: number } }
  | { state: 'on'; required: boolean; codesLeft: number }
