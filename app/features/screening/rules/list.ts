/** Reads entries that stand apart by a comma and a space or line; backslashes stay as they are written. */
export const list = (text: TemplateStringsArray): readonly string[] => text.raw.join('').trim().split(/,\s+/)
