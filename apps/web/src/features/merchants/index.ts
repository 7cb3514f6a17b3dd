export { MerchantApplication } from './merchant-application.tsx'
export { MerchantBadges } from './merchant-badges.tsx'
