import { expect, test } from 'vitest'
import { italianAccents, italianName, italianStreet } from './italian-text.ts'
import { capitalsToTitle, readableName, sentenceCase } from './title-case.ts'

test.each([
  ["SCUOLA DELL'INFANZIA", "Scuola dell'Infanzia"],
  ['"GIANNI RODARI"', 'Gianni Rodari'],
  ['SCUOLA MATERNA "CARDINALE SAMORE\'"', 'Scuola Materna "Cardinale Samorè"'],
  ['GIOVANNI XXIII', 'Giovanni XXIII'],
  ['LEONARDO DA VINCI', 'Leonardo da Vinci'],
  ['L.CLASSICO "GABRIELE D\'ANNUNZIO"', 'L. Classico "Gabriele D\'Annunzio"'],
  ["SAN FRANCESCO D'ASSISI", "San Francesco d'Assisi"],
  ["SAN VINCENZO DE' PAOLI", "San Vincenzo de' Paoli"],
  ["CA' FOSCARI", "Ca' Foscari"],
  ["L'ISOLA CHE NON C'E'", "L'Isola che non C'è"],
  ["SANT' ANNA", "Sant'Anna"],
  ['G.RODARI', 'G. Rodari'],
  ['S.G.BOSCO', 'S.G. Bosco'],
  ['I.I.S. "8 MARZO-LORENZ"', 'I.I.S. "8 Marzo-Lorenz"'],
  ['IPSIA MARINEO', 'IPSIA Marineo'],
  ['MARINA"PRESTERA\'"', 'Marina "Presterà"'],
  ["'COLLODI'", 'Collodi'],
  ['UMBERTO I', 'Umberto I'],
  ['PIO X', 'Pio X'],
  ['IL PICCOLO PRINCIPE', 'Il Piccolo Principe'],
  ['LA COLLINA E LA LUNA', 'La Collina e la Luna'],
  ['SCUOLA SECONDARIA DI I GRADO', 'Scuola Secondaria di I Grado'],
  ['Gianni Rodari', 'Gianni Rodari'],
  ['marsilio ficino', 'Marsilio Ficino'],
  ['OTTAVIANO AUGUSTO (ind. informatica)', 'Ottaviano Augusto (ind. informatica)'],
  ['"S. ANDREA"- BIASSONO', '"S. Andrea" - Biassono'],
  ["GESU'BAMBINO", 'Gesù Bambino'],
  ['GIORGIO LA PIRA', 'Giorgio La Pira'],
  ["I.C. DUCA D'AOSTA - CALVINO", "I.C. Duca d'Aosta - Calvino"],
])('Italian name %s', (raw, readable) => expect(italianName(raw)).toBe(readable))

test.each([
  ["CITTA'", 'CITTÀ'],
  ["LIBERTA' E UNITA'", 'LIBERTÀ E UNITÀ'],
  ["PERCHE'", 'PERCHÉ'],
  ["GESU' E NICOLO'", 'GESÙ E NICOLÒ'],
  ["FORLI'-CESENA", 'FORLÌ-CESENA'],
  ["DELL'ACQUA", "DELL'ACQUA"],
])('Italian accents of %s', (raw, accented) => expect(italianAccents(raw)).toBe(accented))

test.each([
  ["PIAZZA SAN FRANCESCO D'ASSISI10", "Piazza San Francesco d'Assisi 10"],
  ['VIA BOCCACCIO13', 'Via Boccaccio 13'],
  ['VLE DI SAN PAOLO 16', 'Viale di San Paolo 16'],
  ['P.ZA PAOLO DA NOVI 1', 'Piazza Paolo da Novi 1'],
  ['PIAZZA L.DA VINCI 9', 'Piazza L. da Vinci 9'],
  ['P.zza S.MARIA VIURSO', 'Piazza S. Maria Viurso'],
  ['viale Don Minzoni 116', 'Viale Don Minzoni 116'],
  ['C.DA CARCACI', 'Contrada Carcaci'],
  ['VIA ANTONIO REILLO SNC', 'Via Antonio Reillo snc'],
  ['VIA TARTARO N.3', 'Via Tartaro 3'],
  ['VIA LA PIRA 4/A', 'Via La Pira 4/A'],
  ["VIA SALVO D'ACQUISTO", "Via Salvo D'Acquisto"],
  ["VIA LIBERTA'", 'Via Libertà'],
  ['VIA IV NOVEMBRE', 'Via IV Novembre'],
  ['Via Roma 227', 'Via Roma 227'],
])('Italian street %s', (raw, readable) => expect(italianStreet(raw)).toBe(readable))

test('French: only the words in capitals change', () => {
  expect(capitalsToTitle('12 boulevard DE LA CORNICHE', 'fr')).toBe('12 boulevard de la Corniche')
  expect(capitalsToTitle("2 RUE JEANNE D'ARC", 'fr')).toBe("2 Rue Jeanne d'Arc")
  expect(capitalsToTitle('1ER AVENUE', 'fr')).toBe('1er Avenue')
})

test('names with lower-case letters are unchanged', () => {
  expect(readableName('St Aloysius RC College', 'en')).toBe('St Aloysius RC College')
  expect(readableName('ST MARY OF THE ANGELS RC PRIMARY', 'en')).toBe('ST Mary of the Angels RC Primary')
  expect(readableName('CENTRO AUTORIZADO DE DANZA', 'es')).toBe('Centro Autorizado de Danza')
  expect(readableName('SCHULE AM WALD', 'de')).toBe('Schule am Wald')
})

test('sentence case keeps acronyms', () => {
  expect(sentenceCase('LICEO SCIENTIFICO', 'it')).toBe('Liceo scientifico')
  expect(sentenceCase('Voluntary Aided School', 'en')).toBe('Voluntary aided school')
})
