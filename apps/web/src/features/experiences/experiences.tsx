import type { ExperiencePlacement } from '@pinfold/contract'
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
