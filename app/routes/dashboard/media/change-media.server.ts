import { type RouterContextProvider, redirect } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import { Failure, type FailureCode } from '#app/core/failure.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { addVideoLink } from '#app/features/school-media/gallery/add-video-link.server.ts'
import { deleteMedia, restoreMedia } from '#app/features/school-media/gallery/delete-media.server.ts'
import { describeMedia } from '#app/features/school-media/gallery/describe-media.server.ts'
import { moveMedia } from '#app/features/school-media/gallery/move-media.server.ts'
import { setPoster } from '#app/features/school-media/gallery/set-poster.server.ts'
import {
  itemSchema,
  linkSchema,
  moveSchema,
  posterSchema,
  removeSubtitlesSchema,
  subtitlesSchema,
  wordsSchema,
} from '#app/features/school-media/media.schema.ts'
import { mediaQuery } from '#app/features/school-media/media-view.ts'
import { MEDIA_POLICY } from '#app/features/school-media/policy.ts'
import { removeSubtitles, setSubtitles } from '#app/features/school-media/set-subtitles.server.ts'
import { discardUpload } from '#app/features/school-media/uploads/discard-upload.server.ts'
import { receiveForm } from '#app/features/school-media/uploads/receive-form.server.ts'
import { requireUpload } from '#app/features/school-media/uploads/require-upload.server.ts'
import { type MessageKey, messageCookie } from '../../message.server.ts'
import { sessionForChange } from '../../session.server.ts'

type Asked = { request: Request; context: Readonly<RouterContextProvider> }
type Item = { schoolId: string; mediaId: string }

/** Handles the forms of the screen, told apart by their intent; files come in a separate form (`?send=<school>`). */
export async function changeMedia(asked: Asked) {
  const { request, context } = asked
  if (new URL(request.url).searchParams.has('send')) return await takeFiles(asked)
  const form = await formOf(request)
  const member = async ({ schoolId }: { schoolId: string }) => ({
    userId: (await sessionForChange({ context })).userId,
    schoolId,
  })
  const address = context.get(visitorContext).address
  switch (form.get('intent')) {
    case 'restore':
      return await submit(form, { schema: itemSchema }, async (item: Item) => {
        await restoreMedia(await member(item), item.mediaId)
        return back(request, 'message.mediaRestored')
      })
    case 'move':
      return await submit(form, { schema: moveSchema }, async (item) => {
        await moveMedia(await member(item), item.mediaId, item.to)
        return back(request)
      })
    case 'words':
      return await submit(form, { schema: wordsSchema }, async (item) => {
        await describeMedia(await member(item), item.mediaId, item)
        return back(request, 'message.mediaSaved')
      })
    case 'poster':
      return await submit(form, { schema: posterSchema }, async (item) => {
        await setPoster(await member(item), item.mediaId, item.poster, address)
        return back(request, 'message.mediaSaved')
      })
    case 'subtitles':
      return await submit(form, { schema: subtitlesSchema }, async ({ subtitles: file, ...item }) => {
        await setSubtitles(await member(item), { ...item, file }, address)
        return back(request, 'message.mediaSaved')
      })
    case 'remove-subtitles':
      return await submit(form, { schema: removeSubtitlesSchema }, async (item) => {
        await removeSubtitles(await member(item), item.mediaId, item.language)
        return back(request, 'message.mediaSaved')
      })
    case 'link':
      return await submit(form, { schema: linkSchema, field: AT_LINK }, async (video) => {
        await addVideoLink(await member(video), video)
        return redirect(here(request) + mediaQuery({ kind: 'video' }), messageOf('message.videoAdded'))
      })
    case 'discard':
      return await submit(form, { schema: itemSchema }, async ({ mediaId }) => {
        await requireUpload((await sessionForChange({ context }, MEDIA_POLICY.discardUpload)).userId, mediaId)
        await discardUpload(mediaId)
        return back(request, 'message.uploadDiscarded')
      })
    default:
      return await submit(form, { schema: itemSchema, unexpected: 'media_delete' }, async (item) => {
        await deleteMedia(await member(item), item.mediaId)
        return back(request, undefined, { deleted: item.mediaId })
      })
  }
}

const AT_LINK: Partial<Record<FailureCode, string>> = { media_link: 'link' }

/** Handles files sent without JavaScript: the page shows their state, or why they were refused. */
async function takeFiles({ request, context }: Asked): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const kind = searchParams.get('type') === 'videos' ? 'video' : 'image'
  try {
    const { userId } = await sessionForChange({ context })
    const member = { userId, schoolId: searchParams.get('send') ?? '' }
    await receiveForm(member, kind, request, context.get(visitorContext).address)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const query = new URLSearchParams({ view: 'upload', type: `${kind}s`, refused: error.code })
    return redirect(`${here(request)}?${query}`)
  }
  const message = kind === 'image' ? 'message.imagesUploaded' : 'message.videosUploaded'
  return redirect(here(request) + mediaQuery({ kind }), messageOf(message))
}

/** Redirects to the same view, without the parameters that earlier changes left in its address. */
function back(request: Request, message?: MessageKey, more: Record<string, string> = {}): Response {
  const { searchParams } = new URL(request.url)
  for (const name of ['deleted', 'refused', 'index']) searchParams.delete(name)
  for (const [name, value] of Object.entries(more)) searchParams.set(name, value)
  return redirect(`${here(request)}${searchParams.size > 0 ? `?${searchParams}` : ''}`, messageOf(message))
}

const here = (request: Request) => new URL(request.url).pathname.replace(/\.data$/, '')
const messageOf = (message?: MessageKey) =>
  message ? { headers: { 'set-cookie': messageCookie(message) } } : undefined
