import type { CatchmentRow } from './catchments/catchment.ts'
import type { ParsedRow, RegisterSchool } from './register-school.ts'
import { reject } from './register-school.ts'

const MAX_NAME_LENGTH = 300
const MAX_TEXT_LENGTH = 200
const ID = /^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/

/** Checks what all registers share: a school needs a usable code and a name, and texts have a maximum length. */
export function finishParsedRow(parsed: ParsedRow): ParsedRow {
  if ('reason' in parsed) return { ...parsed, code: cut(parsed.code), detail: cut(parsed.detail) }
  if ('catchment' in parsed) return finishCatchment(parsed)
  if ('key' in parsed) return ID.test(parsed.key) ? parsed : reject('bad_code', cut(parsed.key))
  const { code, school, facts } = parsed
  if (code === '') return reject('no_code', '', cut(school.name))
  if (!ID.test(school.id)) return reject('bad_code', cut(code), cut(school.name))
  if (school.name === '') return reject('no_name', code)
  return { code, school: shortenTexts(school), ...(facts && { facts }) }
}

function finishCatchment(parsed: CatchmentRow): ParsedRow {
  const { catchment } = parsed
  const texts = { name: cut(catchment.name), district: cut(catchment.district) }
  if ('outline' in catchment) return { catchment: { ...catchment, ...texts } }
  return { catchment: { ...catchment, ...texts, street: cut(catchment.street) } }
}

function shortenTexts(school: RegisterSchool): RegisterSchool {
  const { name, street, city, localType } = school
  if (name.length <= MAX_NAME_LENGTH && [street, city, localType].every((text) => text.length <= MAX_TEXT_LENGTH))
    return school
  const texts = { street: cut(street), city: cut(city), localType: cut(localType) }
  return { ...school, ...texts, name: name.slice(0, MAX_NAME_LENGTH) }
}

function cut(text: string): string {
  return text.slice(0, MAX_TEXT_LENGTH)
}
