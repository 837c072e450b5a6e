import type { RouteConfig } from '@react-router/dev/routes'
import { SITE_MAP } from './site-map/site-map.ts'

export default SITE_MAP satisfies RouteConfig
