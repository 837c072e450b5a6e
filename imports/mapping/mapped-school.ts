import type { Cell } from '#app/features/import-runs/mapping/cell.schema.ts'
import type { MappedFields, Mapping } from '#app/features/import-runs/mapping/mapping.schema.ts'
import { wordTable } from '#app/features/import-runs/mapping/word-table.ts'
import { byOffer, FEATURES, TAUGHT_LANGUAGES } from '#db/vocabulary.ts'
import { cleanEmail, cleanWebsite } from '../cleaning/contact.ts'
import { featuresIn } from '../cleaning/features.ts'
import { cleanPhone } from '../cleaning/phone.ts'
import { degrees, isInCountry, metres, wktPoint } from '../cleaning/position.ts'
import { cleanPostalCode } from '../cleaning/postal-code.ts'
import type { Position, RegisterSchool } from '../register-school.ts'
import type { Row } from '../source.ts'
import { keyOf, textOfCell } from './cells.ts'
import { dayIn } from './mapped-period.ts'
import type { TrialNotes } from './trial-notes.ts'

/** Returns the school of a row, without its id. */
type SchoolOfRow = (row: Row) => Omit<RegisterSchool, 'id'>

const MAX_PUPILS = 20_000
const MAX_AGE = 99

/** Prepares the fields of a mapping for many rows. */
export function schoolReader(mapping: Mapping, fields: MappedFields, notes: TrialNotes): SchoolOfRow {
  const { country, region } = mapping
  const read = readersFor(mapping, notes)
  const text = (row: Row, cell: Cell | undefined) => (cell ? textOfCell(row, cell, country) : '')
  const category = read.oneOf('type', { ...fields.type, values: fields.type.values ?? {} })
  const shown = wordTable(fields.type.shown ?? {})
  const typeOf = (row: Row, name: string) => {
    const word = text(row, fields.type)
    return word === name ? '' : (shown(word) ?? word)
  }
  const ownership = read.oneOf('ownership', fields.ownership)
  const features = read.listOf('features', fields.features)
  const languages = read.listOf('languages', fields.languages)
  const [faith, gender] = [read.oneOf('faith', fields.faith), read.oneOf('gender', fields.gender)]
  const offers = byOffer((offer) => read.oneOf(offer, fields[offer]))
  const status = read.oneOf('status', fields.status)
  const audience = read.listedOf(fields.audience)
  const position = positionReader(mapping, fields, notes)
  const pupils = read.count('pupils', fields.pupils, MAX_PUPILS)
  const [ageFrom, ageTo] = [read.count('ages', fields.ageFrom, MAX_AGE), read.count('ages', fields.ageTo, MAX_AGE)]
  const notePhone = read.cleaned('phone', fields.phone, (cell) => cleanPhone(country, cell))
  const email = read.cleaned('email', fields.email, cleanEmail)
  const website = read.cleaned('website', fields.website, cleanWebsite)
  const postalCode = read.cleaned('postalCode', fields.postalCode, (cell) => cleanPostalCode(country, cell))
  const date = read.cleaned('date', fields.date, (cell) => dayIn(cell) ?? '')
  return (row) => {
    const name = text(row, fields.name)
    const localType = typeOf(row, name)
    const [from, to] = [ageFrom(row), ageTo(row)]
    const known = new Set(features(row))
    return {
      name,
      category: category(row) ?? fields.type.otherwise ?? 'other',
      localType,
      ownership: ownership(row) ?? null,
      street: text(row, fields.street),
      postalCode: postalCode(row),
      city: text(row, fields.city),
      region: text(row, fields.region) || region,
      country,
      position: position(row),
      phone: notePhone(row) && text(row, fields.phone),
      email: email(row),
      website: website(row),
      features: featuresIn(`${localType} ${name}`, ...FEATURES.filter((one) => known.has(one))),
      languages: TAUGHT_LANGUAGES.filter((one) => languages(row).includes(one)),
      pupils: pupils(row),
      faith: faith(row) ?? null,
      gender: gender(row) ?? null,
      ...byOffer((offer) => flagOf(offers[offer](row))),
      audience: audience(row) ?? 'children',
      ages: from === null || to === null || from > to ? null : { from, to },
      status: status(row) ?? 'active',
      date: date(row) || undefined,
    }
  }
}

const flagOf = (word: 'yes' | 'no' | undefined) => (word === undefined ? null : word === 'yes')

type TableCell<Meaning> = Cell & { values: Readonly<Record<string, Meaning>> }
type ListCell<Meaning> = TableCell<Meaning> & { separatedBy?: string | undefined }

/** Readers for the cells of one mapping, which record in its notes what they could not read. */
function readersFor({ country }: Mapping, notes: TrialNotes) {
  const text = (row: Row, cell: Cell) => textOfCell(row, cell, country)
  const meaning = <Meaning>(field: string, values: Readonly<Record<string, Meaning>>) => {
    const table = wordTable(values)
    return (word: string) => {
      const found = word === '' ? undefined : table(word)
      if (word !== '' && found === undefined) notes.unmapped(field, word)
      return found
    }
  }
  return {
    oneOf: <Meaning>(field: string, cell: TableCell<Meaning> | undefined) => {
      const of = meaning(field, cell?.values ?? {})
      return (row: Row): Meaning | undefined => (cell ? of(text(row, cell)) : undefined)
    },
    /** For tables that list only the exceptions: other values need no note. */
    listedOf: <Meaning>(cell: TableCell<Meaning> | undefined) => {
      const of = wordTable<Meaning>(cell?.values ?? {})
      return (row: Row): Meaning | undefined => (cell ? of(text(row, cell)) : undefined)
    },
    listOf: <Meaning>(field: string, cell: ListCell<Meaning> | undefined) => {
      const of = meaning(field, cell?.values ?? {})
      const between = cell?.separatedBy ?? ','
      return (row: Row): Meaning[] =>
        cell
          ? text(row, cell)
              .split(between)
              .flatMap((one) => of(one.trim()) ?? [])
          : []
    },
    cleaned: (field: string, cell: Cell | undefined, clean: (text: string) => string) => (row: Row) => {
      const given = cell ? text(row, cell) : ''
      const found = given === '' ? '' : clean(given)
      if (given !== '' && found === '') notes.unread(field, given)
      return found
    },
    count: (field: string, cell: Cell | undefined, most: number) => (row: Row) => {
      const given = cell ? text(row, cell) : ''
      if (given === '') return null
      const count = /^\d{1,6}([.,]0+)?$/.test(given) ? Math.floor(Number(given.replace(',', '.'))) : Number.NaN
      if (count >= 0 && count <= most) return count
      notes.unread(field, given)
      return null
    },
  }
}

/** Prepares the position of a mapping for many rows, and notes those that are outside the country. */
function positionReader(
  { country }: Mapping,
  { position: given }: MappedFields,
  notes: TrialNotes,
): (row: Row) => Position | null {
  if (!given) return () => null
  const { projection } = given
  const cell = (row: Row, column: readonly string[] | undefined) => (column ? (row[keyOf(column)] ?? '') : '')
  const pointOf = (row: Row) => {
    if (given.point) return wktPoint(cell(row, given.point))
    return { x: cell(row, given.x ?? given.lng), y: cell(row, given.y ?? given.lat) }
  }
  return (row) => {
    const { x, y } = pointOf(row)
    const found = projection ? metres(projection, x, y) : degrees(y, x)
    const shown = given.point ? cell(row, given.point) : [y, x].filter(Boolean).join(' ')
    if (shown !== '' && !(found && isInCountry(country, found))) notes.unread('position', shown)
    return found
  }
}
