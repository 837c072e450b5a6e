/** As much of a message as its writer needs to know it again. */
const MAX_QUOTED = 600

/** Addresses of the web and of mail, as mail programs turn them into links. */
const ADDRESSES =
  /(?:\b[a-z][a-z\d+.-]*:\/\/|\bwww\.)\S+|[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+|[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?:\/\S*)?/giu

/**
 * A message as it is quoted to an address that somebody typed: it may be a stranger's, who must get neither links nor
 * much text from whoever uses our form to write to him.
 */
export function quoteForStranger(text: string): string {
  const quoted = text.slice(0, MAX_QUOTED).trimEnd().replace(ADDRESSES, '[…]')
  return text.length > MAX_QUOTED ? `${quoted} […]` : quoted
}
