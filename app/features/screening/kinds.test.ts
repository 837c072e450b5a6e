import { describe, expect, test } from 'vitest'
import type { Kind, ReviewLanguage } from './finding.ts'
import { screenText } from './screen-text.ts'

/** What is found in a text, each with its kind. */
const found = (language: ReviewLanguage, text: string, names?: string[]) =>
  screenText(text, language, names && { names }).map((finding) => `${finding.kind}: ${finding.text}`)
const kinds = (language: ReviewLanguage, text: string): Kind[] => [
  ...new Set(screenText(text, language).map(({ kind }) => kind)),
]

describe('ways to be reached are found however they are written', () => {
  test.each<[ReviewLanguage, string, Kind]>([
    ['de', 'Schreibt mir an mia.muster@post.example, bitte.', 'email'],
    ['de', 'Schreibt an mia (at) post (punkt) example.', 'email'],
    ['en', 'Mail me: mia@post.example!', 'email'],
    ['fr', 'Écrivez à mia@courrier.example pour en savoir plus.', 'email'],
    ['de', 'Alles steht auf www.meine-seite.example.', 'link'],
    ['en', 'See https://my-site.example/page?x=1 for more.', 'link'],
    ['it', 'Guardate su http://sito.example.', 'link'],
    ['es', 'Más en https://sitio.example/', 'link'],
    ['de', 'Meine Nummer ist 0171 2345678.', 'phone'],
    ['de', 'Ruft an unter +49 (0) 221 123456.', 'phone'],
    ['en', 'Call me on 07700 900123 any time.', 'phone'],
    ['fr', 'Mon numéro est le 06 12 34 56 78.', 'phone'],
    ['es', 'Llamad al 612 345 678.', 'phone'],
    ['it', 'Chiamate il 333 1234567.', 'phone'],
  ])('%s: %s', (language, text, kind) => expect(kinds(language, text)).toEqual([kind]))

  test('a web address that is spread over lines or signs that nobody sees is still one', () => {
    expect(kinds('de', 'Siehe www.mei\u200bne-seite.example.')).toEqual(['link'])
    expect(kinds('de', 'Siehe ｗｗｗ.meine-seite.example.')).toEqual(['link'])
  })
})

describe('numbers that reach nobody are left alone', () => {
  test.each<[ReviewLanguage, string]>([
    ['de', 'Seit 2019 sind es 412 Kinder in 18 Klassen.'],
    ['de', 'Die Klassenfahrt kostet 1.250,50 Euro und dauert vom 12.05. bis 16.05.2025.'],
    ['de', 'Unterricht ist von 8:00 bis 13:15 Uhr, 5 Tage in der Woche.'],
    ['en', 'In 2023/24 there were 1,250 pupils aged 11-18.'],
    ['fr', 'Il y a 28 élèves par classe, de 8h30 à 16h30.'],
    ['es', 'Son 25 alumnos por clase desde el curso 2022/23.'],
    ['it', 'Sono 24 alunni per classe, dalle 8:00 alle 13:30.'],
  ])('%s: %s', (language, text) => expect(found(language, text)).toEqual([]))
})

describe('people of the school are found by what stands before them', () => {
  test.each<[ReviewLanguage, string, string]>([
    ['de', 'Mit Frau Kaminski kam mein Sohn nicht zurecht.', 'Frau Kaminski'],
    ['de', 'Der Schulleiter Herr Dr. Ostrowski hört nicht zu.', 'Ostrowski'],
    ['en', 'Mrs Pemberton never answers.', 'Mrs Pemberton'],
    ['en', 'Our headteacher, Mr Okonkwo, is kind.', 'Mr Okonkwo'],
    ['fr', 'Madame Delacroix crie tout le temps.', 'Madame Delacroix'],
    ['es', 'La señora Zabaleta grita mucho.', 'Zabaleta'],
    ['it', 'La professoressa Bianchini spiega bene.', 'Bianchini'],
  ])('%s: %s', (language, text, name) => {
    const names = screenText(text, language).filter(({ kind }) => kind === 'name')
    expect(names.length).toBeGreaterThan(0)
    expect(names.map((finding) => finding.text).join(' ')).toContain(name)
  })

  test.each<[ReviewLanguage, string, string]>([
    ['de', 'Gute Schule. Frau Kaminski schreit!', 'Frau Kaminski'],
    ['de', 'Das ist ein schönes Gymnasium. Herr Ostrowski ist nett.', 'Herr Ostrowski'],
    ['de', 'Toll ist Frau Kaminski. Schule macht Spaß.', 'Frau Kaminski'],
    ['de', 'Am besten ist Herr Ostrowski. Die Schule ist gut.', 'Herr Ostrowski'],
    ['en', 'A good school. Mrs Pemberton never answers.', 'Mrs Pemberton'],
    ['en', 'We like Mrs Pemberton. School dinners are fine.', 'Mrs Pemberton'],
    ['fr', 'Une bonne école. Madame Delacroix crie.', 'Madame Delacroix'],
    ['es', 'Es un buen colegio. La señora Zabaleta grita.', 'señora Zabaleta'],
    ['it', 'È una buona scuola. La professoressa Bianchini spiega.', 'professoressa Bianchini'],
  ])('%s: in another sentence than the word for a school: %s', (language, text, name) => {
    expect(found(language, text)).toEqual([`name: ${name}`])
  })

  test.each<[ReviewLanguage, string]>([
    ['de', 'Die Schule in der Goethestr. Anne Frank zu Ehren heißt jetzt anders.'],
    ['en', 'St. Margaret Clitherow School is small.'],
    ['de', 'Das städt. Anne-Frank-Gymnasium ist groß.'],
  ])('%s: a word that is cut short ends no sentence: %s', (language, text) => expect(found(language, text)).toEqual([]))

  test('the name of the school and its town are no persons', () => {
    const text = 'Die Lise-Meitner-Schule in Leverkusen ist gut.'
    expect(found('de', text, ['Lise-Meitner-Schule', 'Leverkusen'])).toEqual([])
  })

  test('a name that the school bears is spared only where it stands for the school', () => {
    expect(found('de', 'Frau Kaminski ist nett.', ['Kaminski-Schule']).join()).toContain('Kaminski')
  })
})

describe('insults count where somebody is meant', () => {
  test.each<[ReviewLanguage, string]>([
    ['de', 'Die Lehrer dort sind Idioten.'],
    ['de', 'Der Direktor ist ein Arschloch.'],
    ['en', 'The head is an idiot.'],
    ['fr', 'La directrice est une conne.'],
    ['es', 'El director es un imbécil.'],
    ['it', 'Il preside è uno stronzo.'],
  ])('%s: %s', (language, text) => expect(kinds(language, text)).toContain('insult'))

  test.each<[ReviewLanguage, string]>([
    ['de', 'Das war eine dumme Idee, aber niemand war schuld.'],
    ['de', 'Niemand ist hier ein Idiot.'],
    ['en', 'What a stupid timetable.'],
    ['fr', 'Un règlement stupide, mais des gens sympathiques.'],
    ['es', 'Una norma estúpida, pero buena gente.'],
    ['it', 'Una regola stupida, ma brave persone.'],
  ])('%s, harmless: %s', (language, text) => expect(found(language, text)).toEqual([]))
})

describe('health counts where one person is meant', () => {
  test.each<[ReviewLanguage, string]>([
    ['de', 'Meine Tochter hat Epilepsie.'],
    ['en', 'My son has epilepsy.'],
    ['fr', 'Ma fille est épileptique.'],
    ['es', 'Mi hijo tiene epilepsia.'],
    ['it', 'Mia figlia ha l’epilessia.'],
  ])('%s: %s', (language, text) => expect(kinds(language, text)).toContain('health'))

  test.each<[ReviewLanguage, string]>([
    ['de', 'Kinder mit Epilepsie werden gut begleitet.'],
    ['en', 'Children with epilepsy are well looked after.'],
    ['de', 'Die Turnhalle ist barrierefrei.'],
    ['en', 'The sickness rate among staff is high.'],
  ])('%s, harmless: %s', (language, text) => expect(found(language, text)).toEqual([]))
})

describe('what only makes a text longer or louder', () => {
  test.each<[ReviewLanguage, string]>([
    ['de', 'Suuuuuuper Schule!'],
    ['en', 'Good good good good school.'],
    ['de', 'DIESE SCHULE IST WIRKLICH SCHLECHT GEFÜHRT.'],
    ['fr', 'Nul!!!!!!!!!!'],
  ])('%s: %s', (language, text) => expect(kinds(language, text)).toContain('repeat'))

  test.each<[ReviewLanguage, string]>([
    ['de', 'Das GSG und die KGS arbeiten zusammen.'],
    ['en', 'It is very, very good.'],
    ['de', 'Schifffahrt und Brennnessel schreibt man so.'],
    ['de', '1.000.000 Dank!'],
  ])('%s, harmless: %s', (language, text) => expect(found(language, text)).toEqual([]))
})

describe('every finding', () => {
  const TEXT = 'Gute Schule. Frau Kaminski schreit! Ruft 0171 2345678 an. Sonst alles gut.'

  test('points to its place and to the sentence around it', () => {
    const findings = screenText(TEXT, 'de')
    expect(findings.map(({ kind }) => kind)).toEqual(['name', 'phone'])
    for (const { start, end, text, sentence } of findings) {
      expect(TEXT.slice(start, end)).toBe(text)
      expect([sentence.start <= start, sentence.end >= end]).toEqual([true, true])
    }
    const sentences = findings.map(({ sentence }) => TEXT.slice(sentence.start, sentence.end).trim())
    expect(sentences).toEqual(['Frau Kaminski schreit!', 'Ruft 0171 2345678 an.'])
  })

  test('stands in the order of the text, and none within another', () => {
    const findings = screenText(TEXT, 'de')
    for (const [at, { start }] of findings.entries()) {
      if (at > 0) expect(start).toBeGreaterThanOrEqual(findings[at - 1]!.end)
    }
  })

  test('counts in the text as it was typed, also behind signs of two units', () => {
    const text = '👩‍🏫👍🏽 Frau Kaminski ist nett.'
    const [finding] = screenText(text, 'de')
    expect(text.slice(finding!.start, finding!.end)).toBe('Frau Kaminski')
  })

  test('nothing is found in nothing', () => {
    for (const text of ['', '   ', '\n\n', '...', '👍']) expect(found('de', text)).toEqual([])
  })
})
