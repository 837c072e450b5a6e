/** Returns the address with which a device calls a number (RFC 3966). */
export const callTo = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`

/** Returns the OpenStreetMap page with directions to a position. */
export const routeTo = ({ lat, lng }: { lat: number | null; lng: number | null }): string =>
  `https://www.openstreetmap.org/directions?to=${lat},${lng}`
