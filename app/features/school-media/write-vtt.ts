import { parse } from '@plussub/srt-vtt-parser'

/** More than the subtitles of a film have. */
const MAX_CUES = 3000
const MAX_LENGTH = 200_000

/**
 * Reads subtitles as WebVTT or SubRip and writes them as plain WebVTT: times and texts only, in order. Positions,
 * styles and notes are left out, and nothing in a text is read as markup.
 *
 * @returns undefined when there is no readable text with a time
 */
export function writeVtt(source: string): string | undefined {
  if (source.length > MAX_LENGTH) return undefined
  const cues = cuesIn(source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'))
  if (cues.length === 0 || cues.length > MAX_CUES) return undefined
  const blocks = cues.map(({ from, to, text }) => `${time(from)} --> ${time(to)}\n${text}`)
  return `WEBVTT\n\n${blocks.join('\n\n')}\n`
}

type Cue = { from: number; to: number; text: string }

function cuesIn(source: string): Cue[] {
  try {
    const read = parse(source).entries.map(({ from, to, text }) => ({ from, to, text: plainText(text) }))
    const whole = read.every(({ from, to }) => from >= 0 && from < to && to < 24 * HOUR_MS)
    return whole ? read.filter(({ text }) => text !== '').sort((one, other) => one.from - other.from) : []
  } catch {
    // The parser throws if it is neither format.
    return []
  }
}

const HOUR_MS = 3_600_000

/** Text without markup and blank lines, its special characters escaped (WebVTT 4.2.2). */
const plainText = (text: string) =>
  text
    .replace(/<[^<>]{0,200}>/g, '')
    .replace(/&(amp|lt|gt|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: ' ' }

/** Writes a time in milliseconds as hh:mm:ss.mmm. */
const time = (ms: number) => new Date(ms).toISOString().slice(11, 23)
