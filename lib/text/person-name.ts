/** What no one sees or what turns the direction of writing round, and signs that look like nothing at all. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]/gu
const BLANKS = /[\s\u0085]+/g

/** A name on one line: without characters that nobody sees, in composed letters, its words parted by single blanks. */
export const tidyName = (text: string): string =>
  text.replace(BLANKS, ' ').replace(UNSEEN, '').normalize('NFC').replace(BLANKS, ' ').trim()

/** Whether a name holds a letter that people can read. */
export const hasLetter = (name: string): boolean => /\p{L}/u.test(name)
