/** Returns the address by which a device calls a number, as it is written (RFC 3966). */
export const callTo = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`

/** Returns the page of OpenStreetMap that shows the way to a position. */
export const routeTo = ({ lat, lng }: { lat: number | null; lng: number | null }): string =>
  `https://www.openstreetmap.org/directions?to=${lat},${lng}`
