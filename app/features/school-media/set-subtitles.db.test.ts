import { afterAll, beforeEach, expect, test } from 'vitest'
import { makeAccount, removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { findSubtitles } from '#app/features/school-profile/media/find-subtitles.server.ts'
import { listProfileMedia } from '#app/features/school-profile/media/list-media.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import { listSchoolMedia } from './gallery/list-media.server.ts'
import { removeSubtitles, setSubtitles } from './set-subtitles.server.ts'
import { makeSchool } from './testing/media-setup.ts'

const FROM = '203.0.113.9'
const WORDS = 'WEBVTT\n\n00:01.000 --> 00:02.000\nWillkommen\n'
let own = { userId: '', schoolId: '' }
let video = ''

beforeEach(async () => {
  await removeAccounts()
  await db().deleteFrom('schools').execute()
  own = await makeSchool()
  video = await makeItem({ kind: 'video', url: '/files/film.mp4' })
})
afterAll(removeAccounts)

async function makeItem(item: { kind: string; url: string; link_provider?: string; link_id?: string }) {
  const row = { school_id: own.schoolId, title: 'Schulfest', position: 0, width: 16, height: 9, ...item }
  const { id } = await db().insertInto('school_media').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

const set = (words: string, { member = own, mediaId = video, language = 'de' as Locale } = {}) =>
  setSubtitles(member, { mediaId, language, file: new File([words], 'film.vtt') }, FROM).then(
    () => 'done',
    ({ code }) => code,
  )
const find = (language: Locale = 'de') => findSubtitles(own.schoolId, video, language)
const languages = async () => {
  const [mine] = await listSchoolMedia(own.schoolId, { kind: 'video', order: 'own', offset: 0 })
  const school = { id: own.schoolId, country: 'DE', premium: true } as const
  const [shown] = (await listProfileMedia(school, 'de')).videos
  expect(shown?.subtitles).toEqual(mine?.subtitles)
  return mine?.subtitles
}

test('a video has subtitles in several languages, each of which is replaced and removed alone', async () => {
  expect(await languages()).toEqual([])
  expect([await set(WORDS), await set(WORDS.replace('Willkommen', 'Bienvenue'), { language: 'fr' })]).toEqual([
    'done',
    'done',
  ])
  expect(await languages()).toEqual(['de', 'fr'])
  await db().deleteFrom('school_changes').execute()
  expect(await set(WORDS.replace('Willkommen', 'Guten Tag'))).toBe('done')
  // Kept pages of the profile are dropped.
  expect(await db().selectFrom('school_changes').select('school_id').execute()).toEqual([{ school_id: own.schoolId }])
  expect([await find(), await find('fr'), await find('es')]).toEqual([
    'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nGuten Tag\n',
    'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nBienvenue\n',
    undefined,
  ])
  await removeSubtitles(own, video, 'de')
  expect([await find(), await languages()]).toEqual([undefined, ['fr']])
})

test('what is no file of subtitles, and what is no video of the own school, is refused', async () => {
  expect(await set('Liebe Eltern')).toBe('subtitles_format')
  expect(await set(`${WORDS}\n${' '.repeat(256 * 1024)}`)).toBe('subtitles_bytes')
  const nothing = setSubtitles(own, { mediaId: video, language: 'de', file: new File([], '') }, FROM)
  await expect(nothing).rejects.toMatchObject({ code: 'media_missing' })
  expect(await set(WORDS, { mediaId: await makeItem({ kind: 'image', url: '/files/hof.webp' }) })).toBe('media_unknown')
  const linked = await makeItem({ kind: 'video', url: '', link_provider: 'youtube', link_id: 'dQw4w9WgXcQ' })
  expect(await set(WORDS, { mediaId: linked })).toBe('media_unknown')
  const other = await makeSchool()
  expect(await set(WORDS, { member: other })).toBe('media_unknown')
  const stranger = { userId: (await makeAccount()).id, schoolId: own.schoolId }
  expect(await set(WORDS, { member: stranger })).toBe('school_not_yours')
  await expect(removeSubtitles(stranger, video, 'de')).rejects.toMatchObject({ code: 'school_not_yours' })
  expect(await languages()).toEqual([])
})
