import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { processorMs } from '#lib/testing/processor-time.ts'
import { currentRules } from './editing/current-rules.ts'
import type { Kind, ReviewLanguage } from './finding.ts'
import { screenText, screenWith } from './screen-text.ts'
import { normaliseForComparison } from './sentences.ts'

const LANGUAGES: ReviewLanguage[] = ['de', 'en', 'fr', 'es', 'it']

const HITS: [ReviewLanguage, string, Kind, string][] = [
  ['de', 'Toll. Frau Müller ist nett.', 'name', 'Frau Müller'],
  ['de', 'Herr K. kam zu spät.', 'name', 'Herr K'],
  ['en', 'My daughter Emily loves it.', 'name', 'daughter Emily'],
  ['fr', 'Merci à Mme Lefèvre pour tout.', 'name', 'Mme Lefèvre'],
  ['es', 'La profe Marta explica bien.', 'name', 'profe Marta'],
  ['it', 'Il prof. Rossi spiega bene.', 'name', 'prof. Rossi'],
  ['en', 'It all went downhill when Pinkerton took over.', 'name', 'Pinkerton'],
  ['en', 'Zadie Umelo is a bully and nobody stops her.', 'name', 'Zadie Umelo'],
  ['en', 'the class of mr ogilvy was fun', 'name', 'mr ogilvy'],
  ['it', 'Qui senza Osvaldo niente funzionerebbe.', 'name', 'Osvaldo'],
  ['fr', 'Ilyan tape les petits.', 'name', 'Ilyan'],
  ['es', 'La profe de mates, Garbiluz, motiva mucho.', 'name', 'Garbiluz'],
  ['es', 'Toñi, la conserje, motiva mucho.', 'name', 'Toñi'],
  ['it', 'Grazie a Piergiacomo Zonta per tutto.', 'name', 'Piergiacomo Zonta'],
  ['it', 'Sei unica, maestra luisella.', 'name', 'maestra luisella'],
  ['de', 'Levents Mutter war da.', 'name', 'Levents'],
  ['de', 'Ruft an: 0221 / 12 34-56.', 'phone', '0221 / 12 34-56'],
  ['fr', 'Appelez le +33 6 12 34 56 78 demain.', 'phone', '+33 6 12 34 56 78'],
  ['de', 'Ich wohne in der Lindenstraße 12.', 'address', 'Lindenstraße 12'],
  ['en', 'She lives at 14 Mill Lane now.', 'address', '14 Mill Lane'],
  ['de', 'Mehr auf beispiel punkt de heute.', 'link', 'beispiel punkt de'],
  ['en', 'Write to jo(at)example.org please.', 'email', 'jo(at)example.org'],
  ['de', 'So ein i d i o t!', 'insult', 'i d i o t'],
  ['es', 'El conserje es gilipollas.', 'insult', 'gilipollas'],
  ['de', 'Mein Sohn hat ADHS.', 'health', 'ADHS'],
  ['it', 'Mio figlio è autistico.', 'health', 'autistico'],
  ['en', 'Sooooooo good.', 'repeat', 'ooooooo'],
]

const HARMLESS: [ReviewLanguage, string][] = [
  ['de', 'Das ist dumm gelaufen, Herr im Himmel!'],
  ['de', 'Die Schulleiterin half im Schuljahr 2024/25, Klasse mit 28 Kindern, 12.05.2023, 1.250,00 €.'],
  ['de', 'Das Lise-Meitner-Gymnasium und die Anne Frank Schule sind gut.'],
  ['fr', 'Le lycée Jean Rostand est calme.'],
  ['es', 'El Colegio San Telmo tiene 400 alumnos.'],
  ['de', 'Schön, dass Lehrer Eltern ernst nehmen.'],
  ['en', 'We miss English lessons.'],
  ['fr', 'Les ordures sont triées.'],
  ['es', 'El comienzo se ha retrasado.'],
  ['en', 'Good support for children with autism.'],
  ['en', 'It was a stupid rule and an idiotic decision.'],
  ['en', 'Nobody is stupid, though they called my son an idiot.'],
  ['en', 'The school sits at 200 Park Road.'],
  ['de', 'Die Schule liegt in der Schulstraße 12.'],
  ['fr', 'La direction est sourde à nos demandes.'],
  ['es', 'Leemos a Cervantes y a Gloria Fuertes.'],
  ['de', 'In der Pause half die frau am Kiosk, auch als frau fühlt man sich wohl.'],
  ['de', 'Danke Schule, danke an Team und Mensa.'],
  ['en', 'Thanks Teachers, and thanks to Ofsted.'],
  ['fr', 'Merci Maîtresse, et madame crie peu.'],
  ['es', 'Gracias Seño, y gracias al AMPA.'],
  ['it', 'Grazie Maestra, e la Regione paga.'],
  ['it', 'Libro adottato: ISBN 978-88-000-0000-5.'],
]

describe('screenText', () => {
  test.each(HITS)('%s: %s', (language, text, kind, hit) => {
    const findings = screenText(text, language)
    expect(findings.map((finding) => [finding.kind, finding.text])).toEqual([[kind, hit]])
    expect(text.slice(findings[0]!.start, findings[0]!.end)).toBe(hit)
  })

  test.each(HARMLESS)('%s, harmless: %s', (language, text) => {
    expect(screenText(text, language)).toEqual([])
  })

  test('marks the sentence and spares known names', () => {
    const text = 'Alles gut. Frau Müller schreit.'
    expect(screenText(text, 'de')[0]!.sentence).toEqual({ start: 11, end: text.length })
    expect(screenText(text, 'de', { names: ['Frau Müller'] })).toEqual([])
    expect(screenText(text, 'de', { names: ['.*', 'M(üller'] })).toHaveLength(1)
  })

  test('sees through letters apart, signs for letters and capitals', () => {
    const kindsOf = (text: string, language: ReviewLanguage) => screenText(text, language).map(({ kind }) => kind)
    expect(kindsOf('H e r r  M e i n h a r d t schläft.', 'de')).toEqual(['name'])
    expect(kindsOf('w w w . e j e m p l o . c o m, entrad', 'es')).toEqual(['link'])
    expect(kindsOf('Fr4u Schn3ider schreit.', 'de')).toEqual(['name'])
    expect(kindsOf('HE LIVES AT 61 QUEENS DRIVE NOW', 'en')).toEqual(['address'])
    expect(kindsOf('call 07seven00 900one94 now', 'en')).toEqual(['phone'])
    expect(kindsOf('What a f*cking m0ron.', 'en')).toEqual(['insult', 'insult'])
  })

  test('takes no longer for hostile text than its length asks for', async () => {
    const parts = fc.array(
      fc.constantFrom(
        'a',
        'A',
        '0',
        ' ',
        '.',
        '@',
        '*',
        '-',
        "'",
        'é',
        'Anna ',
        'frau ',
        'f*',
        '00 ',
        'rue de ',
        'eins ',
      ),
      {
        minLength: 1,
        maxLength: 6,
      },
    )
    await fc.assert(
      fc.asyncProperty(parts, fc.constantFrom(...LANGUAGES), async (pieces, language) => {
        const text = pieces.join('').repeat(10_000).slice(0, 10_000)
        const used = await processorMs(() => {
          for (const { start, end } of screenText(text, language)) expect(start).toBeLessThan(end)
        })
        expect(used).toBeLessThan(1500)
      }),
      { numRuns: 25 },
    )
  })
})

test('near copies compare as equal', () => {
  expect(normaliseForComparison('  Très  BIEN, l’école!')).toBe(normaliseForComparison('tres bien l ecole'))
})

describe('texts made to take long', () => {
  test('are found as a whole where they take longer than a text may', () => {
    const text = 'a-'.repeat(1500)
    const whole = { start: 0, end: text.length }
    expect(screenWith(currentRules('de'), text, 'de', {}, 1)).toEqual([
      { kind: 'repeat', rule: 'repeated-characters', ...whole, text, sentence: whole },
    ])
  })

  test('are screened to their end in parts', () => {
    const text = `${'Alles ist gut. '.repeat(2000)}Frau Müller schreit.`
    const [finding, ...others] = screenText(text, 'de')
    expect(others).toEqual([])
    expect(finding).toMatchObject({ kind: 'name', text: 'Frau Müller', start: text.indexOf('Frau') })
    expect(text.slice(finding!.sentence.start, finding!.sentence.end)).toBe('Frau Müller schreit.')
  })

  test('hide nothing behind words without an end', () => {
    const text = `${'x'.repeat(500)} ${'😀é'.repeat(100)} Frau Müller schreit, ${'y'.repeat(70)}@example.org`
    const found = screenText(text, 'de').map((finding) => [finding.kind, finding.text])
    expect(found).toContainEqual(['name', 'Frau Müller'])
    expect(found).toContainEqual(['email', `${'y'.repeat(70)}@example.org`])
  })
})
