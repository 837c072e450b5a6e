const BEGIN = '<!-- npm run generate-docs writes what follows, -->'
const END = '<!-- up to here. -->'

/** Replaces the generated part of a page. @throws Error if the page does not mark where it stands */
export function fillPage(page: string, generated: string): string {
  const [before, after] = [page.split(BEGIN)[0], page.split(END)[1]]
  if (before === page || after === undefined) throw new Error(`The page needs the lines ${BEGIN} and ${END}.`)
  return `${before}${BEGIN}\n\n${generated}\n\n${END}${after}`
}
