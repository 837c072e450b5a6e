type Placed = { position_precision: string | null; postal_code: string; country: string }

/**
 * Returns the name of the area in whose middle a school is shown because its building is not known: the postal code (in
 * Great Britain its district) or the town. Null for a building, and without a position.
 *
 * @param town as it is shown
 */
export function areaOf({ position_precision, postal_code, country }: Placed, town: string): string | null {
  if (position_precision === 'postal_code') return country === 'GB' ? postal_code.split(' ')[0]! : postal_code
  return position_precision === 'town' ? town : null
}
