// What a member has saved themself, as their own profile tells of it.
export { countQuickSaves } from './quick-saves.queries.ts'
