/** Joins class names, leaving out false values. */
export const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ')
