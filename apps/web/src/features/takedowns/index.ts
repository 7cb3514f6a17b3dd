export { NoticesScreen } from './notices-screen.tsx'
export { TakedownScreen } from './takedown-screen.tsx'
export { TransparencyScreen } from './transparency-screen.tsx'
export { WithdrawalScreen } from './withdrawal-screen.tsx'
