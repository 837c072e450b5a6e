import { qrCode } from '#lib/qr-code.ts'

/** White units around the code, as ISO/IEC 18004 requires. */
const BORDER = 4
const PNG_PIXELS = 1200

/** Renders the QR code of an address as an SVG file: black on white, wherever it is printed. */
export function renderQrCode(address: string): string {
  const { path, side } = qrCode(address, BORDER)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${PNG_PIXELS}" height="${PNG_PIXELS}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg>\n`
}

/** Renders the QR code as a PNG file, with a side of 1,200 pixels. */
export async function renderQrCodePng(address: string): Promise<Buffer> {
  // Few processes ever make one, and the library takes ten megabytes in each.
  const { default: sharp } = await import('sharp')
  return await sharp(Buffer.from(renderQrCode(address)))
    .png({ palette: true, colours: 2 })
    .toBuffer()
}
