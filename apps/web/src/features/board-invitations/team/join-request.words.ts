import { defineWords } from '@pinfold/words'

/** The dialog that asks to be let onto a board. */
export const joinRequestWords = defineWords('join-request', {
  yourRequest: 'Your request to join {board}',
  join: 'Join {board}?',
  sent: 'Sent <age></age>. {owner} hasn’t answered yet.',
  weAsk: 'We ask {owner} to let you add Pins and sections to this board.',
  takenBack: 'You took your request to join {board} back',
  withdraw: 'Withdraw',
  keepWaiting: 'Keep waiting',
  asked: 'You asked to join {board}',
  ask: 'Ask to join',
})
