export { MemberBanners } from './member-banners.tsx'
export { UpgradeBannerGate } from './upgrade-banner-gate.tsx'
