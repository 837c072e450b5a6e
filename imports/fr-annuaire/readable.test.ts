import { expect, test } from 'vitest'
import { frenchArea, frenchCommune } from './readable.ts'

test.each([
  ['Dol De Bretagne', 'Dol-de-Bretagne'],
  ['Saint Jean D Angely', "Saint-Jean-d'Angely"],
  ['St Malo', 'Saint-Malo'],
  ['Le Havre', 'Le Havre'],
  ['La Tour Du Pin', 'La Tour-du-Pin'],
  ['Sainte Foy Les Lyon', 'Sainte-Foy-les-Lyon'],
  ['L Hay Les Roses', "L'Hay-les-Roses"],
  ['Le Kremlin-Bicêtre', 'Le Kremlin-Bicêtre'],
  ['Belley', 'Belley'],
])('commune %s', (written, name) => expect(frenchCommune(written)).toBe(name))

test.each([
  ['Ille-Et-Vilaine', 'Ille-et-Vilaine'],
  ["Val-D'oise", "Val-d'Oise"],
  ["Cotes D'armor", "Cotes d'Armor"],
  ['La Reunion', 'La Reunion'],
  ['Val-de-Marne', 'Val-de-Marne'],
])('department %s', (written, name) => expect(frenchArea(written)).toBe(name))
