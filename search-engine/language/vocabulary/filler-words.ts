/**
 * Words of questions and of praise, which say nothing about a school and are left out of a search. One line per
 * language; a phrase may have several words.
 */
export const QUESTION_WORDS = `
welche, welches, welcher, wo, wie, gibt es, ist, sind, hat, haben, suche, ich suche, wir suchen, finde, finden, liste, liste der, alle, plz, postleitzahl, adresse, telefonnummer, ein gutes, gut, gute, guten, gutes, guter, mit gutem ruf, empfehlenswerte, empfohlene, für mein kind, für meine tochter, für meinen sohn, unser kind
quelle, quelles, quel, quels, où, est-ce que, y a-t-il, je cherche, nous cherchons, chercher, trouver, liste des, liste, tous les, toutes les, code postal, adresse, téléphone, bon, bons, bonne, bonnes, pour mon enfant, pour ma fille, pour mon fils
qué, cuál, cuáles, dónde, hay, busco, buscamos, buscar, encontrar, lista de, listado de, todos los, código postal, cp, dirección, teléfono, buen, buenos, bueno, buena, buenas, para mi hijo, para mi hija
quale, quali, dove, c'è, ci sono, cerco, cerchiamo, cercare, trovare, elenco, lista, tutte le, tutti i, cap, indirizzo, telefono, buona, buone, buon, buoni, per mio figlio, per mia figlia
which, what, where, is there, are there, find, find me, looking for, list of, all, postcode, address, phone number, good, great, rated, ofsted, outstanding, for my child, for my daughter, for my son
`

/** Superlatives, which ask for the order by rating. */
export const BEST_WORDS = `
beste, besten, bester, bestes, die beste, die besten, am besten bewertete, bestbewertete, top, ranking, rangliste
meilleur, meilleure, meilleurs, meilleures, le meilleur, la meilleure, les meilleurs, les meilleures, les mieux notés, classement, palmarès
mejor, mejores, el mejor, la mejor, los mejores, las mejores, mejor valorados, ranking
migliore, migliori, il migliore, la migliore, i migliori, le migliori, classifica
best, the best, top, top rated, best rated, highest rated, league table
`

/** Phrases for the place where the visitor is. */
export const NEAR_ME_WORDS = `
in meiner nähe, in der nähe, in unserer nähe, bei mir, um mich, in meiner umgebung, nähe, nahe
près de chez moi, près de moi, autour de moi, à côté de chez moi, à proximité, dans mon quartier, proche
cerca de mí, cerca de mi casa, cerca de aquí, cerca, en mi zona, en mi barrio
vicino a me, vicino a casa, vicino casa, qui vicino, nelle vicinanze, in zona, nella mia zona
near me, nearby, close to me, close by, around me, in my area, near my home, local
`

/** What may be written between a distance and its place: within 2 miles of Leeds, im Umkreis von 5 km um Köln. */
export const RADIUS_WORDS = `
im umkreis von, umkreis, im radius von, innerhalb von, höchstens, maximal, um, von, rund um
à moins de, dans un rayon de, dans les, rayon, de, autour de
a menos de, en un radio de, radio de, a, de, alrededor de
entro, nel raggio di, in un raggio di, raggio, a meno di, da, di, intorno a
within, within a radius of, in a radius of, less than, of, from, around
`
