import { VerifyEmailScreen } from '../../features/account-recovery/index.ts'
import { pageHead } from '../heads/page-head.ts'
import type { Route } from './+types/verify-email.ts'
import { entranceHeadWords } from './entrance-heads.words.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: entranceHeadWords.confirmEmail, isPrivate: true }, matches)
}

export default function VerifyEmailRoute() {
  return <VerifyEmailScreen />
}
