type StoredFile = { content: Uint8Array; type: string; extension: string }

/** Answers with an uploaded file for moderators: downloaded, never shown as a page, kept in no cache. */
export function fileAnswer({ content, type, extension }: StoredFile, name: string): Response {
  return new Response(new Uint8Array(content), {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}.${extension}"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cache-control': 'private, no-store',
    },
  })
}
