import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

// The whole site map. German stands without prefix, the other languages with one: /results, /en/results.
export default [
  route('api/suggest', 'routes/api/suggest.ts'),
  route('api/map', 'routes/api/map.ts'),
  route('api/map/overview', 'routes/api/map-overview.ts'),
  route('api/map/schools', 'routes/api/map-schools.ts'),
  route('api/places', 'routes/api/places.ts'),
  route('schools/:id/map.svg', 'routes/api/school-map.ts'),
  route(':locale?', 'routes/locale.tsx', [
    route('results.csv', 'routes/public/results-download.ts', { id: 'results-csv' }),
    route('results.json', 'routes/public/results-download.ts', { id: 'results-json' }),
    route('compare.csv', 'routes/public/compare-download.ts'),
    layout('routes/public/layout.tsx', [
      index('routes/public/home.tsx'),
      route('results', 'routes/public/results.tsx'),
      route('compare', 'routes/public/compare.tsx'),
      route('schools/:id', 'routes/public/school.tsx'),
      route('schools/:id/review', 'routes/public/review.tsx'),
      layout('routes/public/pages-layout.tsx', [
        route('ordering', 'routes/public/ordering.tsx'),
        route('for-schools', 'routes/public/for-schools.tsx'),
        route('premium', 'routes/public/premium.tsx'),
        route('about', 'routes/public/about.tsx'),
      ]),
      route('contact', 'routes/public/contact.ts'),
      route('*', 'routes/public/not-found.tsx'),
    ]),
    layout('routes/auth/layout.tsx', [
      route('auth', 'routes/auth/auth.tsx'),
      route('auth/check-email', 'routes/auth/check-email.tsx'),
      route('auth/confirm', 'routes/auth/confirm.tsx'),
      route('auth/forgot', 'routes/auth/forgot.tsx'),
      route('auth/reset', 'routes/auth/reset.tsx'),
      route('auth/second-factor', 'routes/auth/second-factor.tsx'),
      route('auth/change-email', 'routes/auth/change-email.tsx'),
      route('auth/restore', 'routes/auth/restore.tsx'),
      route('auth/unsubscribe', 'routes/auth/unsubscribe.tsx'),
    ]),
    route('auth/sign-out', 'routes/auth/sign-out.ts'),
    layout('routes/account/layout.tsx', [
      route('account', 'routes/account/profile.tsx'),
      route('account/security', 'routes/account/security.tsx'),
      route('account/notifications', 'routes/account/notifications.tsx'),
      route('account/reviews', 'routes/account/reviews.tsx'),
      route('account/favourites', 'routes/account/favourites.tsx'),
      route('account/data', 'routes/account/data.tsx'),
    ]),
    route('account/export', 'routes/account/export.ts'),
    route('account/avatar', 'routes/account/avatar.ts'),
  ]),
  route('api/auth/callback/google', 'routes/auth/google-callback.ts'),
] satisfies RouteConfig
