import { Outlet } from 'react-router'
import { loadCatalogue } from '#app/i18n/load-catalogue.client.ts'
import { Shell } from '#app/routes/shell/shell.tsx'
import type { Route } from './+types/layout.ts'

export const loader = () => null

/** Fetches the texts of the next page before it is drawn, also when it answers with a failure. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await loadCatalogue(new URL(request.url).pathname)
  return null
}

/** Every page may need other texts. */
export const shouldRevalidate = () => true

export default function PublicLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}
