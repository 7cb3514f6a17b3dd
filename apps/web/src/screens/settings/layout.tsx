import { Outlet, useLocation } from 'react-router'
import { links } from '../../api/links.ts'
import { SettingsFrame } from '../../features/settings/index.ts'
import { requireMember } from '../loading/load-page.ts'
import type { Route } from './+types/layout.ts'

export function loader(args: Route.LoaderArgs) {
  requireMember(args)
  return null
}

const isSame = (a: string, b: string) => a.replace(/\/$/, '') === b.replace(/\/$/, '')

export default function SettingsLayout() {
  const { pathname } = useLocation()
  return (
    <SettingsFrame pathname={pathname} isList={isSame(pathname, links.settings())}>
      <Outlet />
    </SettingsFrame>
  )
}
