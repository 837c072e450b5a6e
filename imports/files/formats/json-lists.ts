import { Tokenizer, TokenType } from '@streamparser/json'

/** Lists are at the top, or nested under at most this many names (`results.bindings`). */
const MAX_DEPTH = 2

/**
 * Finds the lists of objects at the beginning of a JSON file: `$.*` for a list at the top level, `$.features.*` and the
 * like for one under a name.
 *
 * @throws TokenizerError if it is not JSON
 */
export function jsonLists(head: Buffer): string[] {
  const lists = new Set<string>()
  /** Names of the enclosing objects, and null for each enclosing list. */
  const ancestors: (string | null)[] = []
  let name = ''
  let previous: TokenType | undefined
  const tokenizer = new Tokenizer()
  tokenizer.onToken = ({ token, value }) => {
    if (token === TokenType.LEFT_BRACE && previous === TokenType.LEFT_BRACKET) {
      const path = pathOf(ancestors)
      if (path !== undefined) lists.add(path)
    }
    if (token === TokenType.LEFT_BRACE) ancestors.push(name)
    else if (token === TokenType.LEFT_BRACKET) ancestors.push(null, name)
    else if (token === TokenType.RIGHT_BRACE) ancestors.pop()
    else if (token === TokenType.RIGHT_BRACKET) ancestors.splice(-2)
    else if (token === TokenType.STRING) name = String(value)
    previous = token
  }
  tokenizer.write(head)
  return [...lists]
}

/** Returns the path to the elements of the innermost list, or undefined if it is within another list or too deep. */
function pathOf(ancestors: readonly (string | null)[]): string | undefined {
  const outer = ancestors.slice(0, -2)
  const names = [...outer, ancestors.at(-1)].slice(1)
  if (outer.includes(null) || names.length > MAX_DEPTH) return undefined
  if (names.some((one) => typeof one !== 'string' || one === '' || /[.*]/.test(one))) return undefined
  return ['$', ...names, '*'].join('.')
}
