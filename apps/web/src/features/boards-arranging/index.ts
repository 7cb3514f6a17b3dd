export { ArrangedGrid } from './arranged-grid.late.ts'
export { BoardFilters, shownFilters } from './board-filters.tsx'
export { FinishedBoards } from './finished-boards.late.ts'
export { OrganizeBoards, shownOrders, useBoardDensity } from './organize-boards.tsx'
