import type { Pin } from '@pinfold/contract'

/** One fact for every card of a picture: where the viewer has it. */
export const savedKey = (pin: Pin) => ['aggregate', pin.aggregated_pin_data.id, 'saved'] as const

/** One fact for every card of a picture: how people react to it. */
export const reactionsKey = (pin: Pin) => ['aggregate', pin.aggregated_pin_data.id, 'reactions'] as const

/** Whether a pin's cards show it no more. */
export const goneKey = (pinId: string) => ['pin', pinId, 'gone'] as const
export const favoriteKey = (pinId: string) => ['pin', pinId, 'favorite'] as const

/** The key under which a pin is kept as it was when somebody began to save it. */
export const pinForSavingKey = (pinId: string) => ['pin', pinId, 'for saving'] as const
export const heldPlacesKey = (pinId: string) => ['pin', pinId, 'boards'] as const
