/**
 * Values by path: each part of a path is a level, and `:` stands for any part. Plain data, so it can be sent to
 * browsers.
 */
export type PathTree<T> = { value?: T; below?: Record<string, PathTree<T>> }

/** @param entries paths such as `/schools/:id`, each with its value */
export function pathTree<T>(entries: [path: string, value: T][]): PathTree<T> {
  const tree: PathTree<T> = {}
  for (const [path, value] of entries) {
    let node = tree
    for (const part of path.split('/').filter(Boolean)) {
      node.below ??= {}
      node = node.below[part.startsWith(':') ? ':' : part] ??= {}
    }
    node.value = value
  }
  return tree
}

/**
 * Returns the value of the path that matches a pathname by React Router's rules: ignoring case, escapes and trailing
 * slashes, with fixed parts before parameters.
 */
export function findByPath<T>(tree: PathTree<T>, pathname: string): T | undefined {
  const parts = decoded(pathname.split('/').slice(1))
  while (parts.at(-1) === '') parts.pop()
  return find(tree, parts, 0)
}

function find<T>({ value, below = {} }: PathTree<T>, parts: string[], at: number): T | undefined {
  const part = parts[at]
  if (part === undefined) return value
  if (part === '') return undefined
  for (const key of [part.toLowerCase(), ':']) {
    const found = Object.hasOwn(below, key) ? find(below[key]!, parts, at + 1) : undefined
    if (found !== undefined) return found
  }
  return undefined
}

/** Returns the parts unchanged if one contains an invalid escape. */
function decoded(parts: string[]): string[] {
  try {
    return parts.map(decodeURIComponent)
  } catch {
    return parts
  }
}
