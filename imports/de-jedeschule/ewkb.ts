const HEX = /^[0-9a-f]{42,}$/i
const POINT_WITH_SRID = 0x20000001
const WGS84 = 4326

/**
 * Returns the degrees of a point in EWKB, the hexadecimal form in which PostGIS writes geometries: byte order, type,
 * SRID,
 * x, y. The texts are empty when it is anything but a point in WGS84.
 */
export function pointOfEwkb(hex: string): { lat: string; lng: string } {
  const nothing = { lat: '', lng: '' }
  if (!HEX.test(hex)) return nothing
  const bytes = Buffer.from(hex, 'hex')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const little = view.getUint8(0) === 1
  if (view.getUint32(1, little) !== POINT_WITH_SRID || view.getUint32(5, little) !== WGS84 || bytes.length < 25)
    return nothing
  return { lng: view.getFloat64(9, little).toFixed(7), lat: view.getFloat64(17, little).toFixed(7) }
}
