import { isOnMap, type Place } from '#app/features/search/map/static-view.ts'

/** Whether there is a map with a place on it. */
export const hasFrameMap = (place: Place | null): boolean => place !== null && isOnMap(place)
