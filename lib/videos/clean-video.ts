import fs from 'node:fs/promises'
import { decoders, IN_A_JOB } from '../decoders/lanes.ts'
import { TaskKilled, TaskRefused } from '../decoders/task-killed.ts'
import type { VideoFacts } from './rewrite-video.ts'
import { type VideoProblem, VideoRefused } from './video-refused.ts'

/**
 * Rewrites a video without decoding it, in a separate process: pictures and sound stay as they are, and nothing else in
 * the file is kept – no place, camera, comments or further tracks such as those with positions.
 *
 * @param from file to read
 * @param to file to write; there is none when the video is refused
 * @throws VideoRefused, with TaskKilled as the cause when reading it broke a limit
 */
export async function cleanVideo(from: string, to: string): Promise<VideoFacts> {
  try {
    return await decoders.run('video', [from, to], IN_A_JOB)
  } catch (error) {
    await fs.rm(to, { force: true })
    if (error instanceof TaskKilled) throw new VideoRefused('damaged', error)
    if (error instanceof TaskRefused && isProblem(error.problem)) throw new VideoRefused(error.problem, error)
    throw error
  }
}

const isProblem = (word: string): word is VideoProblem => ['kind', 'damaged', 'pixels'].includes(word)
