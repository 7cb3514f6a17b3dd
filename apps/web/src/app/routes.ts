import { type RouteConfig, index, route } from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
  route('homefeed', 'routes/homefeed.ts'),
  route('login', 'routes/login.tsx'),
  route('signup', 'routes/signup.tsx'),
  route('pin/:pinId', 'routes/closeup.tsx'),
  route('pin/:pinId/repin', 'routes/closeup.tsx', { id: 'repin' }),
  route('pin-creation-tool', 'routes/pin-creation.tsx'),
  route('board/create', 'routes/create-board.tsx'),
  route('board/:boardId/create_section', 'routes/create-section.tsx'),
  route('settings/account-settings', 'routes/account-settings.tsx'),
  route(':username', 'routes/profile.tsx'),
  route(':username/_saved', 'routes/profile.tsx', { id: 'profile-saved' }),
  route(':username/_boards', 'routes/profile.tsx', { id: 'profile-boards' }),
  route(':username/_pins', 'routes/profile-pins.tsx'),
  route(':username/pins', 'routes/all-pins.tsx'),
  route(':username/:slug', 'routes/board.tsx'),
  route(':username/:slug/:sectionSlug', 'routes/section.tsx'),
  route('*', 'routes/missing.tsx'),
] satisfies RouteConfig
