import { Tokenizer, TokenType } from '@streamparser/json'

/** Lists stand at the top, or under at most as many names (`results.bindings`). */
const DEEPEST = 2

/**
 * Finds where lists of objects stand in JSON, from its beginning: `$.*` for a list at the top, `$.features.*` and the
 * like for one under a name.
 *
 * @throws TokenizerError when it is no JSON
 */
export function jsonLists(head: Buffer): string[] {
  const lists = new Set<string>()
  /** Names of the objects around, and null for each list around. */
  const around: (string | null)[] = []
  let name = ''
  let before: TokenType | undefined
  const tokenizer = new Tokenizer()
  tokenizer.onToken = ({ token, value }) => {
    if (token === TokenType.LEFT_BRACE && before === TokenType.LEFT_BRACKET) {
      const path = pathOf(around)
      if (path !== undefined) lists.add(path)
    }
    if (token === TokenType.LEFT_BRACE) around.push(name)
    else if (token === TokenType.LEFT_BRACKET) around.push(null, name)
    else if (token === TokenType.RIGHT_BRACE) around.pop()
    else if (token === TokenType.RIGHT_BRACKET) around.splice(-2)
    else if (token === TokenType.STRING) name = String(value)
    before = token
  }
  tokenizer.write(head)
  return [...lists]
}

/** The path of the elements of the list that was opened last, unless it is within another list or too deep. */
function pathOf(around: readonly (string | null)[]): string | undefined {
  const outer = around.slice(0, -2)
  const names = [...outer, around.at(-1)].slice(1)
  if (outer.includes(null) || names.length > DEEPEST) return undefined
  if (names.some((one) => typeof one !== 'string' || one === '' || /[.*]/.test(one))) return undefined
  return ['$', ...names, '*'].join('.')
}
