import type { Config } from '@react-router/dev/config'

// What loads data in the browser is little: a file of its own for it would cost more than it brings.
export default { ssr: true, splitRouteModules: false } satisfies Config
