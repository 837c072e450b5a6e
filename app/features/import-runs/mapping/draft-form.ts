import { FACT_IDS, FACTS } from '#app/features/facts/vocabulary/facts.ts'
import { CATEGORIES } from '#db/vocabulary.ts'
import type { Cell } from './cell.schema.ts'
import type { FoundColumn } from './findings.schema.ts'
import { DRAFT_TEXTS, draftSchema, type MappingDraft, PROJECTIONS } from './mapping.schema.ts'
import {
  ADDRESS,
  PLACES,
  POSTAL_FORM,
  POSTAL_FORMS,
  TABLE_TARGETS,
  TARGETS,
  type TableTarget,
  type Target,
  TEXT_TARGETS,
  type TextTarget,
  usualTarget,
} from './mapping-targets.ts'
import { wordTable } from './word-table.ts'

/**
 * Number of columns that the screen shows, because the number of form fields is limited. A mapping file may name any
 * others.
 */
export const MAX_SHOWN_COLUMNS = 100
/** Number of facts that the screen shows, and of rows for further ones. */
export const MAX_SHOWN_FACTS = 15
export const FURTHER_FACTS = 4
export const OWNERSHIPS = ['public', 'private'] as const
const MEANINGS: Record<TableTarget, readonly string[]> = { type: CATEGORIES, ownership: OWNERSHIPS }
/** Usual values of flags, in the five languages. */
const YES = ['ja', 'j', 'yes', 'y', 'oui', 'o', 'sí', 'si', 's', 'sì', 'x', '1', 'true']
const NO = ['nein', 'n', 'no', 'non', '0', 'false']

type Draft = MappingDraft
type Named = Pick<Cell, 'column' | 'join' | 'filled'>
/** Returns a text of the form; empty if there is none with this name. */
export type FormText = (name: string) => string

const isSameName = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()
const namesIn = ({ column, join, filled }: Named): readonly (readonly string[])[] =>
  column ? [column] : (join ?? filled ?? [])
const isReadFrom = (cell: Named | undefined, name: string): boolean =>
  cell !== undefined && namesIn(cell).some((names) => names.some((one) => isSameName(one, name)))

/** Returns a draft for a file that nobody has described yet, based on the names of its columns. */
export function emptyDraft(columns: readonly FoundColumn[]): Draft {
  const draft = draftSchema.parse({})
  const taken = new Map<Target, string[]>()
  for (const { name } of columns) {
    const target = usualTarget(name)
    if (target && (target === 'street' || !taken.has(target))) taken.set(target, [...(taken.get(target) ?? []), name])
  }
  return assignColumns(draft, taken, columns)
}

/** Returns what a column is in a draft, as far as the screen can show it. */
export function targetOf({ code, fields = {} }: Draft, name: string): Target | undefined {
  if (isAddress(fields, name)) return 'address'
  return TARGETS.find((target) => {
    if (target === 'code') return isReadFrom(code, name)
    if (target === 'type' || target === 'typeFilled')
      return isReadFrom(fields.type, name) && (target === 'typeFilled') === (fields.type?.filled !== undefined)
    if (target === 'address') return false
    const place = PLACES.find((one) => one === target)
    if (place) return fields.position?.[place]?.some((one) => isSameName(one, name))
    return isReadFrom(fields[target as TextTarget], name)
  })
}

/** Whether a column is split into the parts of an address. */
const isAddress = ({ postalCode }: NonNullable<Draft['fields']>, name: string): boolean =>
  postalCode?.split !== undefined && isReadFrom(postalCode, name)

/** The facts of a draft that the screen shows, with the name of their column; only a file can change the others. */
export function shownFacts(draft: Draft, columns: readonly FoundColumn[]) {
  return draft.facts
    .flatMap((fact, index) => {
      const column = columns.find(({ name }) => fact.column?.some((one) => isSameName(one, name)))
      return column ? [{ index, id: fact.fact, column: column.name }] : []
    })
    .slice(0, MAX_SHOWN_FACTS)
}

/** Returns the meaning of a value of a type or ownership in a draft; empty if it has none. */
export function meaningIn(draft: Draft, target: TableTarget, value: string): string {
  return wordTable<string>(draft.fields?.[target]?.values ?? {})(value) ?? ''
}

/**
 * The columns with a table of values on the screen: those of the type and of the ownership. Where the type is that of
 * the filled column, the names of these columns are its values.
 */
export function tablesOf(draft: Draft, columns: readonly FoundColumn[]) {
  return TABLE_TARGETS.flatMap((target) => {
    const names = draft.fields?.[target]?.filled?.map((one) => one[0] ?? '')
    if (names) {
      const values = names.map((value) => ({ value, count: columns.find(({ name }) => name === value)?.filled ?? 0 }))
      return [{ target, column: names.join(', '), values }]
    }
    const column = columns.find(({ name }) => targetOf(draft, name) === target)
    return column?.values ? [{ target, column: column.name, values: column.values }] : []
  })
}

/**
 * Returns a draft as the form specifies, with everything that the form does not show unchanged.
 *
 * @param columns those of the file
 */
export function draftOf(draft: Draft, columns: readonly FoundColumn[], form: FormText): Draft {
  const shown = columns.slice(0, MAX_SHOWN_COLUMNS)
  const chosen = new Map<Target, string[]>()
  for (const [index, { name }] of shown.entries()) {
    const target = TARGETS.find((one) => one === form(`column-${index}`))
    if (target) chosen.set(target, [...(chosen.get(target) ?? []), name])
  }
  const texts = Object.fromEntries(DRAFT_TEXTS.map((name) => [name, form(name).slice(0, 2000).toWellFormed()]))
  const projection = PROJECTIONS.find((one) => one === form('projection'))
  const assigned = assignColumns({ ...draft, ...texts }, chosen, shown)
  const next = { ...assigned, fields: withSpecialCells(assigned, draft, chosen) }
  const position = next.fields?.position && { ...next.fields.position, projection }
  return {
    ...next,
    ...(next.fields && { fields: { ...next.fields, ...tablesFrom(draft, next, columns, form), position } }),
    facts: factsFrom(draft, shown, form),
    period: periodFrom(draft, shown, form),
  }
}

/** Assigns the chosen columns to the targets; whatever else a cell specifies stays. */
function assignColumns(draft: Draft, chosen: ReadonlyMap<Target, string[]>, shown: readonly FoundColumn[]): Draft {
  const given = draft.fields ?? {}
  const fields: Record<string, unknown> = { ...given }
  for (const target of TEXT_TARGETS) fields[target] = cellFor(given[target], chosen.get(target), shown)
  if (fields.ownership) fields.ownership = { values: {}, ...fields.ownership }
  const places = PLACES.flatMap((place) => {
    const [name] = chosen.get(place) ?? []
    const known = given.position?.[place]
    if (name === undefined)
      return known && !shown.some((one) => known.some((own) => isSameName(own, one.name))) ? [[place, known]] : []
    return [[place, known?.some((own) => isSameName(own, name)) ? known : [name]]]
  })
  fields.position =
    places.length > 0 ? { ...Object.fromEntries(places), projection: given.position?.projection } : undefined
  const kept = Object.entries(fields).filter(([, value]) => value !== undefined)
  const parsed = draftSchema.shape.fields.parse(kept.length > 0 ? Object.fromEntries(kept) : undefined)
  return { ...draft, code: cellFor(draft.code, chosen.get('code'), shown), fields: parsed }
}

/** Returns fields in which the type is that of the filled column, and an address is split, where so chosen. */
function withSpecialCells({ fields, country }: Draft, before: Draft, chosen: ReadonlyMap<Target, string[]>) {
  const filled = chosen.get('typeFilled')
  const { values, shown, otherwise, empty = ['0'] } = before.fields?.type ?? {}
  const known = before.fields?.type?.filled
  const next = {
    ...fields,
    ...(filled && { type: { values, shown, otherwise, empty, filled: filledOf(filled, known) } }),
  }
  const [address] = chosen.get('address') ?? []
  const at = POSTAL_FORMS[country] ?? POSTAL_FORM
  for (const part of ['street', 'postalCode', 'city'] as const) {
    const given = before.fields?.[part]
    if (address !== undefined && !chosen.has(part))
      next[part] =
        given?.split && isReadFrom(given, address) ? given : { column: [address], split: { at, keep: ADDRESS[part] } }
    else if (next[part]?.split && isAddress(before.fields ?? {}, next[part]?.column?.[0] ?? ''))
      next[part] = { ...next[part], split: undefined }
  }
  return Object.values(next).some((cell) => cell !== undefined) ? next : fields
}

/** The first in the mapping counts first: known columns keep their places. */
function filledOf(names: readonly string[], known: readonly string[][] = []): string[][] {
  const stay = known.filter((one) => one.some((own) => names.some((name) => isSameName(own, name))))
  const added = names.filter((name) => !stay.some((one) => one.some((own) => isSameName(own, name))))
  return [...stay, ...added.map((name) => [name])]
}

/** A cell stays unchanged if its columns are the chosen ones, or if none of them is on the screen. */
function cellFor<C extends Named>(
  known: C | undefined,
  chosen: readonly string[] | undefined,
  shown: readonly FoundColumn[],
) {
  const isShown = known !== undefined && shown.some(({ name }) => isReadFrom(known, name))
  if (!chosen) return isShown ? undefined : known
  const isSame =
    known && !known.filled && namesIn(known).length === chosen.length && chosen.every((name) => isReadFrom(known, name))
  if (isSame) return known
  const { column: _, join: __, filled: ___, constant: ____, ...rest } = { constant: undefined, ...known }
  return chosen.length === 1 ? { ...rest, column: [...chosen] } : { ...rest, join: chosen.map((name) => [name]) }
}

/** Returns the tables of values as the form specifies, if their column is still the one that the form showed. */
function tablesFrom(before: Draft, next: Draft, columns: readonly FoundColumn[], form: FormText) {
  const changed = tablesOf(before, columns).flatMap(({ target, column, values }) => {
    const cell = next.fields?.[target]
    const isStill = cell?.filled ? before.fields?.[target]?.filled : targetOf(next, column) === target
    if (!cell || !isStill || form(`${target}-column`) !== column) return []
    const table: Record<string, string> = { ...cell.values }
    for (const [index, { value }] of values.entries()) {
      const meaning = form(`${target}-${index}`)
      if (meaning === meaningIn(before, target, value)) continue
      for (const own of Object.keys(table)) if (isSameName(own, value)) delete table[own]
      if (MEANINGS[target].includes(meaning)) table[value] = meaning
    }
    return [[target, { ...cell, values: table }] as const]
  })
  return Object.fromEntries(changed)
}

function factsFrom(draft: Draft, shown: readonly FoundColumn[], form: FormText): Draft['facts'] {
  const rows = shownFacts(draft, shown)
  const changed = new Map(rows.map(({ index, id, column }, row) => [index, factFrom(form, row, shown, { id, column })]))
  const kept = draft.facts.flatMap((fact, index) =>
    changed.has(index) ? (changed.get(index) === 'same' ? [fact] : (changed.get(index) as Draft['facts'])) : [fact],
  )
  const further = Array.from({ length: FURTHER_FACTS }, (_, row) => factFrom(form, rows.length + row, shown))
  return [...kept, ...further.flatMap((fact) => (fact === 'same' ? [] : fact))]
}

/** Returns the fact of a row of the form: none, the one it showed, or another. */
function factFrom(form: FormText, row: number, shown: readonly FoundColumn[], known?: { id: string; column: string }) {
  const fact = FACT_IDS.find((id) => id === form(`fact-${row}`))
  const column = shown[Number(form(`fact-column-${row}`) || Number.NaN)]?.name
  if (!fact || column === undefined) return []
  if (known?.id === fact && known.column === column) return 'same' as const
  return [{ fact, column: [column], ...(FACTS[fact].kind === 'flag' && { yes: YES, no: NO }) }]
}

const KINDS = ['school_year', 'year', 'day'] as const
export const PERIOD_KINDS: readonly (typeof KINDS)[number][] = KINDS

function periodFrom({ period }: Draft, shown: readonly FoundColumn[], form: FormText): Draft['period'] {
  const kind = KINDS.find((one) => one === form('period-kind'))
  if (!kind) return undefined
  const column = shown[Number(form('period-column') || Number.NaN)]?.name
  const constant = form('period-constant').slice(0, 2000).toWellFormed()
  return {
    kind,
    ...(column !== undefined && { column: [column] }),
    ...(constant && { constant }),
    ...(period?.orDayOfFile && { orDayOfFile: true as const }),
  }
}
