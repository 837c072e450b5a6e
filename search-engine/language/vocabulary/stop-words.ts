/** Words that a search ignores, because they only connect the words that matter. One line per language. */
export const STOP_WORDS = `
der die das den dem des ein eine in im ins am an ans auf bei beim zu zum zur von vom und für mit nahe nähe
le la les l un une d de du des à a au aux en et dans près chez pour
el los las y e del al en de con cerca por
il lo gli i e ed di da dal del dello della dell dei degli delle nel nella a ad al alla alle allo con per presso vicino
the of at and in on near to for by around
`

/** Words after which people write the place that they mean. */
export const PLACE_PREPOSITIONS = `
in bei beim nahe nähe um
à en dans près autour vers
en cerca
a presso vicino nei dintorni
in at near around close by
`
