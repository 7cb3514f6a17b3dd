export { CreateMenu } from './create-menu.tsx'
export type { CreationStart } from './creation-start.ts'
export { BoardFlyout, SectionFlyout } from './flyout/board-flyout.tsx'
export { Flyout } from './flyout/flyout.tsx'
