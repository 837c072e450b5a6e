import { createRequire } from 'node:module'
import { MIN_PASSWORD_LENGTH } from './credentials.ts'

const require = createRequire(import.meta.url)

let common: Set<string> | undefined

/**
 * Returns the passwords that appear most often in leaks (list of zxcvbn-ts), and their words without the digits around
 * them.
 */
function commonPasswords(): Set<string> {
  common ??= readCommon()
  return common
}

/** The list is large, so it is loaded with the first password that somebody chooses. */
function readCommon(): Set<string> {
  const { dictionary }: typeof import('@zxcvbn-ts/language-common') = require('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'] as string[])
}

/**
 * Returns why a password is too easy to guess, or undefined. There are no rules about kinds of characters, because they
 * make passwords worse (NIST SP 800-63B 3.1.1.2). It refuses what guessing programs try first: common passwords, also
 * repeated or with digits and signs around them, rows of keys, and the person's own address.
 *
 * @param email address of the person
 */
export function passwordWeakness(password: string, email: string): 'short' | 'common' | 'personal' | undefined {
  if ([...password].length < MIN_PASSWORD_LENGTH) return 'short'
  const plain = password.normalize('NFKC').toLowerCase()
  const [local = '', domain = ''] = email.toLowerCase().split('@')
  if (plain === email.toLowerCase() || [local, domain.split('.')[0]!, 'aulario'].includes(betweenLetters(plain)))
    return 'personal'
  return isCommon(plain) ? 'common' : undefined
}

/** Repetitions of this many characters or fewer count as one word only. */
const MAX_REPEATED_LENGTH = 4

const LETTER = /\p{L}/u

/** Returns the part of a text from its first letter to its last. */
function betweenLetters(text: string): string {
  const signs = [...text]
  const isLetter = (sign: string) => LETTER.test(sign)
  return signs.slice(signs.findIndex(isLetter), signs.findLastIndex(isLetter) + 1).join('')
}

function isCommon(plain: string): boolean {
  const forms = [plain, betweenLetters(plain), betweenLetters(unleet(plain)), repeated(plain)]
  return (
    forms.some((form) => commonPasswords().has(form)) || repeated(plain).length <= MAX_REPEATED_LENGTH || isRow(plain)
  )
}

const LEET: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' }
const unleet = (text: string) => text.replace(/[013457@$]/g, (sign) => LEET[sign]!)

/**
 * Returns the unit that a text repeats: `abcabcabc` gives `abc`. The first later position at which a text occurs in its
 * own doubling is the length of that unit.
 */
const repeated = (text: string) => text.slice(0, (text + text).indexOf(text, 1))

const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertzuiopü',
  'qwertyuiop',
  'azertyuiop',
  'asdfghjklöä',
]

function isRow(text: string): boolean {
  const letters = text.replace(/[^\p{L}\d]/gu, '')
  return ROWS.some((row) => row.includes(letters) || [...row].reverse().join('').includes(letters))
}
