/**
 * What families call every school of a category, whatever its name: schools are found by these words, too. A line
 * starts with the category and the country. Nurseries are primary in registers, but nobody calls them that.
 */
export const CATEGORY_WORDS = `
primary        DE  Grundschule
primary        FR  primaire, élémentaire
primary        ES  primaria
primary        IT  primaria, elementare
primary        GB  primary
secondary      FR  collège
secondary      ES  secundaria
secondary      IT  media
secondary      GB  secondary
high_school    DE  Gymnasium
high_school    FR  lycée
high_school    ES  bachillerato, secundaria
high_school    IT  liceo
high_school    GB  secondary
vocational     DE  Berufsschule
vocational     ES  formación, profesional, FP
special_needs  DE  Förderschule
special_needs  ES  especial
special_needs  GB  special
`

/** Words in names and types of nurseries, and those that show that a school is more than one. */
export const NURSERY_SIGNS = `
DE  kindergarten kindertagesstätte kita vorschule
FR  maternelle
ES  infantil guardería bressol llar niños nenos
IT  infanzia materna asilo nido
GB  nursery preschool playgroup
`
export const PRIMARY_SIGNS = `
DE  grundschule
FR  primaire élémentaire
ES  primaria ceip ceipso cra colegio escola
IT  primaria elementare
GB  primary infant infants junior first academy
`
