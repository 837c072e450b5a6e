import { isOnMap, type Place } from '#app/features/map/static/static-view.ts'

export const hasFrameMap = (place: Place | null): boolean => place !== null && isOnMap(place)
