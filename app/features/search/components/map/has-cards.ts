/** Screens on which the list has no room beside the map: its schools lie on the map as cards, see map-cards.tsx. */
export const HAS_CARDS = '(width < 64rem)'
