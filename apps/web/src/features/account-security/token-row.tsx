import type { AccessToken, AccessTokenDomain, AccessTokenScope } from '@pinfold/contract'
import { useLocale } from '../../api/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { SettingsRow } from '../../entities/viewer/settings/settings-heading.tsx'
import { accessTokenWords } from './access-tokens.words.ts'

/** What members call what a token may be given for. */
export const domainNames = {
  boards: () => accessTokenWords.boards,
  pins: () => accessTokenWords.pins,
  secret_boards: () => accessTokenWords.secretBoards,
  user: () => accessTokenWords.profile,
  ads: () => accessTokenWords.ads,
} as const satisfies Record<AccessTokenDomain, () => string>

function scopeName(scope: AccessTokenScope): string {
  const [domain, right] = scope.split(':') as [AccessTokenDomain, 'read' | 'write']
  const name = domainNames[domain]()
  return right === 'read' ? accessTokenWords.mayRead({ name }) : accessTokenWords.mayChange({ name })
}

interface TokenRowProps {
  readonly token: AccessToken
  readonly isBusy: boolean
  readonly onRevoke: () => void
}

function lifeOf({ expires_at: end, is_expired: isOver }: AccessToken, dateOf: (text: string) => string): string {
  if (end === null) return accessTokenWords.validUntilRevoked
  return isOver ? accessTokenWords.overSince({ date: dateOf(end) }) : accessTokenWords.validUntil({ date: dateOf(end) })
}

/** A token with what it may do, how long it lives, and its end. */
export function TokenRow({ token, isBusy, onRevoke }: TokenRowProps) {
  const locale = useLocale()
  const dateOf = (text: string) => new Date(text).toLocaleDateString(locale, { dateStyle: 'medium' })
  const use =
    token.last_used_at === null
      ? accessTokenWords.neverUsed
      : accessTokenWords.lastUsed({ date: dateOf(token.last_used_at) })
  const scopes = new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(token.scopes.map(scopeName))
  return (
    <SettingsRow label={token.name} text={`${scopes} · ${lifeOf(token, dateOf)} · ${use}`}>
      <Button
        size={32}
        isBusy={isBusy}
        aria-label={accessTokenWords.revokeNamed({ name: token.name })}
        onClick={onRevoke}
      >
        {accessTokenWords.revoke}
      </Button>
    </SettingsRow>
  )
}
