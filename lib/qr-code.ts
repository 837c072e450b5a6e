import { encode } from 'uqr'

/**
 * Draws a QR code as one path of unit squares.
 *
 * @param border white units around it; readers need four (ISO/IEC 18004) unless the surroundings are white as well
 * @returns the path of an SVG, and the length of a side in units
 */
export function qrCode(text: string, border: number): { path: string; side: number } {
  const { data, size } = encode(text, { border })
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { path: squares.join(''), side: size }
}
