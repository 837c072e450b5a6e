/** First bytes in which a reader looks for the type of a file. */
const HEAD_BYTES = 1024
const PAGE = /<(!doctype|html|head|body|script|svg|iframe)\b/i

/**
 * Whether a file starts like a PDF (ISO 32000-2, 7.5.2): at the very first byte, so that it cannot be something else as
 * well.
 */
export const startsAsPdf = (bytes: Uint8Array): boolean => /^%PDF-[12]\.\d/.test(text(bytes.subarray(0, HEAD_BYTES)))

/**
 * Whether a PDF ends as its format requires (7.5.5), and neither begins like a web page nor carries another file after
 * its end. Its contents are not checked.
 */
export function isWholePdf(bytes: Uint8Array): boolean {
  const end = text(bytes.subarray(-HEAD_BYTES))
  return (
    startsAsPdf(bytes) && /startxref\s+\d+\s+%%EOF\s*$/.test(end) && !PAGE.test(text(bytes.subarray(0, HEAD_BYTES)))
  )
}

const text = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
