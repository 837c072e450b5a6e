/** Stands for the field itself in place of the index of a row. */
export const FIELD = -1

/**
 * Returns the row to which a key leads in an editable combobox (WAI-ARIA authoring practices): up and down cycle
 * through the rows and the field; keys that move the caret lead back to it.
 *
 * @param at index of the active row, or {@link FIELD}
 * @returns undefined for a key that does not move
 */
export function nextRow(key: string, at: number, count: number): number | undefined {
  const stops = count + 1
  switch (key) {
    case 'ArrowDown':
      return ((at + 2) % stops) - 1
    case 'ArrowUp':
      return ((at + stops) % stops) - 1
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'Home':
    case 'End':
      return FIELD
    default:
      return undefined
  }
}
