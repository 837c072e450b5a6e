import type { SchoolTexts } from '../sample-school.ts'

export const german: SchoolTexts = {
  summary:
    'Privates Colegio von der Vorschule bis zum Bachillerato, zweisprachig ab der ersten Klasse. Ein Patio mit Orangenbäumen, viel Sport und höchstens vierundzwanzig Kinder je Klasse.',
}
