import { Busboy } from '@fastify/busboy'
import { isPlainName, MAX_FIELD_NAME_LENGTH, MAX_FIELDS } from '#lib/forms/plain-form.ts'

/**
 * HTTP status that refuses a form: 400 for a form that the product never sends, 413 for one that is too large;
 * undefined accepts it.
 */
export type FormProblem = 400 | 413 | undefined

const AMPERSAND_BYTE = 0x26
const EQUALS_BYTE = 0x3d
const PERCENT_BYTE = 0x25
/** A letter may be encoded as `%41`. */
const MAX_ENCODED_NAME_LENGTH = 3 * MAX_FIELD_NAME_LENGTH
/** Bytes for the name, file name and type of one part. */
const MAX_PART_HEADERS = 8 * 1024

/**
 * Checks a form before it is parsed: the number of its fields, their names and the lengths of their texts.
 *
 * @param text bytes of the longest text
 */
export async function inspectForm(body: Buffer, type: string, text: number): Promise<FormProblem> {
  if (body.length === 0) return undefined
  const [kind = ''] = type.toLowerCase().split(';', 1)
  if (kind.trim() === 'application/x-www-form-urlencoded') return inspectEncoded(body, text)
  if (kind.trim() === 'multipart/form-data') return await inspectParts(body, type, text)
  return 400
}

function inspectEncoded(body: Buffer, text: number): FormProblem {
  let fields = 0
  for (let start = 0; start <= body.length; ) {
    const found = body.indexOf(AMPERSAND_BYTE, start)
    const end = found < 0 ? body.length : found
    if (++fields > MAX_FIELDS) return 413
    // Two adjacent ampersands hold no field between them.
    const problem = end > start ? inspectField(body.subarray(start, end), text) : undefined
    if (problem) return problem
    start = end + 1
  }
  return undefined
}

function inspectField(field: Buffer, text: number): FormProblem {
  const equals = field.indexOf(EQUALS_BYTE)
  const name = equals < 0 ? field : field.subarray(0, equals)
  if (name.length > MAX_ENCODED_NAME_LENGTH || !isPlainName(decoded(name))) return 400
  return equals >= 0 && decodedLength(field.subarray(equals + 1)) > text ? 413 : undefined
}

const decoded = (name: Buffer): string => [...new URLSearchParams(name.toString('latin1')).keys()][0] ?? ''

/**
 * A percent sign not followed by two digits is counted as if it were, so a text with such signs may be up to three
 * times as long.
 */
function decodedLength(value: Buffer): number {
  let encoded = 0
  for (const byte of value) if (byte === PERCENT_BYTE) encoded++
  return Math.max(value.length - 2 * encoded, Math.ceil(value.length / 3))
}

/** Files are skipped here: the body rule limits their size, and their recipient checks their content. */
function inspectParts(body: Buffer, type: string, text: number): Promise<FormProblem> {
  return new Promise((resolve) => {
    let problem: FormProblem
    const refuse = (status: 400 | 413) => {
      problem ??= status
    }
    const checkName = (name: string | undefined, truncated?: boolean) => {
      if (truncated || !isPlainName(name ?? '')) refuse(400)
    }
    let parser: Busboy
    try {
      parser = parserOf(type, text)
    } catch {
      return resolve(400)
    }
    parser.on('field', (name, _value, nameTruncated, valueTruncated) => {
      checkName(name, nameTruncated)
      if (valueTruncated) refuse(413)
    })
    parser.on('file', (name, content) => {
      checkName(name)
      content.resume()
      // A part that breaks off also ends the form, which is handled below.
      content.on('error', () => refuse(400))
    })
    for (const limit of ['partsLimit', 'fieldsLimit', 'filesLimit'] as const) parser.on(limit, () => refuse(413))
    parser.on('error', () => {
      refuse(400)
      resolve(problem)
    })
    parser.on('finish', () => resolve(problem))
    parser.end(body)
  })
}

/** @throws Error when the type names no boundary */
const parserOf = (type: string, text: number) =>
  new Busboy({
    headers: { 'content-type': type },
    // The same criterion as in the form parser: a part without a file name is a text, whatever type it claims.
    isPartAFile: (_field, _type, fileName) => fileName !== undefined,
    limits: {
      fields: MAX_FIELDS,
      files: MAX_FIELDS,
      parts: MAX_FIELDS,
      fieldSize: text,
      fieldNameSize: MAX_FIELD_NAME_LENGTH + 1,
      headerPairs: 10,
      headerSize: MAX_PART_HEADERS,
    },
  })
