import type { ExperiencePlacement } from '@pinfold/contract'
import { useMatches } from 'react-router'
import { OWN_SHELL, PLAIN_PAGE } from '../../ui/plain-page.ts'
import { AnchoredMessage } from './anchored-message.tsx'
import { BannerMessage } from './banner-message.tsx'
import type { MessageProps } from './message-props.ts'
import { ModalMessage } from './modal-message.tsx'
import { useExperiences } from './use-experiences.ts'

const messages: Readonly<Record<string, (props: MessageProps) => React.ReactNode>> = {
  banner: BannerMessage,
  modal: ModalMessage,
  flyout: AnchoredMessage,
  tooltip: AnchoredMessage,
}

/** All messages that there are for whoever looks; of those that want to be seen one is at a time. */
export function Experiences({ placements }: { readonly placements: readonly ExperiencePlacement[] }) {
  const { experiences, onSeen, onOver } = useExperiences(placements)
  const handles = useMatches().map(({ handle }) => handle)
  // Pages that are for one thing, and those of the operator's people, have no places.
  if (handles.includes(OWN_SHELL) || handles.includes(PLAIN_PAGE)) return null
  return experiences.map((experience) => {
    const Message = messages[experience.type]
    return (
      Message && (
        <Message
          key={experience.experience_id}
          experience={experience}
          onSeen={() => onSeen(experience)}
          onOver={(what) => onOver(experience, what)}
        />
      )
    )
  })
}
