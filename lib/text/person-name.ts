/** Invisible characters, those that reverse the direction of writing, and those that look like nothing at all. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]/gu
const BLANKS = /[\s\u0085]+/g

/** Returns a name on one line: without invisible characters, in composed letters, words separated by single spaces. */
export const tidyName = (text: string): string =>
  text.replace(BLANKS, ' ').replace(UNSEEN, '').normalize('NFC').replace(BLANKS, ' ').trim()

/** Whether a name holds a readable letter. */
export const hasLetter = (name: string): boolean => /\p{L}/u.test(name)
