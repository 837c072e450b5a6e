import { Outlet } from 'react-router'
import { Shell } from '#app/routes/shell/shell.tsx'

export default function PublicLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}
