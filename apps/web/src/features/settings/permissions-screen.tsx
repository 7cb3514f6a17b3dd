import {
  type PermissionSettings,
  permissionSettingsResource,
  reachableBy,
  type ReachableBy,
  type userBlocksResource,
} from '@pinfold/contract'
import { type Answer, call } from '../../api/client.ts'
import type { Values } from '../../api/use-form.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { BlockedPeople } from './blocked-people.tsx'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { SettingsForm } from '../../entities/viewer/settings/settings-form.tsx'
import { SettingsHeading, SettingsSection } from '../../entities/viewer/settings/settings-heading.tsx'

const words: Record<ReachableBy, string> = {
  everyone: 'Everyone',
  following: 'Only people you follow',
  nobody: 'Nobody',
}
const circles = reachableBy.map((circle) => [circle, words[circle]] as const)

const fields = [
  'is_private_profile',
  'is_search_hidden',
  'show_all_pins',
  'show_shopping_list',
  'is_comments_allowed',
  'messages_from',
  'mentions_from',
]

interface PermissionsScreenProps {
  readonly settings: PermissionSettings
  readonly blocked: Answer<typeof userBlocksResource.get>
}

/** CR-06: who may see, find and reach the member, and whom they blocked. */
export function PermissionsScreen({ settings, blocked }: PermissionsScreenProps) {
  const send = async (values: Values) => {
    await call(permissionSettingsResource.update, {
      is_private_profile: values.isChecked('is_private_profile'),
      is_search_hidden: values.isChecked('is_search_hidden'),
      show_all_pins: values.isChecked('show_all_pins'),
      show_shopping_list: values.isChecked('show_shopping_list'),
      is_comments_allowed: values.isChecked('is_comments_allowed'),
      messages_from: values.text('messages_from') as ReachableBy,
      mentions_from: values.text('mentions_from') as ReachableBy,
    })
  }
  return (
    <>
      <SettingsHeading text="Who can see, find and message you.">Privacy and permissions</SettingsHeading>
      <SettingsForm label="Privacy and permissions" fields={fields} send={send}>
        {() => (
          <>
            <SettingsSection heading="Profile">
              <Checkbox
                name="is_private_profile"
                label="Private profile"
                defaultChecked={settings.is_private_profile}
                help="Only followers you approve see your profile, Pins, boards, followers and following lists. Your current followers stay. Your Pins disappear from search and everyone else’s feeds, but people keep what they have saved from you."
              />
              <Checkbox
                name="is_search_hidden"
                label="Hide your profile from search engines"
                defaultChecked={settings.is_search_hidden}
                help="We ask search engines to leave out your profile, boards and Pins. It can take them weeks to do so."
              />
              <Checkbox
                name="show_all_pins"
                label="Show All Pins before your boards"
                defaultChecked={settings.show_all_pins}
                help="A card that opens everything you’ve saved. People only see what they’re allowed to."
              />
              <Checkbox
                name="show_shopping_list"
                label="Show your shopping list before your boards"
                defaultChecked={settings.show_shopping_list}
                help="A card that opens the products you’ve saved."
              />
            </SettingsSection>
            <SettingsSection heading="Comments and mentions">
              <Checkbox
                name="is_comments_allowed"
                label="Allow comments on your Pins"
                defaultChecked={settings.is_comments_allowed}
                help="When this is off, only you can comment. Existing comments stay."
              />
              <ChoiceGroup
                name="mentions_from"
                heading="Who can mention you"
                chosen={settings.mentions_from}
                choices={circles}
              />
            </SettingsSection>
            <SettingsSection heading="Messages">
              <ChoiceGroup
                name="messages_from"
                heading="Who can message you"
                chosen={settings.messages_from}
                choices={circles}
              />
            </SettingsSection>
          </>
        )}
      </SettingsForm>
      <BlockedPeople first={blocked} />
    </>
  )
}
