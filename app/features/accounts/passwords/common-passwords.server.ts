import { dictionary } from '@zxcvbn-ts/language-common'
import { MIN_PASSWORD } from './password-rule.ts'

let common: Set<string> | undefined

/** Passwords that leaks show most often (list of zxcvbn-ts), and their words without the digits around them. */
function commonPasswords(): Set<string> {
  common ??= new Set(dictionary['passwords-common'] as string[])
  return common
}

/**
 * Why a password is too easy to guess, or undefined. No rules about kinds of characters: they make passwords worse
 * (NIST SP 800-63B 3.1.1.2). Refused is what guessing programs try first: common passwords, also with digits and signs
 * around them or repeated, rows of keys, and the person's own address.
 *
 * @param email address of the person
 */
export function weakness(password: string, email: string): 'short' | 'common' | 'personal' | undefined {
  if ([...password].length < MIN_PASSWORD) return 'short'
  const plain = password.normalize('NFKC').toLowerCase()
  const [local = '', domain = ''] = email.toLowerCase().split('@')
  if (plain === email.toLowerCase() || [local, domain.split('.')[0]!, 'aulario'].includes(core(plain)))
    return 'personal'
  return isCommon(plain) ? 'common' : undefined
}

/** So few signs again and again are one word only. */
const MAX_REPEATED = 4

const LETTER = /\p{L}/u

/** A text from its first letter to its last. */
function core(text: string): string {
  const signs = [...text]
  const isLetter = (sign: string) => LETTER.test(sign)
  return signs.slice(signs.findIndex(isLetter), signs.findLastIndex(isLetter) + 1).join('')
}

function isCommon(plain: string): boolean {
  const forms = [plain, core(plain), core(unleet(plain)), repeated(plain)]
  return forms.some((form) => commonPasswords().has(form)) || repeated(plain).length <= MAX_REPEATED || isRow(plain)
}

const LEET: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' }
const unleet = (text: string) => text.replace(/[013457@$]/g, (sign) => LEET[sign]!)

/** What a text repeats: `abcabcabc` gives `abc`. The first place where a text stands again in itself is where it repeats. */
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
