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

/** Kinds of streets at the beginning of addresses, with their abbreviations. */
export const STREET_KINDS_BEFORE = `
via viale vle piazza pza pzza piazzale ple corso cso largo lgo vicolo contrada strada località loc frazione fraz rione
rue avenue av ave boulevard bd bld bvd place pl chemin allée quai route rte impasse square cours
calle c cl avenida avda avd plaza pza plza paseo pso camino cno carrer carretera ctra ronda rambla passeig pg plaça
travesía pasaje psje urbanización urb glorieta
`

/** Kinds of streets at the end of addresses, with their abbreviations. */
export const STREET_KINDS_AFTER = `
road rd street st lane ln avenue ave way drive dr square close crescent terrace gardens grove
straße str
`

/** Words in place of a house number. */
export const STREET_NUMBER_WORDS = `
sn snc nº no num nr numero
`
