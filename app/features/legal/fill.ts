/** Returns the names of the placeholders in a text, each once. */
export const placeholdersIn = (text: string): string[] => [...new Set(text.match(/(?<=\{)\w+(?=\})/g))].sort()

/** Replaces `{name}` by values. @throws Error when a value is missing */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`No value for {${name}}.`)
    return value
  })
}
