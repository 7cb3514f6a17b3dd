import { DEMO_USERNAME } from './people.ts'

/** Something said, or shown: a pin by the scene that its picture shows, or a board of the sender's by its name. */
export interface DemoMessage {
  readonly sender: string
  readonly text?: string
  readonly pin?: string
  readonly board?: string
}

/** People who write to each other; the first message opens the conversation. */
export interface DemoConversation {
  /** When it began. */
  readonly daysAgo: number
  readonly people: readonly string[]
  readonly messages: readonly DemoMessage[]
}

const says = (sender: string, text: string): DemoMessage => ({ sender, text })

/** What people of the demonstration write to each other. */
export const conversations: readonly DemoConversation[] = [
  {
    daysAgo: 1,
    people: ['marcosilva', DEMO_USERNAME],
    messages: [
      says(
        'marcosilva',
        'Hello! Two of your patterns look like the tiles on my street. Do you know where they are from?',
      ),
    ],
  },
  {
    daysAgo: 24,
    people: [DEMO_USERNAME, 'benokafor', 'lenabrandt'],
    messages: [
      { sender: DEMO_USERNAME, board: 'Balcony', text: 'Two square metres, facing west. What would you plant first?' },
      says('benokafor', 'Beans. They climb, so the two metres are really four.'),
      says('lenabrandt', 'And something for the bees between the pots.'),
      { sender: 'benokafor', pin: 'potInTheSun' },
      says(DEMO_USERNAME, 'Beans it is. I will send a picture when they flower.'),
    ],
  },
  {
    daysAgo: 6,
    people: [DEMO_USERNAME, 'hanakim'],
    messages: [
      { sender: DEMO_USERNAME, pin: 'terrazzo', text: 'Saw this and thought of you.' },
      says('hanakim', 'Oh, that would make a glaze! Ash, two coats, the second one thin.'),
      says(DEMO_USERNAME, 'And the cat?'),
      says('hanakim', 'Asleep in the kiln room. It is the warmest place in the house.'),
    ],
  },
]
