/** Leaves of every e-mail address in a text its first letter and its domain: `m…@post.example`. */
export const shortenAddresses = (text: string): string =>
  text.replaceAll(/([^\s@<>()"',;:])[^\s@<>()"',;:]*@([^\s@<>()"',;:]+)/g, '$1…@$2')
