import fs from 'node:fs/promises'
import {
  Conversion,
  FilePathSource,
  FilePathTarget,
  Input,
  type InputFormat,
  MP4,
  Mp4OutputFormat,
  Output,
  type OutputFormat,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import { checkSampleTables } from './check-sample-tables.ts'
import { cleanOgg } from './clean-ogg.ts'
import { VIDEO_HEAD_BYTES, type VideoKind, videoKind } from './video-kind.ts'
import { VideoRefused } from './video-refused.ts'

// Loaded by decoders only (lib/decoders), because its input is untrusted.

/** Width and height in pixels as shown, duration in seconds. */
export type VideoFacts = { kind: VideoKind; width: number; height: number; duration: number }

/** Longest side of an accepted video: 8K. */
const MAX_SIDE = 8192

const WRITERS: Record<'mp4' | 'webm', { reads: InputFormat; writes: () => OutputFormat }> = {
  mp4: { reads: MP4, writes: () => new Mp4OutputFormat({ fastStart: false }) },
  webm: { reads: WEBM, writes: () => new WebMOutputFormat() },
}

/**
 * Rewrites a video without decoding it: pictures and sound stay as they are, and nothing else in the file is kept – no
 * place, camera, comments or further tracks such as those with positions.
 *
 * @param from file to read
 * @param to file to write; there is none when the video is refused
 * @throws VideoRefused
 */
export async function rewriteVideo(from: string, to: string): Promise<VideoFacts> {
  const kind = videoKind(await headOf(from))
  if (!kind) throw new VideoRefused('kind')
  try {
    if (kind === 'mp4') await checkSampleTables(from)
    const facts = { kind, ...(await (kind === 'ogg' ? cleanOgg(from, to) : rewrite(from, to, WRITERS[kind]))) }
    if (!(facts.width > 0 && facts.height > 0 && facts.duration > 0)) throw new VideoRefused('damaged')
    if (Math.max(facts.width, facts.height) > MAX_SIDE) throw new VideoRefused('pixels')
    return facts
  } catch (error) {
    await fs.rm(to, { force: true })
    throw error instanceof VideoRefused ? error : new VideoRefused('damaged', error)
  }
}

async function headOf(file: string): Promise<Uint8Array> {
  const handle = await fs.open(file)
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(VIDEO_HEAD_BYTES), position: 0 })
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

async function rewrite(from: string, to: string, { reads, writes }: (typeof WRITERS)['mp4']) {
  const input = new Input({ formats: [reads], source: new FilePathSource(from) })
  try {
    const track = await input.getPrimaryVideoTrack()
    if (!track) throw new VideoRefused('damaged')
    const output = new Output({ format: writes(), target: new FilePathTarget(to) })
    const copy = await Conversion.init({
      input,
      output,
      tracks: 'primary',
      tags: {},
      copy: { mode: 'forced', shiftTolerance: Number.POSITIVE_INFINITY },
      showWarnings: false,
    })
    if (!copy.utilizedTracks.includes(track)) throw new VideoRefused('damaged')
    await copy.execute()
    const [width, height] = await Promise.all([track.getDisplayWidth(), track.getDisplayHeight()])
    return { width, height, duration: await input.computeDuration() }
  } finally {
    input.dispose()
  }
}
