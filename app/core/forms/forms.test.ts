import { beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { Failure } from '../failure.ts'
import { tokenSchema } from '../tokens/token.schema.ts'
import { calendarDay } from './calendar-day.ts'
import { MAX_EMAIL_LENGTH, MAX_MESSAGE_LENGTH, MAX_NAME_LENGTH, MAX_PHONE_LENGTH } from './contact-field-limits.ts'
import { contactFields } from './contact-fields.ts'
import { optionalName, personName } from './person-name.ts'
import { formOf, type Refusal, submit } from './submit.server.ts'
import { optionalText, typedLine, typedText } from './typed-text.ts'

const logged = vi.hoisted(() => vi.fn())
vi.mock('#lib/log.ts', () => ({ log: () => ({ error: logged }) }))
beforeEach(() => logged.mockReset())

/** Returns the messages of a schema for a value; none if it is valid. */
const messages = (schema: z.ZodType, value: unknown) => {
  const { error } = schema.safeParse(value)
  return error?.issues.map(({ message }) => message) ?? []
}

describe('text that must be given', () => {
  const text = typedText({ min: 5, max: 10, missing: 'field.codeMissing', tooShort: 'contactFields.message.tooShort' })

  test('is counted without what nobody sees', () => {
    expect(text.parse('  a\u200eb\u0000cde  \r\nf ')).toBe('abcde\nf')
    expect(messages(text, ' \n a b \u202e ')).toEqual(['contactFields.message.tooShort'])
  })

  test('lacks when its field was not sent', () => {
    expect(messages(text, undefined)).toEqual(['field.codeMissing'])
    expect(messages(text, ['abcdef'])).toEqual(['field.codeMissing'])
  })

  test('may have its greatest length and not one character more', () => {
    expect(text.parse('x'.repeat(10))).toHaveLength(10)
    expect(messages(text, 'x'.repeat(11))).toEqual(['field.tooLong'])
  })

  test('on one line has no breaks within', () => {
    const line = typedLine({ max: 20, missing: 'field.codeMissing' })
    expect(line.parse(' eins\r\nzwei \t drei\u2028vier ')).toBe('eins zwei drei vier')
    expect(messages(line, '\n\n')).toEqual(['field.codeMissing'])
  })
})

test('text that may be left out is empty then, and bounded all the same', () => {
  const note = optionalText(4)
  expect(note.parse(undefined)).toBe('')
  expect(note.parse(' \n ')).toBe('')
  expect(note.parse(' abcd ')).toBe('abcd')
  expect(messages(note, 'abcde')).toEqual(['field.tooLong'])
})

test('a day is one that the calendar and the database have', () => {
  const day = calendarDay('field.dateInvalid')
  expect(day.parse('2028-02-29')).toBe('2028-02-29')
  for (const none of ['', 'morgen', '2027-02-29', '2027-13-01', '0000-01-01', '12027-01-01'])
    expect(messages(day, none)).toEqual(['field.dateInvalid'])
})

describe('names of people', () => {
  const name = personName({ min: 2, max: 12, missing: 'contactFields.name.tooShort' })

  test.each(['Jo', 'Anne-Marie', "D'Arcy", '王小明', 'Zoë  Ó'])('%s is one', (one) =>
    expect(messages(name, one)).toEqual([]),
  )

  test.each([
    ['nothing', '', 'contactFields.name.tooShort'],
    ['one letter', 'J', 'contactFields.name.tooShort'],
    ['letters that nobody sees', '\u200b\u200b\u3164\u3164', 'contactFields.name.tooShort'],
    ['digits alone', '12 34', 'field.nameUnreadable'],
    ['smileys', '☺☺☺', 'field.nameUnreadable'],
    ['a novel', 'x'.repeat(13), 'field.tooLong'],
  ])('%s is none', (_, given, message) => expect(messages(name, given)).toEqual([message]))

  test('a name that may be left out is read as strictly once it is given', () => {
    const maybe = optionalName(10)
    expect(maybe.parse(undefined)).toBe('')
    expect(maybe.parse('  ')).toBe('')
    expect(messages(maybe, '...')).toEqual(['field.nameUnreadable'])
    expect(messages(maybe, 'x'.repeat(11))).toEqual(['field.tooLong'])
  })
})

describe('the fields of every message', () => {
  const schema = z.object(contactFields)
  const written = {
    name: 'Ada Lovelace',
    email: 'ada@post.example',
    phone: '',
    privacy: 'on',
    message: 'Guten Tag, ich habe eine Frage.',
  }
  const fieldsOf = (change: Record<string, unknown>) => {
    const { error } = schema.safeParse({ ...written, ...change })
    return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
  }

  test('is taken with and without a telephone number', () => {
    expect(fieldsOf({})).toEqual({})
    expect(schema.parse({ ...written, phone: ' 0221 1234 ' }).phone).toBe('0221 1234')
    expect(schema.parse({ ...written, phone: undefined }).phone).toBe('')
  })

  test.each([
    'ada',
    'ada@',
    '@post.example',
    'ada@post',
    'ada@post.example\nBcc: all@post.example',
    'a b@post.example',
    '',
  ])('%j is no address that mail can go to', (email) =>
    expect(fieldsOf({ email })).toEqual({ email: 'field.emailInvalid' }),
  )

  test('each part has its limit', () => {
    expect(fieldsOf({ email: `${'a'.repeat(MAX_EMAIL_LENGTH)}@post.example` })).toEqual({ email: 'field.tooLong' })
    expect(fieldsOf({ name: 'a'.repeat(MAX_NAME_LENGTH + 1) })).toEqual({ name: 'field.tooLong' })
    expect(fieldsOf({ phone: '1'.repeat(MAX_PHONE_LENGTH + 1) })).toEqual({ phone: 'field.tooLong' })
    expect(fieldsOf({ message: 'a'.repeat(MAX_MESSAGE_LENGTH + 1) })).toEqual({ message: 'field.tooLong' })
    expect(fieldsOf({ message: 'a'.repeat(MAX_MESSAGE_LENGTH) })).toEqual({})
  })

  test('the tick about privacy must be set, by a browser and not by another value', () => {
    for (const privacy of [undefined, '', 'off', 'true', 'ON']) {
      expect(fieldsOf({ privacy })).toEqual({ privacy: 'contactFields.privacy.missing' })
    }
  })

  test('filling in the hidden field marks a program', () => {
    expect(fieldsOf({ website: 'https://spam.example' })).toEqual({ website: 'contactFields.trap' })
    expect(fieldsOf({ website: undefined })).toEqual({})
  })
})

test('a token of a mailed link is bounded and may lack', () => {
  expect(tokenSchema.parse({})).toEqual({ token: '' })
  expect(tokenSchema.safeParse({ token: 'x'.repeat(101) }).success).toBe(false)
})

describe('reading the body of a form', () => {
  const sent = (body: BodyInit, type?: string) =>
    formOf(
      new Request('http://localhost/', { method: 'POST', body, ...(type && { headers: { 'content-type': type } }) }),
    )

  test('gives its fields, without NUL', async () => {
    const form = await sent(new URLSearchParams({ name: 'A\0da', intent: 'x' }))
    expect([...form]).toEqual([
      ['name', 'Ada'],
      ['intent', 'x'],
    ])
  })

  test.each<[string, BodyInit, string?]>([
    ['JSON', '{"name":"Ada"}', 'application/json'],
    ['plain text', 'name=Ada', 'text/plain'],
    ['parts without a boundary', 'x', 'multipart/form-data'],
    [
      'parts that break off',
      '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx',
      'multipart/form-data; boundary=b',
    ],
    ['a name that is a path', new URLSearchParams({ 'list[4294967294]': 'x' })],
    ['a name of every object', new URLSearchParams({ constructor: 'x' })],
  ])('%s is answered by 400', async (_, body, type) => {
    const answer = await sent(body, type).catch((thrown) => thrown)
    expect(answer).toBeInstanceOf(Response)
    expect(answer.status).toBe(400)
  })
})

describe('taking a form', () => {
  const schema = z.object({
    name: personName({ max: 20, missing: 'field.codeMissing' }),
    password: z.string('field.codeMissing').default(''),
  })
  const form = (fields: Record<string, string>) => {
    const made = new FormData()
    for (const [name, value] of Object.entries(fields)) made.append(name, value)
    return made
  }
  const answer = (given: unknown) =>
    given as { data: Refusal; init: { status: number; headers: Record<string, string> } }
  const refusing = async (failure: unknown, field?: Record<string, string>) =>
    answer(
      await submit(
        form({ intent: 'save', name: 'Ada', password: 'geheim' }),
        { schema, ...(field && { field }) },
        () => {
          throw failure
        },
      ),
    )

  test('gives the values as the schema reads them, and what the operation answers', async () => {
    const taken = await submit(form({ name: '  Ada   Lovelace ' }), { schema }, async ({ name }) => ({ name }))
    expect(taken).toEqual({ name: 'Ada Lovelace' })
  })

  test('says which fields were wrong and keeps what was typed, but no password', async () => {
    const take = vi.fn()
    const { data, init } = answer(
      await submit(form({ intent: 'save', name: '42', password: 'geheim' }), { schema }, take),
    )
    expect(take).not.toHaveBeenCalled()
    expect(init.status).toBe(400)
    expect(init.headers['cache-control']).toBe('private, no-store')
    expect(data).toMatchObject({ intent: 'save', code: 'fields' })
    expect(data.result?.error).toEqual({ name: ['field.nameUnreadable'] })
    expect(data.result?.initialValue).toMatchObject({ name: '42' })
    expect(JSON.stringify(data)).not.toContain('geheim')
  })

  test('a failure of the operation is reported with its status, for the whole form', async () => {
    const { data, init } = await refusing(new Failure('conflict', 'favourites_full'))
    expect(init.status).toBe(409)
    expect(data).toMatchObject({ intent: 'save', code: 'favourites_full' })
    expect(data.result?.error).toEqual({ '': ['failure.favourites_full'] })
    expect(data.result?.initialValue).toMatchObject({ name: 'Ada' })
    expect(JSON.stringify(data)).not.toContain('geheim')
    expect(logged).not.toHaveBeenCalled()
  })

  test('or beside the field that it is about', async () => {
    const { data } = await refusing(new Failure('not_found', 'school_unknown'), { school_unknown: 'name' })
    expect(data.result?.error).toEqual({ name: ['failure.school_unknown'] })
  })

  test('says when another try makes sense', async () => {
    const { init, data } = await refusing(new Failure('limit', 'too_many_attempts', { retryAfter: 90 }))
    expect(init.status).toBe(429)
    expect(init.headers['retry-after']).toBe('90')
    expect(data).not.toHaveProperty('until')
    const until = '2026-12-24T00:00:00.000Z'
    expect((await refusing(new Failure('forbidden', 'account_banned', { until }))).data).toMatchObject({ until })
  })

  test('a mistake of the program is logged and tells nobody what it was', async () => {
    const { data, init } = await refusing(new Error('select * from users failed'))
    expect(init.status).toBe(500)
    expect(data.code).toBe('unexpected')
    expect(JSON.stringify(data)).not.toContain('select')
    expect(logged).toHaveBeenCalledOnce()
    const options = { schema, unexpected: 'image_delete' } as const
    const named = await submit(form({ name: 'Ada' }), options, () => Promise.reject(new Error('away')))
    expect(answer(named).data.code).toBe('image_delete')
  })

  test('an answer that the operation throws goes out as it is', async () => {
    const gone = new Response(null, { status: 404 })
    await expect(submit(form({ name: 'Ada' }), { schema }, () => Promise.reject(gone))).rejects.toBe(gone)
  })

  test('a feature can make a failure of its own out of a message', async () => {
    const weak = z.object({ newPassword: z.string().min(99, 'weak.short') })
    const failureOf = (message: string) =>
      message === 'weak.short' ? new Failure('unprocessable', 'weak_password') : undefined
    const options = { schema: weak, failureOf }
    const { data, init } = answer(await submit(form({ newPassword: 'kurz' }), options, async () => null))
    expect(data.code).toBe('weak_password')
    expect(init.status).toBe(422)
  })

  test('a form that its schema cannot read is refused and logged', async () => {
    const broken = z.object({ name: z.string() }).transform((): never => {
      throw new Error('broken')
    })
    const { data, init } = answer(
      await submit(form({ intent: 'save', name: 'Ada' }), { schema: broken }, async () => null),
    )
    expect(init.status).toBe(400)
    expect(data).toEqual({ intent: 'save', code: 'fields', result: null })
    expect(logged).toHaveBeenCalledOnce()
  })
})
