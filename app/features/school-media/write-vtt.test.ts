import { expect, test } from 'vitest'
import { processorMs } from '#lib/testing/processor-time.ts'
import { writeVtt } from './write-vtt.ts'

test('WebVTT is written anew, in order, without settings, styles, notes and markup', () => {
  const source = [
    '\uFEFFWEBVTT - Schulfest',
    '',
    'STYLE',
    '::cue { color: red }',
    '',
    'NOTE aufgenommen im Mai',
    '',
    'zweiter',
    '00:01:02.500 --> 00:01:04.000 align:start position:10%',
    '<v Frau Lang>Willkommen &amp; viel <i>Freude</i>!',
    'Es geht los: 3 < 5',
    '',
    '00:05.000 --> 00:07.250',
    'Musik',
  ].join('\r\n')
  expect(writeVtt(source)).toBe(
    'WEBVTT\n\n00:00:05.000 --> 00:00:07.250\nMusik\n\n' +
      '00:01:02.500 --> 00:01:04.000\nWillkommen &amp; viel Freude!\nEs geht los: 3 &lt; 5\n',
  )
})

test('SubRip becomes WebVTT', () => {
  const source = '1\n00:00:01,000 --> 00:00:02,040\nBonjour\n\n2\n00:00:03,000 --> 01:00:04,000\nÀ bientôt\n'
  expect(writeVtt(source)).toBe(
    'WEBVTT\n\n00:00:01.000 --> 00:00:02.040\nBonjour\n\n00:00:03.000 --> 01:00:04.000\nÀ bientôt\n',
  )
})

test.each([
  ['an empty file', ''],
  ['no cue', 'WEBVTT\n\n'],
  ['another text', 'Liebe Eltern,\nherzlich willkommen.\n'],
  ['a binary file', '\u0000\u0001ftypmp42\u0000'],
  ['a time that ends before it begins', 'WEBVTT\n\n00:05.000 --> 00:04.000\nX\n'],
  ['a time that is none', 'WEBVTT\n\nfoo --> bar\nX\n'],
  ['a time beyond a day', 'WEBVTT\n\n00:05.000 --> 30:00:00.000\nX\n'],
  ['cues without text', 'WEBVTT\n\n00:01.000 --> 00:02.000\n\n'],
  ['too many cues', `WEBVTT\n\n${'00:01.000 --> 00:02.000\nX\n\n'.repeat(3001)}`],
  ['too much text', `WEBVTT\n\n00:01.000 --> 00:02.000\n${'x'.repeat(200_001)}`],
])('%s is refused', (_, source) => {
  expect(writeVtt(source)).toBeUndefined()
})

test('what is hostile takes no time', async () => {
  const hostile = [
    '<'.repeat(190_000),
    `WEBVTT\n\n00:01.000 --> 00:02.000\n${'<a'.repeat(90_000)}`,
    '\n'.repeat(190_000),
  ]
  expect(await processorMs(() => hostile.map(writeVtt))).toBeLessThan(2000)
})
