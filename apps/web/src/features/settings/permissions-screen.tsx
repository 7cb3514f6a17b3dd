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
import { permissionWords } from './permissions.words.ts'

const circles = () => reachableBy.map((circle) => [circle, permissionWords[circle]] as const)

const fields = [
  'is_private_profile',
  'is_search_hidden',
  'show_all_pins',
  'show_shopping_list',
  'is_comments_allowed',
  'messages_from',
  'mentions_from',
  'shows_sensitive',
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
      shows_sensitive: values.isChecked('shows_sensitive'),
    })
  }
  return (
    <>
      <SettingsHeading text={permissionWords.lead}>{permissionWords.heading}</SettingsHeading>
      <SettingsForm label={permissionWords.heading} fields={fields} send={send}>
        {() => (
          <>
            <SettingsSection heading={permissionWords.profile}>
              <Checkbox
                name="is_private_profile"
                label={permissionWords.privateProfile}
                defaultChecked={settings.is_private_profile}
                help={permissionWords.privateProfileHelp}
              />
              <Checkbox
                name="is_search_hidden"
                label={permissionWords.searchHidden}
                defaultChecked={settings.is_search_hidden}
                help={permissionWords.searchHiddenHelp}
              />
              <Checkbox
                name="show_all_pins"
                label={permissionWords.showAllPins}
                defaultChecked={settings.show_all_pins}
                help={permissionWords.showAllPinsHelp}
              />
              <Checkbox
                name="show_shopping_list"
                label={permissionWords.showShoppingList}
                defaultChecked={settings.show_shopping_list}
                help={permissionWords.showShoppingListHelp}
              />
            </SettingsSection>
            <SettingsSection heading={permissionWords.pictures}>
              <Checkbox
                name="shows_sensitive"
                label={permissionWords.showSensitive}
                defaultChecked={settings.shows_sensitive}
                help={permissionWords.showSensitiveHelp}
              />
            </SettingsSection>
            <SettingsSection heading={permissionWords.commentsAndMentions}>
              <Checkbox
                name="is_comments_allowed"
                label={permissionWords.allowComments}
                defaultChecked={settings.is_comments_allowed}
                help={permissionWords.allowCommentsHelp}
              />
              <ChoiceGroup
                name="mentions_from"
                heading={permissionWords.whoMentions}
                chosen={settings.mentions_from}
                choices={circles()}
              />
            </SettingsSection>
            <SettingsSection heading={permissionWords.messages}>
              <ChoiceGroup
                name="messages_from"
                heading={permissionWords.whoMessages}
                chosen={settings.messages_from}
                choices={circles()}
              />
            </SettingsSection>
          </>
        )}
      </SettingsForm>
      <BlockedPeople first={blocked} />
    </>
  )
}
