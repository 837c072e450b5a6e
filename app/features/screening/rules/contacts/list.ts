/** Reads entries separated by a comma and a space or line break; backslashes stay as they are written. */
export const list = (text: TemplateStringsArray): readonly string[] => text.raw.join('').trim().split(/,\s+/)
