import type { SchoolTexts } from '../sample-school.ts'

export const spanish: SchoolTexts = {
  summary:
    'Colegio privado en Triana, desde Infantil hasta Bachillerato, bilingüe desde primero de Primaria. Un patio con naranjos, mucho deporte y clases de veinticuatro alumnos como máximo.',
}
