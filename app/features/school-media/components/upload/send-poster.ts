/** Maximum side length of the picture in pixels. */
const MAX_SIDE = 1280
/** Seconds from the beginning: many videos start with a black picture. */
const SHOWN_AT = 1
/** Browsers that cannot read a video may never report it. */
const PATIENCE_MS = 8000

/** Takes a still picture from a video and sends it along; a video that this browser cannot play gets none. */
export async function sendPoster(
  { pathname, schoolId, mediaId }: { pathname: string; schoolId: string; mediaId: string },
  file: File,
): Promise<void> {
  const picture = await posterFrameOf(file)
  if (!picture) return
  const form = new FormData()
  for (const [name, value] of Object.entries({ intent: 'poster', schoolId, mediaId })) form.set(name, value)
  form.set('poster', picture, 'poster.jpg')
  await fetch(pathname, { method: 'POST', body: form, redirect: 'manual' }).catch(() => {})
}

async function posterFrameOf(file: File): Promise<Blob | null> {
  const address = URL.createObjectURL(file)
  const video = document.createElement('video')
  try {
    video.muted = true
    video.preload = 'auto'
    video.src = address
    await seen(video, 'loadedmetadata')
    video.currentTime = Math.min(SHOWN_AT, (Number.isFinite(video.duration) ? video.duration : 0) / 2)
    await seen(video, 'seeked')
    return await draw(video)
  } catch {
    return null
  } finally {
    video.removeAttribute('src')
    URL.revokeObjectURL(address)
  }
}

function draw(video: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth, videoHeight } = video
  const scale = Math.min(1, MAX_SIDE / Math.max(videoWidth, videoHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(videoWidth * scale)
  canvas.height = Math.round(videoHeight * scale)
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
}

function seen(video: HTMLVideoElement, event: 'loadedmetadata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true })
    video.addEventListener('error', () => reject(new Error('The video cannot be read.')), { once: true })
    setTimeout(() => reject(new Error('The video takes too long.')), PATIENCE_MS)
  })
}
