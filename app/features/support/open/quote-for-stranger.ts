/** As much of a message as its writer needs to recognise it. */
const MAX_QUOTED = 600

/** Web and mail addresses, as mail programs turn them into links. */
const ADDRESSES =
  /(?:\b[a-z][a-z\d+.-]*:\/\/|\bwww\.)\S+|[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+|[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?:\/\S*)?/giu

/**
 * Returns a message as quoted to a typed address, which may be a stranger's: people must not be able to send strangers
 * links or much text through our form.
 */
export function quoteForStranger(text: string): string {
  const quoted = text.slice(0, MAX_QUOTED).trimEnd().replace(ADDRESSES, '[…]')
  return text.length > MAX_QUOTED ? `${quoted} […]` : quoted
}
