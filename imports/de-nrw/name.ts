import type { Row } from '../source.ts'

/** Notes on the stages, which are already part of the school form. */
const STAGES = /\s*[-–(]\s*(Primarstufe|Sekundarstufen? I+( ?(und|u\.) ?I+)?)\s*[-–)]?$/
const ALONE = /^\W*(Primarstufe|Sekundarstufen? I+( ?(und|u\.) ?I+)?|Sek\.? ?I+|für Jungen und Mädchen)\W*$/
/** A cell that begins with one of these names the type of school and does not continue the previous cell. */
const KIND =
  /^(Städt|Gem\b|Gem\.|Kath|Ev\b|Ev\.|Evang|Staatl|Priv|Private|Förder|Gymnasium|Realschule|Hauptschule|Gesamtschule|Sekundarschule|Grundschule|Gemeinschafts|Schule|Berufskolleg|Bildungsg|Bekenntnis|Ersatzschule|Freie)/
/** Names that do not distinguish schools. */
const GENERIC =
  /^((Städt(ische|\.)?|Gem(einschafts|einsame|\.)?|Kath(olische|\.)?|Ev(ang)?(elische|\.)?|Private?|Staatl\.?|Freie|der Stadt|der Gemeinde|Stadt|in|Köln|Bonn)\s*-?)*(grundschule|hauptschule|realschule|gymnasium|gesamtschule|sekundarschule|förderschule|berufskolleg)\.?$/i

/** Places where the fixed length left no room for a space: Schule,Förderschule; Städt.Gem. */
const TIGHT = /(?<=[\p{Ll}],|\p{Ll}{2}\.)(?=\p{Lu}\p{Ll})/gu

/**
 * Builds the name from three cells of fixed length: words split by a hyphen are joined, notes on stages are dropped,
 * and a name that many schools share is extended by the short name (Köln, GG Stenzelbergstr.).
 */
export function schoolName(row: Row<'name1' | 'name2' | 'name3' | 'short'>): string {
  const cells = [row.name1, row.name2, row.name3].filter((cell) => cell !== '' && !ALONE.test(cell))
  const name = cells.reduce(joinCells, '').replace(STAGES, '').replace(TIGHT, ' ').replace(/\s+/g, ' ').trim()
  if (name !== '' && !GENERIC.test(name)) return name
  const own = /,\s*(?:[A-Z]{1,3}[a-zö]*\s+)?(.+)$/.exec(row.short)?.[1] ?? ''
  return [name, own].filter(Boolean).join(' ')
}

function joinCells(before: string, cell: string): string {
  if (before === '') return cell
  if (/\p{L}-$/u.test(before))
    return /^\p{Ll}/u.test(cell) && !/^(u\.|und|oder)/.test(cell) ? before.slice(0, -1) + cell : before + cell
  return KIND.test(cell) && !/[,(]$/.test(before) ? `${before}, ${cell}` : `${before} ${cell}`
}
