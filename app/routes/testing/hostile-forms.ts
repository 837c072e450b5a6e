type Form = Record<string, string>

const LARGE = 250_000
/** The gate accepts texts of this length, seven of them in one form, and this many fields. */
const MAX_LENGTH = 32_000
const MAX_TEXTS = 7
const MAX_FIELDS = 290

/** Texts for which a careless parser takes quadratic time. */
const TEXTS: Record<string, (length: number) => string> = {
  blanks: (length) => `x${' '.repeat(length - 2)}x`,
  capitals: (length) => 'Ab '.repeat(length / 3),
  digits: (length) => `a${'1'.repeat(length - 2)}a`,
  lines: (length) => 'x \n'.repeat(length / 3),
}

const encode = (fields: Iterable<[string, string]>) => new URLSearchParams([...fields]).toString()
/** Fields that distinguish the forms of one action keep their values. */
const isFree = (name: string) => !['intent', 'step', 'kind', 'way', 'schoolId', 'section'].includes(name)

/** The form with a text in the named fields. */
function* filled(form: Form, names: string[], text: string): Generator<[string, string]> {
  yield* Object.entries(form).filter(([name]) => !names.includes(name))
  for (const name of names) yield [name, text]
}

/** The free fields of a form and of its schema, in groups that fit into one body. */
function portions(form: Form, fields: string[]): string[][] {
  const names = [...new Set([...Object.keys(form), ...fields])].filter(isFree)
  if (names.length === 0) return [['text']]
  return Array.from({ length: Math.ceil(names.length / MAX_TEXTS) }, (_, at) =>
    names.slice(at * MAX_TEXTS, (at + 1) * MAX_TEXTS),
  )
}

/** The texts in a body's encoding, the same for all forms: creating them takes longer than refusing them. */
const LARGE_TEXTS = Object.entries(TEXTS).map(([what, of]) => {
  const text = of(LARGE).replaceAll(' ', '+').replaceAll('\n', '%0A').slice(0, LARGE)
  return [what, text] as const
})
const MANY_FIELDS: [string, string][] = [
  ['fields', 'a=&b=&'.repeat(LARGE / 6)],
  ['dots', Array.from({ length: 10_000 }, (_, at) => `a.b${at}.c=`).join('&')],
]

/** Bodies of 250 KB that no form would send, named by their kind. */
export const ABOVE = (form: Form): [string, string][] => {
  const [field = 'text'] = Object.keys(form).filter(isFree)
  const others = encode(Object.entries(form).filter(([name]) => name !== field))
  return [...LARGE_TEXTS.map(([what, text]): [string, string] => [what, `${others}&${field}=${text}`]), ...MANY_FIELDS]
}

const HOSTILE = [
  'zz[4294967294]',
  'on[1e6]',
  'on[3000000]',
  `a${'.b'.repeat(5000)}`,
  `a${'[0]'.repeat(5000)}`,
  '__proto__',
]

/** Forms with one unknown, hostile name. */
export const NAMES = (form: Form): [string, string][] => [
  ...HOSTILE.map((name): [string, string] => [name.slice(0, 20), encode([...Object.entries(form), [name, '1']])]),
  ...['x', '{}', 'null', '[]', '{"type":"update"}'].map((intent): [string, string] => [
    `__intent__ ${intent}`,
    encode([...Object.entries(form), ['__intent__', intent]]),
  ]),
]

/**
 * The largest forms that the gate accepts, by their kind, at a fraction of that size.
 *
 * @param fields of the form's schema, besides those that a sender must fill in
 */
export const WITHIN_BOUNDS = (form: Form, fields: string[] = []): [string, (part: number) => string][] => [
  ...portions(form, fields).flatMap((names) =>
    Object.entries(TEXTS).map(([what, of]): [string, (part: number) => string] => [
      `${what} in ${names.join(', ')}`,
      (part) => {
        // Characters that a form encodes as three bytes each would exceed the largest body.
        const length = what === 'lines' ? MAX_LENGTH / 3 : MAX_LENGTH
        return encode(filled(form, names, of(length * part)))
      },
    ]),
  ),
  [
    'fields',
    (part) =>
      encode([
        ...Object.entries(form),
        ...Array.from({ length: (MAX_FIELDS - 20) * part }, (): [string, string] => ['on', 'x']),
      ]),
  ],
]
