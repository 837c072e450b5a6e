import type { Config } from '@react-router/dev/config'

// The code that loads data in the browser is small: a separate file for it would cost more than it saves.
export default { ssr: true, splitRouteModules: false } satisfies Config
