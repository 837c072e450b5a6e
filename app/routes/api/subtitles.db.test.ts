import { afterAll, expect, test } from 'vitest'
import { removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { setSubtitles } from '#app/features/school-media/set-subtitles.server.ts'
import { makeSchool } from '#app/features/school-media/testing/media-setup.ts'
import { db } from '#db/client.ts'
import { loader } from './subtitles.ts'

afterAll(removeAccounts)

test('subtitles are served as WebVTT while their video is shown, and only by its own address', async () => {
  const own = await makeSchool()
  const size = { width: 16, height: 9 }
  const row = { school_id: own.schoolId, kind: 'video', title: 'Schulfest', position: 0, url: '/x.mp4', ...size }
  const { id } = await db().insertInto('school_media').values(row).returning('id').executeTakeFirstOrThrow()
  const file = new File(['WEBVTT\n\n00:01.000 --> 00:02.000\nWillkommen\n'], 'film.vtt')
  await setSubtitles(own, { mediaId: id, language: 'de', file }, '203.0.113.9')
  const get = async (name: string, school = own.schoolId, video = id) => {
    const answer = await loader({ params: { id: school, video, file: name } } as never)
    return [answer.status, answer.headers.get('content-type')]
  }
  const [shown, missing] = [
    [200, 'text/vtt; charset=utf-8'],
    [404, null],
  ]
  expect(await get('de.vtt')).toEqual(shown)
  for (const name of ['fr.vtt', 'xx.vtt', 'de.vtt\0', '']) expect(await get(name)).toEqual(missing)
  expect(await get('de.vtt', 'other')).toEqual(missing)
  expect(await get('de.vtt', '\0')).toEqual(missing)
  expect(await get('de.vtt', own.schoolId, 'none')).toEqual(missing)
  const premium = (ended_at: Date | null) => db().updateTable('premium_grants').set({ ended_at }).execute()
  await premium(new Date())
  expect(await get('de.vtt')).toEqual(missing)
  await premium(null)
  await db().updateTable('school_media').set({ deleted_at: new Date() }).execute()
  expect(await get('de.vtt')).toEqual(missing)
})
