import type { KnownCode, Layout, Row, Supplements } from '../source.ts'

/** Finds the key of the school that has an official code, in whichever way the code is written. */
type CodeFinder = (code: string) => string | undefined

const NAME = 'official codes'

/** The official codes of a country's schools, which tables name that do not know the codes of the register. */
export const officialCodes = (country: NonNullable<Layout['inDirectory']>['country']): Layout => ({
  name: NAME,
  columns: { key: [], code: [], open: [] },
  required: [],
  inDirectory: { country, rowOf: ({ key, code, isOpen }) => ({ key, code, open: isOpen ? 'yes' : '' }) },
})

/** Returns what finds schools by the rows of {@link officialCodes}. */
export const officialCodeFinder = (supplements: Supplements): CodeFinder =>
  codeFinder(
    (supplements[NAME] ?? []).map(({ key = '', code = '', open }: Row) => ({ key, code, isOpen: open === 'yes' })),
  )

/** Returns what finds schools by their codes. Successive schools may share a code; the open one takes precedence. */
export function codeFinder(schools: Iterable<KnownCode>): CodeFinder {
  const keys = new Map<string, string>()
  for (const { key, code, isOpen } of schools) {
    const plain = plainCode(code)
    if (plain && (isOpen || !keys.has(plain))) keys.set(plain, key)
  }
  return (code) => keys.get(plainCode(code))
}

/** `936/3407` is also written `9363407`. */
const plainCode = (code: string) => code.replaceAll(/[^\p{L}\d]/gu, '').toUpperCase()
