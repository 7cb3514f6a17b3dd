import { WithdrawalScreen } from '../../features/takedowns/index.ts'
import { pageHead } from '../heads/page-head.ts'
import type { Route } from './+types/withdrawal.ts'
import { legalHeadWords } from './legal-heads.words.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: legalHeadWords.withdrawal, isPrivate: true }, matches)
}

export default function WithdrawalRoute() {
  return <WithdrawalScreen />
}
