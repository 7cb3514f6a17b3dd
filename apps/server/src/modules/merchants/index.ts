export { grantMerchant } from './commands/decide.ts'
export { bindMerchants } from './merchants.routes.ts'
export { scheduleMerchants } from './merchants.jobs.ts'
export { merchantData } from './merchant-data.ts'
