import type { SchoolTexts } from '../sample-school.ts'

export const english: SchoolTexts = {
  summary:
    'Private school in Triana, from nursery to sixth form, bilingual from the first year of primary. A courtyard of orange trees, plenty of sport and no more than twenty-four to a class.',
}

export const french: SchoolTexts = {
  summary:
    'Établissement privé de Triana, de la maternelle au baccalauréat, bilingue dès le CP. Un patio planté d’orangers, beaucoup de sport et vingt-quatre élèves par classe au plus.',
}

export const italian: SchoolTexts = {
  summary:
    'Scuola privata a Triana, dall’infanzia al diploma, bilingue fin dalla prima elementare. Un patio di aranci, tanto sport e classi di ventiquattro alunni al massimo.',
}
