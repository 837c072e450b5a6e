/** Words in the names of columns that hold names of people, in the five languages. */
const PERSON =
  /schulleit|leiter|leitung|ansprechpartner|schulaufsicht|koordinator|vorname|nachname|director|direttor|dirigente|^head(?!count)|head ?teacher|first ?name|last ?name|surname|contact ?name|principal|titular(?!idad)|responsable|referente|chef d|^autori$/i

/** Whether a column holds names of people: its cells are never read or kept. */
export const namesPerson = (column: string): boolean => PERSON.test(column)
