import { adminMe } from '@pinfold/contract'
import { Outlet, useLocation } from 'react-router'
import { AdminFrame, AdminGate, adminWords } from '../../features/administration/index.ts'
import { OWN_SHELL } from '../../ui/plain-page.ts'
import { pageHead } from '../heads/page-head.ts'
import { callForAdmin, isOpened } from './call-for-admin.ts'
import type { Route } from './+types/layout.ts'

export const handle = OWN_SHELL

export async function loader(args: Route.LoaderArgs) {
  const answer = await callForAdmin(args, adminMe, {})
  return isOpened(answer) ? { me: answer.data, gate: null } : { me: null, gate: answer.gate }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: adminWords.area, isPrivate: true }, matches)
}

export default function AdminLayout({ loaderData: { me, gate } }: Route.ComponentProps) {
  const { pathname } = useLocation()
  return (
    <AdminFrame pathname={pathname} me={me}>
      {gate === null ? <Outlet /> : <AdminGate gate={gate} />}
    </AdminFrame>
  )
}
