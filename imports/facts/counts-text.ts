/**
 * Returns counts as a list (`CP 56, CE1 68`), without those that are 0 or withheld by the publisher.
 *
 * @param counts labels with their cells
 */
export function countsText(counts: readonly (readonly [label: string, cell: string])[]): string {
  const known = counts.filter(([, cell]) => Number(cell) > 0)
  return known.map(([label, cell]) => `${label} ${Number(cell)}`).join(', ')
}
