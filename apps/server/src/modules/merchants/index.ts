export { bindMerchants } from './merchants.routes.ts'
export { scheduleMerchants } from './merchants.jobs.ts'
export { merchantData } from './merchant-data.ts'
export {
  declineMerchant,
  type Decider,
  type Grant,
  grantMerchant,
  type MerchantDecision,
  type NoteDecision,
  withdrawMerchant,
} from './commands/decide.ts'
export { type WaitingMerchant, waitingMerchants } from './waiting.view.ts'
