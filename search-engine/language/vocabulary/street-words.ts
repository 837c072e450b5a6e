/** Words that make the following word a street: Scuola Via Roma is not a school in Rome. */
export const STREET_WORDS_BEFORE = `
via viale piazza piazzale corso largo vicolo
rue avenue boulevard place chemin allée quai
calle avenida plaza paseo camino
`

/** Words that make the preceding word a street: London Road Primary School. */
export const STREET_WORDS_AFTER = `
road rd street lane avenue way drive square
straße str allee platz weg ring
`
