/** How many places a school had in one year, and how many were wanted and given; null where no table says. */
export type Counted = {
  places: number | null
  applications: number | null
  firstPreferences: number | null
  offers: number | null
}

/** Whether a school had room for everybody. */
export type Demand = {
  /** Null where the figures do not say. */
  demand: 'places_left' | 'oversubscribed' | null
  /** Why there was room: places were `left`, or there were `enough` for all applications. */
  undersubscribed: 'left' | 'enough' | null
}

/**
 * Judges one year from its figures alone. Offers below the places say more than applications, which families make at
 * several schools at once.
 */
export function demandOf({ places, applications, firstPreferences, offers }: Counted): Demand {
  if (places === null) return { demand: null, undersubscribed: null }
  if (offers !== null && offers < places) return { demand: 'places_left', undersubscribed: 'left' }
  if (applications !== null && applications <= places) return { demand: 'places_left', undersubscribed: 'enough' }
  const isOver = [applications, firstPreferences].some((wanted) => wanted !== null && wanted > places)
  return { demand: isOver ? 'oversubscribed' : null, undersubscribed: null }
}
