import { businessAccountResource, userSettingsResource } from '@pinfold/contract'
import { requireMember } from '../../platform/auth/viewer.ts'
import type { Binder } from '../../platform/http/binder.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import { chooseConsent } from './commands/choose-consent.ts'
import { chooseLanguage } from './commands/choose-language.ts'
import { convertToBusiness } from './commands/convert-to-business.ts'
import { leaveBusiness } from './commands/leave-business.ts'
import { changedConsent, presentSettings } from './consent.ts'
import { presentViewer } from './viewers.ts'

/** What the viewer chose about being remembered, and what kind of account they have. */
export function bindUserSettings({ bind }: Pick<Binder, 'bind'>, deps: WriteDeps & { mediaUrl: string }): void {
  // Who asks is known with their choice, so reading it asks nothing.
  bind(userSettingsResource.get, async ({ viewer }) => presentSettings(viewer))

  bind(userSettingsResource.update, async ({ viewer, options, request }) => {
    const consent = changedConsent(viewer.consent, options)
    if (consent) await chooseConsent(deps, viewer, consent, request)
    const { locale } = options
    if (locale !== undefined) await chooseLanguage(deps, viewer, locale, request.cookies)
    return presentSettings({ ...viewer, locale: locale ?? viewer.locale }, consent ?? viewer.consent)
  })

  bind(businessAccountResource.create, async ({ viewer, options }) => {
    const member = requireMember(viewer)
    await convertToBusiness(deps, member, options)
    const kind = member.kind === 'employee' ? 'employee' : 'partner'
    return presentViewer({ ...member, kind, isPartner: true, fullName: options.business_name }, deps.mediaUrl)
  })
  bind(businessAccountResource.delete, async ({ viewer }) => {
    const member = requireMember(viewer)
    await leaveBusiness(deps, member)
    const kind = member.kind === 'employee' ? 'employee' : 'authenticated'
    return presentViewer({ ...member, kind, isPartner: false }, deps.mediaUrl)
  })
}
