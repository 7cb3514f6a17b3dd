export { AppBannerGate } from './app-banner-gate.tsx'
export { MemberBanners } from './member-banners.tsx'
export { UpgradeBannerGate } from './upgrade-banner-gate.tsx'
