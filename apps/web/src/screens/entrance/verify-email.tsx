import { VerifyEmailScreen } from '../../features/account-recovery/index.ts'
import { pageHead } from '../heads/page-head.ts'
import type { Route } from './+types/verify-email.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: 'Confirm your email address', isPrivate: true }, matches)
}

export default function VerifyEmailRoute() {
  return <VerifyEmailScreen />
}
