import { type PushSubscriptionEntry, pushSubscriptionResource } from '@pinfold/contract'
import { useEffect, useState } from 'react'
import { call } from '../../../api/client.ts'
import { messageOf } from '../../../api/failure.ts'
import { Switch } from '../../../ui/switch.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { SettingsSection } from '../../../entities/viewer/settings/settings-heading.tsx'
import { isSubscribedHere, type PushPermission, pushPermission, subscribeHere } from './push-device.ts'
import { notificationSettingsWords } from '../settings/notification-settings.words.ts'

interface PushSettingProps {
  readonly publicKey: string
  readonly subscriptions: readonly PushSubscriptionEntry[]
}

const notes = {
  unsupported: () => notificationSettingsWords.pushUnsupported,
  blocked: () => notificationSettingsWords.pushBlocked,
  possible: () => notificationSettingsWords.pushPossible,
} satisfies Record<PushPermission, () => string>

/** DI-07: whether news are pushed to this browser. */
export function PushSetting({ publicKey, subscriptions }: PushSettingProps) {
  const [permission, setPermission] = useState<PushPermission>('possible')
  const [isHeldHere, setHeldHere] = useState(true)
  const [wanted, setWanted] = useState<boolean | null>(null)
  const current = subscriptions.find(({ is_current }) => is_current)

  useEffect(() => {
    let isLeft = false
    const look = async () => {
      const isHeld = await isSubscribedHere().catch(() => false)
      if (isLeft) return
      setPermission(pushPermission())
      setHeldHere(isHeld)
    }
    void look()
    return () => {
      isLeft = true
    }
  }, [])

  const change = async (isOn: boolean) => {
    setWanted(isOn)
    try {
      if (isOn) setHeldHere(await subscribeHere(publicKey))
      else if (current) await call(pushSubscriptionResource.delete, { push_subscription_id: current.id })
    } catch (error) {
      showToast({ text: textOf(error) })
    }
    setPermission(pushPermission())
    setWanted(null)
  }

  return (
    <SettingsSection heading={notificationSettingsWords.onDevice}>
      <Switch
        label={notificationSettingsWords.push}
        help={notes[permission]()}
        isOn={wanted ?? (permission === 'possible' && isHeldHere && current !== undefined)}
        isDisabled={wanted !== null || permission !== 'possible'}
        onChange={(isOn) => void change(isOn)}
      />
    </SettingsSection>
  )
}

/** Browsers throw in words that say nothing to people. */
const textOf = (error: unknown): string =>
  error instanceof DOMException ? notificationSettingsWords.pushFailed : messageOf(error)
