import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeAccount, removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { listProfileMedia } from '#app/features/school-profile/media/list-media.server.ts'
import { FREE_IMAGES, PREMIUM_IMAGES, PREMIUM_VIDEOS } from '#app/features/schools/media-limits.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { requireRoom, UPLOAD_HOURS } from './count-media.server.ts'
import { nextPosition } from './next-position.server.ts'
import { changeItem } from './own-item.server.ts'
import { readPicture } from './read-picture.server.ts'
import { storedKeys } from './stored-keys.server.ts'

let member: { userId: string; schoolId: string }
beforeEach(async () => {
  await db()
    .insertInto('schools')
    .values(['a', 'b'].map((id) => schoolRow({ id })))
    .execute()
  member = { userId: (await makeAccount()).id, schoolId: 'a' }
  await db().insertInto('school_members').values({ school_id: 'a', user_id: member.userId, role: 'editor' }).execute()
})
afterEach(async () => {
  await db().deleteFrom('schools').execute()
  await removeAccounts()
})

let position = 0
async function add(
  given: Partial<Record<'school_id' | 'kind' | 'state' | 'title' | 'alt' | 'caption' | 'translations', string>> & {
    deleted_at?: Date
    position?: number
  } = {},
) {
  const item = { school_id: 'a', kind: 'image', title: 'x', url: '/x.webp', width: 4, height: 3, position: position++ }
  const row = { ...item, ...(given.state === 'failed' && { failure: 'media_damaged' }), ...given }
  return (await db().insertInto('school_media').values(row).returning('id').executeTakeFirstOrThrow()).id
}
const upload = (kind: 'image' | 'video', given: object = {}) =>
  db()
    .insertInto('school_uploads')
    .values({ school_id: 'a', user_id: member.userId, kind, name: 'x', bytes: 10, ...given })
    .execute()
const premium = (schoolId = 'a') =>
  db().insertInto('premium_grants').values({ school_id: schoolId, reason: 'test' }).execute()
const room = (kind: 'image' | 'video', more = 1) =>
  db()
    .transaction()
    .execute((trx) => requireRoom(trx, { schoolId: 'a', kind, more }))
    .then(
      () => 'room',
      ({ code }) => code,
    )

describe('room for pictures and videos', () => {
  test('the free plan has room for its pictures and for no video', async () => {
    expect([await room('image', FREE_IMAGES), await room('image', FREE_IMAGES + 1)]).toEqual(['room', 'images_full'])
    expect(await room('video')).toBe('premium_required')
  })

  test('premium has room for more, and says which kind is full', async () => {
    await premium()
    expect([await room('image', PREMIUM_IMAGES), await room('image', PREMIUM_IMAGES + 1)]).toEqual([
      'room',
      'images_full',
    ])
    expect([await room('video', PREMIUM_VIDEOS), await room('video', PREMIUM_VIDEOS + 1)]).toEqual([
      'room',
      'videos_full',
    ])
  })

  test('premium that has ended gives no room', async () => {
    await premium()
    await db().updateTable('premium_grants').set({ ended_at: new Date() }).execute()
    expect([await room('video'), await room('image', FREE_IMAGES + 1)]).toEqual(['premium_required', 'images_full'])
  })

  test('what failed or was deleted takes no place; what is being worked on does', async () => {
    await premium()
    await add({ state: 'failed' })
    await add({ deleted_at: new Date() })
    expect(await room('image', PREMIUM_IMAGES)).toBe('room')
    await add({ state: 'processing' })
    expect([await room('image', PREMIUM_IMAGES), await room('image', PREMIUM_IMAGES - 1)]).toEqual([
      'images_full',
      'room',
    ])
  })

  test('uploads under way take places, until they are given up or done', async () => {
    await premium()
    await upload('image')
    expect(await room('image', PREMIUM_IMAGES)).toBe('images_full')
    await db()
      .updateTable('school_uploads')
      .set({ created_at: sql<Date>`now() - make_interval(hours => ${UPLOAD_HOURS})` })
      .execute()
    expect(await room('image', PREMIUM_IMAGES)).toBe('room')
    await upload('image', { finished_at: new Date(), received: 10 })
    expect(await room('image', PREMIUM_IMAGES)).toBe('room')
  })

  test('pictures take no places of videos, nor those of other schools', async () => {
    await premium()
    for (let at = 0; at < PREMIUM_IMAGES; at++) await add()
    await add({ school_id: 'b', kind: 'video' })
    await upload('video', { school_id: 'b' })
    expect([await room('video', PREMIUM_VIDEOS), await room('image')]).toEqual(['room', 'images_full'])
  })

  test('of two who take the last place at the same time one is refused', async () => {
    const take = () =>
      db()
        .transaction()
        .execute(async (trx) => {
          await requireRoom(trx, { schoolId: 'a', kind: 'image', more: FREE_IMAGES })
          const row = { school_id: 'a', kind: 'image', url: '/x.webp', title: 'x', width: 1, height: 1 }
          for (let at = 0; at < FREE_IMAGES; at++)
            await trx
              .insertInto('school_media')
              .values({ ...row, position: await nextPosition(trx, 'a') })
              .execute()
        })
    const both = await Promise.allSettled([take(), take()])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await db().selectFrom('school_media').select('id').execute()).toHaveLength(FREE_IMAGES)
  })
})

describe('places in the gallery', () => {
  const next = (schoolId = 'a') =>
    db()
      .transaction()
      .execute((trx) => nextPosition(trx, schoolId))

  test('begin with the first, and go on behind the last, also one that was deleted', async () => {
    expect(await next()).toBe(0)
    await add({ position: 7 })
    await add({ position: 9, deleted_at: new Date() })
    expect([await next(), await next('b')]).toEqual([10, 0])
  })
})

describe('an item of a school', () => {
  const change = (mediaId: string, by = member) =>
    changeItem(by, { id: mediaId, right: 'member' }, async (_, item) => item.id).catch(({ code }) => code)

  test('is changed by those who manage its profile', async () => {
    const id = await add()
    expect(await change(id)).toBe(id)
  })

  test('of another school is none, no matter who asks', async () => {
    const id = await add({ school_id: 'b' })
    expect(await change(id)).toBe('media_unknown')
    expect(await change(id, { ...member, schoolId: 'b' })).toBe('school_not_yours')
    expect(await change(await add(), { userId: (await makeAccount()).id, schoolId: 'a' })).toBe('school_not_yours')
  })

  test('that was deleted is none', async () => {
    expect(await change(await add({ deleted_at: new Date() }))).toBe('media_unknown')
  })

  test.each(['', 'x', '1', "'; drop table school_media", '01990000-0000-7000-8000-000000000001'])(
    'there is none of id „%s“',
    async (id) => {
      expect(await change(id)).toBe('media_unknown')
    },
  )

  test('changes of one come one after the other', async () => {
    const id = await add({ title: '' })
    const append = (sign: string) =>
      changeItem(member, { id, right: 'member' }, async (trx) => {
        const { title } = await trx
          .selectFrom('school_media')
          .select('title')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
        await trx
          .updateTable('school_media')
          .set({ title: title + sign })
          .where('id', '=', id)
          .execute()
      })
    await Promise.all(['a', 'b', 'c', 'd'].map(append))
    const { title } = await db()
      .selectFrom('school_media')
      .select('title')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect([...title].sort().join('')).toBe('abcd')
  })

  test('a change that fails leaves nothing', async () => {
    const id = await add({ title: 'vorher' })
    const failing = changeItem(member, { id, right: 'member' }, async (trx) => {
      await trx.updateTable('school_media').set({ title: 'nachher' }).where('id', '=', id).execute()
      throw new Error('later')
    })
    await expect(failing).rejects.toThrow('later')
    const rows = db().selectFrom('school_media').select('title')
    expect(await rows.execute()).toEqual([{ title: 'vorher' }])
  })
})

describe('what visitors see', () => {
  const titles = async (isPremium: boolean) => {
    const { images, videos } = await listProfileMedia({ id: 'a', country: 'DE', premium: isPremium }, 'de')
    return { images: images.length, videos: videos.map(({ title }) => title) }
  }

  test('is as many as the plan has, in the school’s order', async () => {
    for (let at = 0; at < PREMIUM_IMAGES + 2; at++) await add({ position: 100 - at, title: `Bild ${at}` })
    await add({ kind: 'video', title: 'Zweites', position: 2 })
    await add({ kind: 'video', title: 'Erstes', position: 1 })
    expect(await titles(true)).toEqual({ images: PREMIUM_IMAGES, videos: ['Erstes', 'Zweites'] })
    expect(await titles(false)).toEqual({ images: FREE_IMAGES, videos: [] })
  })

  test('is nothing that failed, was deleted, waits or belongs to another school', async () => {
    await add({ state: 'failed' })
    await add({ state: 'processing' })
    await add({ deleted_at: new Date() })
    await add({ school_id: 'b' })
    expect(await titles(true)).toEqual({ images: 0, videos: [] })
  })

  test('is described in their language, or in that of the country, which is said', async () => {
    const translations = JSON.stringify({ fr: { alt: 'La cour', caption: '' } })
    await add({ alt: 'Der Hof', caption: 'Unser Hof', translations })
    const seen = async (locale: Locale) =>
      (await listProfileMedia({ id: 'a', country: 'DE', premium: true }, locale)).images[0]
    expect(await seen('de')).toMatchObject({ alt: 'Der Hof', caption: 'Unser Hof', lang: undefined })
    expect(await seen('fr')).toMatchObject({ alt: 'La cour', caption: '', lang: undefined })
    expect(await seen('it')).toMatchObject({ alt: 'Der Hof', caption: 'Unser Hof', lang: 'de' })
  })

  test('a video at a provider is no file of ours', async () => {
    const id = await add({ kind: 'video', title: 'Film' })
    await db()
      .updateTable('school_media')
      .set({ link_provider: 'youtube', link_id: 'dQw4w9WgXcQ', url: '' })
      .where('id', '=', id)
      .execute()
    expect((await listProfileMedia({ id: 'a', country: 'DE', premium: true }, 'de')).videos).toMatchObject([
      { title: 'Film', file: null, link: { provider: 'youtube', id: 'dQw4w9WgXcQ' } },
    ])
  })
})

describe('stored files', () => {
  const item = { folder: null, url: '/files/media/x/original.mp4', widths: [], poster: null }

  test('are those that were drawn, the original and the still picture, each once', () => {
    const poster = '/files/media/x/poster.webp'
    expect(storedKeys({ ...item, folder: 'media/x', widths: [320, 640], poster }).sort()).toEqual([
      'media/x/320.avif',
      'media/x/320.webp',
      'media/x/640.avif',
      'media/x/640.webp',
      'media/x/original.mp4',
      'media/x/poster.webp',
    ])
    expect(storedKeys({ ...item, poster: item.url })).toEqual(['media/x/original.mp4'])
  })

  test.each(['', '/drawings/street.svg', 'https://elsewhere.example/x.webp'])('„%s“ is none', (url) => {
    expect(storedKeys({ ...item, url })).toEqual([])
  })
})

describe('a small picture that a form sent', () => {
  const draw = async (bytes: Uint8Array) => Buffer.from(bytes)
  const read = (file: unknown) => readPicture(file, draw).catch(({ code }) => code)

  test.each([
    ['nothing', undefined],
    ['a text', 'logo.png'],
    ['the empty file of a form without a choice', new File([], '')],
  ])('%s is missing', async (_, file) => {
    expect(await read(file)).toBe('media_missing')
  })

  test('five megabytes are taken, one byte more is not', async () => {
    const most = 5 * 1024 * 1024
    expect((await read(new File([new Uint8Array(most)], 'a.png'))).length).toBe(most)
    expect(await read(new File([new Uint8Array(most + 1)], 'a.png'))).toBe('logo_bytes')
  })

  test('a mistake of the program is no refusal', async () => {
    const broken = readPicture(new File(['x'], 'a.png'), async () => {
      throw new TypeError('mistake')
    })
    await expect(broken).rejects.toThrow(TypeError)
  })
})
