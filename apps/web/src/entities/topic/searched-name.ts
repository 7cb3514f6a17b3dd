import type { Topic } from '@pinfold/contract'
import { currentLanguage } from '@pinfold/words'

/** Pins are searched by the words that most of them have: those of the topic's address where its name is translated. */
export const searchedName = ({ name, slug }: Topic) => (currentLanguage() === 'en' ? name : slug.replaceAll('-', ' '))
