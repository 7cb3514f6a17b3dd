import { VerifyEmailScreen } from '../../features/accounts/recovery/verify-email-screen.tsx'
import { pageHead } from '../page-head.ts'
import type { Route } from './+types/verify-email.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: 'Confirm your email address', isPrivate: true }, matches)
}

export default function VerifyEmailRoute() {
  return <VerifyEmailScreen />
}
