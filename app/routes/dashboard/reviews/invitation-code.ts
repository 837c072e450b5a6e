import { findOwnInvitation } from '#app/features/reviews/invitations/find-invitation.server.ts'
import { renderQrCode, renderQrCodePng } from '#app/features/reviews/invitations/render-qr-code.server.ts'
import { requireDashboard } from '../dashboard-school.server.ts'
import type { Route } from './+types/invitation-code.ts'

/** The QR code of the school's link: `/dashboard/reviews/invitation.svg` or `.png`. */
export async function loader(args: Route.LoaderArgs) {
  const { school } = await requireDashboard(args)
  const invitation = await findOwnInvitation(school.id)
  if (!invitation) throw new Response(null, { status: 404 })
  return new URL(args.request.url).pathname.endsWith('.png')
    ? file('png', 'image/png', Uint8Array.from(await renderQrCodePng(invitation.address)))
    : file('svg', 'image/svg+xml', renderQrCode(invitation.address))
}

function file(extension: string, type: string, body: BodyInit): Response {
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="invitation.${extension}"`,
      'cache-control': 'private, no-store',
    },
  })
}
