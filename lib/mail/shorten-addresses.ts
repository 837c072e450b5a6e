/** Shortens every e-mail address in a text to its first letter and its domain: `m…@post.example`. */
export const shortenAddresses = (text: string): string =>
  text.replaceAll(/[^\s<>()"',;:]+/g, (word) => {
    const at = word.indexOf('@')
    return at > 0 && at < word.length - 1 ? `${word.charAt(0)}…${word.slice(at)}` : word
  })
