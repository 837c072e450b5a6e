/**
 * Tasks of the decoders, each in a module that is loaded on first use. Outside a decoder, import only types from here.
 */
export const tasks = {
  square: async (bytes: Uint8Array, side: number) =>
    (await import('../images/render-picture.ts')).renderSquare(bytes, side),
  whole: async (bytes: Uint8Array, longest: number) =>
    (await import('../images/render-picture.ts')).renderWhole(bytes, longest),
  sizes: async (bytes: Uint8Array) => (await import('../images/render-sizes.ts')).renderSizes(bytes),
  video: async (from: string, to: string) => (await import('../videos/rewrite-video.ts')).rewriteVideo(from, to),
}
export type Tasks = typeof tasks
